import { type RoomSeat, type UserNo, userNo } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isToast, type SeatScene } from '../own-seat.model.ts';
import { type SeatNews, seatNews, toldNews } from './seat-news.model.ts';

const no = (value: string): UserNo => z.parse(userNo, value);
const VIEWER = no('10001');
const seat = (mic_number: number, nick = '', mic_status: 1 | 2 = 1): RoomSeat => ({
  mic_number,
  mic_status,
  member: nick === '' ? null : { id: nick === '我' ? VIEWER : no(`2${nick.charCodeAt(0)}`), nick, header: '' },
  volume: 0,
});
const scene = (seats: readonly RoomSeat[], rest: Partial<SeatScene> = {}): SeatScene => ({
  seats,
  applied: null,
  stepsDown: false,
  isInvited: false,
  ...rest,
});
const between = (before: SeatScene, after: SeatScene) => seatNews(before, after, VIEWER);

describe('of others', () => {
  test('users who sat down, left or moved are told each with their seat', () => {
    const before = scene([seat(1, '甲'), seat(2, '乙'), seat(3), seat(4)]);
    expect(between(before, scene([seat(1), seat(2), seat(3, '乙'), seat(4, '丙')]))).toEqual([
      { kind: 'left', mic_number: 1, name: '甲' },
      { kind: 'moved', mic_number: 3, name: '乙' },
      { kind: 'sat', mic_number: 4, name: '丙' },
    ]);
  });

  test('an empty seat that is locked or opened; a muted seat of another user and a voice are no news', () => {
    const before = scene([seat(1), seat(2, '', 2), seat(3, '甲')]);
    expect(between(before, scene([seat(1, '', 2), seat(2), { ...seat(3, '甲', 2), volume: 60 }]))).toEqual([
      { kind: 'locked', mic_number: 1 },
      { kind: 'unlocked', mic_number: 2 },
    ]);
  });

  test('the first list of a visit is no news', () => {
    expect(between(scene([]), scene([seat(1, '甲')]))).toEqual([]);
  });
});

describe('of the viewer', () => {
  const empty = [seat(1), seat(2)];
  test('an application that was accepted differs from a seat that was taken', () => {
    expect(between(scene(empty, { applied: 2 }), scene([seat(1), seat(2, '我')]))).toEqual([
      { kind: 'accepted', mic_number: 2 },
    ]);
    expect(between(scene(empty), scene([seat(1), seat(2, '我')]))).toEqual([{ kind: 'ownSat', mic_number: 2 }]);
  });

  test('a seat that another user gave is told by its dialog', () => {
    expect(between(scene(empty), scene([seat(1), seat(2, '我')], { isInvited: true }))).toEqual([]);
  });

  test('a mute by a manager, its end, another seat and none', () => {
    const sits = scene([seat(1), seat(2, '我')]);
    const muted = scene([seat(1), seat(2, '我', 2)]);
    expect(between(sits, muted)).toEqual([{ kind: 'ownMuted' }]);
    expect(between(muted, sits)).toEqual([{ kind: 'ownUnmuted' }]);
    expect(between(sits, scene([seat(1, '我'), seat(2)]))).toEqual([{ kind: 'ownMoved', mic_number: 1 }]);
    expect(between(sits, scene(empty))).toEqual([{ kind: 'ownTaken' }]);
    expect(between({ ...sits, stepsDown: true }, scene(empty))).toEqual([{ kind: 'ownLeft' }]);
  });
});

test('a muted user who leaves opens their seat: no manager unlocked it', () => {
  expect(between(scene([seat(1, '甲', 2)]), scene([seat(1)]))).toEqual([{ kind: 'left', mic_number: 1, name: '甲' }]);
});

test('changes that others made to the seat of the viewer are toasts; own ones, and those of others, are heard alone', () => {
  const kinds: readonly SeatNews[] = [
    { kind: 'accepted', mic_number: 1 },
    { kind: 'ownTaken' },
    { kind: 'ownMuted' },
    { kind: 'ownUnmuted' },
  ];
  expect(kinds.every(isToast)).toBe(true);
  const heard: readonly SeatNews[] = [
    { kind: 'ownLeft' },
    { kind: 'ownSat', mic_number: 1 },
    { kind: 'locked', mic_number: 1 },
  ];
  expect(heard.some(isToast)).toBe(false);
});

test('two changes of others are told, more are counted; those of the viewer are always told', () => {
  const sat = (mic_number: number): SeatNews => ({ kind: 'sat', mic_number, name: '甲' });
  expect(toldNews([sat(1), sat(2)])).toEqual({ told: [sat(1), sat(2)], counted: 0 });
  expect(toldNews([{ kind: 'ownMuted' }, sat(1), sat(2), sat(3)])).toEqual({
    told: [{ kind: 'ownMuted' }],
    counted: 3,
  });
});
