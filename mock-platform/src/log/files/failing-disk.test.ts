import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { opened, runnerOn } from '../../../testing/kit/logged-world.ts';
import { silentLogger } from '../../ports.ts';
import { createFileLogs } from './file-log.ts';

const WORLD = { seed_world: 'two-friends', seed: 7 } as const;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-disk-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

test('a full disk refuses a write with the name of the file, stores nothing of it, and is over when there is room', async () => {
  const logs = createFileLogs(dir, silentLogger);
  const runner = await opened(logs);
  const path = join(dir, 'w', 'log-1');
  // Every write to this device fails for want of room.
  await symlink('/dev/full', path);
  await expect(runner.run('world.create', null, WORLD)).rejects.toThrow(
    `world w in ${join(dir, 'w')}: ${path}: ENOSPC`,
  );
  expect([runner.world.sequence, logs.isSound()]).toEqual([0, false]);
  await runner.close({ snapshot: false });
  await rm(path);
  const again = await opened(logs);
  await again.run('world.create', null, WORLD);
  expect(again.world.sequence).toBe(1);
  await logs.close();
});

test('a node is not ready while the disk has no room, also after a small append found a place, and ready without an append once it has', async () => {
  const logs = createFileLogs(dir, silentLogger);
  // Lets the first probe fail; the probe deletes its file.
  await symlink('/dev/full', join(dir, 'room.probe'));
  const [full, small] = [runnerOn(logs.open('full')), runnerOn(logs.open('small'))];
  for (const runner of [full, small]) await runner.open();
  await symlink('/dev/full', join(dir, 'full', 'log-1'));
  await expect(full.run('world.create', null, WORLD)).rejects.toThrow('ENOSPC');
  expect(logs.isSound()).toBe(false);
  await small.run('world.create', null, WORLD);
  expect(logs.isSound()).toBe(false);
  await expect.poll(() => logs.isSound()).toBe(true);
  await logs.close();
});

test('an unwritable folder is named without advice to move it away', async () => {
  await mkdir(join(dir, 'lock'));
  const refusal = (() => {
    try {
      createFileLogs(dir, silentLogger);
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  expect(refusal).toContain(`${dir} cannot be written: `);
  expect(refusal).not.toMatch(/move it away|damaged/i);
});

test('a lock that was overwritten is named, and may be deleted', async () => {
  await writeFile(join(dir, 'lock'), 'x'.repeat(5000));
  const path = join(dir, 'lock');
  expect(() => createFileLogs(dir, silentLogger)).toThrow(new RegExp(`^${path} cannot be used: .* delete it`));
  await rm(path);
  const logs = createFileLogs(dir, silentLogger);
  await logs.close();
});

test('a world whose folder cannot be read is named, and not called damaged', async () => {
  await writeFile(join(dir, 'w'), '');
  const logs = createFileLogs(dir, silentLogger);
  const refusal = await opened(logs).then(() => '', String);
  expect(refusal).toContain(`world w in ${join(dir, 'w')}: `);
  expect(refusal).not.toMatch(/move it away|damaged/i);
  await logs.close();
});
