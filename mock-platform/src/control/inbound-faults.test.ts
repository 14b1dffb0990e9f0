import { describe, expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import { hears, linesOf } from '../../testing/kit/heard-lines.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';
import { Sandbox } from '../../testing/walks/sandbox.ts';

const HALL = '8001';
const GENERAL = '9001';

const node = controlledNodeForEach();
const { control, signedIn } = node;
const setFaults = (...list: readonly object[]) => control('faults.set', 'main', { list: list as never });

/** Two users in the first channel of a world that lets them speak as fast as they like. */
async function both() {
  await control('worlds.reset', 'main', { limits: { burst: 10_000, per_second: 10_000 } });
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  const [a, b] = [await alice.connect(), await bob.connect()];
  for (const caller of [alice, bob]) await caller.call('channel.join', { channel_id: GENERAL });
  return { alice, bob, a, b };
}
/** What the journal says of the lines of pages. */
const sent = async () =>
  (await control('journal.read')).list.flatMap(({ direction, name, mid, fate }) =>
    direction === 'in' && name === 'sendChat' ? [`${mid} ${fate}`] : [],
  );

describe('faults of what a client sends', () => {
  test('a dropped line has not happened, other requests and users pass, and the retry is stored once', async () => {
    const { alice, a, b } = await both();
    await setFaults({ kind: 'drop', direction: 'in', events: ['sendChat'], user: alice.no });
    a.say(HALL, GENERAL, 'm1', '听得到吗');
    await a.settled();
    b.say(HALL, GENERAL, 'm2', '怎么不说话');
    await hears(a, 'm2');
    expect(await sent()).toEqual(['m1 dropped', 'm2 received']);
    await setFaults();
    a.say(HALL, GENERAL, 'm1', '听得到吗');
    await hears(b, 'm2', 'm1');
    expect(await sent()).toEqual(['m1 dropped', 'm2 received', 'm1 received']);
  });

  test('a fault without a direction meets nothing that a client sends', async () => {
    const { alice, a, b } = await both();
    await setFaults({ kind: 'drop', user: alice.no });
    a.say(HALL, GENERAL, 'm1', '听得到吗');
    await hears(b, 'm1');
    expect(await sent()).toEqual(['m1 received']);
  });

  test('a late line happens when its world has passed its moment, and is lost with its socket', async () => {
    const { alice, a, b } = await both();
    await setFaults({ kind: 'delay', direction: 'in', events: ['sendChat'], user: alice.no, delay_ms: 60_000 });
    a.say(HALL, GENERAL, 'm1', '一分钟');
    await a.settled();
    await control('clock.advance', 'main', { advance_ms: 60_000 });
    await hears(b, 'm1');
    a.say(HALL, GENERAL, 'm2', '来不及了');
    await a.settled();
    expect(await sent()).toEqual(['m1 delayed', 'm2 delayed']);
    a.close();
    await expect.poll(async () => (await control('connections.list')).list.length).toBe(1);
    await control('clock.advance', 'main', { advance_ms: 60_000 });
    b.say(HALL, GENERAL, 'm3', '人呢');
    await hears(b, 'm1', 'm3');
  });

  test('a line is overtaken by the next one, and a doubled one is stored once and acknowledged twice', async () => {
    const { alice, a, b } = await both();
    await setFaults({ kind: 'reorder', direction: 'in', events: ['sendChat'], user: alice.no });
    a.say(HALL, GENERAL, 'm1', '一');
    a.say(HALL, GENERAL, 'm2', '二');
    await hears(b, 'm2', 'm1');
    await setFaults({ kind: 'duplicate', direction: 'in', events: ['sendChat'], user: alice.no });
    a.say(HALL, GENERAL, 'm3', '三');
    await a.until('both acks', () => a.received.filter(({ mid }) => mid === 'm3').length === 2);
    await hears(b, 'm2', 'm1', 'm3');
    expect((await sent()).slice(-1)).toEqual(['m3 duplicated']);
  });

  test('which lines of a user a rate meets is decided by the seed and their order', async () => {
    const { alice, a, b } = await both();
    let run = 0;
    const heardWith = async (seed: number) => {
      await setFaults();
      await setFaults({ kind: 'drop', direction: 'in', rate: 0.5, events: ['sendChat'], user: alice.no, seed });
      const from = linesOf(b).length;
      run += 1;
      for (let index = 0; index < 32; index += 1) a.say(HALL, GENERAL, `r${run}-${index}`, '在吗');
      await a.settled();
      await b.settled();
      return linesOf(b)
        .slice(from)
        .map((mid) => mid.replace(/^r\d-/, ''));
    };
    const first = await heardWith(7);
    expect(first.length).toBeGreaterThan(5);
    expect(first.length).toBeLessThan(27);
    expect(await heardWith(7)).toEqual(first);
    expect(await heardWith(8)).not.toEqual(first);
  });

  test('room sockets have them too, and heartbeats pass', async () => {
    const sandbox = await Sandbox.open(node.origin, 'inbound');
    const [owner, member] = [await sandbox.as('owner'), await sandbox.as('member')];
    const sockets = [await TestRoomSocket.open(owner), await TestRoomSocket.open(member)] as const;
    const visit = { group_id: sandbox.room, gate: 'pc', lock_pass: '', type: 1, history: 1 } as const;
    for (const [index, caller] of [owner, member].entries()) {
      await caller.call('room.join', visit);
      await sockets[index]?.frame('roomSeatsChanged');
    }
    const fault = { kind: 'drop', direction: 'in', socket: 'room', user: member.no } as const;
    await sandbox.control('faults.set', { list: [fault] as never });
    sockets[1].say(sandbox.room, 'c1', '没人听见');
    await sockets[1].settled();
    await sandbox.control('faults.set', { list: [] });
    sockets[1].say(sandbox.room, 'c2', '晚上好');
    await sockets[0].until('the next line', () =>
      sockets[0].named('roomChat').some(({ body }) => body.includes('晚上好')),
    );
    expect(sockets[0].received.some(({ body }) => body.includes('没人听见'))).toBe(false);
    const { list } = await sandbox.control('journal.read');
    const fates = list.flatMap(({ name, fate }) => (name === 'sendRoomChat' ? [fate] : []));
    expect(fates).toEqual(['dropped', 'received']);
    for (const socket of sockets) socket.close();
    await sandbox.close();
  });

  test.each([
    [{ kind: 'corrupt', direction: 'in' }, 'list.0.kind'],
    [{ kind: 'drop', direction: 'in', events: ['chatMessage'] }, 'list.0.events'],
    [{ kind: 'drop', events: ['sendChat'] }, 'list.0.events'],
  ])('%o, which can never be, is refused with its place', async (fault, place) => {
    await expect(setFaults(fault)).rejects.toMatchObject({ issues: [expect.stringContaining(place)] });
  });
});
