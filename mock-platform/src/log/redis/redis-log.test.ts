import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeWithRedis } from '../../../testing/kit/describe-with-redis.ts';
import { Gate } from '../../../testing/kit/gate.ts';
import { begun, opened, runnerOn, say, sayMany } from '../../../testing/kit/logged-world.ts';
import { RedisServer } from '../../../testing/kit/redis-server.ts';
import { serialiseWorld } from '../../core/machine/serialise.ts';
import { silentLogger } from '../../ports.ts';
import { RedisLink } from '../../redis/redis-link.ts';
import type { LogStore, WorldChange } from '../log.ts';
import { SNAPSHOT_AT } from './log-scripts.ts';
import { createRedisLogs } from './redis-logs.ts';
import { sealedState } from './seals.ts';

describeWithRedis('redis log', () => {
  let server: RedisServer;
  let gate: Gate;
  let prefix: string;
  let tests = 0;
  const links: RedisLink[] = [];

  beforeAll(async () => {
    server = await RedisServer.start();
    gate = await Gate.to(server.port);
  });
  beforeEach(() => {
    tests += 1;
    prefix = `test-${tests}:`;
  });
  afterEach(async () => {
    for (const link of links.splice(0)) await link.close();
  });
  afterAll(async () => {
    await gate.close();
    await server.remove();
  });

  /** What one node has of the store. Its way to Redis leads through the gate if asked. */
  async function node(url = server.url): Promise<{ link: RedisLink; logs: LogStore }> {
    const link = new RedisLink({ url, prefix, logger: silentLogger });
    await link.open();
    links.push(link);
    return { link, logs: createRedisLogs({ link, url, prefix, logger: silentLogger }) };
  }

  test('a world that is opened again is the same, byte for byte', async () => {
    const { logs } = await node();
    const runner = await begun(logs);
    const replies = await sayMany(runner, 0, 500);
    expect(replies.map(({ msg_id }) => Number(msg_id))).toEqual(replies.map((_, index) => index + 4));
    await runner.close({ snapshot: false });
    const again = await opened(logs);
    expect(again.digest()).toEqual(runner.digest());
    await sayMany(again, 500, 10);
    await again.close({ snapshot: true });
    const third = await opened((await node()).logs);
    expect(third.digest()).toEqual(again.digest());
    expect(await logs.list()).toEqual(['w']);
  });

  test('many small groups are read page by page, and written by two nodes they are the same at both', async () => {
    const [a, b] = [await node(), await node()];
    const here = await begun(a.logs);
    const there = await opened(b.logs);
    const said = [];
    const joining = [];
    for (let index = 0; index < 60; index += 1) {
      said.push(say(here, `a${index}`), say(there, `b${index}`));
      // Nodes that begin to read while others write.
      if (index % 6 === 0) joining.push(opened(b.logs));
      if (index % 10 === 0) await Promise.all(said);
    }
    const replies = await Promise.all(said);
    expect(new Set(replies.map(({ msg_id }) => msg_id)).size).toBe(120);
    const readers = [here, there, ...(await Promise.all(joining)), await opened((await node()).logs)];
    await expect.poll(() => new Set(readers.map(({ world }) => world.sequence))).toEqual(new Set([121]));
    expect(new Set(readers.map((reader) => reader.digest().sha256)).size).toBe(1);
  });

  test('a snapshot that the log makes is the state that the world had, and older commands go with the second one', async () => {
    const { link, logs } = await node();
    const log = logs.open('w');
    const runner = runnerOn(log);
    await runner.open();
    await runner.run('world.create', null, { seed_world: 'two-friends', seed: 7 });
    for (const index of [1, 2, 3]) await say(runner, `c${index}`);
    const state = serialiseWorld(runner.world);
    const folding = log.foldSnapshot(4);
    await say(runner, 'meanwhile');
    await folding;
    expect(await link.run(SNAPSHOT_AT, '1', 4)).toBe(sealedState({ position: 4, state }));
    await log.saveSnapshot({ position: 5, state: serialiseWorld(runner.world) });
    // Commands covered by both snapshots are dropped, and the world opens without them.
    const again = await opened((await node()).logs);
    expect(again.digest()).toEqual(runner.digest());
    await say(again, 'next');
  });

  test('worlds that one node makes and drops are announced at the other, also after it was away', async () => {
    const [a, b] = [await node(), await node(gate.url)];
    const changes: WorldChange[] = [];
    b.logs.watch((change) => changes.push(change));
    const first = await begun(a.logs);
    await expect.poll(() => changes).toEqual([{ kind: 'made', world: 'w' }]);
    gate.cut();
    await first.close({ snapshot: false });
    await a.logs.drop('w');
    await expect(first.run('node.start', null, { node: 'a' })).rejects.toThrow();
    await (await begun(a.logs)).close({ snapshot: false });
    gate.open();
    await expect
      .poll(() => changes.slice(1))
      .toEqual([
        { kind: 'deleted', world: 'w' },
        { kind: 'made', world: 'w' },
      ]);
  });

  test('a log that is replaced begins with the given commands at every node, and its former writers are refused', async () => {
    const [a, b] = [await node(), await node()];
    const changes: WorldChange[] = [];
    b.logs.watch((change) => changes.push(change));
    const former = await begun(a.logs);
    const writer = await opened(b.logs);
    const said = async () => (await opened((await node()).logs)).world;
    const create = { world: 'w', name: 'world.create', actor: null, at: 1000, seed: 's' } as const;
    await a.logs.replace('w', [{ ...create, input: { seed_world: 'demo', seed: 3 } }], () =>
      former.close({ snapshot: false }),
    );
    await expect(say(writer, 'late')).rejects.toThrow('the log was dropped');
    await expect.poll(() => changes.map(({ kind }) => kind)).toEqual(['made', 'deleted', 'made']);
    expect(await said()).toMatchObject({ seed_world: 'demo', seed: 3, sequence: 1 });
    const next = await opened(a.logs);
    await next.run('node.start', null, { node: 'a' });
    expect(await said()).toMatchObject({ seed_world: 'demo', sequence: 2 });
  });

  test('a writer of a log that was dropped cannot begin it anew', async () => {
    const [a, b] = [await node(), await node()];
    await begun(a.logs);
    const writer = await opened(b.logs);
    await a.logs.drop('w');
    await expect(say(writer, 'late')).rejects.toThrow('the log was dropped');
    expect(await b.logs.list()).toEqual([]);
  });

  test('commands under way while the connection breaks are stored once, and callers are answered when it is back', async () => {
    const { logs } = await node(gate.url);
    const runner = await begun(logs);
    // Redis stores them, but its answer is lost.
    gate.muteAnswers();
    const said = Promise.all([say(runner, 'c1'), say(runner, 'c2')]);
    const other = await opened((await node()).logs);
    await expect.poll(() => other.world.last_msg).toBe(5);
    gate.cut();
    await expect.poll(() => logs.isSound()).toBe(false);
    await expect(say(runner, 'refused')).rejects.toThrow('out of reach');
    gate.open();
    expect((await said).map(({ msg_id }) => msg_id)).toEqual(['4', '5']);
    await say(runner, 'c3');
    expect(runner.world.sequence).toBe(4);
    await expect.poll(() => other.digest()).toEqual(runner.digest());
  });

  test('a killed and restarted Redis continues with every acknowledged command', async () => {
    const { logs } = await node();
    const runner = await begun(logs);
    await say(runner, 'c1');
    await server.kill();
    await server.start();
    await expect.poll(() => logs.isSound()).toBe(true);
    await say(runner, 'c2');
    expect((await opened((await node()).logs)).digest()).toEqual(runner.digest());
  });

  test('a Redis that has lost its data is named, and the node stores nothing more', async () => {
    const { logs } = await node();
    const runner = await begun(logs);
    await server.restartEmpty();
    const attempt = () => say(runner, 'c1').then(() => 'stored', String);
    await expect.poll(attempt, { timeout: 5000 }).toContain('has lost everything that it had stored');
    expect(logs.isSound()).toBe(false);
    // It keeps what it knows, for those who have to look at it.
    expect(runner.world.last_msg).toBe(3);
  });
});
