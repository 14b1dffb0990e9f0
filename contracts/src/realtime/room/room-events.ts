import * as z from 'zod/mini';
import { roomChatLine, roomSeat, seatDecoration } from '../../entities/room.ts';
import {
  counter,
  epochMillis,
  looseInt,
  optionalFlag,
  roomId,
  text,
  tolerantList,
  userNo,
} from '../../kernel/codecs.ts';
import { defineEvent } from '../../kernel/define-event.ts';
import { optionalId } from '../../kernel/known-values.ts';
import { BODY } from './body.ts';

/** The events of the room socket about the room itself. */

/** 0x1002: entering a room removed the user from another room. */
export const previousRoomNotice = defineEvent({
  name: 'previousRoomNotice',
  code: 0x1002,
  summary: 'Entering a room removed the user from another room.',
  audience: 'user',
  /** `name` of the room that was left, so that a client can say it in its own language. */
  body: z.object({ group_id: optionalId(roomId), name: z.optional(text), msg: text }),
  rules: ['room-event.0x1002'],
  provisional: BODY,
});

/** 0x4004: operations have closed the room, or opened it again. */
export const roomForbidden = defineEvent({
  name: 'roomForbidden',
  code: 0x4004,
  summary: 'Operations closed the room, or reopened it.',
  audience: 'room',
  body: z.object({
    group_id: optionalId(roomId),
    forbidden: optionalFlag,
    msg: text,
    /** End of the closure; absent means until further notice. */
    until: z.optional(epochMillis),
  }),
  rules: ['room-event.0x4004'],
  provisional: BODY,
});

/** 0x4020: the room's notice changed. */
export const roomNoticeChanged = defineEvent({
  name: 'roomNoticeChanged',
  code: 0x4020,
  summary: 'The notice of the room changed.',
  audience: 'room',
  body: z.object({ s_room_notice: text }),
  rules: ['room-event.0x4020'],
  provisional: BODY,
});

/** 0x4037: the room's notice, sent on entering. */
export const roomNoticeShown = defineEvent({
  name: 'roomNoticeShown',
  code: 0x4037,
  summary: 'The notice of the room, on entering.',
  audience: 'user',
  body: z.object({ s_room_notice: text }),
  rules: ['room-event.0x4037'],
  provisional: BODY,
});

/** 0x71: a chat line from the platform. */
export const roomNoticeLine = defineEvent({
  name: 'roomNoticeLine',
  code: 0x71,
  summary: 'A notice line in the chat.',
  audience: 'room',
  body: z.object({ msg: text, s_room_notice: z.optional(text) }),
  rules: ['room-event.0x71'],
  provisional: BODY,
});

/** 0x74 */
export const roomBackgroundChanged = defineEvent({
  name: 'roomBackgroundChanged',
  code: 0x74,
  summary: 'The background image of the room changed.',
  audience: 'room',
  body: z.object({ background_web: text }),
  rules: ['room-event.0x74'],
  provisional: BODY,
});

/** 0x4012: the whole list each time, so that a lost message does no harm. */
export const roomSeatsChanged = defineEvent({
  name: 'roomSeatsChanged',
  code: 0x4012,
  summary: 'All seats of the room.',
  audience: 'room',
  body: z.object({
    list: tolerantList(roomSeat),
    /** Audience count; no other event reports a user leaving. */
    clout: z.optional(counter),
    /** Number of pending seat applications. */
    apply_count: z.optional(counter),
  }),
  rules: ['room-event.0x4012'],
  provisional: 'clout and apply_count are ours',
});

/** 0x4040 */
export const seatDecorationsChanged = defineEvent({
  name: 'seatDecorationsChanged',
  code: 0x4040,
  summary: 'Frames, nameplates and heart values of the users on seats.',
  audience: 'room',
  body: z.object({ list: tolerantList(seatDecoration), heart_on: optionalFlag }),
  rules: ['room-event.0x4040'],
  provisional: BODY,
});

/** 0x4009: a new line, or the latest lines on entering. */
export const roomChat = defineEvent({
  name: 'roomChat',
  code: 0x4009,
  summary: 'Lines of the room chat.',
  audience: 'room',
  body: z.object({ list: tolerantList(roomChatLine) }),
  rules: ['room-event.0x4009'],
  provisional: BODY,
});

/** 0x66 */
export const roomChatCleared = defineEvent({
  name: 'roomChatCleared',
  code: 0x66,
  summary: 'The chat was cleared.',
  audience: 'room',
  body: z.object({ id: optionalId(userNo), msg: text }),
  rules: ['room-event.0x66'],
  provisional: BODY,
});

/** 0x1011: `mid` of the body is the sender's own id. */
export const roomMessageRejected = defineEvent({
  name: 'roomMessageRejected',
  code: 0x1011,
  summary: 'A chat line was rejected.',
  audience: 'user',
  body: z.object({ mid: text, code: z.optional(looseInt), msg: text }),
  rules: ['room-event.0x1011', 'error.message.room-rejected'],
  provisional: BODY,
});
