import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { whileBuildingAlone } from './build-lock.ts';

const place = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The module as another process has it: only the files are shared. */
async function otherProcess() {
  vi.resetModules();
  return (await import('./build-lock.ts')).whileBuildingAlone;
}

/** A build that holds the lock until it is ended. */
async function holderOf(folder: string, build = whileBuildingAlone) {
  let done = Promise.resolve();
  const release = await new Promise<() => void>((begun) => {
    done = build(() => new Promise<void>((resolve) => void begun(resolve)), { folder });
  });
  const end = async () => {
    release();
    await done;
  };
  return { end };
}

/** As if the holder had not touched its lock for so long. */
function age(folder: string, seconds: number): void {
  const before = new Date(Date.now() - seconds * 1000);
  for (const file of readdirSync(folder)) utimesSync(path.join(folder, file), before, before);
}

test('a build waits for that of another process, and says so once', async () => {
  const folder = path.join(place, 'taken');
  const other = await holderOf(folder, await otherProcess());
  age(folder, 5);
  const told: string[] = [];
  let isDone = false;
  const build = whileBuildingAlone(
    async () => {
      isDone = true;
    },
    { folder, tell: (line) => void told.push(line) },
  );
  await vi.waitFor(() => expect(told).toEqual(['Another process builds in this folder. Waiting for it ...']));
  expect(isDone).toBe(false);
  await other.end();
  await build;
  expect([isDone, told.length, readdirSync(place)]).toEqual([true, 1, []]);
});

test('a lock that was not touched for a while is taken over', async () => {
  const folder = path.join(place, 'abandoned');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'ended'), '');
  age(folder, 20);
  expect(await whileBuildingAlone(async () => 7, { folder })).toBe(7);
  expect(existsSync(folder)).toBe(false);
});

test('a holder that slept leaves the lock to the process that has taken it over', async () => {
  const folder = path.join(place, 'slept');
  const sleeper = await holderOf(folder);
  const [sleepers] = readdirSync(folder);
  const build = await otherProcess();
  age(folder, 20);
  const next = await holderOf(folder, build);
  const lock = readdirSync(folder);
  expect(lock).toEqual([expect.not.stringMatching(`^${sleepers}$`)]);
  await sleeper.end();
  expect(readdirSync(folder)).toEqual(lock);
  await next.end();
  expect(existsSync(folder)).toBe(false);
});

test('the builds of one process follow each other, and one that fails keeps no lock', async () => {
  const folder = path.join(place, 'own');
  const steps: string[] = [];
  const build = (name: string) =>
    whileBuildingAlone(
      async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
        if (name === 'one') throw new Error('out of disk');
      },
      { folder },
    );
  const [one, two] = await Promise.allSettled([build('one'), build('two')]);
  expect([one.status, two.status]).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(folder)).toBe(false);
});
