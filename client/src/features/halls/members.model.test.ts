import { type HallUser, LIST_WINDOW_ROWS, TOP_FLAG_LAST_PAGE, userNo } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { windowed } from '../../lib/list-window.ts';
import {
  addMember,
  addPage,
  changeMember,
  changePresence,
  firstPage,
  type Members,
  pageTowards,
  removeMember,
} from './members.model.ts';

const user = (n: number, online = true, role: '' | 'manage' = ''): HallUser => ({
  id: z.parse(userNo, `u${String(n).padStart(4, '0')}`),
  nick: `n${String(n).padStart(4, '0')}`,
  avatar: '',
  online,
  role,
  age: 0,
  gender: 0,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
});
const members = Array.from({ length: 200 }, (_, at) => user(at, at < 120));
const page = (number: number) => ({
  users: members.slice((number - 1) * 30, number * 30),
  page: number,
  page_total: 7,
  online_count: 120,
  offline_count: 80,
});
const start = firstPage(page(1), null);
const down = (members: Members) => addPage(members, page(pageTowards(members, 'below') ?? 0), 'below');
const up = (members: Members) => addPage(members, page(pageTowards(members, 'above') ?? 0), 'above');
const numbers = (members: Members) => members.rows.map(({ id }) => Number(id.slice(1)));
const run = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test('[hall-flow.list-window, const.hall-list-window-60] the window holds at most 60 rows and trims at least 29 at once', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.constantFrom('start' as const, 'end' as const), (size, end) => {
      const rows = run(0, size);
      const result = windowed(rows, end);
      expect(result.rows.length).toBeLessThanOrEqual(LIST_WINDOW_ROWS);
      expect(result.dropped).toBe(size - result.rows.length);
      if (size > LIST_WINDOW_ROWS) expect(result.dropped).toBeGreaterThanOrEqual(29);
      expect(result.rows).toEqual(end === 'start' ? rows.slice(result.dropped) : rows.slice(0, size - result.dropped));
    }),
  );
});

test('[const.hall-user-page-size-30] pages follow each other down and up again without a hole', () => {
  const third = down(down(start));
  expect(numbers(third)).toEqual(run(30, 90));
  expect(third).toMatchObject({ hasAbove: true, hasBelow: true });
  const back = up(third);
  expect(numbers(back)).toEqual(run(0, 60));
  expect(back).toMatchObject({ hasAbove: false, hasBelow: true });
  let end = third;
  while (end.hasBelow) end = down(end);
  expect(numbers(end).at(-1)).toBe(199);
  expect(pageTowards(end, 'below')).toBeNull();
  expect(pageTowards(start, 'above')).toBeNull();
});

test('[hall-flow.top-flag-paging, const.top-flag-page-3] after three pages upwards the top flag goes', () => {
  let members = start;
  while (members.hasBelow) members = down(members);
  let pages = 0;
  while (members.hasAbove) {
    members = up(members);
    pages += 1;
  }
  expect(pages).toBe(TOP_FLAG_LAST_PAGE);
  expect(members.rows[0]?.page).toBeGreaterThan(1);
});

test('[hall-event.presence.state-1, hall-event.presence.state-2] a member comes online and goes offline: counts and order follow', () => {
  const gone = changePresence(start, { ...user(3), online: false });
  expect(gone).toMatchObject({ onlineCount: 119, offlineCount: 81 });
  expect(numbers(gone).at(-1)).toBe(3);
  const back = changePresence(gone, user(3));
  expect(numbers(back)).toEqual(numbers(start));
  expect(changePresence(back, user(3))).toBe(back);
});

test('a person outside the window changes the counts only', () => {
  const members = changePresence(start, { ...user(150), online: true });
  expect(numbers(members)).toEqual(numbers(start));
  expect(members.onlineCount).toBe(121);
});

test('[hall-event.presence.state-3] a member who was removed is gone', () => {
  const members = removeMember(start, user(3).id);
  expect(numbers(members)).not.toContain(3);
  expect(members.onlineCount).toBe(119);
});

test('a new member appears where the order puts them', () => {
  const newcomer = { ...user(999), nick: 'n0002b' };
  const members = addMember(start, newcomer);
  expect(members.rows[3]?.id).toBe(newcomer.id);
  expect(members.onlineCount).toBe(121);
  expect(addMember(members, newcomer)).toBe(members);
});

test('[hall-event.user-change.type-1-manage] a manager moves up, the owner stands first', () => {
  const owned = firstPage(page(1), user(5).id);
  const members = changeMember(owned, user(9).id, { role: 'manage' });
  expect(numbers(members).slice(0, 3)).toEqual([5, 9, 0]);
  expect(changeMember(members, user(150).id, { role: 'manage' })).toBe(members);
});
