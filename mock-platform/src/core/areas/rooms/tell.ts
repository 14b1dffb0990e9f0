import type { UserNo } from '@miczero/contracts';
import type { RoomAudience } from '../../kernel/events.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { Room } from '../../state/rooms.ts';
import { decorationsOf, lineOf, seatsOf } from './room-data.ts';

/** Events to a room; every event about the room itself goes through here. */

/** Lines that a person who comes in is sent. */
const HISTORY_LINES = 50;

export const toRoom = (room: Room): RoomAudience => ({ kind: 'room', room_id: room.id });
export const toUser = (no: UserNo): RoomAudience => ({ kind: 'user', no });

/** room-event.0x4012: the whole list, with the audience count that a leaving changes. */
export function tellSeats(turn: Turn, room: Room, audience: RoomAudience = toRoom(room)): void {
  const list = seatsOf(turn.world, room);
  const body = { list, clout: room.members.size, apply_count: room.applications.size };
  turn.emitRoom('roomSeatsChanged', body, { audience, room: room.id });
}

/** room-event.0x4040 */
export function tellDecorations(turn: Turn, room: Room, audience: RoomAudience = toRoom(room)): void {
  const body = { list: decorationsOf(turn.world, room), heart_on: room.heart_on };
  turn.emitRoom('seatDecorationsChanged', body, { audience, room: room.id });
}

/** A person sat down or stood up. */
export function tellSeating(turn: Turn, room: Room): void {
  tellSeats(turn, room);
  tellDecorations(turn, room);
}

/** room-event.0x71 */
export function tellNotice(turn: Turn, room: Room, msg: string, s_room_notice?: string): void {
  const body = { msg, ...(s_room_notice !== undefined && { s_room_notice }) };
  turn.emitRoom('roomNoticeLine', body, { audience: toRoom(room), room: room.id });
}

/**
 * The state of the room for one person: when they come in, and whenever their socket opens again, so that nothing that
 * was missed stays missed.
 */
export function tellState(turn: Turn, room: Room, no: UserNo, history: boolean): void {
  const audience = toUser(no);
  tellSeats(turn, room, audience);
  tellDecorations(turn, room, audience);
  if (room.s_room_notice !== '') {
    const { s_room_notice } = room;
    turn.emitRoom('roomNoticeShown', { s_room_notice }, { audience, room: room.id }); // room-event.0x4037
  }
  if (!history) return;
  const lines = [...room.lines.slice(-HISTORY_LINES), ...(room.gifts ?? [])].sort((one, other) => one.id - other.id);
  if (lines.length === 0) return;
  const list = lines.map((line) => lineOf(turn.world, room, line));
  turn.emitRoom('roomChat', { list }, { audience, room: room.id });
}
