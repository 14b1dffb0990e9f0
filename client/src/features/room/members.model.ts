import type { RoomMember, RoomSeat, UserNo } from '@miczero/contracts';

/** Facts of the seat list about users: their seats, and the number of applications. */
export interface RoomCensus {
  readonly seated: readonly { readonly id: UserNo; readonly mic_number: number }[];
  readonly apply_count: number;
}

export function censusOf(
  list: readonly RoomSeat[],
  apply_count: number | undefined,
  before: RoomCensus | null,
): RoomCensus {
  return {
    seated: list.flatMap(({ member, mic_number }) => (member ? [{ id: member.id, mic_number }] : [])),
    apply_count: apply_count ?? before?.apply_count ?? 0,
  };
}

interface Told {
  readonly census: RoomCensus | null;
  /** Audience count. */
  readonly clout: number;
}

/** A fingerprint of the facts about users: equal texts mean equal facts. */
export function toldOfMembers({ census, clout }: Told): string {
  const seated = census?.seated.map(({ id, mic_number }) => `${mic_number}:${id}`) ?? [];
  return [clout, census?.apply_count ?? 0, ...seated].join();
}

/** Whether people came, went, sat down, stood up or applied since the members were fetched. */
export function areMembersStale({
  members,
  census,
  clout,
}: Told & { readonly members: readonly RoomMember[] }): boolean {
  // Before the first seat list nothing is known.
  if (census === null) return false;
  const applying = members.filter(({ apply_id }) => apply_id !== '');
  if (members.length !== clout || applying.length !== census.apply_count) return true;
  const told = new Map(census.seated.map(({ id, mic_number }) => [id, mic_number]));
  return members.some(({ id, apply_id, mic_number }) => (apply_id === '' ? mic_number : -1) !== (told.get(id) ?? -1));
}
