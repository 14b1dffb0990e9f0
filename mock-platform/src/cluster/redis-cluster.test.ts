import { DATE_HEADER, ERRORS } from '@miczero/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeWithRedis } from '../../testing/kit/describe-with-redis.ts';
import { Gate } from '../../testing/kit/gate.ts';
import { RedisServer } from '../../testing/kit/redis-server.ts';
import { freshTs, TestCaller } from '../../testing/kit/test-caller.ts';
import { RATES } from '../admission/rates.ts';
import { createNode, type PlatformNode } from '../node.ts';
import { silentLogger } from '../ports.ts';
import { shareByRedis } from '../share-by-redis.ts';

const HALL = '8001';
const GENERAL = '9001';
/** Longer than a busy machine keeps an event loop waiting: a lease that lapses by itself closes sockets. */
const LEASE_MS = 2500;
const WAIT = { timeout: 15_000 };

interface Running {
  readonly node: PlatformNode;
  readonly origin: string;
  close(): Promise<void>;
}

describeWithRedis('nodes that share a Redis', () => {
  let server: RedisServer;
  let gate: Gate;
  let prefix: string;
  let tests = 0;
  const running: Running[] = [];
  let a: Running;
  let b: Running;

  async function start(name: string, url = server.url): Promise<Running> {
    const shared = await shareByRedis({ url, prefix, node: name, logger: silentLogger, leaseMs: LEASE_MS });
    try {
      const node = await createNode({ ...shared.parts, control: { token: '' } });
      const close = async () => {
        await node.close();
        await shared.close();
      };
      const started = { node, origin: await node.listen(), close };
      running.push(started);
      return started;
    } catch (error) {
      await shared.close();
      throw error;
    }
  }

  beforeAll(async () => {
    server = await RedisServer.start();
    gate = await Gate.to(server.port);
  });
  beforeEach(async () => {
    tests += 1;
    prefix = `test-${tests}:`;
    // Only b goes through the gate. It leads, because its lease is the oldest.
    b = await start('b', gate.url);
    a = await start('a');
  });
  afterEach(async () => {
    gate.open();
    for (const each of running.splice(0).reverse()) await each.close();
  });
  afterAll(async () => {
    await gate.close();
    await server.remove();
  });

  async function signedIn({ origin }: Running, phone: string): Promise<TestCaller> {
    const caller = new TestCaller(origin);
    await caller.signIn(phone);
    return caller;
  }

  const mainOf = ({ node }: Running) => node.worlds.get('main');
  const agree = () => {
    const [first, ...others] = running.map((each) => mainOf(each)?.digest().sha256);
    return first !== undefined && others.every((digest) => digest === first);
  };
  const isReady = async ({ origin }: Running) => (await fetch(`${origin}/readyz`)).ok;

  test('a message sent at one node reaches a socket at the other node once', async () => {
    const [alice, bob] = [await signedIn(a, '13800000001'), await signedIn(b, '13800000002')];
    const [here, there] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    await bob.call('channel.join', { channel_id: GENERAL });
    here.say(HALL, GENERAL, 'm1', '隔壁的你好');
    await here.frame('the acknowledgement', ({ type, mid }) => type === 1001 && mid === 'm1');
    await there.frame('the message', ({ type, parsed }) => type === 1001 && parsed['c_mid'] === 'm1');
    there.say(HALL, GENERAL, 'm2', '你好');
    await here.frame('the answer', ({ type, parsed }) => type === 1001 && parsed['c_mid'] === 'm2');
    await there.settled();
    const copies = there.received.filter(({ parsed, channel }) => parsed['c_mid'] === 'm1' && channel !== '');
    expect(copies).toHaveLength(1);
    await expect.poll(agree).toBe(true);
    // A key used at one node counts as used at the other.
    const { authorization, date } = alice.sign();
    const headers = { ...alice.headers(), authorization, [DATE_HEADER]: date };
    expect((await alice.raw('account.chktoken', {}, headers)).body.code).toBe(0);
    const replay = await alice.at(b.origin).raw('account.chktoken', {}, headers);
    expect(replay.body.code).toBe(ERRORS.signatureReplayed.code);
  });

  test('a session that begins at one node signs the very next call at the other', async () => {
    for (let login = 0; login < 5; login += 1) {
      const alice = await signedIn(login % 2 === 0 ? a : b, '13800000001');
      const there = alice.at((login % 2 === 0 ? b : a).origin);
      expect((await there.call('hall.list', { page: 1, page_size: 10 })).list).toHaveLength(1);
    }
    // A session that there is nowhere stays unknown.
    const stranger = await signedIn(a, '13800000002');
    if (stranger.login) stranger.login = { ...stranger.login, token: { ...stranger.login.token, sid: 'none' } };
    expect((await stranger.at(b.origin).raw('account.chktoken', {})).body.code).toBe(ERRORS.sessionUnknown.code);
  });

  test('[api.account.login] the rate of guesses is one for all nodes together', async () => {
    const codes: number[] = [];
    for (let attempt = 0; attempt < RATES.login.burst + 2; attempt += 1) {
      const guess = { type: 1, client: 3, username: '13800000003', ts: freshTs(), passwd: 'ab'.repeat(32) } as const;
      const { origin } = attempt % 2 === 0 ? a : b;
      codes.push((await new TestCaller(origin).raw('account.login', guess)).body.code);
    }
    expect(codes.filter((code) => code === ERRORS.tooManyRequests.code)).toHaveLength(2);
    expect(codes.slice(-2)).toEqual([ERRORS.tooManyRequests.code, ERRORS.tooManyRequests.code]);
  });

  test('a name is refused while its lease is held, and free as soon as its node has left', async () => {
    await expect(start('a')).rejects.toThrow('A node named a holds a lease');
    await running.pop()?.close();
    a = await start('a');
    await expect.poll(agree).toBe(true);
  });

  test('[hall-event.presence.state-2] people of a leader without Redis go offline by the next leader; it closes their sockets and comes back', async () => {
    const [alice, bob] = [await signedIn(a, '13800000001'), await signedIn(b, '13800000002')];
    const watching = await alice.connect();
    const cutOff = await bob.connect();
    await cutOff.settled();
    const states = () =>
      watching.ofType(1002).flatMap(({ from, parsed }) => (from === bob.no ? [parsed['state']] : []));
    await watching.until('online', () => states().length === 1);
    gate.cut();
    await cutOff.until('the end', () => !cutOff.socket.connected, WAIT.timeout);
    await watching.until('offline', () => states().length === 2, WAIT.timeout);
    expect(states()).toEqual([1, 2]);
    expect([await isReady(a), await isReady(b)]).toEqual([true, false]);
    // The clients of the node that is cut off find the other one, which serves their sessions.
    await (await bob.at(a.origin).connect()).settled();
    await watching.until('online again', () => states().length === 3, WAIT.timeout);
    const refused = await bob.raw('channel.join', { channel_id: GENERAL });
    expect(refused.body.code).toBe(ERRORS.platformBroken.code);
    gate.open();
    await expect.poll(() => isReady(b), WAIT).toBe(true);
    await (await bob.connect()).settled();
    await expect.poll(agree).toBe(true);
  });

  test('[hall-event.presence.state-2] three nodes: a line reaches each once, the people of a dead leader go offline once, and the lead goes on from node to node', async () => {
    const c = await start('c');
    const [alice, bob] = [await signedIn(a, '13800000001'), await signedIn(b, '13800000002')];
    // Two tabs of one session, each at a node of its own.
    const [atA, atC] = [await alice.connect(), await alice.at(c.origin).connect()];
    const atB = await bob.connect();
    for (const caller of [alice, bob]) await caller.call('channel.join', { channel_id: GENERAL });
    const linesAt = (socket: typeof atA, c_mid: string) =>
      socket.received.filter(
        ({ type, parsed, channel }) => type === 1001 && parsed['c_mid'] === c_mid && channel !== '',
      );
    const statesAt = (socket: typeof atA) =>
      socket.ofType(1002).flatMap(({ from, parsed }) => (from === bob.no ? [parsed['state']] : []));
    atB.say(HALL, GENERAL, 'm1', '三个节点都听得到');
    for (const socket of [atA, atB, atC]) await socket.until('the line', () => linesAt(socket, 'm1').length > 0);
    for (const socket of [atA, atB, atC]) await socket.settled();
    expect([atA, atB, atC].map((socket) => linesAt(socket, 'm1').length)).toEqual([1, 1, 1]);
    await expect.poll(agree).toBe(true);

    // The leader loses Redis: one of the other two sweeps its people.
    gate.cut();
    for (const socket of [atA, atC]) await socket.until('offline', () => statesAt(socket).includes(2), WAIT.timeout);
    for (const socket of [atA, atC]) await socket.settled();
    expect([atA, atC].map((socket) => statesAt(socket).filter((state) => state === 2))).toEqual([[2], [2]]);
    const moved = await bob.at(c.origin).connect();
    await bob.at(c.origin).call('channel.join', { channel_id: GENERAL });
    moved.say(HALL, GENERAL, 'm2', '换了个节点');
    for (const socket of [atA, atC]) await socket.until('the line', () => linesAt(socket, 'm2').length > 0);
    moved.close();
    await atC.until(
      'offline after the tab was closed',
      () => statesAt(atC).filter((state) => state === 2).length === 2,
    );

    // The first node comes back as the youngest, and the second one leaves: the third leads, and sweeps the first when it dies again.
    gate.open();
    await expect.poll(() => isReady(b), WAIT).toBe(true);
    await running.splice(running.indexOf(a), 1)[0]?.close();
    await (await bob.connect()).settled();
    await atC.until('online at the first', () => statesAt(atC).at(-1) === 1, WAIT.timeout);
    gate.cut();
    await atC.until('offline again', () => statesAt(atC).filter((state) => state === 2).length === 3, WAIT.timeout);
    await atC.settled();
    expect(statesAt(atC).filter((state) => state === 2)).toHaveLength(3);
    gate.open();
    await expect.poll(() => isReady(b), WAIT).toBe(true);
    await expect.poll(agree).toBe(true);
  });
});
