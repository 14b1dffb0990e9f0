import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface RunningNode {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Sends the signal and waits for the end; answers the exit code, null when a signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a real platform process on a free port, as `npm start` does. */
export async function startProcess(env: Record<string, string>): Promise<RunningNode> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', CONTROL: '1', BOTS: 'off', ...env },
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return {
      origin: `http://127.0.0.1:${port}`,
      process: child,
      end: async (signal) => {
        const ended = once(child, 'exit');
        child.kill(signal);
        const [code] = await ended;
        return code;
      },
    };
  }
  throw new Error(`the platform did not start:\n${errors.join('')}`);
}
