import { expect, test } from 'vitest';
import { type Figures, shortfalls } from './figures.ts';

const figures = (scores: Partial<Figures>): Figures => ({
  performance: 95,
  fcp: 0,
  lcp: 0,
  tbt: 0,
  cls: 0,
  si: 0,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  kilobytes: 0,
  requests: 0,
  ...scores,
});

test('on a desktop 95 for performance and 100 for everything else is enough, and nothing less', () => {
  expect(shortfalls(figures({}), 'desktop')).toEqual([]);
  expect(shortfalls(figures({ performance: 94, accessibility: 99, bestPractices: 96, seo: 92 }), 'desktop')).toEqual([
    'performance 94 is below 95',
    'accessibility 99 is below 100',
    'bestPractices 96 is below 100',
    'seo 92 is below 100',
  ]);
});

test('on a phone 85 for performance is enough', () => {
  expect(shortfalls(figures({ performance: 85, seo: 90 }), 'mobile')).toEqual([]);
  expect(shortfalls(figures({ performance: 84 }), 'mobile')).toEqual(['performance 84 is below 85']);
});

test('a score that Lighthouse could not give misses its goal', () => {
  expect(shortfalls(figures({ performance: Number.NaN }), 'mobile')).toHaveLength(1);
});
