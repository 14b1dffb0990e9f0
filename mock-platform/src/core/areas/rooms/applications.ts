import type { DataOf, Endpoints, RoomId, UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireAction } from '../../rights/room-permissions.ts';
import { type Room, seatOf } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { personOf } from './room-data.ts';
import { requireFree, type SeatInput, sitDown } from './seats.ts';
import { tellSeating, tellSeats } from './tell.ts';

/** Applications that may wait in one room; the oldest goes first. */
const APPLICATIONS_MAX = 100;

/** api.room.op.seat-apply, role.room-3-seat-apply */
export function applyForSeat(turn: Turn, input: SeatInput): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'apply');
  requireFree(room, input.mic_number, no);
  // A seated person has no application, and leaves the seat before another one.
  if (seatOf(room, no) !== -1) throw new Refusal('seatHeld');
  if (room.seats.get(input.mic_number)?.forbidden) throw new Refusal('seatForbidden');
  // A second application keeps its place, as a repeated call does.
  const { at } = room.applications.get(no) ?? turn;
  room.applications.set(no, { mic_number: input.mic_number, at });
  forgetOldest(room.applications, APPLICATIONS_MAX);
  tellSeats(turn, room);
  return {};
}

/** api.room.op.seat-cancel */
export function cancelApplication(turn: Turn, input: { readonly group_id: RoomId }): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'view');
  if (!room.applications.has(no)) throw new Refusal('seatApplicationUnknown');
  room.applications.delete(no);
  tellSeats(turn, room);
  return {};
}

/** api.room.v1.agreeMicApply, role.room-manager-accept: the person sits down at once. */
export function agreeToApplication(
  turn: Turn,
  input: { readonly group_id: RoomId; readonly to: UserNo },
): { mic_number: number } {
  const room = requireAction(turn.world, input.group_id, turn.account.no, 'manage-seats');
  const application = room.applications.get(input.to);
  if (!application || !room.members.has(input.to)) throw new Refusal('seatApplicationUnknown');
  const mic_number = freeSeatFor(room, input.to, application.mic_number);
  // Who is asked onto a seat is to be heard there.
  const visitor = room.members.get(input.to);
  if (visitor?.silenced) visitor.silenced = false;
  sitDown(room, mic_number, input.to);
  room.applications.delete(input.to);
  tellSeating(turn, room);
  return { mic_number };
}

/** The seat that was applied for, else the first one that is free and open. */
function freeSeatFor(room: Room, no: UserNo, wanted: number): number {
  const isFree = (number: number) => {
    const seat = room.seats.get(number);
    return number > 0 && seat !== undefined && !seat.forbidden && (seat.no === '' || seat.no === no);
  };
  const found = [wanted, ...room.seats.keys()].find(isFree);
  if (found === undefined) throw new Refusal('seatTaken');
  return found;
}

/** api.room.v1.cleamMicApply: one application, which must be there, or all of them. */
export function clearApplications(
  turn: Turn,
  input: { readonly group_id: RoomId; readonly to?: UserNo | undefined },
): { cleared: number } {
  const room = requireAction(turn.world, input.group_id, turn.account.no, 'manage-seats');
  if (input.to !== undefined && !room.applications.has(input.to)) throw new Refusal('seatApplicationUnknown');
  const before = room.applications.size;
  if (input.to === undefined) room.applications.clear();
  else room.applications.delete(input.to);
  const cleared = before - room.applications.size;
  if (cleared > 0) tellSeats(turn, room);
  return { cleared };
}

/** api.room.v1.getMicApplyList */
export function listApplications(world: World, viewer: UserNo, id: RoomId): DataOf<Endpoints['seat.applications']> {
  const room = requireAction(world, id, viewer, 'manage-seats');
  const list = [...room.applications].map(([no, { mic_number, at }]) => ({
    ...personOf(world, no),
    apply_id: no,
    mic_number,
    time: at,
  }));
  return { list, count: list.length };
}
