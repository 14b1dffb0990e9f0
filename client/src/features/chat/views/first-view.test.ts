import { expect, test } from 'vitest';
import type { MessageRowModel } from '../index.ts';
import { rowsOfFirstView } from './first-view.ts';

const LOOK = { density: 'cosy', fontSize: 15 } as const;
const row = (fields: Partial<MessageRowModel> = {}) =>
  ({ kind: 'message', startsGroup: false, ...fields }) as MessageRowModel;
const rows = (count: number, fields?: Partial<MessageRowModel>) => Array.from({ length: count }, () => row(fields));

test('the first view takes as many rows as fill it at their least height', () => {
  expect(rowsOfFirstView(rows(30), 280, LOOK)).toBe(10);
  expect(rowsOfFirstView(rows(30), 281, LOOK)).toBe(11);
});

test('rows with a head fill it sooner', () => {
  expect(rowsOfFirstView(rows(30, { startsGroup: true }), 660, LOOK)).toBe(10);
});

test('a smaller text and a denser list take more rows, a larger text and a looser list fewer', () => {
  const count = (look: Parameters<typeof rowsOfFirstView>[2]) => rowsOfFirstView(rows(60), 600, look);
  expect(count({ density: 'compact', fontSize: 12 })).toBeGreaterThan(count(LOOK));
  expect(count({ density: 'roomy', fontSize: 20 })).toBeLessThan(count(LOOK));
});

test('a list that does not fill the view comes whole', () => {
  expect(rowsOfFirstView(rows(3), 800, LOOK)).toBe(3);
  expect(rowsOfFirstView([], 800, LOOK)).toBe(0);
});
