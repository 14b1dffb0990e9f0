import type { ControlData } from '@miczero/contracts/control';

type OpenSocket = Pick<ControlData<'connections.list'>['list'][number], 'user' | 'opened_at'>;

/** A user with open pages. */
export interface Arrival {
  readonly user: string;
  /** When a socket of theirs was last open. */
  readonly seenAt: number;
}

/** A page that reconnects has no socket for less than this. */
const AWAY_MS = 60_000;

/**
 * The users with open pages, the one who came last first: a tester looks at that page. A page that only reconnects keeps its place,
 * so that an event does not turn to another person before the press.
 */
export function arrivalsOf(
  former: readonly Arrival[],
  sockets: readonly OpenSocket[],
  now: number,
): readonly Arrival[] {
  const open = new Set(sockets.toSorted((one, other) => other.opened_at - one.opened_at).map(({ user }) => user));
  const stayed = former
    .map((arrival) => (open.delete(arrival.user) ? { ...arrival, seenAt: now } : arrival))
    .filter(({ seenAt }) => now - seenAt < AWAY_MS);
  return [...[...open].map((user) => ({ user, seenAt: now })), ...stayed];
}
