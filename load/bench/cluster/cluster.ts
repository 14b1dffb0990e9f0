import type { ChildProcess } from 'node:child_process';
import { RedisServer } from '@miczero/mock-platform/testing-redis';
import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import type { Ready } from '../fan-out/measure.ts';
import type { ClusterNodeOptions } from './node.ts';

const SENDERS = 50;

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

  /** Publishes at a steady rate, the nodes in turn; resolves when every message has arrived everywhere. */
  async pace(perSecond: number, seconds: number): Promise<void> {
    await this.#publish(perSecond * seconds, { order: 'pace', everyMs: (1000 * this.nodes) / perSecond });
  }

  /** Publishes as fast as the nodes store; resolves when every message has arrived everywhere. */
  async flood(messages: number): Promise<void> {
    await this.#publish(messages, { order: 'flood' });
  }

  async #publish(messages: number, order: object): Promise<void> {
    const share = messages / this.nodes;
    const from = this.#published;
    this.#published += share;
    const arrived = this.#counters.map((counting) => next(counting, 'arrived'));
    for (const counting of this.#counters) counting.send({ order: 'expect', messages: this.#published * this.nodes });
    for (const publisher of this.#publishers) publisher.send({ from, count: share, ...order });
    await Promise.all(arrived);
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
