import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { filesEnding } from '../source-files.ts';
import { reachOf, reasonsOf } from './reach.ts';

test('counts every name of the contracts once and names the missing ones', () => {
  const variants = ['hallEdited type=1', 'hallEdited type=3', 'hallEdited type=3', 'roomChat'];
  const seen = { calls: ['hall.list', 'no.call'], events: ['hallEdited type=3'] };
  expect(reachOf(['hall.list', 'hall.detail'], variants, seen)).toEqual({
    calls: { total: 2, made: 1, missing: ['hall.detail'], unmade: {}, wronglyListed: [] },
    events: { total: 3, delivered: 1, missing: ['hallEdited type=1', 'roomChat'] },
  });
});

test('a call with a reason is not missing, unless it is made', () => {
  const reasons = reasonsOf('# Calls\n\n- `hall.list` It is listed.\n- `hall.detail` Another call answers it.\n');
  const { calls } = reachOf(
    ['hall.list', 'hall.detail', 'hall.enter'],
    [],
    { calls: ['hall.list'], events: [] },
    reasons,
  );
  expect(calls).toEqual({
    total: 3,
    made: 1,
    missing: ['hall.enter'],
    unmade: { 'hall.detail': 'Another call answers it.' },
    wronglyListed: ['hall.list'],
  });
  expect(calls.made + calls.missing.length + Object.keys(calls.unmade).length).toBe(calls.total);
});

test('every call that the client does without is one of the contracts, has a reason, and stands nowhere in the client', () => {
  const reasons = Object.entries(reasonsOf(readFileSync(`${ROOT}docs/unmade-calls.md`, 'utf8')));
  const sources = filesEnding(/^client\/src\/(?!testing).*(?<!\.test)\.tsx?$/).map((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8'),
  );
  expect(reasons.length).toBeGreaterThan(0);
  expect(sources.length).toBeGreaterThan(500);
  for (const [name, reason] of reasons) {
    expect(Object.keys(ENDPOINTS)).toContain(name);
    expect(reason.length).toBeGreaterThan(20);
    expect(sources.filter((source) => source.includes(`['${name}']`))).toEqual([]);
  }
});
