import { spawnSync } from 'node:child_process';
import { builtFrom } from '../built.ts';
import { start } from '../child.ts';
import { Cluster } from './cluster.ts';

/** Receivers of the hall, shared by the nodes, and the rate of messages that the search begins with. */
const CROWDS = [
  { receivers: 1000, perSecond: 40 },
  { receivers: 4000, perSecond: 20 },
] as const;
type Crowd = (typeof CROWDS)[number];
/** What a second node adds where one is full: at least so many times the deliveries of one. */
const RATIO_GOAL = 1.7;
/** Nodes keep up with a rate where they publish so much of it, and messages take no longer than this, in milliseconds (p99). */
const KEEPS_UP = 0.95;
const DELAY_MAX_MS = 200;
/** A rate is too high once it was refused so often: the computer may have been busy with something else. */
const REFUSALS = 2;
/** The search ends where the highest rate that one node or two keep up with is known this well. */
const FINENESS = 1.1;
const GROWTH = 1.6;
/** Rates have whole numbers of messages for each of two nodes. */
const STEP = 2;
const WARM_UP_S = 2;
const MEASURED_S = 3;
const ROUNDS = 3;
/** The core of all nodes, and that of Redis and the receivers. */
const NODES_CORE = 0;
const OTHERS_CORE = 1;

interface Measured {
  /** CPU of all nodes per delivered message, in microseconds. */
  readonly micros: number;
  /** Messages a second, each of which arrived everywhere. */
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Part of the one core that each node used. */
  readonly share: number;
}

/**
 * What a second node adds: the highest rate of messages that one node keeps up with, and that two keep up with. A computer with two cores
 * has none left for a second node and for the receivers, so a node has half a core: the scheduler divides a core between two busy
 * processes, which are two nodes, or one node and one that only burns CPU. The deliveries a second are reached, not estimated. Redis and
 * the receivers have the other core.
 *
 * A rate counts as kept up with by its delays. Without a bound on them a node saves CPU by letting more messages share a write, until
 * only the log is left, which every node folds whole.
 */
export async function benchCluster(): Promise<void> {
  pin(process.pid, OTHERS_CORE);
  console.log(
    `sockets   nodes   messages/s   deliveries/s   p99 ms   µs CPU per delivery   core of each (medians of ${ROUNDS})`,
  );
  for (const crowd of CROWDS) {
    const [one, two]: [Measured[], Measured[]] = [[], []];
    // In turn, so that a busy minute of the computer meets both.
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(await fullest(1, crowd));
      two.push(await fullest(2, crowd));
    }
    const [alone, both] = [medians(one), medians(two)];
    const ratio = both.perSecond / alone.perSecond;
    if (ratio < RATIO_GOAL) process.exitCode = 1;
    console.log(lineOf(crowd, 1, alone));
    console.log(
      `${lineOf(crowd, 2, both)}   ${ratio.toFixed(2)} times one (goal ${RATIO_GOAL}: ${ratio < RATIO_GOAL ? 'MISSED' : 'reached'})`,
    );
  }
}

/** The highest rate found that the nodes keep up with. */
async function fullest(nodes: 1 | 2, { receivers, perSecond }: Crowd): Promise<Measured> {
  const cluster = await Cluster.open(nodes, receivers, NODES_CORE);
  const other =
    nodes === 1 ? start(await builtFrom(new URL('./busy.ts', import.meta.url)), { core: NODES_CORE }) : null;
  try {
    await cluster.pace(perSecond, WARM_UP_S);
    let best: Measured | null = null;
    let [kept, tooMany, refusals] = [0, Number.POSITIVE_INFINITY, 0];
    let rate: number = perSecond;
    while (tooMany > kept * FINENESS && rate > kept && rate < tooMany) {
      const found = await measured(cluster, receivers, rate);
      if (found.p99Ms <= DELAY_MAX_MS && found.perSecond >= KEEPS_UP * rate) {
        best = found;
        [kept, refusals] = [rate, 0];
      } else {
        refusals += 1;
        if (refusals < REFUSALS) continue;
        [tooMany, refusals] = [rate, 0];
      }
      const next = tooMany === Number.POSITIVE_INFINITY ? kept * GROWTH : (kept + tooMany) / 2;
      rate = STEP * Math.round(next / STEP);
    }
    if (best === null) throw new Error(`${nodes} of ${receivers}: the first rate is too high for this computer`);
    return best;
  } finally {
    other?.kill();
    await cluster.close();
  }
}

async function measured(cluster: Cluster, receivers: number, rate: number): Promise<Measured> {
  const [before, began] = [await cluster.cpuMicros(), performance.now()];
  const { published, p99Ms } = await cluster.pace(rate, MEASURED_S);
  const seconds = (performance.now() - began) / 1000;
  const used = (await cluster.cpuMicros()) - before;
  return {
    micros: used / (rate * MEASURED_S * receivers),
    perSecond: published,
    p99Ms,
    share: used / (seconds * 1e6 * cluster.nodes),
  };
}

const medians = (list: readonly Measured[]): Measured => ({
  micros: median(list.map(({ micros }) => micros)),
  perSecond: median(list.map(({ perSecond }) => perSecond)),
  p99Ms: median(list.map(({ p99Ms }) => p99Ms)),
  share: median(list.map(({ share }) => share)),
});

function lineOf({ receivers }: Crowd, nodes: number, { micros, perSecond, p99Ms, share }: Measured): string {
  const cells: [string, number][] = [
    [String(receivers), 7],
    [String(nodes), 8],
    [perSecond.toFixed(0), 13],
    [(perSecond * receivers).toFixed(0), 15],
    [p99Ms.toFixed(0), 9],
    [micros.toFixed(2), 22],
    [`${(share * 100).toFixed(0)} %`, 15],
  ];
  return cells.map(([value, width]) => value.padStart(width)).join('');
}

/** Binds a running process, and what it starts from now on, to one core. */
function pin(pid: number, core: number): void {
  const { status } = spawnSync('taskset', ['-cp', String(core), String(pid)], { stdio: 'ignore' });
  if (status !== 0)
    throw new Error('this measurement binds processes to cores: it needs taskset (Linux) and two cores');
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
