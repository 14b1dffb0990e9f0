import * as z from 'zod/mini';
import {
  ALL_USERS,
  EMIT_TIMES_MAX,
  emittedBody,
  controlId as id,
  nothing,
  controlPerson as person,
} from './control-fields.ts';
import { defineControl } from './kernel/define-control.ts';
import { ROOM_EVENTS, type RoomEventName } from './realtime/room/registry.ts';

/** Control calls for voice rooms, gifts and money. */

const roomEventNames = Object.keys(ROOM_EVENTS) as [RoomEventName, ...RoomEventName[]];

export const ROOM_CONTROL = {
  'room-events.emit': defineControl({
    summary: 'Send any known room message to one user, or to everyone in a room.',
    method: 'POST',
    path: '/__mock/worlds/:world/room-emit',
    request: z.object({
      name: z.literal(roomEventNames),
      ...emittedBody,
      /** Exactly one of `user` and `room`. */
      to: z.object({ user: z.optional(id), room: z.optional(id) }),
      from: z.optional(id),
      /** Replaces the mid. Sending the same mid twice exercises deduplication in the client. */
      mid: z.optional(id),
      /** How often, each with a mid of its own unless one is given: a rain of events needs no request for each. */
      times: z._default(z.int().check(z.gte(1), z.lte(EMIT_TIMES_MAX)), 1),
    }),
    /** The mid of the last one. */
    data: z.object({ mid: z.string() }),
  }),
  'rooms.forbid': defineControl({
    summary: 'Close a room as operations do (0x4004), for a time or until further notice, or reopen it.',
    method: 'POST',
    path: '/__mock/worlds/:world/rooms/forbid',
    request: z.object({
      room: id,
      forbidden: z.boolean(),
      msg: z._default(z.string().check(z.maxLength(200)), '房间已被封禁'),
      /** Duration of the closure; 0 means until further notice. */
      for_ms: z._default(z.int().check(z.gte(0), z.lte(365 * 86_400_000)), 0),
    }),
    data: nothing,
  }),
  'money.give': defineControl({
    summary: 'Credit a user with coins from nowhere; a negative amount debits them.',
    method: 'POST',
    path: '/__mock/worlds/:world/money',
    request: z.object({ user: id, amount: z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)) }),
    data: z.object({ money: z.int() }),
  }),
  'cashier.set': defineControl({
    summary:
      'Set how the cashier settles payments from now on, for one user (`*`: all users without a setting of their own), and after what delay. `pending` never settles; `duplicate` reports the success twice.',
    method: 'POST',
    path: '/__mock/worlds/:world/cashier',
    request: z.object({
      user: z._default(person, ALL_USERS),
      outcome: z.literal(['success', 'pending', 'failure', 'timeout', 'duplicate']),
      delay_ms: z._default(z.int().check(z.gte(0), z.lte(86_400_000)), 2000),
    }),
    data: nothing,
  }),
  'cashier.callback': defineControl({
    summary: 'Simulate a cashier callback for an order that is or was being paid. May be repeated.',
    method: 'POST',
    path: '/__mock/worlds/:world/cashier/callback',
    request: z.object({ order: id, result: z.literal(['success', 'failure']) }),
    data: z.object({ status: z.literal([0, 1, 2, 3, 4]) }),
  }),
  'bag.give': defineControl({
    summary: "Put gifts into a user's bag.",
    method: 'POST',
    path: '/__mock/worlds/:world/bag',
    request: z.object({ user: id, gift: id, count: z.int().check(z.gte(1), z.lte(100_000)) }),
    data: nothing,
  }),
} as const;
