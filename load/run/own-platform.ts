import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadPlace, People, PlatformUnderLoad } from './platform-under-load.ts';

const PROGRAM = fileURLToPath(new URL('./platform.ts', import.meta.url));

/** Starts a platform for one run, as a child process. Rejects when it ends before it is ready. */
export async function startPlatform(people: People, program = PROGRAM): Promise<PlatformUnderLoad> {
  const { inHall, inRoom, arriving } = people;
  const child = fork(program, [inHall, inRoom, arriving].map(String));
  const broken = endOf(child);
  const ready = once(child, 'message') as Promise<[LoadPlace]>;
  const first = await Promise.race([ready, broken]);
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
