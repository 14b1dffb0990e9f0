import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PLATFORM } from '../../tools/build-platform.ts';

/** A platform process on a folder of data. */
export interface Platform {
  readonly origin: string;
  /** Its log lines so far. */
  readonly said: () => string;
  /** Sends the signal and waits for the end. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** A platform that did not start, with its output. */
export class NotStarted extends Error {}

interface PlatformOptions {
  /** More of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The bundle; that of `npm start` by default. */
  readonly program?: string;
}

/** Starts a built platform on a free port. Rejects with a `NotStarted`. */
export async function startPlatform(
  dataDir: string,
  { env = {}, program = PLATFORM }: PlatformOptions = {},
): Promise<Platform> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', CONTROL: '1', BOTS: 'off', ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { origin: `http://127.0.0.1:${port}`, said: () => said, end: (signal) => end(child, signal) };
  }
  throw new NotStarted(said);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
