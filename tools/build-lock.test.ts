import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { whileBuildingAlone } from './build-lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that runs until it is ended. */
function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const end = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, end };
}

test('a build waits for that of another process, says for which, and takes over the lock of one that has ended', async () => {
  const file = path.join(folder, 'taken');
  const other = otherProcess();
  writeFileSync(file, String(other.pid));
  const told: string[] = [];
  let isDone = false;
  const build = whileBuildingAlone(
    async () => {
      isDone = true;
    },
    { file, tell: (line) => void told.push(line) },
  );
  await vi.waitFor(() => expect(told).toEqual([`Process ${other.pid} builds in this folder. Waiting for it ...`]));
  expect(isDone).toBe(false);
  await other.end();
  await build;
  expect([isDone, told.length, readdirSync(folder)]).toEqual([true, 1, []]);
});

test('a lock that was not touched for minutes is taken over, though a process has its number', async () => {
  const file = path.join(folder, 'abandoned');
  writeFileSync(file, String(process.pid));
  const before = new Date(Date.now() - 120_000);
  utimesSync(file, before, before);
  expect(await whileBuildingAlone(async () => 7, { file })).toBe(7);
  expect(existsSync(file)).toBe(false);
});

test('the builds of one process follow each other, and one that fails keeps no lock', async () => {
  const file = path.join(folder, 'own');
  const steps: string[] = [];
  const build = (name: string) =>
    whileBuildingAlone(
      async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
        if (name === 'one') throw new Error('out of disk');
      },
      { file },
    );
  const [one, two] = await Promise.allSettled([build('one'), build('two')]);
  expect([one.status, two.status]).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(file)).toBe(false);
});
