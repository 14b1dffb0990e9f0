import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

/** Whether this machine has a Redis. */
export const HAS_REDIS = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

const START_MS = 10_000;

/** A real Redis of its own, which writes every command to its disk before it answers. */
export class RedisServer extends ServerProcess {
  readonly port: number;
  readonly #dir: string;

  private constructor(port: number) {
    const dir = mkdtempSync(join(tmpdir(), 'miczero-redis-'));
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''];
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always'];
    super({
      command: 'redis-server',
      args: [...options, ...durable],
      dir,
      isReady: () => accepts(port),
      startMs: START_MS,
    });
    this.port = port;
    this.#dir = dir;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Ends it, and begins again with an empty disk. */
  async restartEmpty(): Promise<void> {
    await this.kill();
    rmSync(join(this.#dir, 'appendonlydir'), { recursive: true, force: true });
    await this.start();
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
