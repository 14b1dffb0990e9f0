import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SEATS_DEFAULT, SEATS_MAX } from '../limits.ts';
import { room } from './room.ts';

test.each([
  [undefined, SEATS_DEFAULT],
  [0, SEATS_DEFAULT],
  [-4, SEATS_DEFAULT],
  ['many', SEATS_DEFAULT],
  ['6', 6],
  [SEATS_MAX, SEATS_MAX],
  [4e9, SEATS_MAX],
  ['1e999', SEATS_MAX],
])('[const.seats-10] a room that says %s has %i seats: a view draws each of them', (mic_num, seats) => {
  expect(z.parse(room, { room_no: '600001', mic_num }).mic_num).toBe(seats);
});
