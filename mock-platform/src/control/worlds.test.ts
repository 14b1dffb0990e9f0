import { ERRORS } from '@miczero/contracts';
import { WORLD_CLOCK_MAX } from '@miczero/contracts/control';
import { describe, expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';

const HALL = '8001';
const GENERAL = '9001';

const one = controlledNodeForEach();
const { control, signedIn } = one;

describe('worlds', () => {
  test('two worlds on one node do not see each other', async () => {
    await control('worlds.create', 'qa-7', { seed_world: 'two-friends' });
    await expect(control('worlds.create', 'qa-7', {})).rejects.toMatchObject({
      issues: ['world: qa-7 exists; reset it or delete it first'],
    });
    const here = await signedIn('13800000001');
    const there = await signedIn('13800000002', 'qa-7');
    // A session belongs to one world and is unknown elsewhere.
    const stranger = new TestCaller(one.origin, { world: 'qa-7' });
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

  test.each(['Bad Name', '-qa', 'a'.repeat(41)])(
    'a name that no world can have is refused with its form: %s',
    async (name) => {
      const issues = ['world: a name has small letters, digits and hyphens between them, at most 40'];
      await expect(control('worlds.create', name)).rejects.toMatchObject({ code: ERRORS.requestInvalid.code, issues });
      await expect(control('worlds.branch', 'main', { name, at: 1 })).rejects.toMatchObject({ issues });
    },
  );

  test('the clock of a world begins and moves within its bound, which a refusal names', async () => {
    await expect(control('worlds.create', 'far', { clock: WORLD_CLOCK_MAX + 1 })).rejects.toMatchObject({
      issues: [expect.stringMatching(new RegExp(`^clock: .*${WORLD_CLOCK_MAX}$`))],
    });
    await control('worlds.create', 'far', { clock: WORLD_CLOCK_MAX - 60_000 });
    await expect(control('clock.advance', 'far', { advance_ms: 60_000 })).rejects.toMatchObject({
      issues: [expect.stringMatching(/^advance_ms: at most \d+, because the clock ends at 253402300799999$/)],
    });
    const { clock } = await control('clock.advance', 'far', { advance_ms: 1000 });
    expect(new Date(clock).getUTCFullYear()).toBe(9999);
  });

  test('an unknown world is a clear answer for calls, pages and sockets', async () => {
    const caller = await signedIn('13800000001');
    const lost = new TestCaller(one.origin, { world: 'nowhere' });
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
    expect(one.node.worlds.get('crowd')?.world.limits).toEqual(limits);
    expect(await control('worlds.reset', 'crowd', { people: 3 })).toMatchObject({ people: made.people - 9 });
  });

  test('a reset world begins at the moment at which it was told to begin, or at another one', async () => {
    const DAY_MS = 86_400_000;
    const clock = Date.now() + 1000 * DAY_MS;
    await control('worlds.create', 'pinned', { clock });
    await control('clock.advance', 'pinned', { advance_ms: 3 * DAY_MS });
    const days = (to: number) => Math.floor((to - clock) / DAY_MS);
    expect(days((await control('worlds.reset', 'pinned')).clock)).toBe(0);
    expect(days((await control('worlds.reset', 'pinned', { clock: clock + 2 * DAY_MS })).clock)).toBe(2);
    expect(days((await control('worlds.reset', 'pinned')).clock)).toBe(2);
    expect(days((await control('worlds.reset', 'pinned', { clock: clock - 2000 * DAY_MS })).clock)).toBe(-2000);
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

  test('[api.header.date] a page that was moved ahead with its world is served, like one that was not; another world serves neither past nor future', async () => {
    const HOUR_MS = 3_600_000;
    await control('worlds.create', 'moved');
    await control('worlds.create', 'still');
    const pageOf = async (world: string) => {
      let aheadMs = 0;
      const caller = new TestCaller(one.origin, { world, now: () => Date.now() + aheadMs });
      await caller.signIn('13800000001');
      const codeAt = async (ms: number) => {
        aheadMs = ms;
        return (await caller.raw('hall.list', { page: 1, page_size: 10 })).body.code;
      };
      return { codeAt };
    };
    const [moved, still] = [await pageOf('moved'), await pageOf('still')];
    await control('clock.advance', 'moved', { advance_ms: HOUR_MS });
    const skewed = ERRORS.signatureSkewed.code;
    expect([await moved.codeAt(HOUR_MS), await moved.codeAt(0)]).toEqual([0, 0]);
    expect([await moved.codeAt(HOUR_MS / 2), await moved.codeAt(2 * HOUR_MS)]).toEqual([skewed, skewed]);
    expect([await still.codeAt(0), await still.codeAt(HOUR_MS)]).toEqual([0, skewed]);
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

test('a world that was deleted leaves no figure behind', async () => {
  const named = async (world: string) => (await one.node.metrics.registry.metrics()).includes(`world="${world}"`);
  await control('worlds.create', 'gone', { seed_world: 'two-friends' });
  const caller = new TestCaller(one.origin, { world: 'gone' });
  await caller.signIn('13800000001');
  const [hall, room] = [await caller.connect(), await TestRoomSocket.open(caller)];
  await hall.settled();
  const { metrics } = one.node;
  expect((await metrics.connections.get()).values).toEqual([
    { labels: { world: 'gone', socket: 'hall' }, value: 1 },
    { labels: { world: 'gone', socket: 'room' }, value: 1 },
  ]);
  await control('worlds.delete', 'gone');
  await hall.until('the end', () => !hall.socket.connected);
  await room.until('the end', () => room.closed !== null);
  while (one.node.registryOf('room').ofWorld('gone').length > 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await named('gone')).toBe(false);
});
