import type { RoomMember, RoomSeat, UserNo } from '@miczero/contracts';

interface Room {
  readonly members: readonly RoomMember[];
  readonly seats: readonly RoomSeat[];
  readonly clout: number;
  readonly apply_count: number;
}

/** The seat that somebody has applied for, by the list of members; of a crowd not everybody is listed. */
export function appliedFor(members: readonly RoomMember[], no: UserNo, otherwise: number | null): number | null {
  const own = members.find(({ id }) => id === no);
  if (!own) return otherwise;
  return own.apply_id === '' ? null : (own.mic_number ?? null);
}

/** What the seat list tells of the people of the room, in one text. */
export function toldOfMembers({ seats, clout, apply_count }: Omit<Room, 'members'>): string {
  return [clout, apply_count, ...seats.map(({ member }) => member?.id ?? '')].join();
}

/** Whether the seat list tells of people who came, went, sat down, stood up or applied since the members were fetched. */
export function areMembersStale({ members, seats, clout, apply_count }: Room): boolean {
  // Before the first seat list nothing is told.
  if (seats.length === 0) return false;
  const applying = members.filter(({ apply_id }) => apply_id !== '');
  if (members.length !== clout || applying.length !== apply_count) return true;
  const told = new Map(seats.flatMap(({ member, mic_number }) => (member ? [[member.id, mic_number]] : [])));
  return members.some(({ id, apply_id, mic_number }) => (apply_id === '' ? mic_number : -1) !== (told.get(id) ?? -1));
}
