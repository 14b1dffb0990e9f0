import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { controlData, controlRequest } from '@miczero/contracts/control-call';
import { Gate } from '@miczero/mock-platform/testing-gate';
import { RedisServer } from '@miczero/mock-platform/testing-redis';
import { type Platform, startPlatform } from '../platform.ts';
import { Balancer } from './balancer.ts';

const WAIT_MS = 30_000;
const LOOK_MS = 50;

/** Where nodes have their files, and the bundle that they run. */
interface Installation {
  readonly folder: string;
  readonly program?: string | undefined;
}

/** A node, with a way of its own to Redis that a trial can cut. */
export class TrialNode {
  readonly #name: string;
  readonly #installation: Installation;
  readonly gate: Gate;
  platform: Platform | null = null;

  constructor(name: string, installation: Installation, gate: Gate) {
    this.#name = name;
    this.#installation = installation;
    this.gate = gate;
  }

  /** Starts it. After a kill its name is held until its lease has lapsed: a supervisor starts it again and again. */
  async start(name = this.#name): Promise<string> {
    const { folder, program } = this.#installation;
    const env = { LOG: 'redis', REDIS_URL: this.gate.url, NODE_NAME: name };
    for (const deadline = Date.now() + WAIT_MS; ; await setTimeout(LOOK_MS)) {
      try {
        this.platform = await startPlatform(folder, { env, ...(program !== undefined && { program }) });
        return this.platform.origin;
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  get origin(): string {
    return this.platform?.origin ?? '';
  }
}

/** A Redis, two nodes and a balancer, all on this machine. */
export class TrialCluster {
  readonly redis: RedisServer;
  readonly balancer: Balancer;
  readonly nodes: readonly TrialNode[];

  private constructor(redis: RedisServer, balancer: Balancer, nodes: readonly TrialNode[]) {
    [this.redis, this.balancer, this.nodes] = [redis, balancer, nodes];
  }

  static async start(folder: string, program?: string): Promise<TrialCluster> {
    const redis = await RedisServer.start();
    const balancer = await Balancer.start();
    const files = path.join(folder, 'shared');
    mkdirSync(files, { recursive: true });
    const nodes: TrialNode[] = [];
    for (const name of ['n1', 'n2'])
      nodes.push(new TrialNode(name, { folder: files, program }, await Gate.to(redis.port)));
    const cluster = new TrialCluster(redis, balancer, nodes);
    await Promise.all(nodes.map((node) => cluster.startNode(node)));
    await cluster.ready(nodes.length);
    return cluster;
  }

  /** `name`: another one than before. */
  async startNode(node: TrialNode, name?: string): Promise<void> {
    this.balancer.add(await node.start(name));
  }

  killNode(node: TrialNode): Promise<void> {
    return this.endNode(node, 'SIGKILL');
  }

  async endNode(node: TrialNode, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await node.platform?.end(signal);
    this.balancer.remove(node.origin);
  }

  /** Waits until so many nodes are ready, by what the balancer sees. */
  async ready(count: number): Promise<void> {
    for (const deadline = Date.now() + WAIT_MS; this.balancer.ready.length !== count; await setTimeout(LOOK_MS)) {
      if (Date.now() > deadline) throw new Error(`${this.balancer.ready.length} nodes are ready, not ${count}`);
    }
  }

  /** Waits until all nodes hold the same world, byte for byte. False when they do not come to that. */
  async agree(world: string): Promise<boolean> {
    for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await setTimeout(LOOK_MS)) {
      const digests = await Promise.all(this.nodes.map(({ origin }) => digestOf(origin, world)));
      if (new Set(digests).size === 1) return true;
    }
    return false;
  }

  async close(): Promise<void> {
    await this.balancer.close();
    await Promise.all(this.nodes.map(({ platform }) => platform?.end('SIGTERM')));
    for (const { gate } of this.nodes) await gate.close();
    await this.redis.remove();
  }
}

/** Something else for each node while the world is not there yet: it comes with the next news. */
async function digestOf(origin: string, world: string): Promise<string> {
  const { path: url, init } = controlRequest('worlds.digest', world, {});
  const answer = await fetch(`${origin}${url}`, init);
  if (answer.status === 404) return `${origin} has no ${world}`;
  return controlData('worlds.digest', answer.status, await answer.json()).sha256;
}
