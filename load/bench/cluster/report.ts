import { type ChildProcess, spawnSync } from 'node:child_process';
import { RedisServer } from '@miczero/mock-platform/testing-redis';
import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import type { Ready } from '../fan-out/measure.ts';
import type { Pace } from '../fan-out/paced.ts';
import type { ClusterNodeOptions } from './node.ts';

/** Receivers of the hall, shared by the nodes; a quiet rate, and one from which the rate is found that fills the core of a node. */
const CROWDS = [
  { receivers: 1000, quiet: 50, probed: 500 },
  { receivers: 4000, quiet: 20, probed: 200 },
] as const;
/** What a second node adds where one has no CPU left: at least so many times the deliveries of one. */
const RATIO_GOAL = 1.7;
/** Part of its core from which a node counts as saturated, and the part that a saturating rate asks for. */
const SATURATED = 0.9;
const OVERLOAD = 1.1;
/** Part of the offered messages that has to arrive, or the core of Redis and the receivers is the bound. */
const KEEPS_UP = 0.9;
const SENDERS = 50;
const WARM_UP_S = 2;
const MEASURED_S = 5;
const ROUNDS = 3;
/** The core of all nodes, and that of Redis and the receivers. */
const NODES_CORE = 0;
const OTHERS_CORE = 1;

/**
 * What a second node adds, estimated by the CPU of the nodes: a node with a core of its own delivers as much as its CPU for a
 * delivery allows, and two nodes pay for each message twice, because both fold the log. Redis and the receivers have another
 * core. The deliveries a second are no rate that was reached: on two cores the receivers would be measured as well. `accepted` is reached.
 *
 * Messages come at a steady rate. In batches that wait for each other one node writes a whole batch at once and two nodes
 * write it in two halves, which no lively hall does: that measured the batches.
 */
export async function benchCluster(): Promise<void> {
  pin(process.pid, OTHERS_CORE);
  console.log(
    `sockets   messages/s   accepted   nodes   core used   µs CPU per delivery   deliveries/s of nodes with a core each (medians of ${ROUNDS})`,
  );
  for (const { receivers, quiet, probed } of CROWDS) {
    await compare({ receivers, perSecond: quiet });
    const probe = await measure(1, { receivers, perSecond: probed });
    console.log(`${lineOf({ receivers, perSecond: probed }, 1, probe)}   one round, from which the next rate follows`);
    // A second has a whole number of messages for each of two nodes.
    const filling = 2 * Math.ceil((probed * OVERLOAD) / probe.coreUsed / 2);
    // Where the receivers cannot follow, more messages fill their core and not that of the node.
    const reached = 2 * Math.ceil(probe.accepted / 2);
    await compare({ receivers, perSecond: keepsUp(probe, probed) ? filling : reached });
  }
}

/** One node beside two. The ratio is judged only where one node is saturated: elsewhere a second node has nothing to add. */
async function compare(pace: Pace): Promise<void> {
  const results: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, ofNodes] of results.entries()) ofNodes.push(await measure(index + 1, pace));
  }
  const [one, two] = [medians(results[0]), medians(results[1])];
  console.log(lineOf(pace, 1, one));
  const ratio = (2 * one.micros) / two.micros;
  const unsaturated = keepsUp(one, pace.perSecond)
    ? 'one node is not saturated: no verdict'
    : 'the core of Redis and the receivers is full before that of one node: no verdict';
  const isReached = ratio >= RATIO_GOAL;
  const isJudged = one.coreUsed >= SATURATED;
  if (isJudged && !isReached) process.exitCode = 1;
  const verdict = isJudged ? `goal ${RATIO_GOAL}: ${isReached ? 'reached' : 'MISSED'}` : unsaturated;
  console.log(`${lineOf(pace, 2, two)}   ${ratio.toFixed(2)} times one (${verdict})`);
}

const keepsUp = ({ accepted }: Measured, offered: number) => accepted >= KEEPS_UP * offered;

interface Measured {
  /** CPU of all nodes per delivered message, in microseconds. */
  readonly micros: number;
  /** Messages a second that arrived everywhere. */
  readonly accepted: number;
  /** Part of their one core that the nodes used together. */
  readonly coreUsed: number;
}

const medians = (list: readonly Measured[]): Measured => ({
  micros: median(list.map(({ micros }) => micros)),
  accepted: median(list.map(({ accepted }) => accepted)),
  coreUsed: median(list.map(({ coreUsed }) => coreUsed)),
});

function lineOf({ receivers: crowd, perSecond: messages }: Pace, nodes: number, measured: Measured): string {
  const { micros, accepted, coreUsed } = measured;
  const perSecond = (nodes * 1e6) / micros;
  const cells: [string, number][] = [
    [String(crowd), 7],
    [String(messages), 13],
    [accepted.toFixed(0), 11],
    [String(nodes), 8],
    [`${(coreUsed * 100).toFixed(0)} %`, 12],
    [micros.toFixed(2), 22],
    [perSecond.toFixed(0), 15],
  ];
  return cells.map(([value, width]) => value.padStart(width)).join('');
}

async function measure(nodes: number, { receivers: crowd, perSecond }: Pace): Promise<Measured> {
  const redis = await RedisServer.start();
  const children: ChildProcess[] = [];
  try {
    const program = await builtFrom(new URL('./node.ts', import.meta.url));
    const counter = await builtFrom(new URL('../fan-out/receivers.ts', import.meta.url));
    const [receivers, senders] = [crowd / nodes, SENDERS / nodes];
    const publishers: ChildProcess[] = [];
    const counters: ChildProcess[] = [];
    for (let index = 0; index < nodes; index += 1) {
      const options: ClusterNodeOptions = {
        redisUrl: redis.url,
        name: `n${index + 1}`,
        people: crowd + SENDERS,
        from: index * (receivers + senders),
        receivers,
        senders,
      };
      const publisher = start(program, { args: [JSON.stringify(options)], core: NODES_CORE });
      const counting = start(counter);
      children.push(publisher, counting);
      const ready = (await next(publisher, 'ready')) as unknown as Ready;
      counting.send({ order: 'open', ...ready });
      await next(counting, 'open');
      publishers.push(publisher);
      counters.push(counting);
    }
    let published = 0;
    const run = async (seconds: number) => {
      const share = (perSecond * seconds) / nodes;
      const order = { order: 'pace', from: published, count: share, everyMs: (1000 * nodes) / perSecond };
      published += share;
      const arrived = counters.map((counting) => next(counting, 'arrived'));
      for (const counting of counters) counting.send({ order: 'expect', messages: published * nodes });
      for (const publisher of publishers) publisher.send(order);
      await Promise.all(arrived);
    };
    const cpu = async () => (await Promise.all(publishers.map(usage))).reduce((sum, { micros }) => sum + micros, 0);
    await run(WARM_UP_S);
    const [before, began] = [await cpu(), performance.now()];
    await run(MEASURED_S);
    const seconds = (performance.now() - began) / 1000;
    const used = (await cpu()) - before;
    const messages = perSecond * MEASURED_S;
    return { micros: used / (messages * crowd), accepted: messages / seconds, coreUsed: used / (seconds * 1e6) };
  } finally {
    for (const child of children) child.kill();
    await redis.remove();
  }
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
