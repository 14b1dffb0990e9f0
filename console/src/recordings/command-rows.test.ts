import { expect, test } from 'vitest';
import { foldedCommands, rowsAround } from './command-rows.ts';

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
  const rows = foldedCommands(listOf('a', 'b', ...volumes(9), 'c', 'd', 'e'));
  expect(shapeOf(rowsAround(rows, 5, 3))).toEqual(['b 1', 'seat.volume 9', 'c 1']);
  expect(shapeOf(rowsAround(rows, 1, 3))).toEqual(['a 1', 'b 1', 'seat.volume 9']);
  expect(shapeOf(rowsAround(rows, 14, 3))).toEqual(['c 1', 'd 1', 'e 1']);
  expect(rowsAround(rows, 14, 30)).toEqual(rows);
});
