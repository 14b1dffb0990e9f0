import { setTimeout } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Row } from '../row.ts';
import { SteadyTalk } from './steady-talk.ts';
import { TrialCluster, type TrialNode } from './trial-cluster.ts';

/** How long the talk continues before, between and after what happens to the cluster. */
const CALM_MS = 500;
/** Longer than a lease: within it the other node must have ended the connections. */
const CUT_MS = 12_000;
/** A client that hears nothing for longer than this has not moved. */
const SILENCE_MAX_MS = 15_000;

/** A fault that is injected into a cluster under load. */
interface ClusterFault {
  readonly name: string;
  readonly inject: (cluster: TrialCluster) => Promise<void>;
}

const [FIRST, SECOND] = [0, 1];
const nodeOf = ({ nodes }: TrialCluster, index: number): TrialNode => {
  const node = nodes[index];
  if (!node) throw new Error(`the cluster has no node ${index}`);
  return node;
};

async function killNode(cluster: TrialCluster, index: number): Promise<void> {
  await cluster.killNode(nodeOf(cluster, index));
  await setTimeout(CALM_MS);
  await cluster.startNode(nodeOf(cluster, index));
}

async function restartRedis(cluster: TrialCluster, awayMs: number): Promise<void> {
  await cluster.redis.kill();
  await setTimeout(awayMs);
  await cluster.redis.start();
}

async function cutOff(cluster: TrialCluster, how: 'cut' | 'silence'): Promise<void> {
  const { gate } = nodeOf(cluster, FIRST);
  gate[how]();
  await cluster.ready(1);
  await setTimeout(CUT_MS);
  gate.open();
}

const FAULTS: readonly ClusterFault[] = [
  { name: 'one node killed', inject: (cluster) => killNode(cluster, FIRST) },
  { name: 'the other node killed', inject: (cluster) => killNode(cluster, SECOND) },
  { name: 'Redis killed, back at once', inject: (cluster) => restartRedis(cluster, 0) },
  { name: 'Redis killed, back after 3 s', inject: (cluster) => restartRedis(cluster, 3000) },
  { name: 'network of a node to Redis cut', inject: (cluster) => cutOff(cluster, 'cut') },
  { name: 'network of a node to Redis silent', inject: (cluster) => cutOff(cluster, 'silence') },
];

/** The short form: one fault of two kills, after which another node takes the place of the dead one at once. */
const SHORT: readonly ClusterFault[] = [
  {
    name: 'a node and Redis killed',
    inject: async (cluster) => {
      await cluster.killNode(nodeOf(cluster, FIRST));
      await restartRedis(cluster, 0);
      await cluster.startNode(nodeOf(cluster, FIRST), 'n3');
    },
  },
];

interface ClusterOptions {
  /** The bundle that the nodes run; that of `npm start` by default. */
  readonly program?: string;
  readonly isShort?: boolean;
}

/** Injects faults into one cluster, one after the other, and yields a row for each. */
export async function* clusterTrials(folder: string, { program, isShort }: ClusterOptions = {}): AsyncGenerator<Row> {
  const cluster = await TrialCluster.start(folder, program);
  try {
    for (const [index, fault] of (isShort ? SHORT : [...FAULTS, ...SHORT]).entries()) {
      yield await runTrial(cluster, fault, `fault-${index}`);
    }
  } finally {
    await cluster.close();
  }
}

async function runTrial(cluster: TrialCluster, { name, inject }: ClusterFault, world: string): Promise<Row> {
  const ledger = new Ledger(world);
  await ledger.begin(nodeOf(cluster, FIRST).origin);
  const faults: string[] = [];
  // Everybody signs calls at both nodes.
  if (!(await cluster.agree(world))) faults.push('the nodes did not share the new world');
  const talk = new SteadyTalk(ledger, cluster.balancer.origin, world);
  await setTimeout(CALM_MS);
  await inject(cluster);
  await cluster.ready(cluster.nodes.length);
  await setTimeout(CALM_MS);
  await talk.end();
  if (!(await cluster.agree(world))) faults.push('the nodes do not hold the same world');
  if (talk.longestSilenceMs > SILENCE_MAX_MS) faults.push(`a sender heard nothing for ${talk.longestSilenceMs} ms`);
  if (ledger.acknowledged < talk.sent) faults.push(`${ledger.acknowledged} of ${talk.sent} lines were acknowledged`);
  const audits = await Promise.all(cluster.nodes.map(({ origin }) => ledger.audit(origin)));
  return {
    trial: `${name} (silence ${(talk.longestSilenceMs / 1000).toFixed(1)} s)`,
    acknowledged: ledger.acknowledged,
    lost: Math.max(...audits.map((audit) => audit?.lost ?? ledger.acknowledged)),
    doubled: Math.max(...audits.map((audit) => audit?.doubled ?? 0)),
    isReported: null,
    othersServe: null,
    faults,
  };
}
