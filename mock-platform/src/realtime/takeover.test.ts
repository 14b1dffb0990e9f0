import { SOCKET_FLAG_CLAIM } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../node.ts';
import { hashPassword, TestCaller, type TestSocket } from '../testing/test-caller.ts';

const PHONE = '13800000001';

let node: PlatformNode;
let origin: string;

beforeEach(async () => {
  node = await createNode();
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
  // The session was not ended: calls go on (open point C14).
  expect(await first.call('account.chktoken', {})).toMatchObject({ no: first.no });
  // Coming back by itself is not let through: the other device is connected.
  await isSentAway(await first.connect());
  expect(there.socket.connected).toBe(true);
  const back = await first.connect({ flag: SOCKET_FLAG_CLAIM });
  await isSentAway(there);
  await back.settled();
  back.close();
});

test('[hall-event.2001] a device that nobody uses any more is no reason to send anybody away', async () => {
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
