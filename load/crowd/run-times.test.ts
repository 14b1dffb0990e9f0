import { expect, test } from 'vitest';
import { readOptions } from '../run/options.ts';
import { planOf } from '../run/plan-of.ts';
import { hallTimes, maxDuration, roomTimes, waveTimes } from './run-times.ts';

const NOWHERE = { origin: 'http://localhost:1', world: 'main', token: '', hall: '8001', channel: '9001', sessions: [] };

function planFor(...args: string[]) {
  return planOf(readOptions(args), 'off', { ...NOWHERE, room: '600001', roomSessions: [] }, 'r');
}

test.each([
  ['soak', hallTimes],
  ['reconnect-storm', hallTimes],
  ['room', roomTimes],
])('k6 ends the longest %s after its last message', (name, times) => {
  expect(Number.parseInt(maxDuration(times(planFor(name, '--seconds', '86400'))), 10)).toBeGreaterThan(86_400);
});

test('k6 ends a wave after its last person', () => {
  const slow = planFor('login-wave', '--receivers', '20000', '--rate', '1');
  expect(Number.parseInt(maxDuration(waveTimes(slow)), 10)).toBeGreaterThan(20_000);
});

test('an evening lasts as long as its slowest crowd', () => {
  const times = { opening: 1000, talking: 2000, settling: 3000 };
  expect(maxDuration(times, { opening: 8000, talking: 1000, settling: 1000 })).toBe('73s');
});
