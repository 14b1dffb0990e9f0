import { ROOM_EVENTS, type RoomEventName } from './registry.ts';

/**
 * Which code acknowledges which received type (socket.room.ack). The real codes are not shown: the default echoes the
 * type with the same mid, and the table is replaceable as a whole (open point B4).
 */
export type RoomAckCodes = Readonly<Record<number, number>>;

export const ROOM_ACK_CODES: RoomAckCodes = Object.fromEntries(
  Object.values(ROOM_EVENTS).map(({ code }) => [code, code]),
);

/**
 * The code that acknowledges a received frame, or null for one that is never acknowledged: a frame without a mid, and the
 * answer to a frame of our own (a pong, a rejected line).
 */
export function roomAckCodeOf(
  received: { readonly type: number; readonly mid: string; readonly name: string },
  codes: RoomAckCodes = ROOM_ACK_CODES,
): number | null {
  if (received.mid === '' || !isEventName(received.name) || received.name === 'roomMessageRejected') return null;
  return codes[received.type] ?? received.type;
}

function isEventName(name: string): name is RoomEventName {
  return Object.hasOwn(ROOM_EVENTS, name);
}
