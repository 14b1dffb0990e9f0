import { controlCall } from '../api/control-call.ts';
import { usePolled } from '../api/use-polled.ts';
import { type Arrival, arrivalsOf } from '../events/arrivals.ts';
import { type Connection, type ReadLog, readToEnd } from '../journal/journal.ts';

const LIVE_MS = 500;

/** The frames of a world as they pass. */
export function useJournal(world: string) {
  return usePolled(
    (signal, log: ReadLog | undefined) => readToEnd(log, (from) => controlCall('journal.read', world, from, signal)),
    LIVE_MS,
  );
}

interface OpenSockets {
  readonly list: readonly Connection[];
  readonly arrivals: readonly Arrival[];
}

/** The open sockets of a world, and who came with them. */
export function useConnections(world: string) {
  return usePolled(async (signal, former: OpenSockets | undefined) => {
    const { list: read } = await controlCall('connections.list', world, {}, signal);
    // While a crowd rests its list stays the same object: it is not sorted and grouped anew.
    const list = former && JSON.stringify(former.list) === JSON.stringify(read) ? former.list : read;
    return { list, arrivals: arrivalsOf(former?.arrivals ?? [], list, Date.now()) };
  }, LIVE_MS);
}
