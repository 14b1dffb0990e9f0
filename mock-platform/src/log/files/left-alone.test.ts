import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { begun, opened, say } from '../../../testing/kit/logged-world.ts';
import { createNode } from '../../node.ts';
import { type Logger, silentLogger } from '../../ports.ts';
import { createFileLogs } from './file-log.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-alone-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** Starts a node on the folder and stops it; answers what it wrote into its log. */
async function startAndStop(): Promise<string[]> {
  const lines: string[] = [];
  const keep = (line: string, facts: object = {}) => void lines.push(`${line} ${JSON.stringify(facts)}`);
  const logger: Logger = { ...silentLogger, warn: keep, error: keep };
  const node = await createNode({ logs: createFileLogs(dir, logger), logger });
  await node.close();
  return lines;
}

test('copies and other folders beside the worlds are no worlds, and a start leaves them as they are', async () => {
  const copy = join(dir, 'backup', 'main');
  await mkdir(copy, { recursive: true });
  await writeFile(join(copy, 'log-1'), 'all that is left');
  await mkdir(join(dir, 'lost+found'));
  await mkdir(join(dir, 'main.bak'));
  await writeFile(join(dir, 'main.bak', 'log-1'), 'a copy\n');
  const lines = await startAndStop();
  expect(lines.filter((line) => line.includes('is no world and is left alone'))).toHaveLength(3);
  for (const file of ['backup/main/log-1', 'lost+found', 'main.bak/log-1']) {
    expect([file, existsSync(join(dir, file))]).toEqual([file, true]);
  }
});

test('a world of which nothing can be read is named and kept, never begun anew', async () => {
  const runner = await begun(createFileLogs(dir, silentLogger));
  await say(runner, 'm1');
  await runner.close({ snapshot: true });
  // Typical repairs by hand: one file emptied, one renamed, the list of worlds removed.
  await rename(join(dir, 'w'), join(dir, 'other'));
  await rm(join(dir, 'worlds.json'));
  await writeFile(join(dir, 'other', 'log-1'), '');
  await writeFile(join(dir, 'other', 'log-1.kept'), 'a copy of the log');
  await rm(join(dir, 'lock'), { force: true, recursive: true });
  await startAndStop();
  expect(existsSync(join(dir, 'other', 'log-1.kept'))).toBe(true);
});

test('a first command that was never stored whole leaves a folder that the next start removes', async () => {
  await mkdir(join(dir, 'torn'));
  await writeFile(join(dir, 'torn', 'log-1'), 'half a li');
  await startAndStop();
  expect(existsSync(join(dir, 'torn'))).toBe(false);
});

test('a group is stored although its mark could not be', async () => {
  const logs = createFileLogs(dir, silentLogger);
  const runner = await opened(logs);
  // The mark is written beside its file first: nothing can be opened there.
  await mkdir(join(dir, 'worlds.json.draft'));
  await runner.run('world.create', null, { seed_world: 'two-friends', seed: 7 });
  expect(runner.world.sequence).toBe(1);
  await runner.close({ snapshot: false });
  await logs.close();
});
