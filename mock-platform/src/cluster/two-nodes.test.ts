import { DATE_HEADER, ERRORS } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Cluster, type ClusterNode } from '../../testing/kit/cluster.ts';
import { createMemoryMembership } from '../../testing/kit/memory-membership.ts';
import { TestAudioSocket } from '../../testing/kit/test-audio-socket.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';
import { visitOf } from '../../testing/walks/scenes.ts';
import { ROOM_GRACE_MS } from '../core/areas/rooms/grace.ts';
import { VOICE_GRACE_MS } from '../core/areas/voice/sweep.ts';
import { roomIdOf, userNoOf } from '../core/kernel/ids.ts';
import { PERSONA_PHONES } from '../core/seeds/personas.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createNode } from '../node.ts';
import { systemClock } from '../ports.ts';
import { LEASE_MS } from './membership.ts';

const HALL = '8001';
const GENERAL = '9001';
const VOICE = '9003';
const ROOM = '600001';
const MONTH_MS = 31 * 86_400_000;

let cluster: Cluster;
let a: ClusterNode;
let b: ClusterNode;

beforeEach(async () => {
  cluster = new Cluster();
  a = await cluster.start('a');
  b = await cluster.start('b');
});

afterEach(() => cluster.close());

async function signedIn({ origin }: ClusterNode, phone: string, world = 'main'): Promise<TestCaller> {
  const caller = new TestCaller(origin, { world });
  await caller.signIn(phone);
  return caller;
}

/** Thirds of a lease pass, after each of which the living nodes renew theirs. */
async function passThirds(thirds: number): Promise<void> {
  for (let third = 0; third < thirds; third += 1) await cluster.pass(LEASE_MS / 3);
}

const digests = (world: string) => [a, b].map(({ node }) => node.worlds.get(world)?.digest());
const commandsNamed = (name: string) => cluster.logs.entries('main').filter(({ command }) => command.name === name);

test('a message sent at one node reaches a socket at the other node once', async () => {
  const [alice, bob] = [await signedIn(a, '13800000001'), await signedIn(b, '13800000002')];
  const [here, there] = [await alice.connect(), await bob.connect()];
  await there.settled();
  await alice.call('channel.join', { channel_id: GENERAL });
  await bob.call('channel.join', { channel_id: GENERAL });
  here.say(HALL, GENERAL, 'm1', '隔壁的你好');
  await here.frame('the acknowledgement', ({ type, mid }) => type === 1001 && mid === 'm1');
  there.say(HALL, GENERAL, 'm2', '你好');
  await there.frame('the acknowledgement', ({ type, mid }) => type === 1001 && mid === 'm2');
  await here.frame('the answer', ({ type, parsed }) => type === 1001 && parsed['c_mid'] === 'm2');
  const copies = there.received.filter(({ parsed, channel }) => parsed['c_mid'] === 'm1' && channel !== '');
  expect(copies).toHaveLength(1);
  const [first, second] = digests('main');
  expect(first).toEqual(second);
});

test('a session of one node signs calls at the other', async () => {
  const alice = (await signedIn(a, '13800000001')).at(b.origin);
  expect((await alice.call('hall.list', { page: 1, page_size: 10 })).list).toHaveLength(1);
});

test('[api.header.authorization.parts] a signature that was used at one node is a replay at the other', async () => {
  const alice = await signedIn(a, '13800000001');
  const { authorization, date } = alice.sign();
  const headers = { ...alice.headers(), authorization, [DATE_HEADER]: date };
  expect((await alice.raw('account.chktoken', {}, headers)).body.code).toBe(0);
  const there = await alice.at(b.origin).raw('account.chktoken', {}, headers);
  expect(there.body.code).toBe(ERRORS.signatureReplayed.code);
});

test('a world that one node makes and deletes begins and ends at the other', async () => {
  await a.node.worlds.create('qa-1', { seed_world: 'two-friends', seed: 1 });
  await expect(b.node.worlds.create('qa-1', { seed_world: 'demo', seed: 2 })).rejects.toThrow();
  const bob = await signedIn(b, '13800000002', 'qa-1');
  const socket = await bob.connect();
  await socket.settled();
  expect(digests('qa-1')[0]).toEqual(digests('qa-1')[1]);
  await a.node.worlds.drop('qa-1');
  await socket.until('the end', () => !socket.socket.connected);
  await expect(bob.call('account.chktoken', {})).rejects.toMatchObject({ code: 40401 });
  await a.node.worlds.create('qa-1', { seed_world: 'two-friends', seed: 1 });
  await signedIn(b, '13800000002', 'qa-1');
});

test('two nodes create one world at once: the later is refused and folds the world of the other', async () => {
  const results = await Promise.allSettled([
    a.node.worlds.create('qa-1', { seed_world: 'two-friends', seed: 1 }),
    b.node.worlds.create('qa-1', { seed_world: 'demo', seed: 2 }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const names = cluster.logs.entries('qa-1').map(({ command }) => command.name);
  expect(names).toEqual(['world.create', 'world.create', 'node.start', 'node.start']);
  expect(b.node.worlds.get('qa-1')?.world.seed_world).toBe('two-friends');
  expect(digests('qa-1')[0]).toEqual(digests('qa-1')[1]);
  await signedIn(b, '13800000002', 'qa-1');
});

test('two nodes that start at once share one world main', async () => {
  const fresh = new Cluster();
  try {
    const [first, second] = await Promise.all([
      fresh.start('a', { seed_world: 'two-friends', seed: 1 }),
      fresh.start('b', { seed_world: 'demo', seed: 2 }),
    ]);
    const mains = [first, second].map(({ node }) => node.worlds.get('main'));
    expect(mains.map((main) => main?.world.seed_world)).toEqual(['two-friends', 'two-friends']);
    expect(mains[0]?.digest()).toEqual(mains[1]?.digest());
    const session = await signedIn(first, '13800000001');
    expect((await session.at(second.origin).call('hall.list', { page: 1, page_size: 10 })).list).toHaveLength(1);
  } finally {
    await fresh.close();
  }
});

test('a node that fails to start gives its lease back', async () => {
  const membership = createMemoryMembership();
  const logs = { ...createMemoryLogs(), list: () => Promise.reject(new Error('out of reach')) };
  await expect(createNode({ node: 'failed', membership, logs })).rejects.toThrow('out of reach');
  const next = await membership.join({ name: 'next', clock: systemClock, onLapse: () => {} });
  expect([next.leads(), next.isLive('failed')]).toEqual([true, false]);
  next.leave();
});

test('a node that starts later has the worlds of the others, and their people', async () => {
  const alice = await signedIn(a, '13800000001');
  const socket = await alice.connect();
  await socket.settled();
  const late = await cluster.start('late');
  expect(late.node.worlds.get('main')?.world.online.size).toBe(1);
  expect(late.node.worlds.get('main')?.digest()).toEqual(a.node.worlds.get('main')?.digest());
});

test('[session.valid-on-start.expired] one node sweeps, and the other takes over when it is gone', async () => {
  await signedIn(a, '13800000001');
  await a.node.worlds.get('main')?.run('control.clock.advance', null, { advance_ms: MONTH_MS });
  await cluster.pass(1000);
  expect(commandsNamed('session.sweep')).toHaveLength(1);
  a.die();
  await signedIn(b, '13800000002');
  await b.node.worlds.get('main')?.run('control.clock.advance', null, { advance_ms: MONTH_MS });
  await cluster.pass(1000);
  // The lease of the dead node has not lapsed yet.
  expect(commandsNamed('session.sweep')).toHaveLength(1);
  await cluster.pass(LEASE_MS / 3);
  await cluster.pass(LEASE_MS / 3);
  await cluster.pass(LEASE_MS / 3);
  expect(commandsNamed('session.sweep')).toHaveLength(2);
});

test('[hall-event.presence.state-2] the people of a node that died go offline at the other nodes after its lease', async () => {
  const [alice, bob] = [await signedIn(a, '13800000001'), await signedIn(b, '13800000002')];
  const watching = await bob.connect();
  await (await alice.connect()).settled();
  const states = () =>
    watching.ofType(1002).flatMap(({ from, parsed }) => (from === alice.no ? [parsed['state']] : []));
  await watching.until('online', () => states().length === 1);
  a.die();
  await cluster.pass(LEASE_MS / 3);
  await watching.settled();
  expect(states()).toEqual([1]);
  await cluster.pass(LEASE_MS / 3);
  await cluster.pass(LEASE_MS / 3);
  await watching.until('offline', () => states().length === 2);
  expect(states()).toEqual([1, 2]);
  expect(b.node.worlds.get('main')?.world.online.has(alice.no as never)).toBe(false);
});

test('[hall-event.1004.mic-op-2] an audio link at a node that died ends with its lease, and then the place in the voice channel', async () => {
  const alice = await signedIn(a, '13800000001');
  await (await alice.at(b.origin).connect()).settled();
  const { token } = await alice.call('channel.join', { channel_id: VOICE });
  const sound = await TestAudioSocket.open(alice);
  sound.send({ type: 'join', scope: 'channel', id: VOICE, token });
  const world = () => b.node.worlds.get('main')?.world;
  await sound.until('the link', () => world()?.audio_links.size === 1);
  a.die();
  await passThirds(3);
  expect([world()?.audio_links.size, world()?.unlinked.size]).toEqual([0, 1]);
  await passThirds(Math.ceil(VOICE_GRACE_MS / (LEASE_MS / 3)) + 1);
  expect(commandsNamed('voice.sweep')).toHaveLength(1);
  expect(world()?.places.get(alice.no as never)?.voice).toBe('');
  sound.close();
});

test('[room-event.0x4012] an audio link at a node that died ends with its lease, and then the seat in the room', async () => {
  await a.node.worlds.create('qa-1', { seed_world: 'every-role', seed: 1 });
  const host = await signedIn(a, PERSONA_PHONES.owner, 'qa-1');
  const moved = host.at(b.origin);
  const { sig } = await moved.call('room.join', visitOf(ROOM));
  const visit = await TestRoomSocket.open(moved);
  const sound = await TestAudioSocket.open(host);
  sound.send({ type: 'join', scope: 'room', id: ROOM, token: sig });
  const rooms = () => b.node.worlds.get('qa-1')?.world.rooms;
  await sound.until('the link', () => rooms()?.audio_links.size === 1);
  const room = () => rooms()?.rooms.get(roomIdOf(ROOM));
  a.die();
  await passThirds(3);
  expect([rooms()?.audio_links.size, room()?.unheard?.size]).toEqual([0, 1]);
  await passThirds(Math.ceil(ROOM_GRACE_MS / (LEASE_MS / 3)) + 1);
  expect([room()?.seats.get(0)?.no, room()?.members.has(userNoOf(host.no))]).toEqual(['', true]);
  sound.close();
  visit.close();
});

test('[hall-event.presence.state-2] a lapse that arrives after the clients have reconnected spares their connections', async () => {
  const bob = await signedIn(b, '13800000002');
  const socket = await bob.connect();
  await socket.settled();
  const world = b.node.worlds.get('main');
  const [lapsed = ''] = [...(world?.world.connections.values() ?? [])].map(({ node }) => node);
  await cluster.pass(LEASE_MS + 1);
  await socket.until('the end', () => !socket.socket.connected);
  await (await bob.connect()).settled();
  await a.node.worlds.get('main')?.run('node.lapse', null, { node: lapsed });
  expect(world?.world.online.get(bob.no as never)).toBe(1);
  expect(digests('main')[0]).toEqual(digests('main')[1]);
});

test('a node that was paused longer than its lease closes its sockets, so that clients reconnect', async () => {
  const alice = await signedIn(a, '13800000001');
  const socket = await alice.connect();
  await socket.settled();
  await cluster.pass(LEASE_MS + 1);
  await socket.until('the end', () => !socket.socket.connected);
});
