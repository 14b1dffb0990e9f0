import { setTimeout } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Row } from '../row.ts';
import { ClusterStage, type StagedNode } from './stage.ts';
import { SteadyTalk } from './steady-talk.ts';

/** How long the talk goes on before, between and after what happens to the cluster. */
const CALM_MS = 500;
/** Longer than a lease: the other node must have ended the connections by then. */
const CUT_MS = 12_000;
/** A client that hears nothing for longer than this has not moved. */
const SILENCE_MAX_MS = 15_000;

/** Something bad that happens to a cluster under load, and whether senders have to find the other node meanwhile. */
interface Disaster {
  readonly name: string;
  readonly befall: (stage: ClusterStage) => Promise<void>;
}

const [FIRST, SECOND] = [0, 1];
const nodeOf = ({ nodes }: ClusterStage, index: number): StagedNode => {
  const node = nodes[index];
  if (!node) throw new Error(`the stage has no node ${index}`);
  return node;
};

async function killNode(stage: ClusterStage, index: number): Promise<void> {
  await stage.killNode(nodeOf(stage, index));
  await setTimeout(CALM_MS);
  await stage.startNode(nodeOf(stage, index));
}

async function restartRedis(stage: ClusterStage, awayMs: number): Promise<void> {
  await stage.redis.kill();
  await setTimeout(awayMs);
  await stage.redis.start();
}

async function cutOff(stage: ClusterStage, how: 'cut' | 'silence'): Promise<void> {
  const { gate } = nodeOf(stage, FIRST);
  gate[how]();
  await stage.ready(1);
  await setTimeout(CUT_MS);
  gate.open();
}

const DISASTERS: readonly Disaster[] = [
  { name: 'one node killed', befall: (stage) => killNode(stage, FIRST) },
  { name: 'the other node killed', befall: (stage) => killNode(stage, SECOND) },
  { name: 'Redis killed, back at once', befall: (stage) => restartRedis(stage, 0) },
  { name: 'Redis killed, back after 3 s', befall: (stage) => restartRedis(stage, 3000) },
  { name: 'network of a node to Redis cut', befall: (stage) => cutOff(stage, 'cut') },
  { name: 'network of a node to Redis silent', befall: (stage) => cutOff(stage, 'silence') },
];

/** The short form: one disaster with two kills, after which another node takes the place of the dead one at once. */
const SHORT: readonly Disaster[] = [
  {
    name: 'a node and Redis killed',
    befall: async (stage) => {
      await stage.killNode(nodeOf(stage, FIRST));
      await restartRedis(stage, 0);
      await stage.startNode(nodeOf(stage, FIRST), 'n3');
    },
  },
];

interface ClusterOptions {
  /** The bundle that the nodes run; that of `npm start` by default. */
  readonly program?: string;
  readonly isShort?: boolean;
}

/** Lets disasters befall one cluster, one after the other, and yields a line about each. */
export async function* befallCluster(folder: string, { program, isShort }: ClusterOptions = {}): AsyncGenerator<Row> {
  const stage = await ClusterStage.start(folder, program);
  try {
    for (const [index, disaster] of (isShort ? SHORT : [...DISASTERS, ...SHORT]).entries()) {
      yield await endure(stage, disaster, `disaster-${index}`);
    }
  } finally {
    await stage.close();
  }
}

async function endure(stage: ClusterStage, { name, befall }: Disaster, world: string): Promise<Row> {
  const ledger = new Ledger(world);
  await ledger.begin(nodeOf(stage, FIRST).origin);
  const faults: string[] = [];
  // Everybody signs calls at both nodes.
  if (!(await stage.agree(world))) faults.push('the nodes did not share the new world');
  const talk = new SteadyTalk(ledger, stage.balancer.origin, world);
  await setTimeout(CALM_MS);
  await befall(stage);
  await stage.ready(stage.nodes.length);
  await setTimeout(CALM_MS);
  await talk.end();
  if (!(await stage.agree(world))) faults.push('the nodes do not hold the same world');
  if (talk.longestSilenceMs > SILENCE_MAX_MS) faults.push(`a sender heard nothing for ${talk.longestSilenceMs} ms`);
  if (ledger.acknowledged < talk.sent) faults.push(`${ledger.acknowledged} of ${talk.sent} lines were acknowledged`);
  const audits = await Promise.all(stage.nodes.map(({ origin }) => ledger.audit(origin)));
  return {
    trial: `${name} (silence ${(talk.longestSilenceMs / 1000).toFixed(1)} s)`,
    acknowledged: ledger.acknowledged,
    lost: Math.max(...audits.map((audit) => audit?.lost ?? ledger.acknowledged)),
    doubled: Math.max(...audits.map((audit) => audit?.doubled ?? 0)),
    isTold: null,
    othersServe: null,
    faults,
  };
}
