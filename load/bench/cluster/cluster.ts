import type { ChildProcess } from 'node:child_process';
import { RedisServer } from '@miczero/mock-platform/testing-redis';
import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import type { Ready } from '../fan-out/measure.ts';
import type { ClusterNodeOptions } from './node.ts';

const SENDERS = 50;

export interface Paced {
  /** Messages a second that were published: a full node has no time for its own senders. */
  readonly published: number;
  /** Milliseconds from the publishing of a message to its arrival at a socket, over all messages; of the node whose sockets wait longest. */
  readonly p99Ms: number;
}

/** Nodes on one Redis that share a crowded hall, and the sockets of its receivers. Each message reaches every receiver. */
export class Cluster {
  readonly nodes: number;
  readonly #redis: RedisServer;
  readonly #publishers: ChildProcess[] = [];
  readonly #counters: ChildProcess[] = [];
  #published = 0;

  private constructor(redis: RedisServer, nodes: number) {
    this.#redis = redis;
    this.nodes = nodes;
  }

  /** All nodes are bound to `core`; Redis and the receivers run where this process runs. */
  static async open(nodes: number, crowd: number, core: number): Promise<Cluster> {
    const cluster = new Cluster(await RedisServer.start(), nodes);
    try {
      for (let index = 0; index < nodes; index += 1) await cluster.#add(index, crowd, core);
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  async #add(index: number, crowd: number, core: number): Promise<void> {
    const [receivers, senders] = [crowd / this.nodes, SENDERS / this.nodes];
    const options: ClusterNodeOptions = {
      redisUrl: this.#redis.url,
      name: `n${index + 1}`,
      people: crowd + SENDERS,
      from: index * (receivers + senders),
      receivers,
      senders,
    };
    const program = await builtFrom(new URL('./node.ts', import.meta.url));
    const publisher = start(program, { args: [JSON.stringify(options)], core });
    this.#publishers.push(publisher);
    const counting = start(await builtFrom(new URL('../fan-out/receivers.ts', import.meta.url)));
    this.#counters.push(counting);
    const ready = (await next(publisher, 'ready')) as unknown as Ready;
    counting.send({ order: 'open', ...ready });
    await next(counting, 'open');
  }

  /** Publishes at a steady rate, the nodes in turn, until every message has arrived everywhere. Both numbers are divided by the nodes. */
  async pace(perSecond: number, seconds: number): Promise<Paced> {
    const messages = perSecond * seconds;
    const from = this.#published;
    this.#published += messages;
    const [arrived, paced] = [this.#all(this.#counters, 'arrived'), this.#all(this.#publishers, 'paced')];
    for (const counting of this.#counters) {
      counting.send({ order: 'note', from, count: messages });
      counting.send({ order: 'expect', messages: this.#published });
    }
    const share = { from: from / this.nodes, count: messages / this.nodes };
    for (const publisher of this.#publishers) {
      publisher.send({ order: 'pace', ...share, everyMs: (1000 * this.nodes) / perSecond });
    }
    const moments = (await paced).flatMap((each) => each['moments'] as readonly number[]).sort((a, b) => a - b);
    await arrived;
    const delays = this.#all(this.#counters, 'delays');
    for (const counting of this.#counters) counting.send({ order: 'delays', moments });
    const took = ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / 1000;
    return { published: (messages - 1) / took, p99Ms: Math.max(...(await delays).map(({ p99 }) => Number(p99))) };
  }

  #all(children: readonly ChildProcess[], event: string): Promise<Record<string, unknown>[]> {
    return Promise.all(children.map((child) => next(child, event)));
  }

  /** CPU time of all nodes so far, in microseconds. */
  async cpuMicros(): Promise<number> {
    const used = await Promise.all(this.#publishers.map(usage));
    return used.reduce((sum, { micros }) => sum + micros, 0);
  }

  async close(): Promise<void> {
    for (const child of [...this.#counters, ...this.#publishers]) child.kill();
    await this.#redis.remove();
  }
}
