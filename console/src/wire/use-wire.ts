import { controlCall } from '../api/control-call.ts';
import { usePolled } from '../api/use-polled.ts';
import { type ReadLog, readOn } from './journal.ts';

const LIVE_MS = 500;

/** The frames of a world as they pass. */
export function useJournal(world: string) {
  return usePolled(async (log: ReadLog | undefined) => {
    const after = String(log?.entries.at(-1)?.number ?? 0);
    return readOn(log, await controlCall('journal.read', world, { after, ...(log && { epoch: log.epoch }) }));
  }, LIVE_MS);
}

/** The open sockets of a world. */
export function useConnections(world: string) {
  return usePolled(async () => (await controlCall('connections.list', world, {})).list, LIVE_MS);
}
