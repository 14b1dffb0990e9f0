import { connect, type Socket as NetSocket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestCaller } from '../../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../../node.ts';
import { HallConnection } from './hall-connection.ts';

const HALL = '8001';
const GENERAL = '9001';

let node: PlatformNode;
let origin: string;
let alice: TestCaller;
let bob: TestCaller;

const limits = { burst: 1_000_000, per_second: 1_000_000 };

beforeEach(async () => {
  node = await createNode({ main: { seed_world: 'two-friends', seed: 1, limits } });
  origin = await node.listen();
  alice = new TestCaller(origin);
  bob = new TestCaller(origin);
  await alice.signIn('13800000001');
  await bob.signIn('13800000002');
});

afterEach(async () => {
  await node.close();
});

describe('handshakes', () => {
  test('a stranger, a forger and a replay are told why', async () => {
    const bad = (query: Record<string, string>) => alice.connect(query);
    await expect(bad({ authorization: '' })).rejects.toMatchObject({ code: 10001 });
    await expect(bad({ authorization: 'a:b:c' })).rejects.toMatchObject({ code: 10005 });
    await expect(bad({ date: new Date(0).toUTCString() })).rejects.toMatchObject({ code: 10005 });
    const once = alice.sign();
    (await bad(once)).close();
    await expect(bad(once)).rejects.toMatchObject({ code: 40002 });
    await expect(bad({ world: 'nowhere' })).rejects.toMatchObject({ code: 40401 });
  });

  test('long polling is not offered', async () => {
    const answer = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`);
    expect(answer.status).toBe(404);
  });

  test('one person has a bounded number of sockets', async () => {
    const sockets = [];
    for (let index = 0; index < 10; index += 1) sockets.push(await alice.connect());
    await Promise.all(sockets.map((socket) => socket.settled()));
    const one = await alice.connect();
    await one.until('goodbye', () => !one.socket.connected);
    expect(one.ofType(9998)[0]?.parsed).toMatchObject({ code: 42900 });
    await sockets[0]?.settled();
  });
});

describe('frames', () => {
  test('[hall-event.9998] each bad frame is answered with its problem, and the socket stays open', async () => {
    const a = await alice.connect();
    const good = {
      type: 1001,
      platform: 'web',
      mid: 'm1',
      ver: 1,
      gate: 'pc',
      time: 1,
      from: '',
      to: HALL,
      channel: GENERAL,
    };
    const bad: [unknown, RegExp][] = [
      [null, /Invalid/i],
      ['text', /Invalid/i],
      [{ ...good, type: 4711, body: '{}' }, /4711/],
      [{ ...good, body: '{"half' }, /not JSON/],
      [{ ...good, body: '{"msg_type":"9"}' }, /msg_type/],
    ];
    for (const [frame, reason] of bad) {
      const before = a.ofType(9998).length;
      a.socket.emit('message', frame);
      await a.until('complaint', () => a.ofType(9998).length > before);
      expect(a.ofType(9998).at(-1)?.parsed).toMatchObject({ code: 40000, extra: expect.stringMatching(reason) });
    }
    // Complaints are limited to a few a second: the rest on another socket.
    const b = await bob.connect();
    b.socket.emit('shout', {});
    await b.until('complaint', () =>
      b.ofType(9998).some(({ parsed }) => String(parsed['extra']).includes('only "message"')),
    );
    b.socket.emit('message', {
      ...good,
      body: JSON.stringify({ msg_type: '1', content: 'x'.repeat(17_000), extra: '', msg: '' }),
    });
    await b.until('complaint', () => b.ofType(9998).some(({ parsed }) => parsed['code'] === 40003));
    a.say(HALL, GENERAL, 'fine', 'still here');
    await a.frame('ack', ({ mid }) => mid === 'fine');
  });

  test('an id that is none is refused before it reaches the log', async () => {
    const a = await alice.connect();
    const sequence = node.worlds.get('main')?.world.sequence;
    a.say(HALL, GENERAL, 'bad mid !', 'hi');
    a.say(HALL, '../9001', 'm1', 'hi');
    await a.until('complaints', () => a.ofType(9998).length === 2);
    expect(a.ofType(9998)[1]?.parsed).toMatchObject({ c_mid: 'm1', code: 40000 });
    expect(node.worlds.get('main')?.world.sequence).toBe(sequence);
  });

  test('a frame beyond reason ends the socket, not the platform', async () => {
    const a = await alice.connect();
    a.socket.emit('message', 'x'.repeat(100_000));
    await a.until('the end', () => !a.socket.connected);
    (await alice.connect()).close();
  });

  test('broken packets end the socket, not the platform', async () => {
    const a = await alice.connect();
    a.socket.io.engine.write('42["message"');
    await a.until('the end', () => !a.socket.connected);
    const b = await bob.connect();
    b.socket.emit('message', { type: 1001, body: Buffer.from([1, 2, 3]) });
    await b.until('complaint', () => b.ofType(9998).length === 1);
  });

  test('packets that are no events are counted, too: joins of namespaces, attachments, answers', async () => {
    for (const packet of ['0/nowhere,', '37[1]']) {
      const a = await alice.connect();
      const gone = new Promise<string>((resolve) => a.socket.once('disconnect', resolve));
      for (let index = 0; index < 300; index += 1) a.socket.io.engine.write(packet);
      expect(await gone).toMatch(/transport (close|error)/);
    }
    const metrics = await node.metrics.registry.metrics();
    expect(metrics).toContain('miczero_connections_dropped_total{reason="flood"} 2');
    await (await bob.connect()).settled();
  });

  test('a flood is slowed down, then cut', async () => {
    const quiet = await createNode();
    const caller = new TestCaller(await quiet.listen());
    await caller.signIn('13800000001');
    const a = await caller.connect();
    for (let index = 0; index < 2000; index += 1) a.socket.emit('message', { type: 1 });
    await a.until('the end', () => !a.socket.connected);
    expect(a.ofType(9998).length).toBeLessThanOrEqual(20);
    await quiet.close();
  });
});

describe('writing', () => {
  test('a burst keeps its order, whatever the node writes beside it', async () => {
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    await bob.call('channel.join', { channel_id: GENERAL });
    const count = 3000;
    const [receiver] = node.registryOf('hall').ofUser('main', bob.no as never);
    for (let index = 0; index < count; index += 1) {
      a.say(HALL, GENERAL, `m${index}`, `第${index}条 ${'长'.repeat(index % 400)}`);
      // Genuine packets of socket.io between the prepared frames.
      if (index % 100 === 0 && receiver instanceof HallConnection) receiver.socket.emit('ping-from-node', index);
      // Sender and receiver share this process: more frames at once would slow both.
      if (index % 250 === 249) await a.until('acks', () => a.ofType(1001).length === 2 * (index + 1), 10_000);
    }
    await b.until('all', () => b.ofType(1001).length === count, 20_000);
    expect(b.ofType(1001).map(({ parsed }) => parsed['c_mid'])).toEqual(
      Array.from({ length: count }, (_, index) => `m${index}`),
    );
    await a.until('every ack', () => a.ofType(1001).length === 2 * count, 20_000);
    const acks = a.ofType(1001).filter(({ channel }) => channel === '');
    expect(acks.map(({ mid }) => mid)).toEqual(Array.from({ length: count }, (_, index) => `m${index}`));
    const metrics = await node.metrics.registry.metrics();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
    expect(figure('miczero_flushes_total')).toBeLessThan(figure('miczero_deliveries_total') / 4);
  });

  test('a reader that does not read is dropped, and the others do not notice', async () => {
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    await bob.call('channel.join', { channel_id: GENERAL });
    const deaf = await rawSocket(bob);
    const [first] = [...node.registryOf('hall').ofUser('main', bob.no as never)].slice(-1);
    await a.settled();
    let sent = 0;
    const padding = '字'.repeat(490);
    const dropped = async () => (await node.metrics.registry.metrics()).includes('reason="slow-reader"} 1');
    while (!(await dropped())) {
      for (let index = 0; index < 200; index += 1) a.say(HALL, GENERAL, `m${sent++}`, padding);
      await b.until('the rest', () => b.ofType(1001).length === sent, 10_000);
      if (sent > 40_000) throw new Error('never dropped');
    }
    // The drop is counted at once, the socket is gone a turn later.
    while (node.registryOf('hall').ofUser('main', bob.no as never).size > 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(node.registryOf('hall').ofUser('main', bob.no as never).size).toBe(1);
    expect(first).toBeDefined();
    a.say(HALL, GENERAL, 'last', 'bye');
    await b.frame('last', ({ parsed }) => parsed['c_mid'] === 'last');
    deaf.destroy();
  }, 60_000);

  test('[const.heartbeat-21000] pings pass between frames and keep the socket open', async () => {
    const quick = await createNode({ pingIntervalMs: 40, main: { seed_world: 'two-friends', seed: 1, limits } });
    const caller = new TestCaller(await quick.listen());
    await caller.signIn('13800000001');
    const a = await caller.connect();
    const pings: number[] = [];
    a.socket.io.on('ping', () => pings.push(a.received.length));
    await caller.call('channel.join', { channel_id: GENERAL });
    for (let index = 0; pings.length < 3; index += 1) {
      a.say(HALL, GENERAL, `m${index}`, 'tick');
      await a.frame('ack', ({ mid }) => mid === `m${index}`);
    }
    await a.settled();
    expect(a.socket.connected).toBe(true);
    await quick.close();
  });
});

/** A socket that shakes hands and then never reads again. */
function rawSocket(caller: TestCaller): Promise<NetSocket> {
  const { port } = new URL(origin);
  const query = new URLSearchParams({ ...caller.sign(), EIO: '4', transport: 'websocket' });
  const socket = connect(Number(port), '127.0.0.1');
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(
    `GET /socket.io/?${query} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${key}\r\n\r\n`,
  );
  return new Promise((resolve) => {
    let greetings = 0;
    socket.on('data', () => {
      greetings += 1;
      // The masked text frame `40`: join the namespace.
      if (greetings === 1) socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]));
      if (greetings < 2) return;
      socket.pause();
      resolve(socket);
    });
  });
}
