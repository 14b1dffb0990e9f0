import { cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { controlCall } from '../../../testing/kit/control-call.ts';
import { begun, opened, say, sayMany } from '../../../testing/kit/logged-world.ts';
import { createNode } from '../../node.ts';
import { type Logger, silentLogger } from '../../ports.ts';
import { DamagedLog } from '../log.ts';
import { createFileLogs } from './file-log.ts';

/** Commands of which each is a group of its own, after the two that the world begins with. */
const LINES = 40;

let dir: string;
let told: string[];
const logger: Logger = {
  ...silentLogger,
  warn: (message) => told.push(message),
  error: (message, facts) => told.push(`${message}: ${String(facts?.['reason'] ?? facts?.['error'])}`),
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-damage-'));
  told = [];
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const at = (...names: string[]) => join(dir, ...names);

/** A stored world; answers how many commands it has. Without an end its process was killed. */
async function stored({ end, snapshots = 0 }: { readonly end: 'stop' | 'kill'; readonly snapshots?: number }) {
  const logs = createFileLogs(dir, silentLogger);
  const runner = await begun(logs);
  for (let generation = 0; generation < snapshots; generation += 1) {
    await sayMany(runner, 1000 * (generation + 1), 10);
    await runner.saveSnapshot();
  }
  for (let index = 0; index < LINES; index += 1) await say(runner, `c${index}`);
  const { sequence } = runner.world;
  if (end === 'stop') await runner.close({ snapshot: false });
  await logs.close();
  return sequence;
}

/** Opens the world; answers its number of commands, or why it does not open. */
async function look(): Promise<number | string> {
  const logs = createFileLogs(dir, logger);
  try {
    const runner = await opened(logs, logger);
    return runner.world.sequence;
  } catch (error) {
    expect(error).toBeInstanceOf(DamagedLog);
    return String(error);
  } finally {
    await logs.close();
  }
}

async function flip(path: string, byte: number): Promise<void> {
  const bytes = await readFile(path);
  bytes[byte] = (bytes[byte] ?? 0) ^ 0x01;
  await writeFile(path, bytes);
}

describe('a log file', () => {
  test.each([0.1, 0.5, 0.9])(
    'a log file with one flipped bit at %d of its length is named with its world',
    async (part) => {
      await stored({ end: 'kill' });
      const { length } = await readFile(at('w', 'log-1'));
      await flip(at('w', 'log-1'), Math.floor(length * part));
      expect(await look()).toMatch(new RegExp(`world w: ${at('w', 'log-1')} is damaged: the group after command \\d+`));
    },
  );

  test('a log file with a flipped bit in its last group is named with its world', async () => {
    await stored({ end: 'kill' });
    const { length } = await readFile(at('w', 'log-1'));
    await flip(at('w', 'log-1'), length - 5);
    expect(await look()).toContain(`${at('w', 'log-1')} is damaged`);
  });

  test.each([
    ['wiped', (path: string, length: number) => writeFile(path, Buffer.alloc(length))],
    ['emptied', (path: string) => truncate(path, 0)],
    ['missing', (path: string) => rm(path)],
    ['cut off at a line after a stop', cutLastLines],
  ] as const)('that is %s is named with its world', async (_how, harm) => {
    await stored({ end: 'stop' });
    const path = at('w', 'log-1');
    await harm(path, (await readFile(path)).length);
    expect(await look()).toContain(`world w: ${path} is damaged: `);
  });

  test('that lacks a group in its middle is named', async () => {
    await stored({ end: 'kill' });
    const lines = (await readFile(at('w', 'log-1'), 'utf8')).split('\n');
    await writeFile(at('w', 'log-1'), [...lines.slice(0, 10), ...lines.slice(11)].join('\n'));
    expect(await look()).toContain('after command 10 comes 12');
  });

  test('that ends within a group loses that unfinished write alone, and says so', async () => {
    const sequence = await stored({ end: 'kill' });
    const { length } = await readFile(at('w', 'log-1'));
    await truncate(at('w', 'log-1'), length - 10);
    expect(await look()).toBe(sequence - 1);
    expect(told).toEqual([
      expect.stringMatching(`^world w: ${at('w', 'log-1')} ends with \\d+ bytes of an unfinished write`),
    ]);
    // It is whole again.
    told = [];
    expect([await look(), told]).toEqual([sequence - 1, []]);
  });

  test('that was begun after a snapshot and is missing is named', async () => {
    await stored({ end: 'kill', snapshots: 1 });
    await rm(at('w', 'log-12'));
    expect(await look()).toContain('the log ends with command 11, and 12 were stored');
  });

  test('that ends before its snapshot is named', async () => {
    await stored({ end: 'kill', snapshots: 1 });
    await rm(at('w', 'log-12'));
    await truncate(at('w', 'log-1'), 0);
    expect(await look()).toContain(`the log ends with command 0, before ${at('w', 'snapshot-11')}`);
  });
});

async function cutLastLines(path: string): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, `${lines.slice(0, -4).join('\n')}\n`);
}

describe('snapshots', () => {
  test('bound the log, and an unreadable one costs nothing', async () => {
    const sequence = await stored({ end: 'stop', snapshots: 3 });
    expect((await readdir(at('w'))).sort()).toEqual(['log-22', 'log-32', 'snapshot-21', 'snapshot-31']);
    await flip(at('w', 'snapshot-31'), 5000);
    expect(await look()).toBe(sequence);
    expect(told).toEqual([
      `world w: ${at('w', 'snapshot-31')} is damaged: it does not fit its checksum. The log replaces it.`,
    ]);
    await flip(at('w', 'snapshot-21'), 5000);
    expect(await look()).toContain(`${at('w', 'log-1')} is damaged: it is missing`);
  });

  test('a snapshot without a log does not open the world', async () => {
    await stored({ end: 'stop', snapshots: 2 });
    for (const name of await readdir(at('w'))) if (name.startsWith('log-')) await rm(at('w', name));
    expect(await look()).toContain('is damaged: it is missing');
  });
});

describe('a folder', () => {
  test('that is emptied is named', async () => {
    await stored({ end: 'stop' });
    await rm(at('w'), { recursive: true });
    const logs = createFileLogs(dir, silentLogger);
    await expect(opened(logs)).rejects.toThrow(`${at('w', 'log-1')} is damaged: it is missing`);
    await logs.close();
  });

  test('that is gone is told, and may have been moved away on purpose', async () => {
    await stored({ end: 'kill' });
    await rename(at('w'), `${dir}-moved`);
    for (const messages of [[expect.stringContaining(`${at('w')} is gone, and with it the world w`)], []]) {
      told = [];
      const logs = createFileLogs(dir, logger);
      expect([await logs.list(), told]).toEqual([[], messages]);
      await logs.close();
    }
    await rm(`${dir}-moved`, { recursive: true });
  });

  test('a folder of a later version is refused by name', async () => {
    await writeFile(at('worlds.json'), '{"format":99,"worlds":{}}');
    const later = createFileLogs(dir, silentLogger);
    await expect(later.list()).rejects.toThrow(`${at('worlds.json')} has format 99, this version reads 3`);
    await later.close();
  });
});

describe('a node with a damaged world', () => {
  const main = { seed_world: 'two-friends', seed: 1 } as const;
  const start = () => createNode({ logs: createFileLogs(dir, logger), logger, main, control: { token: '' } });

  test('serves the others, keeps the files, and makes no new world over them', async () => {
    const first = await start();
    for (const name of ['qa-1', 'qa-2']) await first.worlds.create(name, main);
    await first.close();
    for (const world of ['main', 'qa-1']) await flip(at(world, 'log-1'), 300);
    await cp(at('main'), `${dir}-copy`, { recursive: true });
    for (const world of ['main', 'qa-1']) await removeSnapshots(world);

    const second = await start();
    expect(second.worlds.all().map(({ name }) => name)).toEqual(['qa-2']);
    expect(told).toEqual(
      ['main', 'qa-1'].map((world) =>
        expect.stringMatching(
          `damaged and stays closed \\(npm run world -- check ${world}\\): world ${world}: ${at(world, 'log-1')} is damaged`,
        ),
      ),
    );
    const make = controlCall(await second.listen(), 'worlds.create', 'main', main);
    await expect(make).rejects.toMatchObject({
      issues: [expect.stringContaining(`${at('main', 'log-1')} is damaged`)],
    });
    await expect(second.worlds.create('main', main)).rejects.toThrow();
    expect(await readFile(at('main', 'log-1'))).toEqual(await readFile(join(`${dir}-copy`, 'log-1')));
    await second.worlds.drop('qa-1');
    await second.worlds.create('qa-1', main);
    await second.close();
    await rm(`${dir}-copy`, { recursive: true });
  });

  test('a node whose only world is damaged does not start', async () => {
    await (await start()).close();
    await removeSnapshots('main');
    await flip(at('main', 'log-1'), 300);
    await expect(start()).rejects.toThrow(`world main: ${at('main', 'log-1')} is damaged`);
  });
});

async function removeSnapshots(world: string): Promise<void> {
  for (const name of await readdir(at(world))) if (name.startsWith('snapshot-')) await rm(at(world, name));
}
