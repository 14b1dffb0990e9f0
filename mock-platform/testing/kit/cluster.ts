import { setImmediate } from 'node:timers/promises';
import { MemoryOnceKeys } from '../../src/admission/once-keys.ts';
import { MemoryRateBuckets } from '../../src/admission/rate-buckets.ts';
import type { Membership } from '../../src/cluster/membership.ts';
import type { CreateWorldInput } from '../../src/core/seeds/create-world.ts';
import type { Log, LogStore } from '../../src/log/log.ts';
import { createMemoryLogs } from '../../src/log/memory-log.ts';
import { createNode, type PlatformNode } from '../../src/node.ts';
import { type Clock, systemClock } from '../../src/ports.ts';
import { logOver } from './log-over.ts';
import { createMemoryMembership } from './memory-membership.ts';
import { clockAt } from './test-clock.ts';

/** The test runs timers of at least this length: sweeps, renewals of leases, bots. */
const LONG_TIMER_MS = 1000;

/** A node of a cluster that can die: its timers and its log stop, its sockets stay open. */
export interface ClusterNode {
  readonly node: PlatformNode;
  readonly origin: string;
  /** Runs the long timers that wait. */
  tick(): void;
  /** Ends it without grace. */
  die(): void;
}

/** Nodes of one process that share a log store and leases, and a time that the test moves. */
export class Cluster {
  readonly logs = createMemoryLogs({ keep: true });
  readonly #membership: Membership = createMemoryMembership();
  readonly #nodes: ClusterNode[] = [];
  #skew = 0;
  /** When time stopped; null while it runs. */
  #stoppedAt: number | null = null;
  readonly #time = clockAt(() => (this.#stoppedAt ?? Date.now()) + this.#skew);
  readonly #once = new MemoryOnceKeys(this.#time);
  readonly #buckets = new MemoryRateBuckets(this.#time);

  /** Starts a node; `main` is how it makes the world `main` if that does not exist. */
  async start(name: string, main?: CreateWorldInput): Promise<ClusterNode> {
    let isDead = false;
    let waiting = new Set<() => void>();
    const clock: Clock = {
      ...this.#time,
      after: (ms, work) => {
        if (ms < LONG_TIMER_MS) return systemClock.after(ms, work);
        waiting.add(work);
        return () => waiting.delete(work);
      },
    };
    const logs: LogStore = { ...this.logs, open: (world) => mortal(this.logs.open(world), () => isDead) };
    const shared = { logs, membership: this.#membership, once: this.#once, buckets: this.#buckets };
    const node = await createNode({ node: name, clock, control: { token: '' }, ...(main && { main }), ...shared });
    const started: ClusterNode = {
      node,
      origin: await node.listen(),
      tick: () => {
        const due = isDead ? new Set<() => void>() : waiting;
        waiting = new Set();
        for (const work of due) work();
      },
      die: () => {
        isDead = true;
      },
    };
    this.#nodes.push(started);
    return started;
  }

  /** Stops the time of all nodes: from now on `pass` alone moves it, and no rate refills on a slow machine. */
  stopTime(): void {
    this.#stoppedAt = Date.now();
  }

  /** Moves the time of all nodes, runs what waits on those that live, and the commands that it submits. */
  async pass(ms: number): Promise<void> {
    this.#skew += ms;
    for (const each of this.#nodes) each.tick();
    await setImmediate();
  }

  async close(): Promise<void> {
    for (const { node } of this.#nodes) await node.close();
  }
}

/** A log from which a dead node neither reads nor writes. */
function mortal(log: Log, isDead: () => boolean): Log {
  return logOver(log, {
    open: (restore, deliver) =>
      log.open(restore, (entries) => {
        if (!isDead()) deliver(entries);
      }),
    append: async (commands) => {
      if (isDead()) throw new Error('the node is dead');
      await log.append(commands);
    },
  });
}
