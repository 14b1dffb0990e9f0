import { once } from 'node:events';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import type { TestCaller } from '../../testing/kit/test-caller.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';

const HALL = '8001';
const GENERAL = '9001';

const node = controlledNodeForEach();
const { control, signedIn } = node;
const setFaults = (...list: readonly object[]) => control('connection_faults.set', 'main', { list: list as never });

/** What a handshake of a plain socket is answered with: its status, or `open`. */
async function answerTo(caller: TestCaller): Promise<number | 'open'> {
  const query = new URLSearchParams({ ...caller.sign(), world: caller.world });
  const socket = new WebSocket(`${caller.origin.replace('http', 'ws')}/ws/room?${query}`);
  socket.on('error', () => {});
  const status = await Promise.race([
    once(socket, 'open').then(() => 'open' as const),
    once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode as number),
  ]);
  socket.terminate();
  return status;
}

test('the first handshakes are refused with each status, the next one opens, and others are not met', async () => {
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  await setFaults(
    { kind: 'refuse', status: 401, times: 1, user: alice.no },
    { kind: 'refuse', status: 404, times: 1, user: alice.no },
    { kind: 'refuse', times: 2, user: alice.no, socket: 'room' },
  );
  const answers = [];
  for (let attempt = 0; attempt < 5; attempt += 1) answers.push(await answerTo(alice));
  expect(answers).toEqual([401, 404, 500, 500, 'open']);
  expect(await answerTo(bob)).toBe('open');
  await setFaults({ kind: 'refuse', socket: 'hall' });
  await expect(alice.connect()).rejects.toThrow();
  expect(await answerTo(alice)).toBe('open');
  await setFaults();
  (await alice.connect()).socket.disconnect();
});

test('a fault that the next list has unchanged keeps its count, and one that was away counts anew', async () => {
  const alice = await signedIn('13800000001');
  const twice = { kind: 'refuse', status: 401, times: 2, user: alice.no };
  const other = { kind: 'refuse', socket: 'audio' };
  await setFaults(twice);
  expect(await answerTo(alice)).toBe(401);
  // Another one is added before it and ended again.
  await setFaults(other, twice);
  await setFaults(twice);
  expect([await answerTo(alice), await answerTo(alice)]).toEqual([401, 'open']);
  // The same fault once more is another one.
  await setFaults(twice, twice);
  expect([await answerTo(alice), await answerTo(alice), await answerTo(alice)]).toEqual([401, 401, 'open']);
  await setFaults();
  await setFaults(twice);
  expect(await answerTo(alice)).toBe(401);
});

test('a handshake that is never answered opens nothing until its client gives up', async () => {
  const alice = await signedIn('13800000001');
  await setFaults({ kind: 'never-open', socket: 'room', times: 1 });
  const query = new URLSearchParams({ ...alice.sign(), world: 'main' });
  const socket = new WebSocket(`${alice.origin.replace('http', 'ws')}/ws/room?${query}`, { handshakeTimeout: 150 });
  const [error] = await once(socket, 'error');
  expect(String(error)).toContain('Opening handshake has timed out');
  expect(node.node.registryOf('room').ofWorld('main')).toEqual([]);
  expect(await answerTo(alice)).toBe('open');
});

test('a half-open socket hears and answers nothing, also after the network of its user has come back', async () => {
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  const a = await alice.connect();
  await setFaults({ kind: 'half-open', user: bob.no, socket: 'room' });
  const b = await bob.connect();
  for (const caller of [alice, bob]) await caller.call('channel.join', { channel_id: GENERAL });
  const room = await TestRoomSocket.open(bob);
  for (const blocked of [true, false]) await control('network.set', 'main', { user: bob.no, blocked });
  let pongs = 0;
  room.socket.on('pong', () => {
    pongs += 1;
  });
  room.socket.ping();
  // The hall socket of the same user continues.
  a.say(HALL, GENERAL, 'm1', '听得到吗');
  await b.frame('the line', ({ parsed }) => parsed['c_mid'] === 'm1');
  expect([pongs, room.received, room.closed]).toEqual([0, [], null]);
  room.socket.terminate();
});

test('a half-open socket that is closed ends at once, though its client cannot be told why', async () => {
  const bob = await signedIn('13800000002');
  await setFaults({ kind: 'half-open', user: bob.no });
  const room = await TestRoomSocket.open(bob);
  const hall = await bob.connect();
  await control('connections.close', 'main', { user: bob.no });
  await room.until('the end', () => room.closed !== null);
  await hall.until('the end', () => !hall.socket.connected);
  expect(node.node.registryOf('room').ofWorld('main')).toEqual([]);
});

test('heartbeats of a room socket stay without an answer while messages pass', async () => {
  const alice = await signedIn('13800000001');
  const pongsTo = async () => {
    const room = await TestRoomSocket.open(alice);
    room.ping();
    // A frame behind the heartbeat is answered: the heartbeat was read.
    room.raw('{}');
    await room.until('the answer', () => room.named('roomMessageRejected').length > 0);
    room.close();
    return room.named('roomPong').length;
  };
  expect(await pongsTo()).toBe(1);
  await setFaults({ kind: 'no-pong', socket: 'room' });
  expect(await pongsTo()).toBe(0);
});

test('a socket is closed when it has opened, or a while after it has joined', async () => {
  const alice = await signedIn('13800000001');
  await setFaults({ kind: 'close', socket: 'hall', times: 1 }, { kind: 'close', socket: 'hall', after_ms: 200 });
  const first = await alice.connect().catch(() => null);
  await first?.until('the end', () => !first.socket.connected);
  const second = await alice.connect();
  await alice.call('channel.join', { channel_id: GENERAL });
  second.say(HALL, GENERAL, 'm1', '还在');
  await second.frame('the ack', ({ mid }) => mid === 'm1');
  await second.until('the end', () => !second.socket.connected);
});

test('a socket closes when the clock of its world is moved past its moment', async () => {
  const alice = await signedIn('13800000001');
  await setFaults({ kind: 'close', socket: 'hall', after_ms: 600_000 });
  const opened = await alice.connect();
  await control('clock.advance', 'main', { advance_ms: 600_000 });
  await opened.until('the end', () => !opened.socket.connected);
});

test('which handshakes a rate meets is decided by the seed', async () => {
  const alice = await signedIn('13800000001');
  const answersWith = async (seed: number) => {
    await setFaults();
    await setFaults({ kind: 'refuse', rate: 0.5, seed });
    const answers = [];
    for (let attempt = 0; attempt < 16; attempt += 1) answers.push(await answerTo(alice));
    return answers;
  };
  const first = await answersWith(1);
  expect(new Set(first)).toEqual(new Set([500, 'open']));
  expect(await answersWith(1)).toEqual(first);
  expect(await answersWith(2)).not.toEqual(first);
});

test('an unknown kind, status or user is refused with its place; the faults that hold can be read, and end with a reset', async () => {
  const refused = (fault: object) =>
    setFaults(fault).then(
      () => '',
      (error: { issues: readonly string[]; code: number }) => `${error.code} ${error.issues.join()}`,
    );
  expect(await refused({ kind: 'slam' })).toContain('40000 list.0.kind');
  expect(await refused({ kind: 'refuse', status: 418 })).toContain('40000 list.0.status');
  expect(await refused({ kind: 'refuse', user: '4711' })).toMatch(/^30005/);
  await setFaults({ kind: 'close', after_ms: 5 });
  expect((await control('connection_faults.read')).list).toMatchObject([{ kind: 'close', after_ms: 5, user: '*' }]);
  await control('worlds.reset', 'main');
  expect((await control('connection_faults.read')).list).toEqual([]);
});
