import { RECORDING_MAX_BYTES } from '@miczero/contracts/control';
import { expect, test } from 'vitest';
import { controlCall } from '../../testing/kit/control-call.ts';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import { logOver } from '../../testing/kit/log-over.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createNode } from '../node.ts';

const HALL = '8001';
const GENERAL = '9001';

const one = controlledNodeForEach();
const { control, signedIn } = one;

/** A world in which two people have talked; one of them still views the channel. */
async function talkedIn(world: string) {
  await control('worlds.create', world, { seed_world: 'two-friends' });
  const [alice, bob] = [await signedIn('13800000001', world), await signedIn('13800000002', world)];
  const [a, b] = [await alice.connect(), await bob.connect()];
  for (const caller of [alice, bob]) await caller.call('channel.join', { channel_id: GENERAL });
  for (const mid of ['m1', 'm2', 'm3']) {
    a.say(HALL, GENERAL, mid, `第 ${mid} 句`);
    await b.frame(mid, ({ parsed }) => parsed['c_mid'] === mid);
  }
  return { alice, bob, a, b };
}

const linesIn = async (world: string) => {
  const caller = await signedIn('13800000001', world);
  const { msg_list } = await caller.call('channel.message', { hall_id: HALL, channel_id: GENERAL });
  return msg_list.map(({ c_mid }) => c_mid).filter((mid) => /^m\d$/.test(mid ?? ''));
};

test('an exported world can be imported under another name: it is identical byte for byte, and each of the two changes alone', async () => {
  const { a } = await talkedIn('qa-1');
  const { recording, sha256, last } = await control('worlds.export', 'qa-1');
  expect(await control('worlds.digest', 'qa-1')).toEqual({ sequence: last, sha256 });
  const opened = await control('worlds.import', 'qa-2', { recording });
  expect(opened).toMatchObject({ name: 'qa-2', opened_at: last, sha256, connections: 0 });
  expect(await linesIn('qa-2')).toEqual(['m1', 'm2', 'm3']);
  // What is said there is not heard here.
  const bob = await signedIn('13800000002', 'qa-2');
  const socket = await bob.connect();
  await bob.call('channel.join', { channel_id: GENERAL });
  socket.say(HALL, GENERAL, 'm4', '只在副本里');
  await socket.frame('the line', ({ parsed }) => parsed['c_mid'] === 'm4');
  await a.settled();
  expect(a.received.some(({ parsed }) => parsed['c_mid'] === 'm4')).toBe(false);
  expect(await linesIn('qa-1')).toEqual(['m1', 'm2', 'm3']);
  // A recording of the copy has both worlds in it.
  const again = await control('worlds.export', 'qa-2');
  expect(await control('worlds.import', 'qa-3', { recording: again.recording })).toMatchObject({
    sha256: again.sha256,
  });
  expect(await linesIn('qa-3')).toEqual(['m1', 'm2', 'm3', 'm4']);
});

test('a world opens as it was after each command, at that time, without connections', async () => {
  await talkedIn('qa-1');
  await control('clock.advance', 'qa-1', { advance_ms: 86_400_000 });
  const { first, last, list } = await control('worlds.history', 'qa-1');
  expect([first, last, list.length]).toEqual([1, last, last]);
  const said = list.filter(({ name }) => name === 'chat.send');
  expect(said.map(({ by, input }) => [by, /"c_mid":"(m\d)"/.exec(input)?.[1]])).toEqual([
    ['10001', 'm1'],
    ['10001', 'm2'],
    ['10001', 'm3'],
  ]);
  const at = said[1]?.position ?? 0;
  const { clock } = await control('worlds.branch', 'qa-1', { name: 'then', at });
  expect(clock - (said[1]?.at ?? 0)).toBeLessThan(60_000);
  expect(await linesIn('then')).toEqual(['m1', 'm2']);
  const { people } = await control('worlds.people', 'then');
  expect(people.filter(({ online }) => online)).toEqual([]);
  const page = await control('worlds.history', 'qa-1', { from: String(at), count: '1' });
  expect(page.list.map(({ position, name }) => [position, name])).toEqual([[at, 'chat.send']]);
  expect(await linesIn('qa-1')).toEqual(['m1', 'm2', 'm3']);
});

test('a look into the history reads only what it shows, and a branch only what came before', async () => {
  const logs = createMemoryLogs();
  const read: (number | undefined)[] = [];
  const counting = {
    ...logs,
    open: (world: string) => {
      const log = logs.open(world);
      const history = (until?: number) => {
        read.push(until);
        return log.history(until);
      };
      return logOver(log, { history });
    },
  };
  const node = await createNode({ logs: counting, control: { token: '' } });
  try {
    const origin = await node.listen();
    await controlCall(origin, 'messages.clear', 'main', { channel: GENERAL });
    await controlCall(origin, 'messages.clear', 'main', { channel: GENERAL });
    const { list, last } = await controlCall(origin, 'worlds.history', 'main', { from: '3', count: '1' });
    expect([list.map(({ name }) => name), last, read]).toEqual([['control.messages.clear'], 4, []]);
    await controlCall(origin, 'worlds.branch', 'main', { name: 'then', at: 3 });
    expect(read).toEqual([3]);
  } finally {
    await node.close();
  }
});

test('a branch at a position outside of its world is refused', async () => {
  await talkedIn('qa-1');
  const { last } = await control('worlds.history', 'qa-1');
  await expect(control('worlds.branch', 'qa-1', { name: 'then', at: last + 1 })).rejects.toMatchObject({
    issues: [`at: the recording has positions 1 to ${last}`],
  });
  expect((await control('worlds.list')).list.map(({ name }) => name)).toEqual(['main', 'qa-1']);
});

test('the history of a world hides what its journal hides, and shows the beginning of a long input', async () => {
  const { alice } = await talkedIn('qa-1');
  await alice.raw('channel.set_password', { channel_id: GENERAL, password: '8888' });
  await control('ops.set', 'qa-1', { hotwords: Array.from({ length: 2000 }, (_, index) => `热词${index}`) });
  const { list } = await control('worlds.history', 'qa-1');
  const inputsOf = (call: string) => list.flatMap(({ name, input }) => (name === call ? [input] : []));
  expect(inputsOf('channel.set_password').map((input) => JSON.parse(input))).toEqual([
    { channel_id: GENERAL, password: '***' },
  ]);
  expect(inputsOf('account.login').map((input) => JSON.parse(input))).toEqual([
    expect.objectContaining({ passwd: '***' }),
    expect.objectContaining({ passwd: '***' }),
  ]);
  expect(inputsOf('control.ops.set').map((input) => [input.length, input.includes('热词0')])).toEqual([[400, true]]);
});

test('a recording of the largest size is read whatever its text needs as JSON, and a larger one is refused', async () => {
  const issuesOf = (recording: string) =>
    control('worlds.import', 'qa-2', { recording }).then(
      () => '',
      (error: { issues: readonly string[]; status: number }) => `${error.status} ${error.issues.join()}`,
    );
  // Each quote takes two bytes in the request.
  expect(await issuesOf('"'.repeat(RECORDING_MAX_BYTES))).toBe(
    '400 recording: line 1: this is no recording of a world',
  );
  expect(await issuesOf('x'.repeat(RECORDING_MAX_BYTES + 1))).toBe(
    `400 recording: it is larger than ${RECORDING_MAX_BYTES} bytes`,
  );
});

test('a damaged or foreign file, a position outside, and a taken name are refused and nothing is created', async () => {
  await talkedIn('qa-1');
  const { recording, last } = await control('worlds.export', 'qa-1');
  const refusal = (request: object, world = 'qa-2') =>
    control('worlds.import', world, request as never).then(
      () => '',
      (error: { issues: readonly string[]; status: number }) => `${error.status} ${error.issues.join()}`,
    );
  expect(await refusal({ recording: '<html>' })).toBe('400 recording: line 1: this is no recording of a world');
  expect(await refusal({ recording: recording.replace('第 m2 句', '第 m9 句') })).toMatch(/line \d does not fit/);
  expect(await refusal({ recording, at: last + 1 })).toBe(`400 at: the recording has positions 1 to ${last}`);
  expect(await refusal({ recording }, 'qa-1')).toContain('qa-1 exists');
  expect(await refusal({ recording }, 'Not A Name')).toMatch(/^400/);
  expect((await control('worlds.list')).list.map(({ name }) => name)).toEqual(['main', 'qa-1']);
});
