import { expect, test } from 'vitest';
import { isFine, lineOf, type Row } from './row.ts';

const row: Row = { trial: 't', acknowledged: 4, lost: 0, doubled: 0, isReported: null, othersServe: null, faults: [] };

test('a trial fails by a silent loss, a doubled line, another world that is not whole, or a fault of its own', () => {
  expect(isFine(row)).toBe(true);
  expect(isFine({ ...row, lost: 1, isReported: true })).toBe(true);
  for (const change of [
    { lost: 1 },
    { lost: 1, isReported: false },
    { doubled: 1 },
    { othersServe: false },
    { faults: ['not ready'] },
  ]) {
    expect([change, isFine({ ...row, ...change })]).toEqual([change, false]);
    expect(lineOf({ ...row, ...change })).toMatch(/^✗ t /);
  }
});
