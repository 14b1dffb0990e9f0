import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Damage } from './damage.ts';
import { WorldFolders } from './world-folders.ts';

let dir: string;
let now: number;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-marks-'));
  now = 0;
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const open = () =>
  new WorldFolders(
    dir,
    () => {},
    () => now,
  );

function append(folders: WorldFolders, groups: number): void {
  for (let group = 0; group < groups; group += 1) folders.append('w', '[{}]', 1);
}

/** Cuts whole lines off the end of the log. */
async function cut(lines: number): Promise<void> {
  const path = join(dir, 'w', 'log-1');
  const kept = (await readFile(path, 'utf8')).split('\n').slice(0, -1 - lines);
  await writeFile(path, `${kept.join('\n')}\n`);
}

test('after a kill a log that was cut off at a line is noticed, but for its last seconds', async () => {
  const killed = open();
  killed.read('w', 0, 1);
  append(killed, 10);
  now += 5000;
  // With this one the disk learns how far the log is.
  append(killed, 1);
  now += 4999;
  append(killed, 4);
  await cut(4);
  expect(open().read('w', 0, 100)).toHaveLength(11);
  await cut(1);
  expect(() => open().read('w', 0, 100)).toThrow(Damage);
  expect(() => open().read('w', 0, 100)).toThrow('the log ends with command 10, and 11 were stored');
});
