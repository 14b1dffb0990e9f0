import * as z from 'zod/mini';
import { room, roomPerson } from '../entities/room.ts';
import { counter, flag, intWithin, optionalFlag, text, wireCode } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import {
  ROOM_NAME_MAX_CHARS,
  ROOM_NOTICE_MAX_CHARS,
  ROOM_PASSWORD_MAX_CHARS,
  SEATS_MAX,
  SEATS_MIN,
} from '../limits.ts';
import { ROOM_PATHS } from '../paths/room.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { device, inRoom, limit, page, SHAPE } from './room-fields.ts';

/** Id of a category. */
const roomClass = z.string().check(z.regex(/^[0-9a-z_-]{1,20}$/));
const picture = z.string().check(z.maxLength(512));
const password = z.string().check(z.regex(new RegExp(`^[0-9A-Za-z]{0,${ROOM_PASSWORD_MAX_CHARS}}$`)));
/** Twice as many characters as a form takes: the platform does not count blanks around them, and has its own refusal of longer ones. */
const name = z.string().check(maxChars(2 * ROOM_NAME_MAX_CHARS));
const notice = z.string().check(maxChars(2 * ROOM_NOTICE_MAX_CHARS));
const pageOfRooms = z.object({ list: z.array(room), page: counter, page_total: counter });

/** api.room.v1.room-list: busiest rooms first. */
const list = defineEndpoint(ROOM_PATHS, {
  name: 'room.list',
  summary: 'Rooms by category, name or number, busiest first.',
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

/** api.room.v1.room-add: the platform enforces the real-name gate as well (rule.create-room-requirements). */
const add = defineEndpoint(ROOM_PATHS, {
  name: 'room.add',
  summary: "Create the caller's room. One per user, after real-name verification.",
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

/** api.room.v1.room-edit: absent fields keep their values. Managers may change only notice and background. */
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
    /** The empty text unlocks the room. */
    lock_pass: z.optional(password),
    s_room_notice: z.optional(notice),
    background_web: z.optional(picture),
    mic_num: z.optional(intWithin(SEATS_MIN, SEATS_MAX)),
    /** Whether members may take a seat without applying. */
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

/** api.room.v1.roomMatch: an occupied, unlocked room; the choice changes with time. */
const match = defineEndpoint(ROOM_PATHS, {
  name: 'room.match',
  summary: 'An unlocked room with users in it.',
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
  summary: "The caller's own room, or null.",
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
  summary: 'The card of a room.',
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

/** api.room.op.slider-rooms: rooms with occupied seats, and rooms with recent chat. */
const sliders = defineEndpoint(ROOM_PATHS, {
  name: 'room.sliders',
  summary: 'Rooms to slide through: those with occupied seats, and those with recent chat.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ page, limit, device }),
  data: z.object({ text: z.array(room), mic: z.array(room) }),
  refusals: [],
  causes: [],
  rules: ['api.room.op.slider-rooms', 'const.slider-rooms-1-20'],
  provisional: 'the specification names only a text list and a mic list',
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
    /** Whether gifts raise the heart value of users on seats. */
    heart_on: optionalFlag,
    mic_free: optionalFlag,
    is_lock: optionalFlag,
    mic_num: counter,
    /** Whether the caller may change them. */
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
  summary: 'Switch heart values on (1) or off (2), or reset them (3).',
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
