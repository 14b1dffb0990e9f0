import { SYSTEM_SESSIONS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import type { ImSession, ImSessionId } from './im.state.ts';
import { initialIm } from './im.state.ts';
import { selectImUnread, selectPersonalUnread } from './unread-sum.ts';

const unread = (id: ImSessionId, count = 1): ImSession => ({ id, isPinned: false, unread: count, last: null, at: 1 });
const counted = (sessions: readonly ImSession[], mentioned = {}) =>
  selectPersonalUnread({ im: { ...initialIm, sessions, mentioned } });

test('messages of people are meant for the viewer in person, with or without a prefix of their account', () => {
  expect(counted([unread('p2p-10002', 2), unread('p2p-ypb_10003', 3), unread('p2p-bar_10004')])).toBe(6);
});

test('messages of groups and of the platform are not, save for an unread mention', () => {
  const system = SYSTEM_SESSIONS.map((each) => unread(`p2p-${each}`));
  expect(counted([...system, unread('team-7001', 9)])).toBe(0);
  expect(counted([unread('team-7001', 9)], { 'team-7001': 1 })).toBe(1);
});

test('sessions are looked through only when they are others', () => {
  let looks = 0;
  const watched = new Proxy([unread('p2p-10002', 2)], {
    get: (target, name, receiver) => {
      if (name === 'filter' || name === 'reduce') looks += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const im = { ...initialIm, sessions: watched };
  for (let change = 0; change < 3; change += 1) {
    expect(selectPersonalUnread({ im: { ...im, drafts: { 'p2p-10002': String(change) } } })).toBe(2);
    expect(selectImUnread({ im: { ...im, isListShown: change === 1 } })).toBe(2);
  }
  expect(looks).toBe(2);
});

test('before the messages are loaded nothing is unread', () => {
  expect(selectPersonalUnread({})).toBe(0);
});
