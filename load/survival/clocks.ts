import path from 'node:path';
import { type Clock, createFileLogs, createNode, silentLogger, systemClock } from '@miczero/mock-platform';
import { Ledger } from './ledger.ts';
import type { Row } from './row.ts';

const LINES = 200;
const HOUR_MS = 3_600_000;

/**
 * A clock that is wrong at the start and is set right while the platform runs: lines are accepted before and after it, and all
 * of them are there after a restart. The nodes run in this process, because their clock has to be moved.
 */
export async function setClockRight(dataDir: string, hours: 1 | -1): Promise<Row> {
  let error = hours * HOUR_MS;
  const now = () => Date.now() + error;
  const begin = () => start({ ...systemClock, now }, path.join(dataDir, 'worlds'));
  const ledger = new Ledger('timed', now);
  const faults: string[] = [];
  let expected = 0;
  const talk = async ({ origin }: Running, when: string) => {
    expected += LINES;
    await ledger.talk(origin, LINES);
    if (ledger.acknowledged < expected) faults.push(`${ledger.acknowledged} of ${expected} lines accepted ${when}`);
  };
  const first = await begin();
  await ledger.begin(first.origin);
  await talk(first, 'while the clock was wrong');
  error = 0;
  await talk(first, 'after it was set right');
  await first.close();
  const second = await begin();
  await talk(second, 'after a restart');
  const audit = await ledger.audit(second.origin);
  await second.close();
  return {
    trial: `clock an hour ${hours > 0 ? 'ahead' : 'behind'}, set right`,
    acknowledged: ledger.acknowledged,
    lost: audit?.lost ?? ledger.acknowledged,
    doubled: audit?.doubled ?? 0,
    isReported: null,
    othersServe: null,
    faults,
  };
}

interface Running {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

async function start(clock: Clock, worlds: string): Promise<Running> {
  const logs = createFileLogs(worlds, silentLogger);
  const node = await createNode({ clock, logs, control: { token: '' } });
  return {
    origin: await node.listen(),
    close: async () => {
      await node.close();
      await logs.close();
    },
  };
}
