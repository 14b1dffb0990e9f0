import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { historyIn } from './history.ts';
import { writeSnapshot } from './snapshot-files.ts';
import { WorldFiles } from './world-files.ts';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'miczero-covered-')), 'w');
});

afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

/** A log of three files; returns what the third snapshot covers. */
function written() {
  const files = new WorldFiles({ folder, mark: 0, warn: () => {} });
  expect([...files.groups(0)]).toEqual([]);
  let covered: readonly string[] = [];
  for (const [count, position] of [
    // A command is stored while the first snapshot is made: its file outlasts the second one.
    [11, 10],
    [1, 12],
    [20, 30],
  ] as const) {
    files.append(JSON.stringify(Array.from({ length: count }, () => ({}))), count);
    writeSnapshot(folder, { position, state: `{"at":${position}}` });
    covered = files.noteSnapshot(position);
  }
  return { files, covered };
}

test('a snapshot covers files in an order that leaves a whole log, however many of them are deleted', async () => {
  const { files, covered } = written();
  expect(covered.map((path) => basename(path))).toEqual(['snapshot-10', 'log-1', 'log-12']);
  const replayed = files.history();
  expect([replayed.start?.position, replayed.groups.map(({ first }) => first)]).toEqual([12, [13]]);
  for (const path of covered) {
    await rm(path);
    const { start, groups } = historyIn(folder);
    expect((start?.position ?? 0) + 1).toBeGreaterThanOrEqual(groups[0]?.first ?? 0);
    // The running world replays the same before, while and after they are deleted.
    expect(files.history()).toEqual(replayed);
  }
  files.close();
});
