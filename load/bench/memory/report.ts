import { builtFrom } from '../built.ts';
import { next, start } from '../child.ts';
import type { MemoryRow } from './node.ts';

/** Size of a node while it runs random commands of every area, which reveals unbounded growth. */
export async function benchMemory(): Promise<void> {
  const child = start(await builtFrom(new URL('./node.ts', import.meta.url)), { flags: ['--expose-gc'] });
  try {
    const { rows } = await next(child, 'rows', RUN_TIMEOUT_MS);
    console.log('commands   succeeded   RSS MB   heap MB   world kB');
    for (const { commands, succeeded, rssBytes, heapBytes, worldBytes } of rows as MemoryRow[]) {
      console.log(
        `${String(commands).padStart(8)}${String(succeeded).padStart(12)}${megabytes(rssBytes).padStart(9)}${megabytes(heapBytes).padStart(10)}${(worldBytes / 1024).toFixed(0).padStart(11)}`,
      );
    }
  } finally {
    child.kill();
  }
}

const RUN_TIMEOUT_MS = 300_000;

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
