import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeWithRedis } from '../../../testing/kit/describe-with-redis.ts';
import { Gate } from '../../../testing/kit/gate.ts';
import { harmStream, type StreamHarm } from '../../../testing/kit/harm-stream.ts';
import { begun, opened, runnerOn, say, sayMany } from '../../../testing/kit/logged-world.ts';
import { RedisServer } from '../../../testing/kit/redis-server.ts';
import { createNode, type PlatformNode } from '../../node.ts';
import { type Logger, silentLogger } from '../../ports.ts';
import { RedisLink } from '../../redis/redis-link.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import { DamagedLog, type LogStore } from '../log.ts';
import { createRedisLogs } from './redis-logs.ts';

/** Commands of which each is a group of its own. */
const LINES = 8;

describeWithRedis('a damaged log in Redis', () => {
  let server: RedisServer;
  let gate: Gate;
  let prefix: string;
  let told: string[];
  let tests = 0;
  const links: RedisLink[] = [];
  const logger: Logger = {
    ...silentLogger,
    warn: (message) => told.push(message),
    error: (message, facts) => told.push(`${message}: ${String(facts?.['world'])}: ${String(facts?.['reason'])}`),
  };

  beforeAll(async () => {
    server = await RedisServer.start();
    gate = await Gate.to(server.port);
  });
  beforeEach(() => {
    tests += 1;
    prefix = `test-${tests}:`;
    told = [];
  });
  afterEach(async () => {
    for (const link of links.splice(0)) await link.close();
  });
  afterAll(async () => {
    await gate.close();
    await server.remove();
  });

  async function store(url = server.url): Promise<LogStore> {
    const link = new RedisLink({ url, prefix, logger: silentLogger });
    await link.open();
    links.push(link);
    return createRedisLogs({ link, url, prefix, logger });
  }

  const harm = (how: StreamHarm, world = 'w') => harmStream({ url: server.url, prefix, world, harm: how });

  /** A world with so many snapshots, and lines after the last one. Nothing of it is in memory any more. */
  async function stored(snapshots: number): Promise<WorldRunner> {
    const runner = await begun(await store());
    for (let generation = 1; generation <= snapshots; generation += 1) {
      await sayMany(runner, 1000 * generation, 3);
      await runner.saveSnapshot();
    }
    for (let index = 0; index < LINES; index += 1) await say(runner, `c${index}`);
    await runner.close({ snapshot: false });
    return runner;
  }

  const damage = async () => {
    const error: unknown = await opened(await store(), logger).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DamagedLog);
    return error instanceof Error ? error.message : '';
  };

  test.each([
    ['entry flipped', '', 'its entry 9-0 does not fit its seal'],
    ['entry truncated', '', 'its entry 9-0 does not fit its seal'],
    ['entry replaced by its neighbour', '', 'its entry 9-0 does not fit its seal'],
    ['entry without its seal', '', 'its entry 9-0 does not fit its seal'],
    ['first entry removed', '', 'it begins with command 2, and 1 is held nowhere'],
    ['middle entry removed', '', 'after command 6 comes 8'],
    ['last entry removed', '', 'it ends with command 8, and 9 were stored'],
    ['stream deleted', '', 'it ends with command 0, and 9 were stored'],
    ['position deleted', ':position', 'it is missing'],
  ] as const)('%s: the world stays closed, and its key is named', async (how, part, what) => {
    await stored(0);
    const key = await harm(how);
    expect(await damage()).toBe(`world w: the Redis key ${key}${part} is damaged: ${what}`);
  });

  describe('snapshots', () => {
    test.each(['snapshot flipped', 'snapshot truncated'] as const)(
      '%s: the one before it and the stream replace it, which is told',
      async (how) => {
        const runner = await stored(2);
        const key = await harm(how);
        const again = await opened(await store(), logger);
        expect(again.digest()).toEqual(runner.digest());
        expect(told).toEqual([
          `world w: the Redis key ${key}:snapshots is damaged: the snapshot 7 does not fit its check. The stream replaces it where it reaches back far enough.`,
        ]);
      },
    );

    test('the only snapshot is altered: the stream alone leads to the same world', async () => {
      const runner = await stored(1);
      await harm('snapshot flipped');
      expect((await opened(await store(), logger)).digest()).toEqual(runner.digest());
    });

    test('snapshots deleted: a stream that begins after them does not open', async () => {
      await stored(2);
      const key = await harm('snapshots deleted');
      expect(await damage()).toBe(
        `world w: the Redis key ${key} is damaged: it begins with command 5, and 1 is held nowhere`,
      );
    });

    test('a log that ends before its snapshot is named', async () => {
      await stored(2);
      const key = await harm('stream deleted');
      expect(await damage()).toBe(
        `world w: the Redis key ${key} is damaged: it ends with command 4, and 15 were stored`,
      );
    });
  });

  test('a log of a former version, without seals, opens and continues with them', async () => {
    const runner = await stored(2);
    await harm('seals never written');
    const again = await opened(await store());
    expect(again.digest()).toEqual(runner.digest());
    await again.saveSnapshot();
    await say(again, 'sealed');
    await again.close({ snapshot: false });
    expect((await opened(await store())).digest()).toEqual(again.digest());
    await harm('entry flipped');
    expect(await damage()).toContain('does not fit its seal');
  });

  test('a damaged recording is refused instead of handed out', async () => {
    const runner = await begun(await store());
    await sayMany(runner, 0, 3);
    await harm('entry flipped');
    await expect(runner.record()).rejects.toThrow('does not fit its seal');
  });

  test('a snapshot is never made of a damaged stream', async () => {
    const log = (await store()).open('w');
    const runner = runnerOn(log);
    await runner.open();
    await runner.run('world.create', null, { seed_world: 'two-friends', seed: 7 });
    for (let index = 0; index < 5; index += 1) await say(runner, `c${index}`);
    await harm('middle entry removed');
    await expect(log.foldSnapshot(6)).rejects.toThrow('after command 3 comes 5');
  });

  describe('while nodes serve it', () => {
    const main = { seed_world: 'two-friends', seed: 1 } as const;
    const nodes: PlatformNode[] = [];
    afterEach(async () => {
      for (const node of nodes.splice(0)) await node.close();
    });
    const start = async (url?: string) => {
      const node = await createNode({ logs: await store(url), logger, main, control: { token: '' } });
      nodes.push(node);
      return node;
    };

    test('only the damaged world does not open; it is named, never overwritten, and can be deleted', async () => {
      const first = await start();
      for (const name of ['qa-1', 'qa-2']) await first.worlds.create(name, main);
      await nodes.splice(0)[0]?.close();
      await harm('snapshots deleted', 'qa-1');
      const key = await harm('entry flipped', 'qa-1');
      const second = await start();
      expect(
        second.worlds
          .all()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(['main', 'qa-2']);
      expect(told).toEqual([
        expect.stringContaining(
          `world is damaged and stays closed (restore Redis from a backup, or delete the world): qa-1: world qa-1: the Redis key ${key} is damaged: `,
        ),
      ]);
      await expect(second.worlds.create('qa-1', main)).rejects.toThrow();
      await second.worlds.drop('qa-1');
      await second.worlds.create('qa-1', main);
    });

    test('a world whose stream vanishes closes with the next command, and the others go on', async () => {
      const node = await start();
      const world = await node.worlds.create('qa-1', main);
      const key = await harm('stream deleted', 'qa-1');
      await expect(world.run('node.start', null, { node: 'again' })).rejects.toThrow();
      await expect.poll(() => node.worlds.get('qa-1')).toBeUndefined();
      expect(node.worlds.damageOf('qa-1')).toBe(`world qa-1: the Redis key ${key} is damaged: it is missing`);
      await node.worlds.get('main')?.run('node.start', null, { node: 'again' });
    });

    test('a node that reads an altered command of another node closes that world alone', async () => {
      const writer = await start();
      const reader = await start(gate.url);
      const written = await writer.worlds.create('qa-1', main);
      // Both nodes have entered it.
      await expect.poll(() => [written.world.sequence, reader.worlds.get('qa-1')?.world.sequence]).toEqual([3, 3]);
      gate.cut();
      await written.run('node.start', null, { node: 'while the reader is away' });
      const key = await harm('entry flipped', 'qa-1');
      gate.open();
      await expect.poll(() => reader.worlds.get('qa-1')).toBeUndefined();
      expect(reader.worlds.damageOf('qa-1')).toContain(`the Redis key ${key} is damaged: its entry `);
      await reader.worlds.get('main')?.run('node.start', null, { node: 'again' });
      const [here, there] = [reader, writer].map(({ worlds }) => worlds.get('main'));
      await expect.poll(() => there?.digest()).toEqual(here?.digest());
    });
  });
});
