import type { Connection } from './journal.ts';

/** Connections that are remembered after they have closed. */
const OWNERS_MAX = 5000;

/** Users by connection. Closed connections stay known, because entries of the log still name them. */
export function ownersAfter(
  former: ReadonlyMap<string, string> | undefined,
  list: readonly Connection[],
): ReadonlyMap<string, string> {
  if (former && list.every(({ id }) => former.has(id))) return former;
  const all = [...(former ?? []), ...list.map(({ id, user }) => [id, user] as const)];
  return new Map(all.slice(-OWNERS_MAX));
}
