import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Whether this machine has a Redis. */
export const HAS_REDIS = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

const START_MS = 10_000;

/** A real Redis of its own, which writes every command to its disk before it answers. */
export class RedisServer {
  readonly port: number;
  readonly #dir = mkdtempSync(join(tmpdir(), 'miczero-redis-'));
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', this.port, '--bind', '127.0.0.1', '--dir', this.#dir, '--save', ''];
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always'];
    this.#child = spawn('redis-server', [...options, ...durable].map(String), { stdio: 'ignore' });
    const deadline = Date.now() + START_MS;
    while (!(await accepts(this.port))) {
      if (Date.now() > deadline) throw new Error('redis-server does not start');
      await setTimeout(10);
    }
  }

  /** Ends it without grace; what it has acknowledged is on its disk. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Ends it, and begins again with an empty disk. */
  async restartEmpty(): Promise<void> {
    await this.kill();
    rmSync(join(this.#dir, 'appendonlydir'), { recursive: true, force: true });
    await this.start();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

/** Whether Redis answers on the port: it listens before it has read its disk. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString().startsWith('+PONG'));
    });
    socket.on('error', () => resolve(false));
  });
}
