import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 200;

/**
 * A balancer of connections in front of several nodes, as docker-compose.yml has one: it asks each node whether it is ready,
 * gives a connection to a ready node, and ends the connections of a node that is not ready any more.
 */
export class Balancer {
  readonly #server: Server;
  readonly #nodes = new Map<string, Set<Socket>>();
  readonly #ready = new Set<string>();
  #turn = 0;
  #isClosed = false;
  #looking: Promise<void> = Promise.resolve();

  private constructor() {
    this.#server = createServer((near) => this.#forward(near));
  }

  static async start(): Promise<Balancer> {
    const balancer = new Balancer();
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    balancer.#looking = balancer.#lookAgainAndAgain();
    return balancer;
  }

  get origin(): string {
    const { port } = this.#server.address() as { port: number }; // a TCP server that listens has one
    return `http://127.0.0.1:${port}`;
  }

  /** The nodes that are ready now, by origin. */
  get ready(): readonly string[] {
    return [...this.#ready];
  }

  add(origin: string): void {
    this.#nodes.set(origin, new Set());
  }

  remove(origin: string): void {
    this.#end(origin);
    this.#nodes.delete(origin);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#looking;
    for (const origin of [...this.#nodes.keys()]) this.remove(origin);
    this.#server.close();
  }

  #forward(near: Socket): void {
    const ready = this.ready;
    this.#turn += 1;
    const origin = ready[this.#turn % Math.max(1, ready.length)];
    const sockets = origin === undefined ? undefined : this.#nodes.get(origin);
    near.on('error', () => near.destroy());
    if (origin === undefined || !sockets) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(origin).port), '127.0.0.1');
    sockets.add(near);
    near.pipe(far);
    far.pipe(near);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => {
      sockets.delete(near);
      far.destroy();
    });
  }

  async #lookAgainAndAgain(): Promise<void> {
    while (!this.#isClosed) {
      await Promise.all([...this.#nodes.keys()].map((origin) => this.#look(origin)));
      await setTimeout(LOOK_MS);
    }
  }

  async #look(origin: string): Promise<void> {
    const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5 * LOOK_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && this.#nodes.has(origin)) this.#ready.add(origin);
    else this.#end(origin);
  }

  #end(origin: string): void {
    this.#ready.delete(origin);
    for (const socket of this.#nodes.get(origin) ?? []) socket.destroy();
  }
}
