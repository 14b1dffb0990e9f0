import { type UserNo, userNo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ALL_SEATS,
  chosenOf,
  cutNick,
  firstChoice,
  listenersOf,
  placesOf,
  receiversOf,
} from './gift-receivers.model.ts';

const no = (value: string): UserNo => z.parse(userNo, value);
const person = (value: string) => ({ id: no(value), nick: value, header: '' });
const seatOf = (mic_number: number, value: string | null) => ({
  mic_number,
  member: value === null ? null : person(value),
});
const [HOST, GUEST, VIEWER, LISTENER] = ['10001', '10002', '10003', '10004'];
const SEATS = [seatOf(0, HOST), seatOf(1, GUEST), seatOf(2, VIEWER), seatOf(3, null)];
const NOBODY_ELSE = [seatOf(0, VIEWER), seatOf(1, null)];

test('the panel marks whom it was opened for, else the host, else the only one there is, and never guesses among several', () => {
  const first = (seats: typeof SEATS, openedFor: string | null = null) =>
    firstChoice(seats, no(VIEWER), openedFor === null ? null : person(openedFor));
  expect(first(SEATS, LISTENER)).toEqual([LISTENER]);
  expect(first(SEATS)).toEqual([HOST]);
  expect(first([seatOf(0, VIEWER), seatOf(1, GUEST)])).toEqual([GUEST]);
  expect(first([seatOf(0, null), seatOf(1, GUEST), seatOf(2, HOST)])).toEqual([]);
  expect(first(NOBODY_ELSE)).toEqual([]);
});

test('the next gift of a visit has the receivers of the latest one, without those who have left, unless it was opened for a user', () => {
  const next = (before: Parameters<typeof firstChoice>[3], openedFor: string | null = null) =>
    firstChoice(SEATS, no(VIEWER), openedFor === null ? null : person(openedFor), before);
  expect(next([no(GUEST)])).toEqual([GUEST]);
  expect(next([no(GUEST), no(LISTENER)])).toEqual([GUEST]);
  expect(next(ALL_SEATS)).toBe(ALL_SEATS);
  expect(next([no(LISTENER)])).toEqual([HOST]);
  expect(next([no(GUEST)], HOST)).toEqual([HOST]);
});

test('a gift reaches the marked users who are still there; all seats means the users who sit there now, without the viewer', () => {
  const there = receiversOf(SEATS, no(VIEWER), [person(LISTENER)]);
  expect(there.people.map(({ id }) => id)).toEqual([LISTENER, HOST, GUEST]);
  expect(chosenOf([no(LISTENER), no(GUEST), no('10009')], there)).toEqual([LISTENER, GUEST]);
  expect(chosenOf(ALL_SEATS, there)).toEqual([HOST, GUEST]);
  expect(chosenOf(ALL_SEATS, receiversOf(NOBODY_ELSE, no(VIEWER), []))).toEqual([]);
});

test('listeners can get a gift while the viewer alone is on the seats; the only one is marked', () => {
  const listeners = listenersOf([VIEWER, GUEST, LISTENER].map(person), no(VIEWER));
  expect(listeners).toEqual([person(GUEST), person(LISTENER)]);
  expect(receiversOf(NOBODY_ELSE, no(VIEWER), listeners)).toEqual({ seated: [], people: listeners });
  const first = (there: typeof listeners) => firstChoice(NOBODY_ELSE, no(VIEWER), null, undefined, there);
  expect([first(listeners), first(listeners.slice(1)), first([])]).toEqual([[], [LISTENER], []]);
  // One who sits down meanwhile stands there once.
  const seats = [...NOBODY_ELSE, seatOf(2, GUEST)];
  expect(receiversOf(seats, no(VIEWER), listeners).people.map(({ id }) => id)).toEqual([LISTENER, GUEST]);
});

test('a receiver who leaves keeps the place in the row, also for a return, and newcomers come last', () => {
  const [a, b, c] = [person(HOST), person(GUEST), person(LISTENER)];
  const row = (...args: Parameters<typeof placesOf>) =>
    placesOf(...args).map(({ person: { id }, isGone }) => [id, isGone]);
  expect(row([a, b], [c, b])).toEqual([
    [HOST, true],
    [GUEST, false],
    [LISTENER, false],
  ]);
  const renamed = { ...a, nick: '新名字' };
  expect(placesOf([a, b], [b, renamed])).toEqual([
    { person: renamed, isGone: false },
    { person: b, isGone: false },
  ]);
});

test('a nick is cut after eight characters, of which an emoji is one', () => {
  expect(cutNick('唱片行老板')).toBe('唱片行老板');
  expect(cutNick('12345678')).toBe('12345678');
  expect(cutNick('123456789')).toBe('12345678…');
  expect(cutNick('👩‍👩‍👧1234567')).toBe('👩‍👩‍👧1234567');
});
