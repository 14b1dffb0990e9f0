import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { abortOf } from './interruption.ts';
import type { LoadPlace, People, PlatformUnderLoad } from './platform-under-load.ts';

const PROGRAM = fileURLToPath(new URL('./platform.ts', import.meta.url));

/**
 * Starts a platform for one run, as a child process. Rejects when it ends before it is ready, and with the reason of the signal
 * when that aborts first.
 */
export async function startPlatform(
  people: People,
  signal: AbortSignal,
  program = PROGRAM,
): Promise<PlatformUnderLoad> {
  const { inHall, inRoom, arriving } = people;
  const child = fork(program, [inHall, inRoom, arriving].map(String), {
    // In a process group of its own: at Ctrl+C it lives until k6 has its figures.
    detached: true,
  });
  const broken = endOf(child);
  const ready = once(child, 'message') as Promise<[LoadPlace]>;
  const first = await Promise.race([ready, broken, abortOf(signal)]).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  if (typeof first === 'string') throw new Error(`${first} before it was ready`);
  return {
    place: first[0],
    broken,
    end: async () => {
      // A child that has ended has no channel to close.
      if (child.connected) child.disconnect();
    },
  };
}

async function endOf(child: ChildProcess): Promise<string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return `the platform ended with ${signal ?? code}`;
}
