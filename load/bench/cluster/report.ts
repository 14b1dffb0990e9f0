import { spawnSync } from 'node:child_process';
import { builtFrom } from '../built.ts';
import { start } from '../child.ts';
import { Cluster } from './cluster.ts';

/** Receivers of the hall, shared by the nodes; a quiet rate, and the messages of a flood. */
const CROWDS = [
  { receivers: 1000, perSecond: 50, flood: 3000 },
  { receivers: 4000, perSecond: 20, flood: 800 },
] as const;
type Crowd = (typeof CROWDS)[number];
/** What a second node adds where one has no CPU left: at least so many times the deliveries of one. */
const RATIO_GOAL = 1.7;
/** Part of its half of the core from which a node counts as saturated. */
const SATURATED = 0.9;
/** Part of the messages of a flood that is published first, not measured. */
const WARM_UP = 0.2;
const PACED_S = 5;
const ROUNDS = 3;
/** The core of all nodes, and that of Redis and the receivers. */
const NODES_CORE = 0;
const OTHERS_CORE = 1;

interface Measured {
  /** CPU of all nodes per delivered message, in microseconds. */
  readonly micros: number;
  /** Messages a second that arrived everywhere. */
  readonly perSecond: number;
  /** Part of the one core that each node used. */
  readonly share: number;
}

/**
 * What a second node adds. A computer with two cores has none left for a second node and for the receivers, so a node has half a core:
 * the scheduler divides a core between two busy processes, which are two nodes, or one node and one that only burns CPU. The deliveries a
 * second are reached, not estimated. Redis and the receivers have the other core.
 *
 * At a quiet rate a second node has nothing to add; what it costs is printed beside it.
 */
export async function benchCluster(): Promise<void> {
  pin(process.pid, OTHERS_CORE);
  console.log(
    `sockets   nodes   messages/s   deliveries/s   µs CPU per delivery   core of each (medians of ${ROUNDS})`,
  );
  for (const crowd of CROWDS) {
    const [one, two] = await inTurn((nodes) => quietly(nodes, crowd));
    console.log(`${lineOf(crowd, 1, one)}   steady`);
    console.log(`${lineOf(crowd, 2, two)}   steady, ${(two.micros / one.micros).toFixed(2)} times the CPU of one`);
    const [alone, both] = await inTurn((nodes) => atFullSpeed(nodes, crowd));
    console.log(`${lineOf(crowd, 1, alone)}   as fast as half a core can`);
    console.log(`${lineOf(crowd, 2, both)}   as fast as two halves can, ${verdictOf(alone, both)}`);
  }
}

function verdictOf(one: Measured, two: Measured): string {
  const ratio = two.perSecond / one.perSecond;
  const times = `${ratio.toFixed(2)} times one`;
  if (one.share < SATURATED / 2) return `${times} (one node had CPU left: no verdict)`;
  const isReached = ratio >= RATIO_GOAL;
  if (!isReached) process.exitCode = 1;
  return `${times} (goal ${RATIO_GOAL}: ${isReached ? 'reached' : 'MISSED'})`;
}

/** One node and two of them, in turn, so that a busy minute of the computer meets both. */
async function inTurn(measure: (nodes: 1 | 2) => Promise<Measured>): Promise<readonly [Measured, Measured]> {
  const [one, two]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await measure(1));
    two.push(await measure(2));
  }
  return [medians(one), medians(two)];
}

async function quietly(nodes: number, { receivers, perSecond }: Crowd): Promise<Measured> {
  const cluster = await Cluster.open(nodes, receivers, NODES_CORE);
  try {
    await cluster.pace(perSecond, 2);
    return await measured(cluster, receivers, perSecond * PACED_S, () => cluster.pace(perSecond, PACED_S));
  } finally {
    await cluster.close();
  }
}

async function atFullSpeed(nodes: number, { receivers, flood }: Crowd): Promise<Measured> {
  const cluster = await Cluster.open(nodes, receivers, NODES_CORE);
  const other =
    nodes === 1 ? start(await builtFrom(new URL('./busy.ts', import.meta.url)), { core: NODES_CORE }) : null;
  try {
    await cluster.flood(flood * WARM_UP);
    return await measured(cluster, receivers, flood, () => cluster.flood(flood));
  } finally {
    other?.kill();
    await cluster.close();
  }
}

async function measured(
  cluster: Cluster,
  receivers: number,
  messages: number,
  run: () => Promise<void>,
): Promise<Measured> {
  const [before, began] = [await cluster.cpuMicros(), performance.now()];
  await run();
  const seconds = (performance.now() - began) / 1000;
  const used = (await cluster.cpuMicros()) - before;
  return {
    micros: used / (messages * receivers),
    perSecond: messages / seconds,
    share: used / (seconds * 1e6 * cluster.nodes),
  };
}

const medians = (list: readonly Measured[]): Measured => ({
  micros: median(list.map(({ micros }) => micros)),
  perSecond: median(list.map(({ perSecond }) => perSecond)),
  share: median(list.map(({ share }) => share)),
});

function lineOf({ receivers }: Crowd, nodes: number, { micros, perSecond, share }: Measured): string {
  const cells: [string, number][] = [
    [String(receivers), 7],
    [String(nodes), 8],
    [perSecond.toFixed(0), 13],
    [(perSecond * receivers).toFixed(0), 15],
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
