import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatMove, seatRows } from './seat-rows.model.ts';

const seats = (count: number) => Array.from({ length: count }, (_, index) => index);
const lengths = (count: number, isWide: boolean) => seatRows(seats(count), isWide).map((row) => row.length);

test('ten seats are the host, then four and five; on a wide page five and four', () => {
  expect(lengths(10, false)).toEqual([1, 4, 5]);
  expect(lengths(10, true)).toEqual([1, 5, 4]);
  expect(lengths(9, false)).toEqual([1, 5, 3]);
  expect(seatRows([], true)).toEqual([]);
});

test('every seat stands in the rows once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.boolean(), (count, isWide) => {
      expect(seatRows(seats(count), isWide).flat()).toEqual(seats(count));
    }),
  );
});

test('the arrows reach every seat, follow the direction of the text, and stop at the edges', () => {
  const rows = [1, 4, 5];
  expect(seatMove(rows, { row: 0, column: 0 }, 'ArrowDown', false)).toEqual({ row: 1, column: 2 });
  expect(seatMove(rows, { row: 1, column: 3 }, 'ArrowDown', false)).toEqual({ row: 2, column: 4 });
  expect(seatMove(rows, { row: 2, column: 4 }, 'ArrowUp', false)).toEqual({ row: 1, column: 3 });
  expect(seatMove(rows, { row: 1, column: 0 }, 'ArrowRight', false)).toEqual({ row: 1, column: 1 });
  expect(seatMove(rows, { row: 1, column: 0 }, 'ArrowLeft', true)).toEqual({ row: 1, column: 1 });
  expect(seatMove(rows, { row: 1, column: 0 }, 'ArrowLeft', false)).toBeNull();
  expect(seatMove(rows, { row: 2, column: 1 }, 'End', false)).toEqual({ row: 2, column: 4 });
  expect(seatMove(rows, { row: 0, column: 0 }, 'ArrowUp', false)).toBeNull();
});
