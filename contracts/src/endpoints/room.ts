import * as z from 'zod/mini';
import { room, roomPerson } from '../entities/room.ts';
import { counter, flag, intWithin, optionalFlag, text, wireCode } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { ROOM_NAME_MAX_CHARS, ROOM_NOTICE_MAX_CHARS, SEATS_MAX, SEATS_MIN } from '../limits.ts';
import { ROOM_PATHS } from '../paths/room.ts';
import { device, inRoom, limit, page, SHAPE } from './room-fields.ts';

/** A category's id. */
const roomClass = z.string().check(z.regex(/^[0-9a-z_-]{1,20}$/));
const picture = z.string().check(z.maxLength(512));
const password = z.string().check(z.regex(/^[0-9A-Za-z]{0,12}$/));
/** Counted in UTF-16 units here; the platform counts characters. */
const name = z.string().check(z.maxLength(ROOM_NAME_MAX_CHARS * 2));
const notice = z.string().check(z.maxLength(ROOM_NOTICE_MAX_CHARS * 2));
const pageOfRooms = z.object({ list: z.array(room), page: counter, page_total: counter });

/** api.room.v1.room-list: the liveliest first. */
const list = defineEndpoint(ROOM_PATHS, {
  name: 'room.list',
  summary: 'Rooms by category, name or number, the liveliest first.',
  host: 'api',
  encoding: 'query',
  signed: false,
  request: z.object({
    page,
    limit,
    room_class: z.optional(roomClass),
    keyword: z.optional(z.string().check(z.maxLength(50))),
    device,
  }),
  data: pageOfRooms,
  refusals: [],
  causes: [],
  rules: ['api.room.v1.room-list'],
  provisional: SHAPE,
});

/** api.room.v1.roomCate.cateType */
const cateType = defineEndpoint(ROOM_PATHS, {
  name: 'room.cate_type',
  summary: 'The categories of rooms.',
  host: 'api',
  encoding: 'query',
  signed: false,
  request: z.object({ device }),
  data: z.object({ list: z.array(z.object({ id: text, name: text })) }),
  refusals: [],
  causes: [],
  rules: ['api.room.v1.roomCate.cateType'],
  provisional: SHAPE,
});

/** api.room.v1.room-add: the real-name gate is the platform's too (rule.create-room-requirements). */
const add = defineEndpoint(ROOM_PATHS, {
  name: 'room.add',
  summary: 'Create a room of my own. One a person, after the real-name verification.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({
    name,
    room_class: roomClass,
    cover: z.optional(picture),
    lock_pass: z.optional(password),
    s_room_notice: z.optional(notice),
    mic_num: z.optional(intWithin(SEATS_MIN, SEATS_MAX)),
    device,
  }),
  data: z.object({ room }),
  refusals: [
    'realNameNeeded',
    'roomAlreadyOwned',
    'roomNameInvalid',
    'roomTextBlocked',
    'imageBlocked',
    'requestInvalid',
    'tooManyRequests',
  ],
  causes: [],
  rules: ['api.room.v1.room-add', 'rule.create-room-requirements', 'role.real-name-verified'],
  provisional: SHAPE,
});

/** api.room.v1.room-edit: absent fields stay. Managers may change notice and background only. */
const edit = defineEndpoint(ROOM_PATHS, {
  name: 'room.edit',
  summary: 'Change a room: name, category, cover, seats, password, notice, background.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({
    ...inRoom,
    name: z.optional(name),
    room_class: z.optional(roomClass),
    cover: z.optional(picture),
    /** Empty opens the room. */
    lock_pass: z.optional(password),
    s_room_notice: z.optional(notice),
    background_web: z.optional(picture),
    mic_num: z.optional(intWithin(SEATS_MIN, SEATS_MAX)),
    /** Whether members may take a seat without an application. */
    mic_free: z.optional(flag),
  }),
  data: z.object({ room }),
  refusals: [
    'roomUnknown',
    'roomPermissionNeeded',
    'roomNameInvalid',
    'roomTextBlocked',
    'imageBlocked',
    'requestInvalid',
  ],
  causes: [
    'roomNoticeChanged',
    'roomNoticeLine',
    'roomBackgroundChanged',
    'roomSeatsChanged',
    'seatDecorationsChanged',
  ],
  rules: ['api.room.v1.room-edit', 'screen.room.password', 'screen.room.background', 'screen.room.notice'],
  provisional: SHAPE,
});

/** api.room.v1.roomMatch: an open room where somebody is, chosen anew each time. */
const match = defineEndpoint(ROOM_PATHS, {
  name: 'room.match',
  summary: 'Some open room with people in it.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ room_class: z.optional(roomClass), device }),
  data: z.object({ room }),
  refusals: ['roomNoneFits'],
  causes: [],
  rules: ['api.room.v1.roomMatch'],
  provisional: SHAPE,
});

/** api.room.v1.useRoom: the owner check of creating a room (room-flow.create.owner-check). */
const use = defineEndpoint(ROOM_PATHS, {
  name: 'room.use',
  summary: 'The room that I own, if any.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ device }),
  data: z.object({ room: z.nullable(room) }),
  refusals: [],
  causes: [],
  rules: ['api.room.v1.useRoom'],
  provisional: SHAPE,
});

/** api.room.v1.roomCard */
const card = defineEndpoint(ROOM_PATHS, {
  name: 'room.card',
  summary: 'What a card shows of a room.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object(inRoom),
  data: z.object({ room, owner: roomPerson, seated: z.array(roomPerson), is_favourite: optionalFlag }),
  refusals: ['roomUnknown', 'roomBanned'],
  causes: [],
  rules: ['api.room.v1.roomCard'],
  provisional: SHAPE,
});

/** api.room.op.slider-rooms: rooms with somebody on a seat, and rooms where people write. */
const sliders = defineEndpoint(ROOM_PATHS, {
  name: 'room.sliders',
  summary: 'Rooms to slide to: those with people on their seats, and those where people write.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ page, limit, device }),
  data: z.object({ text: z.array(room), mic: z.array(room) }),
  refusals: [],
  causes: [],
  rules: ['api.room.op.slider-rooms', 'const.slider-rooms-1-20'],
  provisional: 'the specification names a text and a mic list only',
});

/** api.go.room.setting.get */
const setting = defineEndpoint(ROOM_PATHS, {
  name: 'room.setting',
  summary: 'The switches of a room.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ group_id: inRoom.group_id }),
  data: z.object({
    /** Whether gifts raise the heart value of those on the seats. */
    heart_on: optionalFlag,
    mic_free: optionalFlag,
    is_lock: optionalFlag,
    mic_num: counter,
    /** Whether the viewer may change them. */
    can_edit: optionalFlag,
  }),
  refusals: ['roomUnknown', 'roomBanned'],
  causes: [],
  rules: ['api.go.room.setting.get'],
  provisional: SHAPE,
});

/** api.go.room.setting.heartOp */
const heartOp = defineEndpoint(ROOM_PATHS, {
  name: 'room.heart_op',
  summary: 'Switch the heart value on (1) or off (2), or begin it anew (3).',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ group_id: inRoom.group_id, op: wireCode([1, 2, 3]) }),
  data: z.object({ heart_on: optionalFlag }),
  refusals: ['roomUnknown', 'roomPermissionNeeded'],
  causes: ['seatDecorationsChanged'],
  rules: ['api.go.room.setting.heartOp'],
  provisional: SHAPE,
});

export const ROOM_CALLS = {
  'room.list': list,
  'room.cate_type': cateType,
  'room.add': add,
  'room.edit': edit,
  'room.match': match,
  'room.use': use,
  'room.card': card,
  'room.sliders': sliders,
  'room.setting': setting,
  'room.heart_op': heartOp,
} as const satisfies Calls<typeof ROOM_PATHS>;
