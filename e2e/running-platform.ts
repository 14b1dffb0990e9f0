import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Port of the platform that all journeys share; each journey has its own world. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4400);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const START_TIMEOUT_MS = 60_000;

export interface RunningPlatform {
  readonly url: string;
  readonly process: ChildProcess;
  /** Stops it gracefully, or at once with SIGKILL; resolves when it has ended. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the platform as `npm start` does and waits until it is ready. */
export async function startPlatform(port: number, env: Record<string, string>): Promise<RunningPlatform> {
  const url = `http://127.0.0.1:${port}`;
  // Otherwise the answer of the platform that holds the port would pass for that of the new one.
  if (await isReady(url)) throw new Error(`port ${port} belongs to another platform`);
  const child = spawn(process.execPath, ['--enable-source-maps', 'mock-platform/dist/main.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      CLIENT_DIR: `${ROOT}client/dist`,
      CONSOLE_DIR: `${ROOT}console/dist`,
      CONTROL: '1',
      BOTS: 'off',
      // An offline worker answers for the server: only the journeys about it have one.
      CLIENT_CONFIG: '{"offline":false}',
      ...env,
    },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = `${output}${String(chunk)}`.slice(-8000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error(`the platform exited with ${child.exitCode} during its start:\n${output}`);
    if (Date.now() > deadline) throw new Error(`the platform was not ready after ${START_TIMEOUT_MS} ms:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
