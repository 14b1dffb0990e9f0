import { expect, test } from 'vitest';
import { latenesses } from './generator-lag.ts';

test('a timer that comes in time is one sample without lateness', () => {
  expect(latenesses(1000, 1000, 100)).toEqual([0]);
  expect(latenesses(1000, 998, 100)).toEqual([0]);
  expect(latenesses(1000, 1006, 100)).toEqual([6]);
});

test('a freeze counts for every tick that it swallowed', () => {
  expect(latenesses(1000, 1350, 100)).toEqual([350, 250, 150, 50]);
  // Fourteen seconds with a freeze of six: more than a third of the samples tell it.
  const samples = [...Array.from({ length: 80 }, () => 0), ...latenesses(9000, 15_000, 100)].sort((a, b) => a - b);
  expect(samples[Math.floor(samples.length * 0.95)]).toBeGreaterThan(5000);
});
