import { expect, test } from 'vitest';
import { nameWithNumber } from './name-with-number.ts';

test('a user has a name beside the number, where one is known', () => {
  const nicks = new Map([
    ['10001', '阿澈'],
    ['10002', '10002'],
  ]);
  expect(['10001', '10002', '10003'].map((user) => nameWithNumber(user, nicks))).toEqual([
    '阿澈 10001',
    '10002',
    '10003',
  ]);
});
