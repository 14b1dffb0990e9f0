import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileColumns } from './tile-columns.ts';

test('few people stand in one row, more in rows of about the same length', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20].map(tileColumns)).toEqual([1, 2, 3, 2, 3, 3, 4, 4, 3, 4, 4, 5]);
});

test('up to twelve people leave at most two places of the last row empty; the rows are never longer than a square by more than one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (tiles) => {
      const columns = tileColumns(tiles);
      const rows = Math.ceil(tiles / columns);
      expect(columns).toBeLessThanOrEqual(Math.ceil(Math.sqrt(tiles)) + 1);
      expect(columns * (rows - 1)).toBeLessThan(tiles);
      if (tiles <= 12) expect(columns * rows - tiles).toBeLessThanOrEqual(2);
    }),
  );
});
