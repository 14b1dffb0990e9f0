import { expect, test, vi } from 'vitest';
import { asleep } from './asleep.ts';

const DAY_MS = 86_400_000;

test('a wait ends with the run, and does not begin after it', async () => {
  const stop = new AbortController();
  const waiting = asleep(DAY_MS, stop.signal);
  stop.abort();
  await waiting;
  await asleep(DAY_MS, stop.signal);
  expect(stop.signal.aborted).toBe(true);
});

test('a wait that is over no longer listens for the end of the run', async () => {
  const { signal } = new AbortController();
  const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  await asleep(1, signal);
  expect(added).toHaveBeenCalledOnce();
  expect(removed.mock.calls[0]?.slice(0, 2)).toEqual(added.mock.calls[0]?.slice(0, 2));
});
