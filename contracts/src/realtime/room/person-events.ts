import * as z from 'zod/mini';
import { roomPerson, roomRole } from '../../entities/room.ts';
import { optionalFlag, orNull, roomId, text, userNo } from '../../kernel/codecs.ts';
import { defineEvent } from '../../kernel/define-event.ts';
import { optionalId } from '../../kernel/known-values.ts';
import { arrival, BODY, givenGift } from './body.ts';

/** The events of the room socket about users: arrivals, roles, mutes and gifts. */

/** 0x1007 */
export const roomTakenOver = defineEvent({
  name: 'roomTakenOver',
  code: 0x1007,
  summary: 'The user entered the room with another device.',
  audience: 'user',
  body: z.object({ msg: text }),
  rules: ['room-event.0x1007'],
  provisional: BODY,
});

/** 0x1009 */
export const roomAccountBanned = defineEvent({
  name: 'roomAccountBanned',
  code: 0x1009,
  summary: "The user's account has been banned.",
  audience: 'user',
  body: z.object({ msg: text }),
  rules: ['room-event.0x1009'],
  provisional: BODY,
});

const roleChange = z.object({
  /** The user whose role changes; only that user's client applies it. */
  apply_id: userNo,
  /** The new role, see ROOM_ROLE. */
  role: z.optional(roomRole),
  msg: text,
});

/** 0x4006 */
export const roomRoleGranted = defineEvent({
  name: 'roomRoleGranted',
  code: 0x4006,
  summary: 'A user became a manager or a receptionist.',
  audience: 'room',
  body: roleChange,
  rules: ['room-event.0x4006'],
  provisional: 'that 0x4006 gives and 0x4015 takes is our guess',
});

/** 0x4015 */
export const roomRoleRevoked = defineEvent({
  name: 'roomRoleRevoked',
  code: 0x4015,
  summary: 'A user became an ordinary member again.',
  audience: 'room',
  body: roleChange,
  rules: ['room-event.0x4015'],
  provisional: 'that 0x4006 gives and 0x4015 takes is our guess',
});

/** 0x4036 */
export const roomKicked = defineEvent({
  name: 'roomKicked',
  code: 0x4036,
  summary: 'The user was removed from the room.',
  audience: 'user',
  body: z.object({ group_id: optionalId(roomId), msg: text, banned: optionalFlag }),
  rules: ['room-event.0x4036'],
  provisional: BODY,
});

/** 0x4003: a plain arrival. */
export const roomJoined = defineEvent({
  name: 'roomJoined',
  code: 0x4003,
  summary: 'A user entered.',
  audience: 'room',
  body: arrival,
  rules: ['room-event.0x4003'],
  provisional: BODY,
});

/** 0x4013: an arrival with an entrance to show. */
export const roomJoinedInStyle = defineEvent({
  name: 'roomJoinedInStyle',
  code: 0x4013,
  summary: 'A user entered with a vehicle.',
  audience: 'room',
  body: arrival,
  rules: ['room-event.0x4013'],
  provisional: BODY,
});

/** 0x67: an arrival of join type 11 or 16; `follow_along` is null when the followed user is not in the room. */
export const roomJoinedFollowing = defineEvent({
  name: 'roomJoinedFollowing',
  code: 0x67,
  summary: 'A user entered by following another user.',
  audience: 'room',
  body: z.extend(arrival, { follow_along: orNull(roomPerson) }),
  rules: ['room-event.0x67'],
  provisional: BODY,
});

/** 0x4039 */
export const screenGift = defineEvent({
  name: 'screenGift',
  code: 0x4039,
  summary: 'A gift that plays across the whole screen.',
  audience: 'room',
  body: givenGift,
  rules: ['room-event.0x4039'],
  provisional: BODY,
});

/** 0x3002 */
export const giftSent = defineEvent({
  name: 'giftSent',
  code: 0x3002,
  summary: "A gift was sent. The sender's client refetches the wallet.",
  audience: 'room',
  body: givenGift,
  rules: ['room-event.0x3002'],
  provisional: BODY,
});

/** 0x68 */
export const confessionCompleted = defineEvent({
  name: 'confessionCompleted',
  code: 0x68,
  summary: 'Two users exchanged confession gifts.',
  audience: 'room',
  body: z.object({ from: z.optional(roomPerson), to: z.optional(roomPerson), gift_name: text, msg: text }),
  rules: ['room-event.0x68'],
  provisional: BODY,
});

const muting = z.object({
  /** The user concerned; only that user's client changes its state (room-event.mute-own-state-only). */
  id: optionalId(userNo),
  nick: text,
  msg: text,
});

/** 0x64 */
export const roomUserMuted = defineEvent({
  name: 'roomUserMuted',
  code: 0x64,
  summary: 'A user was muted in the chat.',
  audience: 'room',
  body: muting,
  rules: ['room-event.0x64', 'room-event.mute-own-state-only'],
  provisional: BODY,
});

/** 0x65 */
export const roomUserUnmuted = defineEvent({
  name: 'roomUserUnmuted',
  code: 0x65,
  summary: 'A user was unmuted in the chat.',
  audience: 'room',
  body: muting,
  rules: ['room-event.0x65', 'room-event.mute-own-state-only'],
  provisional: BODY,
});
