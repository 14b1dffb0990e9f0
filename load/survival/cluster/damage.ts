import { harmStream, type StreamHarm } from '@miczero/mock-platform/testing-harm-stream';
import { Ledger } from '../ledger.ts';
import { isWhole, type Row } from '../row.ts';
import { TrialCluster, type TrialNode } from './trial-cluster.ts';

/** What the platform calls its keys by default. */
const PREFIX = 'miczero:';
const LINES = 200;

/** What is done to the snapshots of nodes that were stopped, and to the logs of nodes that were killed. */
const ROUNDS: readonly { readonly end: 'SIGKILL' | 'SIGTERM'; readonly harms: readonly StreamHarm[] }[] = [
  // First, while a lease is held by a node that lives: the leader alone stores snapshots.
  { end: 'SIGTERM', harms: ['snapshot flipped', 'snapshot truncated'] },
  {
    end: 'SIGKILL',
    harms: [
      'entry flipped',
      'entry truncated',
      'middle entry removed',
      'last entry removed',
      'stream deleted',
      'position deleted',
    ],
  },
];

/**
 * Damages what Redis has of worlds while no node runs, and yields a row for each: nothing may be lost without a message of every
 * node that names the world and the key, and a world beside them continues whole.
 */
export async function* damagedStreams(folder: string, program?: string): AsyncGenerator<Row> {
  const cluster = await TrialCluster.start(folder, program);
  try {
    for (const [round, { end, harms }] of ROUNDS.entries()) {
      const hurt = harms.map((harm, index) => ({ harm, ledger: new Ledger(`hurt-${round}-${index}`) }));
      const well = new Ledger(`well-${round}`);
      const origin = cluster.nodes[0]?.origin ?? '';
      for (const ledger of [well, ...hurt.map((each) => each.ledger)]) {
        await ledger.begin(origin);
        await ledger.talk(origin, LINES);
      }
      for (const node of cluster.nodes) await cluster.endNode(node, end);
      const keys: string[] = [];
      for (const { harm, ledger } of hurt)
        keys.push(await harmStream({ url: cluster.redis.url, prefix: PREFIX, world: ledger.world, harm }));
      // The leases of killed nodes are still held under their names.
      for (const [index, node] of cluster.nodes.entries()) await cluster.startNode(node, `again-${round}-${index}`);
      await cluster.ready(cluster.nodes.length);
      const others = await Promise.all(cluster.nodes.map((node) => well.audit(node.origin)));
      for (const [index, { harm, ledger }] of hurt.entries()) {
        const found = await Promise.all(cluster.nodes.map((node) => ledger.audit(node.origin)));
        yield {
          trial: `Redis: ${harm}`,
          acknowledged: ledger.acknowledged,
          lost: Math.max(...found.map((audit) => audit?.lost ?? ledger.acknowledged)),
          doubled: Math.max(...found.map((audit) => audit?.doubled ?? 0)),
          isReported: cluster.nodes.every((node) => isNamed(node, ledger.world, keys[index] ?? '')),
          othersServe: others.every(isWhole),
          faults: [],
        };
      }
    }
  } finally {
    await cluster.close();
  }
}

function isNamed({ platform }: TrialNode, world: string, key: string): boolean {
  const lines = platform?.said().split('\n') ?? [];
  return lines.some((line) => line.includes(`world ${world}: the Redis key ${key}`));
}
