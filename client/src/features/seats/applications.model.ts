import type { UserNo } from '@miczero/contracts';

/** Applications that this manager has accepted, by the moment of it (room-flow.seat-apply.accepted-list). */
export type AcceptedApplications = Readonly<Record<number, { readonly to: UserNo; readonly mic_number: number }>>;

/** Entries kept; the oldest go first. */
const ACCEPTED_MAX = 100;

/** Adds an acceptance. Two in the same millisecond are told apart by taking the next free one. */
export function withAccepted(
  accepted: AcceptedApplications,
  at: number,
  entry: AcceptedApplications[number],
): AcceptedApplications {
  let key = at;
  while (Object.hasOwn(accepted, key)) key += 1;
  const entries = Object.entries({ ...accepted, [key]: entry }).sort(([a], [b]) => Number(a) - Number(b));
  return Object.fromEntries(entries.slice(-ACCEPTED_MAX));
}
