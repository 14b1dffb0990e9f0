import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFrom } from '../built.ts';
import { next, start as startChild } from '../child.ts';
import { type Run, spreadOf, verdict } from '../goals.ts';
import { start } from './starts.ts';

const COMMANDS = 1_000_000;
const ROUNDS = 3;
/** What the second start, and an acknowledgement during a snapshot, should take at most. */
const START_GOAL_MS = 2000;
const ACK_GOAL_MS = 50;
const FILL_TIMEOUT_MS = 600_000;

interface Delays {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Start times of `npm start` on new and on full data, and acknowledgements during a snapshot at a million commands. */
export async function benchStart(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'miczero-start-'));
  try {
    // Builds the missing parts first.
    await (await start(path.join(dir, 'unmeasured'))).end('stop');
    console.log('start                              median ms   worst ms   goal ms');
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const data = path.join(dir, `small-${round}`);
      for (const [name, end] of [
        ['empty', 'stop'],
        ['after a stop', 'kill'],
        ['after a kill', 'stop'],
      ] as const) {
        const { ms, end: finish } = await start(data);
        times.set(name, [...(times.get(name) ?? []), ms]);
        await finish(end);
      }
    }
    for (const [name, taken] of times) console.log(startLine(name, taken));
    await benchMillion(path.join(dir, 'million'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function benchMillion(data: string): Promise<void> {
  const child = startChild(await builtFrom(new URL('./million.ts', import.meta.url)), {
    args: [data, String(COMMANDS)],
  });
  const filled = await next(child, 'filled', FILL_TIMEOUT_MS);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.send({ order: 'die' });
  await gone;
  const afterKill = await start(data);
  console.log(startLine(`${filled['commands']} commands, after a kill`, [afterKill.ms]));
  await afterKill.end('stop');
  const afterStop: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms, end } = await start(data);
    afterStop.push(ms);
    await end('stop');
  }
  console.log(startLine(`${filled['commands']} commands, after a stop`, afterStop));
  console.log(`\nacknowledgements at 1000 messages/s       count   p50 ms   p99 ms   worst ms   goal ms`);
  const during = `during a snapshot of ${(Number(filled['snapshotMs']) / 1000).toFixed(1)} s`;
  console.log(delayLine(during, filled['during'] as Delays, ACK_GOAL_MS));
  console.log(delayLine('beside it', filled['beside'] as Delays));
}

/** Judges the median. */
export function startLine(name: string, times: readonly number[], run?: Run): string {
  const { median, worst } = spreadOf(times);
  return `${name.padEnd(34)}${median.toFixed(0).padStart(10)}${worst.toFixed(0).padStart(11)}${String(START_GOAL_MS).padStart(10)}  ${verdict(median <= START_GOAL_MS, run)}`;
}

/** Judges the worst where there is a goal. */
export function delayLine(name: string, { count, p50, p99, worst }: Delays, goal?: number, run?: Run): string {
  const figures = `${name.padEnd(38)}${String(count).padStart(9)}${p50.toFixed(1).padStart(9)}${p99.toFixed(1).padStart(9)}${worst.toFixed(1).padStart(11)}`;
  return goal === undefined ? figures : `${figures}${String(goal).padStart(10)}  ${verdict(worst <= goal, run)}`;
}
