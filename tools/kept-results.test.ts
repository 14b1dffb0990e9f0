import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReach } from '../e2e/reach.ts';
import { reportersOf } from '../e2e/reporters.ts';
import { keptIn } from './kept-results.ts';

test('only a run without arguments stores its results', () => {
  expect(keptIn('reports/vitest.json', [])).toEqual({ KEEP_RESULTS: 'reports/vitest.json' });
  expect(keptIn('reports/vitest.json', ['outbox'])).toEqual({});
  expect(keptIn('reports/playwright.json', ['--repeat-each', '8'])).toEqual({});
});

test('the journeys write a report only where the run names one', () => {
  expect(reportersOf(undefined)).toEqual([['list']]);
  expect(reportersOf('reports/playwright.json')).toEqual([
    ['list'],
    ['json', { outputFile: path.resolve(import.meta.dirname, '../reports/playwright.json') }],
  ]);
});

test('the reach of a run that stores nothing leaves that of the last whole run as it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reach-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const seen = { calls: ['hall.list'], events: [] };
  const whole = createReach(folder, true);
  whole.start();
  whole.keep('one', seen);
  whole.keep('two', { calls: ['hall.enter'], events: ['chatMessage'] });
  whole.join();
  const joined = path.join(folder, 'reach-seen.json');
  expect(JSON.parse(readFileSync(joined, 'utf8'))).toEqual({
    calls: ['hall.enter', 'hall.list'],
    events: ['chatMessage'],
  });

  writeFileSync(joined, 'the last whole run');
  const filtered = createReach(folder, false);
  filtered.start();
  filtered.keep('three', seen);
  filtered.join();
  expect(readFileSync(joined, 'utf8')).toBe('the last whole run');
  expect(readdirSync(path.join(folder, 'reach')).sort()).toEqual(['one.json', 'two.json']);
});
