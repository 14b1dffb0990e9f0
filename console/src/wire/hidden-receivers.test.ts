import { expect, test } from 'vitest';
import { usersMeant } from './hidden-receivers.ts';

const nicks = new Map([
  ['10001', '小满'],
  ['10002', '阿澈'],
  ['10003', 'Xiao'],
]);

test('a filter means users by their whole number, known or not, and by a part of their name', () => {
  expect(usersMeant('12345 chatMessage', nicks)).toEqual(['12345']);
  expect(usersMeant('小', nicks)).toEqual(['10001']);
  expect(usersMeant('xiao 10001', nicks)).toEqual(['10001', '10003']);
  expect(usersMeant('chatMessage', nicks)).toEqual([]);
  expect(usersMeant('', nicks)).toEqual([]);
});

test('a name that many have asks for the first of them', () => {
  const crowd = new Map(Array.from({ length: 100 }, (_, index) => [String(index), `成员${index}`] as const));
  expect(usersMeant('成员', crowd)).toHaveLength(20);
});
