import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { TestCaller } from '../testing/kit/test-caller.ts';
import type { LogStore } from './log/log.ts';
import { createMemoryLogs } from './log/memory-log.ts';
import { createNode, type PlatformNode } from './node.ts';
import { type Clock, silentLogger } from './ports.ts';
import { createStop, STOP_MAX_MS } from './stop.ts';

const HALL = '8001';
const GENERAL = '9001';

const nodes: PlatformNode[] = [];

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
});

async function started(logs: LogStore): Promise<PlatformNode> {
  const node = await createNode({ logs });
  nodes.push(node);
  return node;
}

/** Logs that store at once but whose snapshots wait until they are let go: a stop that takes its time. */
function slowToSnapshot(logs: LogStore) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const store: LogStore = {
    ...logs,
    open: (world) => {
      const log = logs.open(world);
      return {
        open: (restore, deliver) => log.open(restore, deliver),
        append: (commands) => log.append(commands),
        catchUp: () => log.catchUp(),
        begin: (snapshot) => log.begin(snapshot),
        history: (until) => log.history(until),
        passage: (from, count) => log.passage(from, count),
        saveSnapshot: () => gate,
        foldSnapshot: () => gate,
        close: () => log.close(),
      };
    },
  };
  return { store, letGo };
}

describe('a stop', () => {
  test('a stop tells balancers and sockets, refuses calls, and clients find everything after the restart', async () => {
    const logs = createMemoryLogs({ keep: true });
    const { store, letGo } = slowToSnapshot(logs);
    const node = await started(store);
    const origin = await node.listen();
    const alice = new TestCaller(origin);
    await alice.signIn('13800000001');
    const a = await alice.connect();
    await alice.call('channel.join', { channel_id: GENERAL });
    a.say(HALL, GENERAL, 'm1', 'before the stop');
    await a.frame('ack', ({ mid }) => mid === 'm1');
    const retries: string[] = [];
    a.socket.io.on('reconnect_attempt', () => {
      a.socket.io.opts.query = { ...alice.sign(), world: 'main' };
    });
    a.socket.io.on('reconnect_error', (error) => retries.push(error.message));
    a.socket.io.reconnection(true).reconnectionDelay(20).reconnectionDelayMax(20);
    const told = new Promise<string>((resolve) => a.socket.once('disconnect', resolve));
    const refused = new Promise((resolve) => a.socket.io.once('reconnect_error', resolve));

    const stopped = node.close();
    // The session lives on: the client reconnects by itself.
    expect(await told).toBe('transport close');
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await alice.raw('hall.list', { page: 1, page_size: 10 })).toMatchObject({
      status: 503,
      body: { code: 50300 },
    });
    await refused;
    expect(node.worlds.all()).toEqual([]);
    letGo();
    await stopped;
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow();

    const again = await started(logs);
    const back = new Promise<void>((resolve) => a.socket.once('connect', resolve));
    await again.listen({ port: Number(new URL(origin).port) });
    await back;
    expect(retries.length).toBeGreaterThan(0);
    const { msg_list } = await alice.call('channel.message', { hall_id: HALL, channel_id: GENERAL });
    expect(msg_list.at(-1)).toMatchObject({ c_mid: 'm1', from_id: alice.no });
    a.say(HALL, GENERAL, 'm2', 'after it');
    await a.frame('ack', ({ mid }) => mid === 'm2');
    // The former connection did not stay behind: one person, one socket.
    expect(again.worlds.get('main')?.world.connections.size).toBe(1);
    a.close();
  });

  test('a stop does not wait for a client that never finishes a request or never closes', async () => {
    const node = await started(createMemoryLogs());
    const origin = await node.listen();
    const half = connect(Number(new URL(origin).port), '127.0.0.1');
    half.write('POST /go/lobby/hall/search HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    await once(half, 'connect');
    const arrived = await fetch(`${origin}/healthz`);
    expect(arrived.status).toBe(200);
    const startedAt = performance.now();
    await node.close();
    expect(performance.now() - startedAt).toBeLessThan(4000);
    half.destroy();
  });

  test('that hangs ends the process after 5 s, and a second signal changes nothing', async () => {
    const exits: number[] = [];
    const timers: { ms: number; work: () => void }[] = [];
    const clock: Clock = {
      now: () => 0,
      steady: () => 0,
      after: (ms, work) => {
        timers.push({ ms, work });
        return () => {};
      },
    };
    let closed = 0;
    const hanging = new Promise<void>(() => {});
    const close = () => {
      closed += 1;
      return hanging;
    };
    const stop = createStop({ close, exit: (code) => exits.push(code), clock, logger: silentLogger });
    stop('SIGTERM');
    stop('SIGINT');
    await Promise.resolve();
    expect([closed, timers.map(({ ms }) => ms), exits]).toEqual([1, [STOP_MAX_MS], []]);
    timers[0]?.work();
    expect(exits).toEqual([1]);
  });

  test.each([
    ['gracefully', () => Promise.resolve(), 0],
    ['with a failure', () => Promise.reject(new Error('disk')), 1],
  ])('that ends %s says so in the exit code', async (_how, close, code) => {
    const clock: Clock = { now: () => 0, steady: () => 0, after: () => () => {} };
    const exit = new Promise<number>((resolve) =>
      createStop({ close, exit: resolve, clock, logger: silentLogger })('x'),
    );
    expect(await exit).toBe(code);
  });
});
