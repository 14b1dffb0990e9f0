import { type RoomId, SEAT_ACTION, type UserNo } from '@miczero/contracts';
import { userNoOf } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireAbove, requireAction } from '../../rights/room-permissions.ts';
import { emptySeat, type Room, type Seat, seatOf } from '../../state/rooms.ts';
import { tellSeating, tellSeats } from './tell.ts';

/** The seats of a room. One person on one seat, one seat for one person, and seat 0 for the host alone. */

export interface SeatInput {
  readonly group_id: RoomId;
  readonly mic_number: number;
}

function requireSeat(room: Room, number: number): Seat {
  const seat = room.seats.get(number);
  if (!seat) throw new Refusal('seatUnknown');
  return seat;
}

/** Checks that this person could sit down there. */
export function requireFree(room: Room, number: number, no: UserNo): void {
  const seat = requireSeat(room, number);
  // entity.room-seat.host-0: the host sits there and nowhere else.
  if ((number === 0) !== (room.owner === no)) throw new Refusal('roomPermissionNeeded');
  if (seat.no !== '' && seat.no !== no) throw new Refusal('seatTaken');
}

/** Puts a person on a seat that `requireFree` has checked. A move brings no sound back: the wait for it and a mute go on. */
export function sitDown(room: Room, number: number, no: UserNo): void {
  const former = seatOf(room, no);
  if (former === number) return;
  const silentSince = room.unheard?.get(no);
  standUp(room, no);
  const seat = room.seats.get(number);
  if (seat) Object.assign(seat, { no, volume: 0, heart: 0 });
  if (seat && room.members.get(no)?.silenced) seat.forbidden = true;
  if (silentSince !== undefined) room.unheard?.set(no, silentSince);
  room.applications.delete(no);
}

/** Takes a person off their seat, if they have one. */
export function standUp(room: Room, no: UserNo): boolean {
  const seat = room.seats.get(seatOf(room, no));
  if (!seat) return false;
  // A mute is the person's: an empty seat that stayed forbidden would be closed to all, although no manager closed it.
  Object.assign(seat, emptySeat());
  room.unheard?.delete(no);
  return true;
}

/** The page of a person joined the visit again or asked for a seat: it has the grace, too, until it has a link. */
export function renewSeatGrace({ at }: Turn, { unheard }: Room, no: UserNo): void {
  if (unheard?.has(no)) unheard.set(no, at);
}

/** api.room.op.seat-manage: takes a seat, or leaves it when one sits there. */
export function manageSeat(turn: Turn, input: SeatInput): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'manage-seats');
  requireFree(room, input.mic_number, no);
  if (seatOf(room, no) === input.mic_number) standUp(room, no);
  else sitDown(room, input.mic_number, no);
  renewSeatGrace(turn, room, no);
  tellSeating(turn, room);
  return {};
}

/** api.room.v1.microphoneup */
export function takeSeat(turn: Turn, input: SeatInput): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'sit');
  requireFree(room, input.mic_number, no);
  const isStaff = room.owner === no || room.staff.has(no);
  if (!isStaff && room.seats.get(input.mic_number)?.forbidden) throw new Refusal('seatForbidden');
  if (!isStaff && !room.mic_free) throw new Refusal('seatApplicationNeeded');
  sitDown(room, input.mic_number, no);
  renewSeatGrace(turn, room, no);
  tellSeating(turn, room);
  return {};
}

/** api.room.v1.microphondrop */
export function leaveSeat(turn: Turn, input: { readonly group_id: RoomId }): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'view');
  if (!standUp(room, no)) throw new Refusal('seatEmpty');
  tellSeating(turn, room);
  return {};
}

export interface SeatAdminInput extends SeatInput {
  readonly to: string;
  readonly type: number;
}

/** api.room.op.admin-seat-actions: role.room-manager-force-off, role.room-manager-mute-seat. */
export function administerSeat(turn: Turn, input: SeatAdminInput): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'manage-seats');
  const seat = requireSeat(room, input.mic_number);
  if (input.type === SEAT_ACTION.up) {
    const to = requirePresent(room, input.to);
    // "Up" is an order as much as "off": it works only downwards, and never seats the host.
    if (to !== no) requireAbove(room, no, to);
    requireFree(room, input.mic_number, to);
    sitDown(room, input.mic_number, to);
    tellSeating(turn, room);
    return {};
  }
  if (seat.no !== '' && seat.no !== no) requireAbove(room, no, seat.no);
  // The person whom the manager sees there may have gone.
  if (input.to !== '' && seat.no !== input.to) throw new Refusal('seatEmpty');
  if (input.type === SEAT_ACTION.off) {
    if (seat.no === '') throw new Refusal('seatEmpty');
    standUp(room, seat.no);
    tellSeating(turn, room);
    return {};
  }
  // Only the owner closes the host's seat, also while the host is away.
  if (input.mic_number === 0 && room.owner !== no) throw new Refusal('roomPermissionNeeded');
  silence(room, seat, input.type === SEAT_ACTION.mute);
  tellSeats(turn, room);
  return {};
}

/** entity.room-seat.status-2: a mute stays with the person for the visit, on whichever seat; a lock with an empty seat. */
function silence(room: Room, seat: Seat, isMuted: boolean): void {
  seat.forbidden = isMuted;
  if (isMuted) seat.volume = 0;
  const visitor = seat.no === '' ? undefined : room.members.get(seat.no);
  if (visitor) visitor.silenced = isMuted;
}

export function requirePresent(room: Room, to: string): UserNo {
  const no = userNoOf(to);
  if (!room.members.has(no)) throw new Refusal('userUnknown');
  return no;
}

/** api.room.v1.micvolume: the room hears only of beginnings and ends (room-flow.seats.speaking). */
export function setVolume(
  turn: Turn,
  input: { readonly group_id: RoomId; readonly volume: number },
): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'view');
  const seat = room.seats.get(seatOf(room, no));
  if (!seat) throw new Refusal('seatEmpty');
  const volume = seat.forbidden ? 0 : input.volume;
  const isTurn = volume > 0 !== seat.volume > 0;
  seat.volume = volume;
  if (isTurn) tellSeats(turn, room);
  return {};
}
