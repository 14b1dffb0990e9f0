import * as z from 'zod/mini';
import { nameplate, room, roomMember, roomRole } from '../entities/room.ts';
import { counter, flag, optionalFlag, roomId, text, userNo, wireCode } from '../kernel/codecs.ts';
import { FAVOURITE_ROOMS_MAX, JOIN_TYPES_FOLLOWING, JOIN_TYPES_PLAIN } from '../limits.ts';
import { VISIT_PATHS } from '../paths/visit.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { device, inRoom, limit, page, SHAPE } from './room-fields.ts';

/** A visit to a room: enter, look around, leave, return. */

/** api.room.op.join-room, api.room.v1.groups-add (open point C4) */
const join = defineEndpoint(VISIT_PATHS, {
  name: 'room.join',
  summary: 'Enter a room. Idempotent; entering another room leaves the current one.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({
    group_id: roomId,
    gate: text,
    /** room-flow.join.lock-pass: the password; empty or absent when the caller has none. */
    lock_pass: text,
    /** The caller's own number. It duplicates the signature and must agree with it. */
    user_no: z.optional(userNo),
    /** Join type: 1, 2, 4, 5, or 11 and 16 for following a user (open point A4). */
    type: wireCode([...JOIN_TYPES_PLAIN, ...JOIN_TYPES_FOLLOWING]),
    /** Requests the latest lines of the chat. */
    history: optionalFlag,
    device,
    /** The user that the caller followed here; with types 11 and 16. */
    follow_along: z.optional(userNo),
  }),
  data: z.object({
    /** Token of the audio provider. */
    sig: text,
    room,
    role: roomRole,
    /** The caller's badge, or null. */
    nameplate: z.nullable(nameplate),
    /** Whether the caller may write in the chat. */
    is_speak: optionalFlag,
  }),
  refusals: [
    'roomUnknown',
    'roomForbidden',
    'roomBanned',
    'roomLocked',
    'deviceNotInUse',
    'requestInvalid',
    'tooManyRequests',
  ],
  causes: [
    'roomJoined',
    'roomJoinedInStyle',
    'roomJoinedFollowing',
    'roomSeatsChanged',
    'seatDecorationsChanged',
    'roomNoticeShown',
    'roomChat',
    'previousRoomNotice',
    'roomTakenOver',
  ],
  rules: ['api.room.op.join-room', 'api.room.v1.groups-add', 'rule.locked-room-password', 'error.12006', 'error.12011'],
  provisional: 'the specification names the fields without their shapes',
});

/** api.room.op.member-list, api.room.v1.groupmember. The types are ours. */
const members = defineEndpoint(VISIT_PATHS, {
  name: 'room.members',
  summary: 'Users of a room: 1 present, 2 managers and receptionists, 3 banned, 4 muted.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ ...inRoom, type: wireCode([1, 2, 3, 4]) }),
  data: z.object({
    list: z.array(roomMember),
    /** Audience count; the list itself is capped at 200. */
    clout: counter,
  }),
  refusals: ['roomUnknown', 'roomMembershipNeeded', 'roomBanned', 'roomPermissionNeeded'],
  causes: [],
  rules: ['api.room.op.member-list', 'api.room.v1.groupmember'],
  provisional: SHAPE,
});

/** api.room.op.leave-room. With another user's number and status 2, a manager removes that user. */
const leave = defineEndpoint(VISIT_PATHS, {
  name: 'room.leave',
  summary: 'Leave a room (status 1), or remove a user from it (status 2).',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({
    group_id: roomId,
    /** The user who leaves; empty for the caller. */
    to: text,
    status: z.optional(wireCode([1, 2])),
    /** Message shown to the removed user. */
    desc: z.optional(z.string().check(z.maxLength(100))),
    gate: text,
    device,
  }),
  data: z.object({}),
  refusals: ['roomUnknown', 'roomPermissionNeeded', 'userUnknown'],
  causes: ['roomSeatsChanged', 'seatDecorationsChanged', 'roomKicked'],
  rules: ['api.room.op.leave-room', 'room-flow.leave.report'],
  provisional: 'that status 2 removes another user is our guess',
});

/** api.room.v1.room-trace */
const trace = defineEndpoint(VISIT_PATHS, {
  name: 'room.trace',
  summary: "The caller's recently visited rooms, newest first.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ page, limit, device }),
  data: z.object({ list: z.array(room), page: counter, page_total: counter }),
  refusals: [],
  causes: [],
  rules: ['api.room.v1.room-trace'],
  provisional: SHAPE,
});

/** api.room.v1.loginWindow: greetings that a user may choose from on entering. */
const loginWindow = defineEndpoint(VISIT_PATHS, {
  name: 'room.login_window',
  summary: 'The greeting window: whether to show it, and the greetings it offers.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object(inRoom),
  data: z.object({
    is_show: optionalFlag,
    s_room_notice: text,
    list: z.array(z.object({ id: text, content: text })),
  }),
  refusals: ['roomUnknown', 'roomMembershipNeeded', 'roomBanned'],
  causes: [],
  rules: ['api.room.v1.loginWindow'],
  provisional: SHAPE,
});

/** api.room.v1.loginWindowSendMsg */
const loginWindowSend = defineEndpoint(VISIT_PATHS, {
  name: 'room.login_window_send',
  summary: 'Send one of the greetings. The window is not shown again during this visit.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ ...inRoom, id: z.string().check(z.maxLength(8)) }),
  data: z.object({ mid: text }),
  refusals: [
    'roomUnknown',
    'roomMembershipNeeded',
    'roomBanned',
    'roomForbidden',
    'roomChatMuted',
    'requestInvalid',
    'sendTooFast',
  ],
  causes: ['roomChat'],
  rules: ['api.room.v1.loginWindowSendMsg'],
  provisional: SHAPE,
});

/** api.account.fav.room */
const favourites = defineEndpoint(VISIT_PATHS, {
  name: 'favourite.list',
  summary: "The caller's favourite rooms, newest first.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ page, limit }),
  data: z.object({ list: z.array(room).check(z.maxLength(FAVOURITE_ROOMS_MAX)), page: counter, page_total: counter }),
  refusals: [],
  causes: [],
  rules: ['api.account.fav.room'],
  provisional: SHAPE,
});

/** api.account.fav.room.do */
const favour = defineEndpoint(VISIT_PATHS, {
  name: 'favourite.do',
  summary: 'Add a room to the favourites (op 1) or remove it (op 2). Idempotent.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ group_id: roomId, op: wireCode([1, 2]) }),
  data: z.object({ is_favourite: flag }),
  refusals: ['roomUnknown', 'roomFavouritesFull'],
  causes: [],
  rules: ['api.account.fav.room.do'],
  provisional: SHAPE,
});

export const VISIT_CALLS = {
  'room.join': join,
  'room.members': members,
  'room.leave': leave,
  'room.trace': trace,
  'room.login_window': loginWindow,
  'room.login_window_send': loginWindowSend,
  'favourite.list': favourites,
  'favourite.do': favour,
} as const satisfies Calls<typeof VISIT_PATHS>;
