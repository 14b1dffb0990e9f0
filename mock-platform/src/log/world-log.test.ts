import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { begun, runnerOn, say, sayMany } from '../../testing/kit/logged-world.ts';
import { createDiskFiles } from '../files/disk-files.ts';
import { createNode } from '../node.ts';
import { silentLogger } from '../ports.ts';
import { createFileLogs } from './files/file-log.ts';
import { createMemoryLogs } from './memory-log.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-log-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

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

  test('the folders are readable to this account of the machine alone', async () => {
    const data = join(dir, 'data');
    const logs = createFileLogs(join(data, 'worlds'), silentLogger);
    await (await begun(logs)).close({ snapshot: false });
    const files = createDiskFiles(join(data, 'files'), silentLogger);
    await (await files.draft('main', `${'0'.repeat(64)}.png`, Buffer.from('x'))).keep();
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
    await appendFile(join(dir, 'w', 'log-1'), '00000000 1000 0 []\n');
    await expect(say(runner, 'c1')).rejects.toThrow(`${join(dir, 'w', 'log-1')} has another writer`);
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
