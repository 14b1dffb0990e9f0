import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { controlCall } from '../../../testing/kit/control-call.ts';
import { begun, opened, say, sayMany } from '../../../testing/kit/logged-world.ts';
import { createNode } from '../../node.ts';
import { type Logger, silentLogger } from '../../ports.ts';
import { DamagedLog } from '../log.ts';
import { createFileLogs } from './file-log.ts';
import { checksumOf } from './group-line.ts';

/** Commands of which each is a group of its own, after the two that the world begins with. */
const LINES = 40;

let dir: string;
let told: string[];
const logger: Logger = {
  ...silentLogger,
  warn: (message, facts) => told.push(facts ? `${message}: ${facts['error']}` : message),
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

  test('a snapshot under the name of another position costs nothing, nor does one of an earlier version', async () => {
    const sequence = await stored({ end: 'stop', snapshots: 3 });
    const [newest, older] = [at('w', 'snapshot-31'), at('w', 'snapshot-21')];
    const bytes = await readFile(newest);
    await cp(older, newest);
    expect(await look()).toBe(sequence);
    expect(told).toEqual([`world w: ${newest} is damaged: it does not fit its checksum. The log replaces it.`]);
    // An earlier version has the checksum of the state alone.
    const former = async (from: string) => {
      const state = (await readFile(from)).subarray(9);
      await writeFile(newest, Buffer.concat([Buffer.from(`${checksumOf(state)}\n`), state]));
    };
    told = [];
    await former(older);
    expect([await look(), told]).toEqual([sequence, ['snapshot cannot be read: Error: the state is that of 21']]);
    told = [];
    await writeFile(newest, bytes);
    await former(newest);
    expect([await look(), told]).toEqual([sequence, []]);
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

  test.each([
    ['emptied', (path: string) => truncate(path, 0)],
    ['wiped', (path: string, length: number) => writeFile(path, Buffer.alloc(length))],
    ['cut within its first line', (path: string) => truncate(path, 20)],
  ] as const)(
    'keeps a killed world closed whose only file is %s, instead of a new one in its place',
    async (_how, harm) => {
      await killed();
      const path = at('main', 'log-1');
      await harm(path, (await readFile(path)).length);
      const harmed = await readFile(path);

      const second = await start();
      expect(second.worlds.all().map(({ name }) => name)).toEqual(['qa-1']);
      expect(told).toEqual([expect.stringMatching(`damaged and stays closed .*: world main: ${path} is damaged`)]);
      await second.close();
      expect(await readFile(path)).toEqual(harmed);
    },
  );

  test('keeps a killed world closed whose only file is emptied also while the marks are damaged', async () => {
    await killed();
    const marks = await readFile(at('worlds.json'), 'utf8');
    await writeFile(at('worlds.json'), marks.replace(/"main":\d+/, '"main":0'));
    await truncate(at('main', 'log-1'), 0);
    for (const lines of [
      [expect.stringContaining(`${at('worlds.json')} is damaged`), expect.stringContaining('world main: ')],
      [expect.stringContaining('world main: ')],
    ]) {
      told = [];
      const second = await start();
      expect(second.worlds.all().map(({ name }) => name)).toEqual(['qa-1']);
      expect(told).toEqual(lines);
      await second.close();
    }
  });

  test('opens the others beside a folder that cannot be read, and names that one', async () => {
    await killed();
    await rm(at('worlds.json'));
    await rm(at('qa-1', 'log-1'));
    await mkdir(at('qa-1', 'log-1'));
    const second = await start();
    expect(second.worlds.all().map(({ name }) => name)).toEqual(['main']);
    expect(told).toEqual([
      expect.stringMatching(`^world cannot be read and stays closed: .*world qa-1 in ${at('qa-1')}: EISDIR`),
    ]);
    await second.close();
  });

  /** What a kill leaves of two worlds: the files as they are while the node runs. */
  async function killed(): Promise<void> {
    const first = await start();
    await first.worlds.create('qa-1', main);
    await cp(dir, `${dir}-killed`, { recursive: true });
    await first.close();
    await rm(dir, { recursive: true });
    await rename(`${dir}-killed`, dir);
    expect(await readdir(at('main'))).toEqual(['log-1']);
  }

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
