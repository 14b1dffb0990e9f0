import { RedisOnceKeys } from './admission/redis-once-keys.ts';
import { RedisRateBuckets } from './admission/redis-rate-buckets.ts';
import { createRedisMembership } from './cluster/redis-membership.ts';
import { createRedisLogs } from './log/redis/redis-logs.ts';
import type { NodeOptions } from './node.ts';
import type { Logger } from './ports.ts';
import { RedisLink } from './redis/redis-link.ts';

interface ShareOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Begins all keys. Nodes of one platform have the same. */
  readonly prefix: string;
  /** Name of this node among the others, the same after every start. */
  readonly node: string;
  readonly logger: Logger;
  /** Length of a lease, in milliseconds; tests shorten it. */
  readonly leaseMs?: number;
}

export interface SharedByRedis {
  /** What `createNode` takes. */
  readonly parts: Pick<NodeOptions, 'logs' | 'membership' | 'once' | 'buckets' | 'node'>;
  /** Ends the connection, after the node is closed. */
  close(): Promise<void>;
}

/** Everything that the nodes of one platform share, on one Redis. Rejects when it cannot be reached. */
export async function shareByRedis({ url, prefix, node, logger, leaseMs }: ShareOptions): Promise<SharedByRedis> {
  const link = new RedisLink({ url, prefix, logger });
  await link.open();
  return {
    parts: {
      node,
      logs: createRedisLogs({ link, url, prefix, logger }),
      membership: createRedisMembership(link, leaseMs),
      once: new RedisOnceKeys(link),
      buckets: new RedisRateBuckets(link),
    },
    close: () => link.close(),
  };
}
