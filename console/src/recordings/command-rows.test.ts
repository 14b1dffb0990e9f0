import { expect, test } from 'vitest';
import { foldedCommands, keyedRows, rowsAround } from './command-rows.ts';

const listOf = (...names: string[]) =>
  names.map((name, index) => ({ position: index + 1, at: 1000 * index, name, by: '10001', input: '{}' }));
const volumes = (count: number) => Array.from({ length: count }, () => 'seat.volume');
const shapeOf = (rows: ReturnType<typeof foldedCommands>) => rows.map((row) => `${row[0]?.name} ${row.length}`);

test('a run of commands of one kind is one row, and a few of them stand alone', () => {
  const list = listOf('seat.take', ...volumes(40), 'chat.send', 'chat.send', ...volumes(2));
  expect(shapeOf(foldedCommands(list))).toEqual([
    'seat.take 1',
    'seat.volume 40',
    'chat.send 1',
    'chat.send 1',
    'seat.volume 1',
    'seat.volume 1',
  ]);
  expect(foldedCommands(list).flat()).toEqual(list);
});

test('the rows around a position hold its row, and are as many as there are', () => {
  const rows = keyedRows(listOf('a', 'b', ...volumes(9), 'c', 'd', 'e'), []);
  const shapeAround = (at: number) => shapeOf(rowsAround(rows, at, 3).map(({ row }) => row));
  expect(shapeAround(5)).toEqual(['b 1', 'seat.volume 9', 'c 1']);
  expect(shapeAround(1)).toEqual(['a 1', 'b 1', 'seat.volume 9']);
  expect(shapeAround(14)).toEqual(['c 1', 'd 1', 'e 1']);
  expect(rowsAround(rows, 14, 30)).toEqual(rows);
});

test('a run keeps its key while more, or less, of it is read, and no other row has that key', () => {
  const list = listOf('a', ...volumes(30), 'b', ...volumes(20));
  const keysOf = (rows: ReturnType<typeof keyedRows>) => rows.map(({ key }) => key);
  const middle = keyedRows(list.slice(10, 40), []);
  expect(keysOf(middle)).toEqual([11, 32, 33]);
  const earlier = keyedRows(list.slice(0, 36), middle);
  expect(keysOf(earlier)).toEqual([1, 11, 32, 33]);
  const later = keyedRows(list.slice(20), earlier);
  expect(keysOf(later)).toEqual([11, 32, 33]);
});
