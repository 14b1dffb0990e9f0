import { ERRORS } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logOver } from '../testing/kit/log-over.ts';
import { TestCaller } from '../testing/kit/test-caller.ts';
import { AcceptedTimes } from './admission/accepted-times.ts';
import { MemoryOnceKeys } from './admission/once-keys.ts';
import type { LogStore } from './log/log.ts';
import { createMemoryLogs } from './log/memory-log.ts';
import { createNode, type PlatformNode } from './node.ts';
import { type Clock, systemClock } from './ports.ts';

const HALL = '8001';
const GENERAL = '9001';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** How far the clock of the machine is from the time of the callers. */
let error: number;
let node: PlatformNode | null = null;

/** Milliseconds that pass at once, by the steady clock alone: callers have the time of the test. */
let passed: number;
let logs: LogStore;

const clock: Clock = {
  ...systemClock,
  now: () => Date.now() + error,
  steady: () => systemClock.steady() + passed,
};

beforeEach(() => {
  [error, passed] = [0, 0];
  logs = createMemoryLogs({ keep: true });
});

afterEach(async () => {
  await node?.close();
  node = null;
});

/** Starts the node, or starts it again with the same log. */
async function begin(): Promise<TestCaller> {
  await node?.close();
  node = await createNode({ logs, clock });
  return new TestCaller(await node.listen());
}

/** Sends lines as fast as a person may for long, and counts those that were accepted. */
async function talk(caller: TestCaller, lines: number, name: string): Promise<number> {
  const socket = await caller.connect();
  await caller.call('channel.join', { channel_id: GENERAL });
  for (let index = 0; index < lines; index += 1) socket.say(HALL, GENERAL, `${name}-${index}`, '你好');
  const isAnswer = ({ type, channel, parsed }: (typeof socket.received)[number]) =>
    (type === 1001 && channel === '') || (type === 9998 && parsed['c_mid'] !== undefined);
  await socket.until('answers', (frames) => frames.filter(isAnswer).length === lines);
  const accepted = socket.ofType(1001).filter(({ channel }) => channel === '').length;
  socket.close();
  return accepted;
}

test.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])(
  '[api.header.date] a node that started with its clock an hour %s serves its callers as soon as the clock is right',
  async (_title, wrong) => {
    error = wrong;
    const caller = await begin();
    error = 0;
    await caller.signIn('13800000001');
    expect(await caller.raw('hall.list', { page: 1, page_size: 10 })).toMatchObject({ status: 200, body: { code: 0 } });
  },
);

test('after an hour too far ahead lines are accepted at the usual rate, also after a restart', async () => {
  error = HOUR_MS;
  await begin();
  error = 0;
  for (const start of ['first', 'second']) {
    const caller = await begin();
    await caller.signIn('13800000001');
    const { burst } = node?.worlds.get('main')?.world.limits ?? { burst: 0 };
    expect(await talk(caller, 2 * burst, `${start}-at-once`)).toBeLessThan(2 * burst);
    passed += 10_000;
    expect(await talk(caller, 5, `${start}-later`)).toBe(5);
  }
});

test('[api.header.authorization.parts] a signature that was used stays used through an hour too far ahead', async () => {
  let wall = 0;
  let steady = 0;
  const moved: Clock = { ...systemClock, now: () => wall, steady: () => steady };
  const times = new AcceptedTimes(moved);
  const once = new MemoryOnceKeys(moved);
  const pass = (ms: number) => {
    wall += ms;
    steady += ms;
  };
  pass(MINUTE_MS);
  const spend = () => once.spend('main s', 'random', times.require(MINUTE_MS, 0));
  expect(await spend()).toEqual({ kind: 'fresh' });
  wall += HOUR_MS;
  pass(2 * MINUTE_MS);
  expect(() => times.require(MINUTE_MS, 0)).toThrow(ERRORS.signatureSkewed.message);
  // A caller of the wrong hour makes the store look at all its keys.
  await once.spend('main s', 'other', times.require(wall, 0));
  wall -= HOUR_MS;
  expect(await spend()).toEqual({ kind: 'spent' });
});

test('while the clock is an hour behind, the time of a world keeps pace under commands that each take long to be stored', async () => {
  const STORING_MS = 30;
  let [wall, steady] = [Date.now(), 0];
  const slow: LogStore = {
    ...logs,
    open: (world) => {
      const log = logs.open(world);
      return logOver(log, {
        append: async (commands) => {
          [wall, steady] = [wall + STORING_MS, steady + STORING_MS];
          await log.append(commands);
        },
      });
    },
  };
  node = await createNode({ logs: slow, clock: { ...systemClock, now: () => wall, steady: () => steady } });
  const runner = node.worlds.get('main');
  wall -= HOUR_MS;
  const before = { time: runner?.now() ?? 0, steady };
  for (let command = 0; command < 100; command += 1) await runner?.run('account.captcha', null, {});
  const passedMs = steady - before.steady;
  expect(passedMs).toBe(100 * STORING_MS);
  expect(Math.abs((runner?.now() ?? 0) - before.time - passedMs)).toBeLessThanOrEqual(STORING_MS);
});
