import { controlCall } from '../api/control-call.ts';
import { usePolled } from '../api/use-polled.ts';
import { type Connection, type ReadLog, readOn } from './journal.ts';
import { ownersAfter } from './owners.ts';

const LIVE_MS = 500;

/** The frames of a world as they pass. */
export function useJournal(world: string) {
  return usePolled(async (log: ReadLog | undefined) => {
    const after = String(log?.entries.at(-1)?.number ?? 0);
    return readOn(log, await controlCall('journal.read', world, { after, ...(log && { epoch: log.epoch }) }));
  }, LIVE_MS);
}

/** The open sockets of a world, and whose those are that its log names. */
export function useConnections(world: string) {
  return usePolled(async (former?: { list: readonly Connection[]; owners: ReadonlyMap<string, string> }) => {
    const { list } = await controlCall('connections.list', world, {});
    return { list, owners: ownersAfter(former?.owners, list) };
  }, LIVE_MS);
}
