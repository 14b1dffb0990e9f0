import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const GO = fileURLToPath(new URL('../../../tools/go.mjs', import.meta.url));

/** `npm start` on a folder of data, up to the line with its address. */
export interface Started {
  readonly ms: number;
  /** Ends it: gracefully, or the whole group of processes at once. */
  end(how: 'stop' | 'kill'): Promise<void>;
}

export async function start(dataDir: string): Promise<Started> {
  const began = performance.now();
  // A group of its own, so that a kill reaches the platform and what started it alike.
  const child = spawn(process.execPath, [GO, 'start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', BOTS: 'off' },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('http://localhost:')) continue;
    child.stdout.resume();
    return { ms: performance.now() - began, end: (how) => end(child, how) };
  }
  throw new Error('npm start ended without an address');
}

async function end(child: ChildProcess, how: 'stop' | 'kill'): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const exited = once(child, 'exit');
  if (how === 'kill') process.kill(-pid, 'SIGKILL');
  else child.kill('SIGTERM');
  await exited;
}
