import { createNode, serialiseWorld, systemClock, userNoOf } from '@miczero/mock-platform';
import { crowdedWithReasons, drawCommands, START } from '@miczero/mock-platform/random-commands';

/**
 * Child process: a node with its log in memory that runs random commands of every area and reports its size. The bench
 * advances the clock, because the commands span days.
 */
export interface MemoryRow {
  readonly commands: number;
  readonly succeeded: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
  /** The world as text, as in a snapshot. */
  readonly worldBytes: number;
}

const COMMANDS = 100_000;
const EVERY = 20_000;
const DRAWN_AT_ONCE = 2000;
let now = START;
let succeeded = 0;

const node = await createNode({ clock: { ...systemClock, now: () => now, steady: () => now } });
await node.listen();
const runner = node.worlds.get('main');
if (!runner) throw new Error('the world main is missing');
// Bypasses the log, which only a bench may do. Builds a world in which most commands can act.
Object.assign(runner.world, { ...crowdedWithReasons(), name: 'main' });

/**
 * Generates commands without running them, so that the generator's own memory counts at both ends of the comparison.
 */
for (let warmUp = 1; warmUp <= 3; warmUp += 1) drawCommands(-warmUp, DRAWN_AT_ONCE);
const rows: MemoryRow[] = [measure(0)];
for (let done = 0; done < COMMANDS; done += DRAWN_AT_ONCE) {
  for (const { name, input, no, wait } of drawCommands(done, DRAWN_AT_ONCE)) {
    now += wait;
    const outcome = await runner.submit(name, { no: userNoOf(no), sid: `sid-${no}` }, input as never); // drawn for that name
    if (outcome.ok) succeeded += 1;
  }
  if ((done + DRAWN_AT_ONCE) % EVERY === 0) rows.push(measure(done + DRAWN_AT_ONCE));
}
process.send?.({ event: 'rows', rows });

function measure(commands: number): MemoryRow {
  const worldBytes = runner ? Buffer.byteLength(serialiseWorld(runner.world)) : 0;
  // The process is started with --expose-gc.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { commands, succeeded, rssBytes: rss, heapBytes: heapUsed, worldBytes };
}
