import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextIndex } from './roving.ts';

const list = { from: 1, count: 3, columns: 1, isRtl: false };
const grid = { from: 8, count: 29, columns: 7, isRtl: false };

describe('nextIndex', () => {
  test('a list moves up and down and leaves the sideways keys to the page', () => {
    expect(nextIndex('ArrowUp', list)).toBe(0);
    expect(nextIndex('ArrowDown', list)).toBe(2);
    expect(nextIndex('ArrowLeft', list)).toBeNull();
  });
  test('a grid moves in four directions, mirrored from right to left', () => {
    expect(nextIndex('ArrowUp', grid)).toBe(1);
    expect(nextIndex('ArrowDown', grid)).toBe(15);
    expect(nextIndex('ArrowRight', grid)).toBe(9);
    expect(nextIndex('ArrowRight', { ...grid, isRtl: true })).toBe(7);
  });
  test('every key leads to an existing item', () => {
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(
        key,
        fc.nat(40),
        fc.integer({ min: 1, max: 41 }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (k, from, count, columns, isRtl) => {
          fc.pre(from < count);
          const to = nextIndex(k, { from, count, columns, isRtl });
          expect(to === null || (to >= 0 && to < count && to !== from)).toBe(true);
        },
      ),
    );
  });
});
