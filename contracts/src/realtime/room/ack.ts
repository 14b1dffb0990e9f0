import { ROOM_EVENTS, type RoomEventName } from './registry.ts';

/**
 * The code that acknowledges each received type (socket.room.ack). The specification does not show the real codes: the
 * default echoes the type with the same mid, and the whole table can be replaced (open point B4).
 */
export type RoomAckCodes = Readonly<Record<number, number>>;

export const ROOM_ACK_CODES: RoomAckCodes = Object.fromEntries(
  Object.values(ROOM_EVENTS).map(({ code }) => [code, code]),
);

/**
 * The code that acknowledges a received frame. Null for a frame that is never acknowledged: one without a mid, and a
 * reply to a frame of the client (a pong, a rejected line).
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
