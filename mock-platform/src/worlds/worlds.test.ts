import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { logOver } from '../../testing/kit/log-over.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import type { LogStore } from '../log/log.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createNode, type PlatformNode } from '../node.ts';
import { type Clock, type Logger, silentLogger, systemClock } from '../ports.ts';

const HALL = '8001';
const GENERAL = '9001';

let node: PlatformNode | null = null;

afterEach(async () => {
  await node?.close();
  node = null;
});

/** Logs on a disk that can be full, and a record of what was stored. */
function diskThatFills() {
  const logs = createMemoryLogs({ keep: true });
  const disk = { isFull: false, snapshotsFail: false };
  const store: LogStore = {
    ...logs,
    open: (world) => {
      const log = logs.open(world);
      return logOver(log, {
        append: (commands) =>
          disk.isFull ? Promise.reject(new Error('database or disk is full')) : log.append(commands),
        saveSnapshot: () => (disk.snapshotsFail ? Promise.reject(new Error('disk is full')) : Promise.resolve()),
      });
    },
  };
  return { store, disk, logs };
}

async function started(store: LogStore, logger: Logger = silentLogger): Promise<TestCaller> {
  node = await createNode({ logs: store, logger });
  const alice = new TestCaller(await node.listen());
  await alice.signIn('13800000001');
  return alice;
}

test('a full disk refuses writers, changes nothing, and is over when there is room again', async () => {
  const { store, disk, logs } = diskThatFills();
  const alice = await started(store);
  const a = await alice.connect();
  await a.settled();
  const runner = node?.worlds.get('main');
  const before = runner?.digest();
  disk.isFull = true;
  a.say(HALL, GENERAL, 'm1', 'no room');
  const refusal = await a.frame('refusal', ({ type }) => type === 9998);
  expect(refusal.parsed).toMatchObject({ code: 50000, c_mid: 'm1', retry: 1 });
  const { status, body } = await alice.raw('channel.join', { channel_id: GENERAL });
  expect([status, body.code]).toEqual([500, 50000]);
  // Reads are not affected.
  expect((await alice.call('hall.list', { page: 1, page_size: 10 })).list).toHaveLength(1);
  expect(runner?.digest()).toEqual(before);
  disk.isFull = false;
  a.say(HALL, GENERAL, 'm1', 'room');
  await a.frame('ack', ({ mid }) => mid === 'm1');
  expect(logs.entries('main').map(({ position }) => position)).toEqual(
    logs.entries('main').map((_, index) => index + 1),
  );
});

test('a socket that opens while the disk is full is closed like a lost network, and its refusals take one line of the log', async () => {
  const { store, disk } = diskThatFills();
  const lines: string[] = [];
  const logger: Logger = { ...silentLogger, error: (line) => void lines.push(line) };
  const alice = await started(store, logger);
  const a = await alice.connect();
  await a.settled();
  disk.isFull = true;
  for (const mid of ['m1', 'm2', 'm3']) a.say(HALL, GENERAL, mid, 'no room');
  await a.frame('refusal', ({ type, parsed }) => type === 9998 && parsed['c_mid'] === 'm3');
  for (let call = 0; call < 3; call += 1) await alice.raw('channel.join', { channel_id: GENERAL });
  const b = await alice.connect();
  // After "io server disconnect" a stock client would not come again by itself.
  expect(await new Promise((resolve) => b.socket.once('disconnect', resolve))).toBe('transport close');
  expect(lines).toEqual(['log refused commands']);
  disk.isFull = false;
  await (await alice.connect()).settled();
});

test('on a full disk nothing else tells again what the line of the refused commands tells: no closed socket, no sweep, no bot', async () => {
  const { store, disk } = diskThatFills();
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  let [late, due] = [0, [] as (() => void)[]];
  const clock: Clock = {
    now: () => Date.now() + late,
    steady: () => systemClock.steady() + late,
    after: (_ms, work) => {
      due.push(work);
      return () => {
        due = due.filter((each) => each !== work);
      };
    },
  };
  const logger: Logger = { ...silentLogger, warn: keep, error: keep };
  node = await createNode({ logs: store, logger, clock, main: { seed_world: 'demo', seed: 1, bots: true } });
  const passed = async (ms: number) => {
    late += ms;
    for (const work of due.splice(0)) work();
    await setImmediate();
  };
  const alice = new TestCaller(await node.listen());
  await alice.signIn('13800000001', undefined, Date.now());
  const sockets = await Promise.all(Array.from({ length: 3 }, () => alice.connect()));
  const connections = () => node?.worlds.get('main')?.world.connections.size ?? 0;
  const online = connections();
  disk.isFull = true;
  for (const socket of sockets) socket.close();
  await expect.poll(() => lines).toEqual(['log refused commands']);
  for (let second = 0; second < 4; second += 1) await passed(1000);
  // Sessions have ended: their sweep is due.
  await passed(400 * 86_400_000);
  expect(lines.every((line) => line === 'log refused commands')).toBe(true);
  disk.isFull = false;
  await passed(1000);
  await expect.poll(connections).toBeLessThan(online);
});

test('[hall-event.presence.state-2] a person who left while the disk was full goes offline as soon as it has room', async () => {
  const { store, disk } = diskThatFills();
  const alice = await started(store);
  const bob = alice.at(alice.origin);
  await bob.signIn('13800000002');
  const [a, b] = [await alice.connect(), await bob.connect()];
  await a.frame('online', ({ type, from }) => type === 1002 && from === bob.no);
  await b.settled();
  disk.isFull = true;
  b.close();
  await a.settled();
  disk.isFull = false;
  await a.frame('offline', ({ type, from, parsed }) => type === 1002 && from === bob.no && parsed['state'] === 2);
});

test('a world that could not be filled does not exist, and its name is free', async () => {
  const { store, disk } = diskThatFills();
  const alice = await started(store);
  disk.isFull = true;
  await expect(node?.worlds.create('qa-1', { seed_world: 'two-friends', seed: 1 })).rejects.toThrow('full');
  expect(node?.worlds.get('qa-1')).toBeUndefined();
  disk.isFull = false;
  const creating = node?.worlds.create('qa-1', { seed_world: 'two-friends', seed: 1 });
  // A world is found when it is whole.
  expect(node?.worlds.get('qa-1')).toBeUndefined();
  await creating;
  const there = new TestCaller(alice.origin, { world: 'qa-1' });
  await there.signIn('13800000001');
});

test('a world that cannot be made anew is served as before, with its sessions and sockets', async () => {
  const { store, logs } = diskThatFills();
  const full = new Error('database or disk is full');
  const alice = await started({ ...store, replace: () => Promise.reject(full) });
  const a = await alice.connect();
  await a.settled();
  const before = node?.worlds.get('main')?.digest();
  const replaced = (input: object) =>
    node?.worlds.replace('main', { seed_world: 'demo', seed: 1, ...input }, () => Promise.reject(new Error('cleared')));
  await expect(replaced({})).rejects.toMatchObject({ refusal: 'platformBroken', message: full.message });
  await expect(replaced({ seed_world: 'no such seed' })).rejects.toMatchObject({
    refusal: 'platformBroken',
    issues: [expect.stringMatching(/^world: /)],
  });
  expect(node?.worlds.get('main')?.digest()).toEqual(before);
  a.say(HALL, GENERAL, 'm1', 'still here');
  await a.frame('ack', ({ mid }) => mid === 'm1');
  expect(logs.entries('main').at(-1)?.command.name).toBe('chat.send');
});

test('a world that could be stored anew but not put in place is opened again as it was', async () => {
  const { store } = diskThatFills();
  const alice = await started({
    ...store,
    replace: async (_world, _commands, leave) => {
      await leave();
      throw new Error('the folder cannot be renamed');
    },
  });
  const a = await alice.connect();
  await a.settled();
  const closed = new Promise((resolve) => a.socket.once('disconnect', resolve));
  const replaced = node?.worlds.replace('main', { seed_world: 'demo', seed: 1 }, () => Promise.resolve());
  await expect(replaced).rejects.toThrow('the folder cannot be renamed');
  await closed;
  expect((await alice.call('hall.list', { page: 1, page_size: 10 })).list).toHaveLength(1);
  await (await alice.connect()).settled();
});

test('commands that wait while their world is deleted are answered: those under way succeed, later ones hear that the world is unknown', async () => {
  const { store } = diskThatFills();
  await started(store);
  const runner = await node?.worlds.create('qa-1', { seed_world: 'two-friends', seed: 1 });
  const under = runner?.submit('account.captcha', null, {});
  const dropped = node?.worlds.drop('qa-1');
  const late = runner?.submit('account.captcha', null, {});
  expect(await under).toMatchObject({ ok: true });
  expect(await late).toMatchObject({ ok: false, refusal: 'worldUnknown' });
  await dropped;
});

test('a snapshot that fails at the stop costs nothing but a line in the log', async () => {
  const { store, disk, logs } = diskThatFills();
  const errors: string[] = [];
  const alice = await started(store, { ...silentLogger, error: (message) => errors.push(message) });
  const a = await alice.connect();
  a.say(HALL, GENERAL, 'm1', 'kept');
  await a.frame('ack', ({ mid }) => mid === 'm1');
  disk.snapshotsFail = true;
  await node?.close();
  expect(errors).toEqual(['snapshot failed']);
  node = await createNode({ logs });
  expect(node.worlds.get('main')?.world.last_msg).toBe(4);
});
