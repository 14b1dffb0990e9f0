import { expect, test } from 'vitest';
import { createFrameBudget } from './frame-budget.ts';

/** Feeds frames this far apart for this long; false when the budget was missed. */
function feed(budget: ReturnType<typeof createFrameBudget>, from: number, everyMs: number, forMs: number): boolean {
  const times = Array.from({ length: Math.floor(forMs / everyMs) + 1 }, (_, index) => from + index * everyMs);
  return times.every((now) => budget.frame(now));
}

test('30 frames a second are enough, 15 are too few after two seconds', () => {
  expect(feed(createFrameBudget(), 0, 33, 10_000)).toBe(true);
  expect(feed(createFrameBudget(), 0, 66, 1800)).toBe(true);
  expect(feed(createFrameBudget(), 0, 66, 2500)).toBe(false);
});

test('one slow second, as at the start of a clip, is forgiven; a hidden page is not slow', () => {
  const budget = createFrameBudget();
  expect(feed(budget, 0, 100, 1000)).toBe(true);
  expect(feed(budget, 1016, 16, 3000)).toBe(true);
  expect(feed(budget, 60_000, 16, 3000)).toBe(true);
});
