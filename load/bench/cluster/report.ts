import { type ChildProcess, spawnSync } from 'node:child_process';
import { RedisServer } from '@miczero/mock-platform/testing-redis';
import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import type { Ready } from '../fan-out/measure.ts';
import type { Pace } from '../fan-out/paced.ts';
import type { ClusterNodeOptions } from './node.ts';

/** Receivers of the hall, shared by the nodes, and messages a second of all nodes together. */
const GRID: readonly Pace[] = [
  { receivers: 1000, perSecond: 50 },
  { receivers: 1000, perSecond: 500 },
  { receivers: 4000, perSecond: 20 },
  { receivers: 4000, perSecond: 200 },
];
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
 * core. No figure here is a rate that was reached: on two cores the receivers would be measured as well.
 *
 * Messages come at a steady rate. In batches that wait for each other one node writes a whole batch at once and two nodes
 * write it in two halves, which no lively hall does: that measured the batches.
 */
export async function benchCluster(): Promise<void> {
  pin(process.pid, OTHERS_CORE);
  console.log(
    `sockets   messages/s   nodes   µs CPU per delivery   deliveries/s of nodes with a core each (medians of ${ROUNDS})`,
  );
  for (const pace of GRID) {
    const micros: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, ofNodes] of micros.entries()) ofNodes.push(await measure(index + 1, pace));
    }
    const [one, two] = [median(micros[0]), median(micros[1])];
    console.log(lineOf(pace, 1, one));
    console.log(`${lineOf(pace, 2, two)}   ${((2 * one) / two).toFixed(2)} times one`);
  }
}

function lineOf({ receivers: crowd, perSecond: messages }: Pace, nodes: number, micros: number): string {
  const perSecond = (nodes * 1e6) / micros;
  const cells: [string, number][] = [
    [String(crowd), 7],
    [String(messages), 13],
    [String(nodes), 8],
    [micros.toFixed(2), 22],
    [perSecond.toFixed(0), 15],
  ];
  return cells.map(([value, width]) => value.padStart(width)).join('');
}

/** CPU of all nodes per delivered message, in microseconds. */
async function measure(nodes: number, { receivers: crowd, perSecond }: Pace): Promise<number> {
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
    const before = await cpu();
    await run(MEASURED_S);
    return ((await cpu()) - before) / (perSecond * MEASURED_S * crowd);
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
