import { expect, test } from 'vitest';
import type { Validation } from '../crowd/validation.ts';
import { type Observation, observerVerdict } from './observer.ts';

const runs = (medians: Readonly<Record<Validation, number>>, metric = 'delivery_ms'): Observation[] =>
  (Object.entries(medians) as [Validation, number][]).map(([validation, med]) => ({
    validation,
    summary: { metrics: { [metric]: { values: { med } } } },
  }));

test('runs whose medians differ by more than a tenth are invalid, whatever they measure', () => {
  expect(observerVerdict(runs({ off: 40, sampled: 42, all: 44 })).isFine).toBe(true);
  expect(observerVerdict(runs({ off: 40, sampled: 42, all: 45 })).lines.at(-1)).toMatch(/^INVALID/);
  expect(observerVerdict(runs({ off: 40, sampled: 42, all: 45 }, 'entering_ms')).isFine).toBe(false);
});

test('medians of a few milliseconds may differ by two, the resolution of the clock at each', () => {
  expect(observerVerdict(runs({ off: 3, sampled: 4, all: 5 })).isFine).toBe(true);
  expect(observerVerdict(runs({ off: 3, sampled: 4, all: 6 })).isFine).toBe(false);
});

test('a run without figures is no proof', () => {
  expect(observerVerdict(runs({ off: 3, sampled: 3, all: 3 }, 'other')).isFine).toBe(false);
});
