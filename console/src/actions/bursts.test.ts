import { expect, test } from 'vitest';
import { timesOfAll } from './bursts.ts';

test('the number of actions counts each event of a request that repeats it', () => {
  const emit = (times?: number) => ({ call: 'events.emit', input: { name: 'x', ...(times && { times }) }, at: 0 });
  expect(timesOfAll([emit(), emit(40), { call: 'clock.advance', input: { advance_ms: 5 }, at: 1 }])).toBe(42);
  expect(timesOfAll([])).toBe(0);
});
