import type { ControlName, ControlRequest } from '@miczero/contracts/control';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../node.ts';
import { controlCall } from '../testing/control-call.ts';
import { TestCaller } from '../testing/test-caller.ts';

const HALL = '8001';
const GENERAL = '9001';

let node: PlatformNode;
let origin: string;

beforeEach(async () => {
  node = await createNode({ control: { token: 'open sesame' } });
  origin = await node.listen();
});

afterEach(async () => {
  await node.close();
});

const control = <Name extends ControlName>(name: Name, world = 'main', body: Partial<ControlRequest<Name>> = {}) =>
  controlCall(origin, name, world, body);

async function signedIn(phone: string, world = 'main'): Promise<TestCaller> {
  const caller = new TestCaller(origin, { world });
  await caller.signIn(phone);
  return caller;
}

describe('worlds', () => {
  test('two worlds on one node do not see each other', async () => {
    await control('worlds.create', 'qa-7', { seed_world: 'two-friends' });
    const here = await signedIn('13800000001');
    const there = await signedIn('13800000002', 'qa-7');
    // A session is of one world: elsewhere nobody knows it.
    const stranger = new TestCaller(origin, { world: 'qa-7' });
    stranger.login = here.login;
    await expect(stranger.call('hall.list', { page: 1, page_size: 10 })).rejects.toMatchObject({
      code: 10002,
      status: 401,
    });
    const [a, b] = [await here.connect(), await there.connect()];
    await here.call('channel.join', { channel_id: GENERAL });
    await there.call('channel.join', { channel_id: GENERAL });
    a.say(HALL, GENERAL, 'm1', 'only here');
    await a.frame('ack', ({ mid }) => mid === 'm1');
    await b.settled();
    expect(b.received.filter(({ type, from }) => type !== 1012 && from !== there.no)).toEqual([]);
    const { msg_list } = await there.call('channel.message', { hall_id: HALL, channel_id: GENERAL });
    expect(msg_list).toHaveLength(3);
    const { list } = await control('worlds.list');
    expect(list.map(({ name, messages, connections }) => ({ name, messages, connections }))).toEqual([
      { name: 'main', messages: 4, connections: 1 },
      { name: 'qa-7', messages: 3, connections: 1 },
    ]);
  });

  test('an unknown world is a clear answer for calls, pages and sockets', async () => {
    const caller = await signedIn('13800000001');
    const lost = new TestCaller(origin, { world: 'nowhere' });
    lost.login = caller.login;
    await expect(lost.call('hall.list', { page: 1, page_size: 10 })).rejects.toMatchObject({
      code: 40401,
      status: 404,
    });
    await expect(lost.connect()).rejects.toMatchObject({ code: 40401 });
    await expect(control('worlds.digest', 'nowhere')).rejects.toMatchObject({ code: 40401, status: 404 });
  });

  test('the same seed and clock make the same bytes, another seed does not', async () => {
    const begin = { seed_world: 'demo', clock: 1_800_000_000_000 } as const;
    await control('worlds.create', 'one', { ...begin, seed: 5 });
    await control('worlds.create', 'other', { ...begin, seed: 6 });
    const one = await control('worlds.digest', 'one');
    expect((await control('worlds.digest', 'other')).sha256).not.toBe(one.sha256);
    await control('worlds.reset', 'one', { clock: begin.clock });
    expect(await control('worlds.digest', 'one')).toMatchObject({ sequence: one.sequence });
    const facts = (await control('worlds.list')).list.find(({ name }) => name === 'one');
    expect(facts).toMatchObject({ seed_world: 'demo', seed: 5 });
  });

  test('a reset world begins as it began, with the same crowd and the same limits', async () => {
    const limits = { burst: 7, per_second: 3 };
    const made = await control('worlds.create', 'crowd', { seed_world: 'crowded', seed: 9, people: 12, limits });
    const again = await control('worlds.reset', 'crowd');
    expect(again).toMatchObject({ seed_world: 'crowded', seed: 9, people: made.people });
    expect(node.worlds.get('crowd')?.world.limits).toEqual(limits);
    expect(await control('worlds.reset', 'crowd', { people: 3 })).toMatchObject({ people: made.people - 9 });
  });

  test('a deleted world closes its sockets and can be made anew', async () => {
    await control('worlds.create', 'short', {});
    const socket = await (await signedIn('13800000001', 'short')).connect();
    const gone = new Promise<string>((resolve) => socket.socket.once('disconnect', resolve));
    await control('worlds.delete', 'short');
    // Like a network that went away: the client tries again and learns that the world is gone.
    expect(await gone).toBe('transport close');
    await expect(control('worlds.delete', 'short')).rejects.toMatchObject({ code: 40401 });
    await control('worlds.create', 'short', {});
  });

  test('[session.valid-on-start.expired] moving the clock ends sessions of that world only', async () => {
    await control('worlds.create', 'later', {});
    const [here, there] = [await signedIn('13800000001'), await signedIn('13800000001', 'later')];
    await control('clock.advance', 'later', { advance_ms: 31 * 86_400_000 });
    await expect(there.call('account.chktoken', {})).rejects.toMatchObject({ code: 10003, status: 401 });
    expect((await here.call('account.chktoken', {})).no).toBe(here.no);
    await there.signIn('13800000001');
    expect((await there.call('account.chktoken', {})).expires_in).toBeGreaterThan(2_591_990);
  });
});

describe('faults', () => {
  test('an acknowledgement and the own copy are held back, others hear, and the release brings the acknowledgement', async () => {
    const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    await bob.call('channel.join', { channel_id: GENERAL });
    await control('acks.set', 'main', { action: 'hold', user: alice.no });
    a.say(HALL, GENERAL, 'm1', 'hello?');
    await b.frame('the message', ({ parsed }) => parsed['c_mid'] === 'm1');
    await a.settled();
    expect(a.ofType(1001)).toEqual([]);
    expect(await control('acks.set', 'main', { action: 'release', user: alice.no })).toEqual({ held: 0 });
    await a.frame('the late ack', ({ mid }) => mid === 'm1');
    const fates = (await control('journal.read')).list.filter(({ mid }) => mid === 'm1').map(({ fate }) => fate);
    expect(fates).toEqual(['received', 'held', 'sent']);
  });

  test('[chat.outgoing.ack-success] a dropped acknowledgement is made good by asking again', async () => {
    const caller = await signedIn('13800000001');
    const socket = await caller.connect();
    await control('acks.set', 'main', { action: 'hold' });
    socket.say(HALL, GENERAL, 'm1', 'hello?');
    await socket.settled();
    await control('acks.set', 'main', { action: 'drop' });
    socket.say(HALL, GENERAL, 'm1', 'hello?');
    await socket.frame('ack', ({ mid }) => mid === 'm1');
    const { msg_list } = await caller.call('channel.message', { hall_id: HALL, channel_id: GENERAL });
    expect(msg_list.filter(({ c_mid }) => c_mid === 'm1')).toHaveLength(1);
  });

  test('somebody cut off hears and says nothing; what was on its way arrives when the network is back', async () => {
    const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    await bob.call('channel.join', { channel_id: GENERAL });
    await control('network.set', 'main', { user: bob.no, blocked: true });
    b.say(HALL, GENERAL, 'b1', 'anybody?');
    a.say(HALL, GENERAL, 'a1', 'bob?');
    await a.frame('ack', ({ mid }) => mid === 'a1');
    await expect(bob.call('hall.list', { page: 1, page_size: 10 })).rejects.toThrow();
    await a.settled();
    expect(b.ofType(1001)).toEqual([]);
    expect(a.ofType(1001).some(({ parsed }) => parsed['c_mid'] === 'b1')).toBe(false);
    await control('network.set', 'main', { user: bob.no, blocked: false });
    await b.frame('message', ({ parsed }) => parsed['c_mid'] === 'a1');
    await a.frame('message', ({ parsed }) => parsed['c_mid'] === 'b1');
  });
});

test('a ban without its channel is an error that says so', async () => {
  const alice = await signedIn('13800000001');
  await expect(control('members.set', 'main', { hall: HALL, user: alice.no, banned: true })).rejects.toMatchObject({
    code: 40000,
  });
});

describe('events', () => {
  test('any event of the contract reaches a user, a hall or a channel', async () => {
    const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    const notice = { name: 'systemMessage', body: { msg: 'for all' } } as const;
    const { mid } = await control('events.emit', 'main', { ...notice, to: { hall: HALL } });
    expect((await b.frame('notice', (frame) => frame.type === 1008)).mid).toBe(mid);
    await control('events.emit', 'main', {
      name: 'messagesCleared',
      body: { channel_id: GENERAL },
      to: { channel: GENERAL },
    });
    await a.frame('cleared', (frame) => frame.type === 1009 && frame.channel === GENERAL);
    await control('events.emit', 'main', { ...notice, to: { user: alice.no }, mid: 'same', from: bob.no });
    await a.frame('own', (frame) => frame.mid === 'same' && frame.from === bob.no);
    await b.settled();
    expect(b.received.some((frame) => frame.mid === 'same' || frame.type === 1009)).toBe(false);
  });

  test('a body that the contract does not allow is refused with its path', async () => {
    const emit = control('events.emit', 'main', { name: 'micListChanged', body: { mic_op: 7 }, to: { hall: HALL } });
    await expect(emit).rejects.toMatchObject({
      code: 40000,
      issues: expect.arrayContaining([expect.stringContaining('body.mic_op')]),
    });
    const both = control('events.emit', 'main', { name: 'systemMessage', body: {}, to: { hall: HALL, user: '1' } });
    await expect(both).rejects.toMatchObject({ code: 40000 });
  });

  test('[error.10001-10010] banning an account ends its sessions with the reason', async () => {
    const bob = await signedIn('13800000002');
    const b = await bob.connect();
    const gone = new Promise<string>((resolve) => b.socket.once('disconnect', resolve));
    await control('accounts.set', 'main', { user: bob.no, banned: true });
    expect(await gone).toBe('io server disconnect');
    expect(b.ofType(9998).at(-1)?.parsed).toMatchObject({ code: 10007 });
    await expect(bob.call('hall.list', { page: 1, page_size: 10 })).rejects.toMatchObject({ code: 10007 });
    await expect(bob.signIn('13800000002')).rejects.toMatchObject({ code: 10007 });
    // Let back, the person signs in anew: what the ban ended stays ended.
    await control('accounts.set', 'main', { user: bob.no, banned: false });
    await expect(bob.call('hall.list', { page: 1, page_size: 10 })).rejects.toMatchObject({ code: 10007 });
    await bob.signIn('13800000002');
    expect((await bob.call('account.chktoken', {})).no).toBe(bob.no);
  });

  test('connections are listed and closed', async () => {
    const bob = await signedIn('13800000002');
    const b = await bob.connect();
    const { list } = await control('connections.list');
    expect(list).toMatchObject([{ user: bob.no }]);
    expect(await control('connections.close', 'main', { connection: list[0]?.id })).toEqual({ closed: 1 });
    await b.until('the end', () => !b.socket.connected);
  });
});

describe('who may', () => {
  const ask = (headers: Record<string, string>) =>
    node.app.inject({ method: 'GET', url: '/__mock/worlds', headers, remoteAddress: headers['x-from'] ?? '127.0.0.1' });

  test('another machine, a foreign page and a rebound name need the token', async () => {
    expect((await ask({ host: 'localhost:4000' })).statusCode).toBe(200);
    expect((await ask({ host: 'localhost:4000', origin: 'http://localhost:4000' })).statusCode).toBe(200);
    const strangers = [
      { host: 'localhost', 'x-from': '192.168.1.7' },
      { host: 'localhost', origin: 'https://evil.example' },
      { host: 'evil.example' },
      // Other pages of this machine are no pages of this node.
      { host: 'localhost:4000', origin: 'http://localhost:3000' },
      { host: 'localhost:4000', origin: 'http://qa-7.localhost:4000' },
      { host: 'localhost:4000', origin: 'https://localhost:4000' },
      { host: 'localhost:4000', origin: 'null' },
      { host: 'localhost:4000', 'sec-fetch-site': 'same-site' },
      // A proxy on this machine, whatever host it names.
      { host: 'localhost:4000', 'x-forwarded-for': '127.0.0.1' },
      { host: 'localhost:4000', forwarded: 'for=127.0.0.1' },
      { host: 'localhost:4000', 'x-real-ip': '127.0.0.1' },
    ];
    for (const headers of strangers) {
      const refused = await ask(headers);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: 40300 });
      expect((await ask({ ...headers, 'x-mock-token': 'open sesame' })).statusCode).toBe(200);
      expect((await ask({ ...headers, 'x-mock-token': 'guess' })).statusCode).toBe(403);
    }
    expect((await ask({ host: 'localhost' })).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('no spelling of its address opens the control API to pages of other origins', async () => {
    for (const url of ['/__mock/worlds', '/%5f%5fmock/worlds', '/_%5Fmock/worlds/main/digest']) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = { host: 'localhost:4000', origin: 'http://localhost:3000' };
        const { statusCode, headers: answered } = await node.app.inject({ method, url, headers });
        expect([method, url, statusCode, answered['access-control-allow-origin']]).toEqual([
          method,
          url,
          403,
          undefined,
        ]);
      }
    }
    // A body-less request that a form of any page could send.
    const reset = { method: 'POST', url: '/__mock/worlds/main/reset', headers: { host: 'localhost:4000' } } as const;
    const foreign = { ...reset, headers: { ...reset.headers, origin: 'http://localhost:3000' } };
    expect((await node.app.inject(foreign)).statusCode).toBe(403);
    expect((await node.app.inject(reset)).statusCode).toBe(200);
  });

  test('what a trusted proxy says of an address does not open the control API', async () => {
    const proxied = await createNode({ control: { token: '' }, trustProxy: ['loopback'] });
    const ask = (headers: Record<string, string>, remoteAddress: string) =>
      proxied.app.inject({ url: '/__mock/worlds', headers: { host: 'localhost', ...headers }, remoteAddress });
    expect((await ask({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).statusCode).toBe(403);
    expect((await ask({ 'x-forwarded-for': '127.0.0.1' }, '192.168.1.7')).statusCode).toBe(403);
    expect((await ask({}, '127.0.0.1')).statusCode).toBe(200);
    await proxied.close();
  });

  test('a node without the control API does not have it', async () => {
    const closed = await createNode();
    expect((await closed.app.inject({ url: '/__mock/worlds' })).statusCode).toBe(404);
    await closed.close();
  });
});

describe('a typing error in a script', () => {
  const systemLine = { name: 'systemMessage', body: { msg: '维护' } } as const;
  const roomLine = { name: 'roomNoticeShown', body: {} } as const;

  test.each([
    ['a field that does nothing', () => control('worlds.create', 'x1', { sed: 1 } as never), 40000],
    ['a person', () => control('events.emit', 'main', { ...systemLine, to: { user: '99999' } }), 30005],
    ['a hall', () => control('events.emit', 'main', { ...systemLine, to: { hall: 'zz' } }), 51],
    ['a room', () => control('room-events.emit', 'main', { ...roomLine, to: { room: 'nope' } } as never), 31001],
    ['somebody whose network is cut', () => control('network.set', 'main', { user: 'nobody', blocked: true }), 30005],
    [
      'somebody whose acknowledgements are held',
      () => control('acks.set', 'main', { action: 'hold', user: 'x' }),
      30005,
    ],
    ['somebody whose sockets close', () => control('connections.close', 'main', { user: 'x' }), 30005],
    ['a world that is looked at', () => control('connections.list', 'nosuch'), 40401],
    ['a world whose journal is read', () => control('journal.read', 'nosuch'), 40401],
  ] as const)('is told: %s', async (_what, call, code) => {
    await expect(call()).rejects.toMatchObject({ code });
  });
});
