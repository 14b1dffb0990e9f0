import type { ChildProcess } from 'node:child_process';
import { controlData, controlRequest } from '@miczero/contracts/control-call';
import { builtFrom } from '../built.ts';
import { next, start } from '../child.ts';
import { judgedByGoal } from '../goals.ts';
import { type CanaryWorld, openCanaryWorld, probeIsolation } from './canaries.ts';

const WORLDS = 500;
/** A new world is there after this time (p95), and takes so much memory: heap and all else, before its users come. */
const CREATE_GOAL_MS = 20;
const MEMORY_GOAL_KB = 2048;
/** Worlds that are entered at a time: every sign-in hashes a password. */
const AT_ONCE = 20;

/** Many worlds on one node: the time to make one, its memory, and whether a line of one world reaches another. */
export async function benchWorlds(): Promise<void> {
  const child = start(await builtFrom(new URL('./node.ts', import.meta.url)), { flags: ['--expose-gc'] });
  try {
    const { origin } = (await next(child, 'listening')) as { origin?: string };
    const names = Array.from({ length: WORLDS }, (_, index) => `world-${index}`);
    // The first world pays for code that runs for the first time.
    await create(String(origin), 'warm-up');
    const before = await memoryOf(child);
    const times: number[] = [];
    for (const name of names) times.push(await create(String(origin), name));
    const after = await memoryOf(child);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    const told = (share: number) => at(share).toFixed(1);
    console.log(
      `create     p50 ${told(0.5)} ms   p95 ${told(0.95)} ms (${judgedByGoal(at(0.95), CREATE_GOAL_MS, 'ms')})   slowest ${told(1)} ms   (${WORLDS} worlds, one after the other)`,
    );
    const [heapKb, rssKb] = [perWorld(after.heapBytes - before.heapBytes), perWorld(after.rssBytes - before.rssBytes)];
    console.log(
      `memory     ${heapKb.toFixed(0)} kB heap a world, ${rssKb.toFixed(0)} kB RSS (${judgedByGoal(Math.max(heapKb, rssKb), MEMORY_GOAL_KB, 'kB')})`,
    );
    const worlds: CanaryWorld[] = [];
    for (let index = 0; index < WORLDS; index += AT_ONCE) {
      worlds.push(
        ...(await Promise.all(
          names.slice(index, index + AT_ONCE).map((name) => openCanaryWorld(String(origin), name)),
        )),
      );
    }
    const inhabited = await memoryOf(child);
    console.log(
      `           ${perWorld(inhabited.heapBytes - before.heapBytes).toFixed(0)} kB heap a world with two people connected`,
    );
    const began = performance.now();
    const { escaped, silent } = await probeIsolation(worlds);
    console.log(
      `canaries   ${escaped} escaped, ${silent} unheard, of ${WORLDS} (${Math.round(performance.now() - began)} ms)`,
    );
    for (const { speaker, listener } of worlds) for (const socket of [speaker, listener]) socket.close();
    if (escaped > 0 || silent > 0) process.exitCode = 1;
  } finally {
    child.kill();
  }
}

const perWorld = (bytes: number) => bytes / 1024 / WORLDS;

async function create(origin: string, world: string): Promise<number> {
  const { path, init } = controlRequest('worlds.create', world, { seed_world: 'two-friends' });
  const began = performance.now();
  const answer = await fetch(`${origin}${path}`, init);
  controlData('worlds.create', answer.status, await answer.json());
  return performance.now() - began;
}

async function memoryOf(child: ChildProcess): Promise<{ readonly heapBytes: number; readonly rssBytes: number }> {
  const answer = next(child, 'memory');
  child.send({});
  return (await answer) as unknown as { heapBytes: number; rssBytes: number };
}
