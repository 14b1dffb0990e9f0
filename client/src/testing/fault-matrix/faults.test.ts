import { HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { cellsOf, FAULTS } from './faults.ts';
import { isStored } from './hall-invariants.ts';

// Object.keys forgets the names.
const hall = cellsOf(Object.keys(HALL_EVENTS) as (keyof typeof HALL_EVENTS)[], isStored);
const room = cellsOf(Object.keys(ROOM_EVENTS));
const all = [...hall, ...room];

test('the matrix has as many cells as its decision states, each with an invariant', () => {
  expect([Object.keys(FAULTS).length, hall.length, room.length, all.length]).toEqual([16, 267, 336, 603]);
  expect(all.filter(({ invariant }) => invariant.length === 0)).toEqual([]);
});

test('every fault meets some event, and every event meets all faults but those of written lines', () => {
  expect(new Set(all.map(({ fault }) => fault))).toEqual(new Set(Object.keys(FAULTS)));
  const met = (name: string) => all.filter((cell) => cell.name === name).length;
  expect([met('systemMessage'), met('chatMessage'), met('chatAcknowledged'), met('roomChat')]).toEqual([
    14, 14, 15, 14,
  ]);
});
