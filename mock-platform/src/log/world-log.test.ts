import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { channelIdOf, clientMidOf, hallIdOf, userNoOf } from '../core/kernel/ids.ts';
import { createDiskFiles } from '../files/file-store.ts';
import { createMetrics } from '../metrics.ts';
import { createNode } from '../node.ts';
import { createRandomSeeds, type Logger, silentLogger, systemClock } from '../ports.ts';
import { textBody } from '../seeds/chat-lines.ts';
import { WorldRunner } from '../worlds/world-runner.ts';
import { createFileLogs } from './file-log.ts';
import type { Log, LogStore } from './log.ts';
import { createMemoryLogs } from './memory-log.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-log-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

function runnerOn(log: Log, logger: Logger = silentLogger): WorldRunner {
  const metrics = createMetrics();
  return new WorldRunner({
    name: 'w',
    log,
    clock: systemClock,
    seeds: createRandomSeeds(),
    logger,
    metrics,
    leads: () => true,
    publish: () => {},
  });
}

async function begun(logs: LogStore): Promise<WorldRunner> {
  const runner = runnerOn(logs.open('w'));
  await runner.open();
  const limits = { burst: 1e6, per_second: 1e6 };
  await runner.run('world.create', null, { seed_world: 'two-friends', seed: 7, limits });
  return runner;
}

const say = (runner: WorldRunner, c_mid: string) =>
  runner.run(
    'chat.send',
    { no: userNoOf(10_001), sid: '' },
    {
      hall_id: hallIdOf(8001),
      channel_id: channelIdOf(9001),
      c_mid: clientMidOf(c_mid),
      body: textBody(`text ${c_mid}`),
    },
  );

const sayMany = (runner: WorldRunner, from: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => say(runner, `c${from + index}`)));

describe.each([
  ['memory', () => createMemoryLogs({ keep: true })],
  ['file', () => createFileLogs(dir, silentLogger)],
] as const)('%s log', (kind, createLogs) => {
  test('a world that is opened again is the same, byte for byte', async () => {
    const logs = createLogs();
    const runner = await begun(logs);
    const replies = await sayMany(runner, 0, 500);
    expect(replies.map(({ msg_id }) => Number(msg_id))).toEqual(replies.map((_, index) => index + 4));
    const digest = runner.digest();
    await runner.close({ snapshot: false });

    const again = runnerOn(logs.open('w'));
    await again.open();
    expect(again.digest()).toEqual(digest);
    await sayMany(again, 500, 10);
    expect(again.world.last_msg).toBe(513);
    await again.close({ snapshot: true });

    const third = runnerOn(logs.open('w'));
    await third.open();
    expect(third.digest()).toEqual(again.digest());
    await third.close({ snapshot: false });
    await logs.close();
    if (kind === 'file') expect(await createFileLogs(dir, silentLogger).list()).toEqual(['w']);
  });
});

describe('file log', () => {
  test('snapshots bound the log, and an unreadable one costs nothing', async () => {
    const logs = createFileLogs(dir, silentLogger);
    const runner = await begun(logs);
    for (const generation of [0, 1, 2]) {
      await sayMany(runner, generation * 100, 100);
      await runner.saveSnapshot();
    }
    await sayMany(runner, 300, 5);
    const digest = runner.digest();
    await runner.close({ snapshot: false });
    await logs.close();

    const db = new Database(join(dir, 'w.db'));
    const positions = db.prepare('SELECT position FROM snapshots ORDER BY position').all();
    expect(positions).toEqual([{ position: 201 }, { position: 301 }]);
    expect(db.prepare('SELECT min(last) AS first FROM log').get()).toMatchObject({ first: expect.any(Number) });
    const oldest = db.prepare('SELECT min(first) AS n FROM log').get() as { n: number };
    expect(oldest.n).toBe(202);
    db.prepare('UPDATE snapshots SET state = ? WHERE position = 301').run('{"half');
    db.close();

    const warnings: string[] = [];
    const logger = { ...silentLogger, warn: (message: string) => warnings.push(message) };
    const mended = createFileLogs(dir, logger);
    const again = runnerOn(mended.open('w'), logger);
    await again.open();
    expect(warnings).toEqual(['snapshot cannot be read']);
    expect(again.digest()).toEqual(digest);
    await again.close({ snapshot: false });
    await mended.close();
  });

  test('many small groups are read page by page, none twice and none left out', async () => {
    const logs = createFileLogs(dir, silentLogger);
    const runner = await begun(logs);
    for (let index = 0; index < 120; index += 1) await say(runner, `c${index}`);
    const digest = runner.digest();
    await runner.close({ snapshot: false });
    const again = runnerOn(logs.open('w'));
    await again.open();
    expect(again.digest()).toEqual(digest);
    await say(again, 'next');
    expect(again.world.last_msg).toBe(124);
    await again.close({ snapshot: false });
    await logs.close();
  });

  test.each([1, 99])(
    'a file of format %i, of an earlier or a later version, is refused by name, not guessed at',
    async (format) => {
      const db = new Database(join(dir, 'w.db'));
      db.exec(`PRAGMA user_version = ${format}`);
      db.close();
      const logs = createFileLogs(dir, silentLogger);
      await expect(runnerOn(logs.open('w')).open()).rejects.toThrow(
        `${join(dir, 'w.db')} cannot be opened: it has format ${format}, this version reads 2. Move it away`,
      );
      await logs.close();
    },
  );

  test('a damaged file stops the start with its name, whether the damage is in the file or in a line', async () => {
    await writeFile(join(dir, 'w.db'), 'this is no database, '.repeat(500));
    const logs = createFileLogs(dir, silentLogger);
    await expect(runnerOn(logs.open('w')).open()).rejects.toThrow(`${join(dir, 'w.db')} cannot be opened: `);
    const runner = await begun({ ...logs, open: () => logs.open('v') });
    await runner.close({ snapshot: false });
    await logs.close();

    const db = new Database(join(dir, 'v.db'));
    db.prepare('UPDATE log SET commands = ?').run('[{"half');
    db.close();
    const again = createFileLogs(dir, silentLogger);
    await expect(runnerOn(again.open('v')).open()).rejects.toThrow('log of v: what stands at 1 cannot be read');
    await again.close();
  });

  test('only this account of the machine may look into the folders', async () => {
    const data = join(dir, 'data');
    const logs = createFileLogs(join(data, 'worlds'), silentLogger);
    await (await begun(logs)).close({ snapshot: false });
    await createDiskFiles(join(data, 'files')).save('main', `${'0'.repeat(64)}.png`, Buffer.from('x'));
    await logs.close();
    for (const path of [data, join(data, 'worlds'), join(data, 'files'), join(data, 'files', 'main')]) {
      expect([path, ((await stat(path)).mode & 0o777).toString(8)]).toEqual([path, '700']);
    }
  });

  test('a node whose log thread has died is not ready any more', async () => {
    const logs = createFileLogs(dir, silentLogger);
    expect(logs.isSound()).toBe(true);
    const node = await createNode({ logs });
    expect((await node.app.inject('/readyz')).statusCode).toBe(200);
    await logs.close();
    expect(logs.isSound()).toBe(false);
    expect((await node.app.inject('/readyz')).statusCode).toBe(503);
    // It still answers reads.
    expect((await node.app.inject('/healthz')).statusCode).toBe(200);
  });

  test('a second platform on the same folder is refused before it has changed anything, and the first continues', async () => {
    const logs = createFileLogs(dir, silentLogger);
    const runner = await begun(logs);
    expect(() => createFileLogs(dir, silentLogger)).toThrow(`${dir} is in use by another platform`);
    await say(runner, 'c1');
    expect(runner.world.last_msg).toBe(4);
    await logs.close();
    // The folder is free again.
    await createFileLogs(dir, silentLogger).close();
  });

  test('a writer that ignores the lock cannot fork the log, and the node is not ready then', async () => {
    const logs = createFileLogs(dir, silentLogger);
    const runner = await begun(logs);
    const intruder = new Database(join(dir, 'w.db'));
    intruder.exec(`INSERT INTO log (last, first, commands) VALUES (1000, 1000, '[]')`);
    intruder.close();
    await expect(say(runner, 'c1')).rejects.toThrow('w.db has another writer');
    expect(logs.isSound()).toBe(false);
    await logs.close();
  });

  test('callers are told when the log cannot store', async () => {
    const logs = createFileLogs(dir, silentLogger);
    const runner = await begun(logs);
    await logs.close();
    await expect(say(runner, 'lost')).rejects.toThrow('file log');
    expect(runner.world.last_msg).toBe(3);
  });

  test('dropping a world leaves nothing of it', async () => {
    const logs = createFileLogs(dir, silentLogger);
    const runner = await begun(logs);
    await runner.close({ snapshot: false });
    await logs.drop('w');
    expect(await logs.list()).toEqual([]);
    await logs.close();
  });
});
