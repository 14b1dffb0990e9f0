import { controlCall } from '../api/control-call.ts';
import { usePolled } from '../api/use-polled.ts';
import { appended, type Connection, type JournalEntry } from './journal.ts';
import { ownersAfter } from './owners.ts';

const LIVE_MS = 500;

export const NO_ENTRIES: readonly JournalEntry[] = [];

/** The frames of a world as they pass. */
export function useJournal(world: string) {
  return usePolled(async (kept: readonly JournalEntry[] = NO_ENTRIES) => {
    const { list } = await controlCall('journal.read', world, { after: String(kept.at(-1)?.number ?? 0) });
    return appended(kept, list);
  }, LIVE_MS);
}

/** The open sockets of a world, and whose those are that its log names. */
export function useConnections(world: string) {
  return usePolled(async (former?: { list: readonly Connection[]; owners: ReadonlyMap<string, string> }) => {
    const { list } = await controlCall('connections.list', world, {});
    return { list, owners: ownersAfter(former?.owners, list) };
  }, LIVE_MS);
}
