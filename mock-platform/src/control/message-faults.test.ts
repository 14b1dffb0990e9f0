import { describe, expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import { hears } from '../../testing/kit/heard-lines.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';
import { Sandbox } from '../../testing/walks/sandbox.ts';

const HALL = '8001';
const GENERAL = '9001';
const CHAT = 1001;

const node = controlledNodeForEach();
const { control, signedIn } = node;
const setFaults = (...list: readonly object[]) => control('faults.set', 'main', { list: list as never });

/** Two users in the first channel. */
async function both() {
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  const [a, b] = [await alice.connect(), await bob.connect()];
  await alice.call('channel.join', { channel_id: GENERAL });
  await bob.call('channel.join', { channel_id: GENERAL });
  return { alice, bob, a, b };
}

describe('faults of messages', () => {
  test('a dropped message is missing on its way only: others hear it, it is in the history, and the end of the fault brings the next', async () => {
    const { alice, bob, a, b } = await both();
    await setFaults({ kind: 'drop', events: ['chatMessage'], user: bob.no });
    a.say(HALL, GENERAL, 'm1', '听得到吗');
    await hears(a, 'm1');
    await setFaults();
    a.say(HALL, GENERAL, 'm2', '现在呢');
    await hears(b, 'm2');
    const { msg_list } = await alice.call('channel.message', { hall_id: HALL, channel_id: GENERAL });
    expect(msg_list.map(({ c_mid }) => c_mid)).toEqual(expect.arrayContaining(['m1', 'm2']));
    const fates = (await control('journal.read')).list.filter(({ name }) => name === 'chatMessage');
    expect(fates.map(({ fate }) => fate)).toEqual(expect.arrayContaining(['dropped']));
  });

  test('the journal says once for each connection what became of a message: dropped is not sent, and without recipients nothing is', async () => {
    const { bob, a, b } = await both();
    await setFaults({ kind: 'drop', events: ['chatMessage'], user: bob.no });
    a.say(HALL, GENERAL, 'm1', '听得到吗');
    await hears(a, 'm1');
    const { list: sockets } = await control('connections.list');
    const idsOf = (...users: readonly string[]) =>
      sockets.flatMap(({ id, user }) => (users.includes(user) ? [id] : []));
    const fatesOf = async (name: string) =>
      (await control('journal.read')).list.flatMap((entry) =>
        entry.name === name && entry.direction === 'out' ? [[entry.fate, entry.connections] as const] : [],
      );
    expect(await fatesOf('chatMessage')).toEqual([
      ['dropped', idsOf(bob.no)],
      ['sent', idsOf('10001')],
    ]);
    await setFaults();
    b.close();
    await expect.poll(async () => (await control('connections.list')).list.length).toBe(1);
    const body = { uid: bob.no, msg: '在吗' };
    await control('events.emit', 'main', { name: 'systemMessage', body, to: { user: bob.no } } as never);
    expect(await fatesOf('systemMessage')).toEqual([['unheard', []]]);
  });

  test('a message that waits comes when the clock of its world is moved past its moment', async () => {
    const { bob, a, b } = await both();
    await setFaults({ kind: 'delay', events: ['chatMessage'], user: bob.no, delay_ms: 60_000 });
    a.say(HALL, GENERAL, 'm1', '一分钟');
    await hears(a, 'm1');
    await control('clock.advance', 'main', { advance_ms: 60_000 });
    await hears(b, 'm1');
    await setFaults({ kind: 'reorder', events: ['chatMessage'], user: bob.no });
    a.say(HALL, GENERAL, 'm2', '没有下一条');
    await hears(a, 'm1', 'm2');
    await control('clock.advance', 'main', { advance_ms: 1000 });
    await hears(b, 'm1', 'm2');
  });

  test('a duplicate arrives twice with one mid; a late acknowledgement arrives behind later messages', async () => {
    const { alice, bob, a, b } = await both();
    await setFaults(
      { kind: 'duplicate', events: ['chatMessage'], user: bob.no },
      { kind: 'delay', events: ['chatAcknowledged'], user: alice.no, delay_ms: 200 },
    );
    a.say(HALL, GENERAL, 'm1', '一');
    await hears(b, 'm1', 'm1');
    const [first, second] = b.ofType(CHAT);
    expect(second?.mid).toBe(first?.mid);
    await a.frame('the late ack', ({ mid }) => mid === 'm1');
    expect(a.received.findIndex(({ mid }) => mid === 'm1')).toBeGreaterThan(
      a.received.findIndex(({ channel, parsed }) => channel === GENERAL && parsed['c_mid'] === 'm1'),
    );
  });

  test('a message is overtaken by the next one; without one it arrives after a second', async () => {
    const { bob, a, b } = await both();
    await setFaults({ kind: 'reorder', events: ['chatMessage'], user: bob.no });
    a.say(HALL, GENERAL, 'm1', '一');
    await hears(a, 'm1');
    a.say(HALL, GENERAL, 'm2', '二');
    await hears(b, 'm2', 'm1');
    a.say(HALL, GENERAL, 'm3', '三');
    await hears(b, 'm2', 'm1', 'm3');
  });

  test('a message is not overtaken by other events than those of its fault, and waits as long as the fault says', async () => {
    const { bob, a, b } = await both();
    await setFaults({ kind: 'reorder', events: ['chatMessage'], user: bob.no, delay_ms: 60_000 });
    a.say(HALL, GENERAL, 'm1', '一');
    await hears(a, 'm1');
    const body = { uid: bob.no, msg: '不算下一条' };
    await control('events.emit', 'main', { name: 'systemMessage', body, to: { user: bob.no } } as never);
    await b.frame('the system line', ({ parsed }) => parsed['msg'] === body.msg);
    await control('clock.advance', 'main', { advance_ms: 59_000 });
    await b.settled();
    await hears(b);
    a.say(HALL, GENERAL, 'm2', '二');
    await hears(b, 'm2', 'm1');
    a.say(HALL, GENERAL, 'm3', '三');
    await hears(a, 'm1', 'm2', 'm3');
    await control('clock.advance', 'main', { advance_ms: 60_000 });
    await hears(b, 'm2', 'm1', 'm3');
  });

  test('a message that waits comes behind the next one of any kind once its fault has ended', async () => {
    const { bob, a, b } = await both();
    await setFaults({ kind: 'reorder', events: ['systemMessage'], user: bob.no, delay_ms: 60_000 });
    const body = { uid: bob.no, msg: '还在路上' };
    await control('events.emit', 'main', { name: 'systemMessage', body, to: { user: bob.no } } as never);
    await setFaults();
    a.say(HALL, GENERAL, 'm1', '一');
    await b.frame('the system line', ({ parsed }) => parsed['msg'] === body.msg);
    await hears(b, 'm1');
  });

  test('two faults reorder their events apart from each other', async () => {
    const { bob, a, b } = await both();
    await setFaults(
      { kind: 'reorder', events: ['systemMessage'], user: bob.no, delay_ms: 60_000 },
      { kind: 'reorder', events: ['chatMessage'], user: bob.no, delay_ms: 60_000 },
    );
    const body = { uid: bob.no, msg: '等着' };
    await control('events.emit', 'main', { name: 'systemMessage', body, to: { user: bob.no } } as never);
    a.say(HALL, GENERAL, 'm1', '一');
    a.say(HALL, GENERAL, 'm2', '二');
    await hears(b, 'm2', 'm1');
  });

  test('a corrupt body is no JSON, an unknown type is in no contract, and the socket stays', async () => {
    const { bob, a, b } = await both();
    await setFaults({ kind: 'corrupt', events: ['chatMessage'], user: bob.no });
    a.say(HALL, GENERAL, 'm1', '一');
    const cut = await b.frame('the cut line', ({ type }) => type === CHAT);
    expect(() => JSON.parse(cut.body)).toThrow();
    await setFaults({ kind: 'unknown', events: ['chatMessage'], user: bob.no });
    a.say(HALL, GENERAL, 'm2', '二');
    await b.frame('the unknown type', ({ type }) => type === 4242);
    await setFaults();
    a.say(HALL, GENERAL, 'm3', '三');
    await b.frame('the next line', ({ parsed }) => parsed['c_mid'] === 'm3');
  });

  test('which messages a rate meets is decided by the seed and their order, whatever their mids: the same on each socket of a user, another with another seed', async () => {
    const { bob, b } = await both();
    const tab = await bob.connect();
    const heardWith = async (seed: number) => {
      await setFaults();
      await setFaults({ kind: 'drop', rate: 0.4, events: ['systemMessage'], user: bob.no, seed });
      const from = [b, tab].map(({ received }) => received.length);
      for (let index = 0; index < 40; index += 1) {
        const body = { uid: bob.no, msg: String(index) };
        await control('events.emit', 'main', { name: 'systemMessage', body, to: { hall: HALL } } as never);
      }
      const heard = [];
      for (const [index, socket] of [b, tab].entries()) {
        await socket.settled();
        const since = socket.received.slice(from[index]);
        heard.push(since.flatMap(({ type, parsed }) => (type === 1008 ? [parsed['msg']] : [])));
      }
      expect(heard[1]).toEqual(heard[0]);
      return heard[0] ?? [];
    };
    const first = await heardWith(1);
    expect(first.length).toBeGreaterThan(10);
    expect(first.length).toBeLessThan(38);
    expect(await heardWith(1)).toEqual(first);
    expect(await heardWith(2)).not.toEqual(first);
  });

  test('a fault goes on counting its messages while the next list has it', async () => {
    const { bob, b } = await both();
    const fault = { kind: 'drop', rate: 0.5, events: ['systemMessage'], user: bob.no, seed: 3 };
    const heardWith = async (between: () => Promise<unknown>) => {
      await setFaults();
      await setFaults(fault);
      const from = b.received.length;
      for (let index = 0; index < 20; index += 1) {
        if (index === 7) await between();
        const body = { uid: bob.no, msg: String(index) };
        await control('events.emit', 'main', { name: 'systemMessage', body, to: { hall: HALL } } as never);
      }
      await b.settled();
      return b.received.slice(from).flatMap(({ type, parsed }) => (type === 1008 ? [parsed['msg']] : []));
    };
    const first = await heardWith(() => Promise.resolve());
    const other = { kind: 'delay', events: ['chatMessage'], delay_ms: 5 };
    expect(await heardWith(() => setFaults(fault, other))).toEqual(first);
    const anew = async () => {
      await setFaults();
      await setFaults(fault);
    };
    expect(await heardWith(anew)).not.toEqual(first);
  });

  test('room sockets have them too', async () => {
    const sandbox = await Sandbox.open(node.origin, 'faults');
    const [owner, member] = [await sandbox.as('owner'), await sandbox.as('member')];
    const sockets = [await TestRoomSocket.open(owner), await TestRoomSocket.open(member)] as const;
    const visit = { group_id: sandbox.room, gate: 'pc', lock_pass: '', type: 1, history: 1 } as const;
    for (const [index, caller] of [owner, member].entries()) {
      await caller.call('room.join', visit);
      await sockets[index]?.frame('roomSeatsChanged');
    }
    const fault = { kind: 'duplicate', events: ['roomChat'], socket: 'room', user: owner.no } as const;
    await sandbox.control('faults.set', { list: [fault] as never });
    sockets[1].say(sandbox.room, 'c1', '晚上好');
    const copies = () => sockets[0].received.filter(({ name, body }) => name === 'roomChat' && body.includes('晚上好'));
    await sockets[0].until('both copies', () => copies().length === 2);
    expect(new Set(copies().map(({ mid }) => mid)).size).toBe(1);
    for (const socket of sockets) socket.close();
    await sandbox.close();
  });

  test('an unknown event, a rate above 1, an unknown user and a delay without a time are refused with their place; the faults that hold can be read', async () => {
    const refused = (fault: object) =>
      setFaults(fault).then(
        () => '',
        (error: { issues: readonly string[]; code: number }) => `${error.code} ${error.issues.join()}`,
      );
    expect(await refused({ kind: 'drop', events: ['chatMesage'] })).toContain('40000 list.0.events.0');
    expect(await refused({ kind: 'drop', rate: 1.5 })).toContain('40000 list.0.rate');
    expect(await refused({ kind: 'lose' })).toContain('40000 list.0.kind');
    expect(await refused({ kind: 'drop', user: '4711' })).toMatch(/^30005/);
    expect(await refused({ kind: 'delay' })).toContain('40000 list.0.delay_ms');
    expect((await control('faults.read')).list).toEqual([]);
    await setFaults({ kind: 'delay', delay_ms: 50 });
    expect((await control('faults.read')).list).toMatchObject([{ kind: 'delay', delay_ms: 50, user: '*', rate: 1 }]);
  });
});
