import { ERRORS, type LoginInfo, ROOM_SOCKET_CLOSE, SOCKET_FLAG_CLAIM } from '@miczero/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword, TestCaller, type TestSocket } from '../../../testing/kit/test-caller.ts';
import { TestRoomSocket } from '../../../testing/kit/test-room-socket.ts';
import { Sandbox } from '../../../testing/walks/sandbox.ts';
import { PERSONA_PHONES } from '../../core/seeds/personas.ts';
import { createNode, type PlatformNode } from '../../node.ts';

const PHONE = '13800000001';

let node: PlatformNode;
let origin: string;

beforeEach(async () => {
  node = await createNode({ control: { token: '' } });
  origin = await node.listen();
});

afterEach(async () => {
  await node.close();
});

async function device(name: string): Promise<TestCaller> {
  const caller = new TestCaller(origin, { device: name });
  await caller.signIn(PHONE);
  return caller;
}

/** Waits for 2001 and for the end of the connection, without another frame in between. */
async function isSentAway(socket: TestSocket): Promise<void> {
  await socket.until('the end', () => !socket.socket.connected);
  expect(socket.received.at(-1)).toMatchObject({ type: 2001, channel: '' });
}

test('[hall-event.2001] a login on another device sends the first one away; its session lives, and it may come back', async () => {
  const first = await device('a');
  const here = await first.connect();
  const second = await device('b');
  await isSentAway(here);
  const there = await second.connect();
  // The session was not ended: calls continue (open point C14).
  expect(await first.call('account.chktoken', {})).toMatchObject({ no: first.no });
  // Coming back by itself is not let through: the other device is connected.
  await isSentAway(await first.connect());
  expect(there.socket.connected).toBe(true);
  const back = await first.connect({ flag: SOCKET_FLAG_CLAIM });
  await isSentAway(there);
  await back.settled();
  back.close();
});

test('[hall-event.2001] a device without connections is not in use: a login beside it sends no device away', async () => {
  const first = await device('a');
  const second = await device('b');
  const there = await second.connect();
  there.close();
  await there.until('the end', () => !there.socket.connected);
  while (node.worlds.get('main')?.world.connections.size !== 0) await new Promise((resolve) => setImmediate(resolve));
  const here = await first.connect();
  await here.settled();
  expect(here.ofType(2001)).toEqual([]);
  here.close();
});

test('[hall-event.2001] two tabs of one device stay, and a phone is another platform', async () => {
  const first = await device('a');
  const tabs = [await first.connect(), await first.connect()];
  const ts = Date.now();
  const headers = { 'x-mock-world': 'main', client: 'ios_abc' };
  const request = { type: 1, client: 3, username: PHONE, ts, passwd: hashPassword('miczero123', ts) };
  expect((await first.raw('account.login', request, headers)).body.code).toBe(0);
  for (const tab of tabs) {
    await tab.settled();
    expect(tab.ofType(2001)).toEqual([]);
    tab.close();
  }
});

describe('rooms', () => {
  let sandbox: Sandbox;
  let first: TestCaller;
  let second: TestCaller;
  const open: TestRoomSocket[] = [];
  const visit = () => ({ group_id: sandbox.room, gate: 'pc', lock_pass: '', type: 1, history: 1 });
  const heard = (socket: TestRoomSocket) =>
    socket.received.map(({ name }) => name).filter((name) => name !== 'roomPong');

  beforeEach(async () => {
    sandbox = await Sandbox.open(origin, 'rooms');
    [first, second] = ['a', 'b'].map((name) => new TestCaller(origin, { world: 'rooms', device: name })) as [
      TestCaller,
      TestCaller,
    ];
  });

  afterEach(async () => {
    for (const socket of open.splice(0)) socket.close();
    await sandbox.close();
  });

  async function roomSocket(caller: TestCaller, query: Record<string, string> = {}): Promise<TestRoomSocket> {
    const socket = await TestRoomSocket.open(caller, { query });
    open.push(socket);
    await socket.settled();
    return socket;
  }

  /** The first device is in the room, the second signs in and continues there. */
  async function takeOver() {
    await first.signIn(PERSONA_PHONES.member);
    const here = await roomSocket(first);
    await first.call('room.join', visit());
    await second.signIn(PERSONA_PHONES.member);
    await here.until('the end', () => here.closed !== null);
    const there = await roomSocket(second);
    await second.call('room.join', visit());
    await there.frame('roomSeatsChanged');
    return there;
  }

  test('[room-event.0x1007] a session that was taken over does not return by itself, and takes nothing from the device in use', async () => {
    const there = await takeOver();
    const again = await roomSocket(first);
    await again.until('the end', () => again.closed !== null);
    expect(heard(again)).toEqual(['roomTakenOver']);
    expect(again.closed?.code).toBe(ROOM_SOCKET_CLOSE.takenOver);
    const refused = { code: ERRORS.deviceNotInUse.code };
    await expect(first.call('room.join', visit())).rejects.toMatchObject(refused);
    there.say(sandbox.room, 'c-1', '我在这边');
    await there.frame('roomChat', ({ body }) => body.includes('我在这边'));
    expect(there.named('roomTakenOver')).toEqual([]);

    // Only when the person says so.
    const back = await roomSocket(first, { flag: SOCKET_FLAG_CLAIM });
    await there.frame('roomTakenOver');
    await there.until('the end', () => there.closed !== null);
    await first.call('room.join', visit());
    await back.frame('roomSeatsChanged');
    await expect(second.call('room.join', visit())).rejects.toMatchObject(refused);
  });

  test('[room-event.0x1007] a device without connections keeps no other device out of a room', async () => {
    const there = await takeOver();
    there.close();
    while (node.worlds.get('rooms')?.world.rooms.sockets.size !== 0) await new Promise((done) => setImmediate(done));
    await roomSocket(first);
    await first.call('room.join', visit());
  });

  test('[socket.room.ack] another device of a person hears nothing of the room that the first one is in', async () => {
    await first.signIn(PERSONA_PHONES.member);
    const here = await roomSocket(first);
    await first.call('room.join', visit());
    // A phone: another platform, so that both stay connected.
    const ts = Date.now();
    const request = { type: 1, client: 3, username: PERSONA_PHONES.member, ts, passwd: hashPassword('miczero123', ts) };
    const { body } = await second.raw('account.login', request, { 'x-mock-world': 'rooms', client: 'ios_abc' });
    second.login = body.data as LoginInfo;
    const phone = await roomSocket(second);
    here.say(sandbox.room, 'c-1', '只有一边听得到');
    await here.frame('roomChat', ({ body: text }) => text.includes('只有一边听得到'));
    await phone.settled();
    expect(here.closed).toBeNull();
    expect(heard(phone)).toEqual([]);
  });
});
