import { expect, test } from 'vitest';
import type { Connection } from '../journal/journal.ts';
import { connectedUsers, USERS_SHOWN } from './connected-users.ts';

const socket = (user: string, kind: Connection['socket'] = 'hall'): Connection => ({
  id: `${user} ${kind}`,
  user,
  socket: kind,
  opened_at: 0,
});
const NONE: ReadonlyMap<string, string> = new Map();

test('the sockets of a user stand together, and users with a fault come first, also without a socket', () => {
  const people = [
    { user: '3', cut_off: true, acks_held: false },
    { user: '2', cut_off: false, acks_held: true },
    { user: '1', cut_off: false, acks_held: false },
  ];
  const nicks = new Map([['1', '小满']]);
  const { shown, leftOut } = connectedUsers([socket('1'), socket('2'), socket('1', 'room')], people, nicks, '');
  expect(shown.map(({ user, name, cutOff, held, sockets }) => [user, name, cutOff, held, sockets.length])).toEqual([
    ['2', '2', false, true, 1],
    ['3', '3', true, false, 0],
    ['1', '小满', false, false, 2],
  ]);
  expect(leftOut).toBe(0);
});

test('a crowd shows so many users, counts the others, and a search finds each', () => {
  const crowd = Array.from({ length: 5000 }, (_, index) => socket(String(10_000 + index)));
  const all = connectedUsers(crowd, [], NONE, '');
  expect([all.shown.length, all.leftOut]).toEqual([USERS_SHOWN, 5000 - USERS_SHOWN]);
  const one = connectedUsers(crowd, [], new Map([['14999', '阿澈']]), ' 阿澈 149 ');
  expect([one.shown.map(({ user }) => user), one.leftOut]).toEqual([['14999'], 0]);
});
