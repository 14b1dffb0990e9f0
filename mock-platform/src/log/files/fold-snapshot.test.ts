import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { begun, opened, runnerOn, say, sayMany } from '../../../testing/kit/logged-world.ts';
import { serialiseWorld } from '../../core/machine/serialise.ts';
import { silentLogger } from '../../ports.ts';
import { createFileLogs } from './file-log.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-fold-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const names = async () => (await readdir(join(dir, 'w'))).sort();

test('a snapshot that the log makes is the state that the world had, while the world continues', async () => {
  const logs = createFileLogs(dir, silentLogger);
  const log = logs.open('w');
  const runner = runnerOn(log);
  await runner.open();
  await runner.run('world.create', null, {
    seed_world: 'two-friends',
    seed: 7,
    limits: { burst: 1e6, per_second: 1e6 },
  });
  await sayMany(runner, 0, 50);
  const state = serialiseWorld(runner.world);
  const folding = log.foldSnapshot(51);
  await say(runner, 'meanwhile');
  expect(runner.world.sequence).toBe(52);
  await folding;
  await sayMany(runner, 100, 10);
  expect((await readFile(join(dir, 'w', 'snapshot-51'), 'utf8')).slice(9)).toBe(state);
  // The next one begins with the former, and the log before that one goes.
  await log.foldSnapshot(62);
  await log.foldSnapshot(62);
  expect(await names()).toEqual(['log-1', 'log-53', 'snapshot-51', 'snapshot-62']);
  await sayMany(runner, 200, 10);
  await log.foldSnapshot(72);
  expect(await names()).toEqual(['log-63', 'snapshot-62', 'snapshot-72']);
  const digest = runner.digest();
  await runner.close({ snapshot: false });
  const again = await opened(logs);
  expect(again.digest()).toEqual(digest);
  await logs.close();
});

test('a world that is closed or deleted while a snapshot is made is not written to afterwards', async () => {
  const logs = createFileLogs(dir, silentLogger);
  const first = await begun(logs);
  await first.close({ snapshot: false });
  const log = logs.open('w');
  const runner = runnerOn(log);
  await runner.open();
  await sayMany(runner, 0, 500);
  const folding = log.foldSnapshot(501);
  await runner.close({ snapshot: false });
  await logs.drop('w');
  await folding;
  await begun(logs);
  expect(await names()).toEqual(['log-1']);
  await logs.close();
});
