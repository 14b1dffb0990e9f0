import { controlCall } from '../api/control-call.ts';
import { usePolled } from '../api/use-polled.ts';
import { type Arrival, arrivalsOf } from '../events/arrivals.ts';
import { type ReadLog, readToEnd } from '../journal/journal.ts';

const LIVE_MS = 500;

/** The frames of a world as they pass. */
export function useJournal(world: string) {
  return usePolled(
    (log: ReadLog | undefined) => readToEnd(log, (from) => controlCall('journal.read', world, from)),
    LIVE_MS,
  );
}

/** The open sockets of a world, and who came with them. */
export function useConnections(world: string) {
  return usePolled(async (former: { readonly arrivals: readonly Arrival[] } | undefined) => {
    const { list } = await controlCall('connections.list', world, {});
    return { list, arrivals: arrivalsOf(former?.arrivals ?? [], list, Date.now()) };
  }, LIVE_MS);
}
