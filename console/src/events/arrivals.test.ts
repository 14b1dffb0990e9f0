import { expect, test } from 'vitest';
import { type Arrival, arrivalsOf } from './arrivals.ts';

const socket = (user: string, opened_at: number) => ({ user, opened_at });
const usersOf = (arrivals: readonly Arrival[]) => arrivals.map(({ user }) => user);

test('the user who came last is the first, whatever the order of the sockets', () => {
  const first = arrivalsOf([], [socket('10003', 5), socket('10004', 2), socket('10004', 7)], 10);
  expect(usersOf(first)).toEqual(['10004', '10003']);
  const next = arrivalsOf(first, [socket('10003', 5), socket('10001', 11), socket('10004', 7)], 12);
  expect(usersOf(next)).toEqual(['10001', '10004', '10003']);
});

test('a page that reconnects keeps its place, also while it has no socket', () => {
  const both = arrivalsOf([], [socket('10003', 5), socket('10004', 7)], 10);
  const away = arrivalsOf(both, [socket('10003', 5)], 20);
  expect(usersOf(away)).toEqual(['10004', '10003']);
  const otherAway = arrivalsOf(away, [socket('10004', 30)], 31);
  expect(usersOf(arrivalsOf(otherAway, [socket('10004', 30), socket('10003', 40)], 41))).toEqual(['10004', '10003']);
});

test('a user who comes again after a minute without a page is the first', () => {
  const both = arrivalsOf([], [socket('10003', 5), socket('10004', 7)], 10);
  const left = arrivalsOf(both, [socket('10004', 7)], 60_010);
  expect(usersOf(left)).toEqual(['10004']);
  expect(usersOf(arrivalsOf(left, [socket('10004', 7), socket('10003', 60_020)], 60_021))).toEqual(['10003', '10004']);
});
