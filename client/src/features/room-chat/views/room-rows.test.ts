import { expect, test } from 'vitest';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { HOST } from '../../../testing/run-room.ts';
import type { RoomLineModel } from '../index.ts';
import { roomRows } from './room-rows.ts';

const line = (key: string, kind: RoomLineModel['kind'], id = HOST, time = 0): RoomLineModel => ({
  key,
  mid: key,
  c_mid: '',
  kind,
  content: kind === 'arrival' ? '' : key,
  author: { id, nick: id, header: '' },
  time,
  toldAt: time,
});

test('users who come in one after another share a row, and each counts once', () => {
  const rows = roomRows([line('1', 'arrival'), line('2', 'arrival', VIEWER), line('3', 'arrival'), line('4', 'said')]);
  expect(rows).toMatchObject([
    { kind: 'arrivals', people: [{ id: VIEWER }, { id: HOST }] },
    { kind: 'line', key: '4' },
  ]);
});

test('one who followed another user has a line of their own between the rows of arrivals', () => {
  const rows = roomRows([
    line('1', 'arrival'),
    { ...line('2', 'arrival', VIEWER), content: '阿澈' },
    line('3', 'arrival'),
  ]);
  expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
    ['arrivals', '1'],
    ['line', '2'],
    ['arrivals', '3'],
  ]);
});

test('a line continues the one before by the same author within two minutes', () => {
  const rows = roomRows([
    line('1', 'said'),
    line('2', 'said', HOST, 119_999),
    line('3', 'said', HOST, 240_000),
    line('4', 'said', VIEWER, 240_001),
  ]);
  expect(rows.map((row) => row.kind === 'line' && row.isContinued)).toEqual([false, true, false, false]);
});

test('the row of a line stays the same object while others come, unless the line before it changes what it shows', () => {
  const [first, second, third] = [line('1', 'said'), line('2', 'said'), line('3', 'gift')];
  const before = roomRows([first, second]);
  const after = roomRows([first, second, third]);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, true]);
  expect(roomRows([second])[0]).toMatchObject({ isContinued: false });
});
