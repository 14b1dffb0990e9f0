import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { begun, opened, say, sayMany } from '../testing/kit/logged-world.ts';
import { createFileLogs } from './log/files/file-log.ts';
import { DamagedLog } from './log/log.ts';
import { silentLogger } from './ports.ts';

const TOOL = fileURLToPath(new URL('./tend-worlds.ts', import.meta.url));
const LINES = 20;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-tend-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const worlds = () => join(dir, 'worlds');
const log = (first: number) => join(worlds(), 'w', `log-${first}`);

/** A stored world whose process was killed: command 1 makes it, every line is a command and a group of its own. */
async function stored({ snapshots = 0, lines = LINES } = {}): Promise<number> {
  const logs = createFileLogs(worlds(), silentLogger);
  const runner = await begun(logs);
  for (let generation = 1; generation <= snapshots; generation += 1) {
    await sayMany(runner, 1000 * generation, 10);
    await runner.saveSnapshot();
  }
  for (let index = 0; index < lines; index += 1) await say(runner, `c${index}`);
  await logs.close();
  return runner.world.sequence;
}

/** The number of commands of the opened world. */
async function open(): Promise<number> {
  const logs = createFileLogs(worlds(), silentLogger);
  try {
    const runner = await opened(logs);
    // It takes commands again.
    await say(runner, 'after the repair');
    return runner.world.sequence - 1;
  } finally {
    await logs.close();
  }
}

function tend(...args: string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), TOOL, ...args],
    {
      env: { ...process.env, DATA_DIR: dir },
      encoding: 'utf8',
    },
  );
  return { code: status, said: stdout + stderr };
}

/** Replaces the bytes in the middle of a line by zeros, as a power cut leaves pages that were not written. */
async function tear(path: string, line: number): Promise<void> {
  const lines = (await readFile(path, 'latin1')).split('\n');
  const torn = lines.at(line) ?? '';
  lines[lines.indexOf(torn)] = `${torn.slice(0, 40)}${'\0'.repeat(torn.length - 50)}${torn.slice(-10)}`;
  await writeFile(path, lines.join('\n'), 'latin1');
}

test('a last line that a power cut tore in its middle closes the world; its repair loses that line alone', async () => {
  const sequence = await stored();
  await tear(log(1), -2);
  await expect(open()).rejects.toThrow(DamagedLog);
  const before = await readFile(log(1));

  const checked = tend('check', 'w');
  expect(checked.code).toBe(1);
  expect(checked.said).toContain(`World w: commands 1 to ${sequence - 1} can be read.`);
  expect(checked.said).toMatch(new RegExp(`${log(1)}: byte \\d+ begins a damaged group`));
  expect(checked.said).toContain(`Lost: what follows command ${sequence - 1}.`);
  expect(await readFile(log(1))).toEqual(before);

  const repaired = tend('repair', 'w');
  const kept = join(dir, 'damaged', 'w-1');
  expect([repaired.code, repaired.said]).toEqual([0, expect.stringContaining(`are in ${kept}.`)]);
  expect(await readFile(join(kept, 'log-1'))).toEqual(before);
  expect(await open()).toBe(sequence - 1);
  expect(tend('check', 'w')).toEqual({ code: 0, said: expect.stringContaining('It is whole.') });
});

test('damage in the middle loses what follows it, and the repair tells what that was', async () => {
  const sequence = await stored({ snapshots: 1 });
  // The log continues in a second file after the snapshot of command 11.
  await tear(log(12), 5);
  const { code, said } = tend('repair', 'w');
  expect(code).toBe(0);
  expect(said).toContain('commands 1 to 16 can be read (a snapshot up to 11, the log after it)');
  expect(said).toContain(`Lost: commands 17 to ${sequence}`);
  expect(said).toContain(`Of these 18 to ${sequence} are legible`);
  expect(said).toContain(`${sequence - 17} chat.send`);
  expect(await open()).toBe(16);
});

test.each([
  ['its only log file is gone', () => rm(log(1))],
  ['its only log file has the name of a later one', () => rename(log(1), log(30))],
])('a world that does not open is not whole: %s', async (_what, damage) => {
  await stored({ snapshots: 1, lines: 0 });
  await damage();
  await expect(open()).rejects.toThrow(`${log(12)} is damaged: it is missing`);
  const checked = tend('check', 'w');
  expect(checked).toEqual({ code: 1, said: expect.stringContaining(`${log(12)} is damaged: it is missing`) });
  expect(checked.said).toContain('Lost: what follows command 11.');
  expect(tend('repair', 'w').code).toBe(0);
  expect(await open()).toBe(11);
  expect(tend('check', 'w')).toEqual({ code: 0, said: expect.stringContaining('It is whole.') });
});

test('a log that is gone leaves its snapshot, and the world continues after it', async () => {
  const sequence = await stored({ snapshots: 2 });
  for (const name of await readdir(join(worlds(), 'w')))
    if (name.startsWith('log-')) await rm(join(worlds(), 'w', name));
  expect(tend('repair', 'w')).toEqual({ code: 0, said: expect.stringContaining('Lost: commands 22 to 22') });
  expect(sequence).toBeGreaterThan(22);
  expect(await open()).toBe(21);
});

test('damage that a snapshot covers loses nothing', async () => {
  const sequence = await stored({ snapshots: 1 });
  await tear(log(1), 1);
  const { code, said } = tend('check', 'w');
  expect([code, said]).toEqual([1, expect.stringContaining('No command is lost.')]);
  expect(await open()).toBe(sequence);
});

test('a world that cannot be read, or that a platform has open, is left untouched', async () => {
  await stored();
  await cp(log(1), join(dir, 'copy'));
  const logs = createFileLogs(worlds(), silentLogger);
  expect(tend('repair', 'w')).toEqual({ code: 1, said: expect.stringContaining('is in use by another platform') });
  await logs.close();
  await truncate(log(1), 0);
  expect(tend('repair', 'w')).toEqual({ code: 1, said: expect.stringContaining('Nothing of w can be read') });
  await cp(join(dir, 'copy'), log(1));
  expect(tend('check', 'w').code).toBe(0);
  expect(tend('repair', '../w')).toEqual({ code: 1, said: expect.stringContaining('npm run world -- check NAME') });
});
