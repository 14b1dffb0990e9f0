import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { imGift } from './im-gift.ts';

test('a gift of a message counts in whole copies from 1 on: a fraction is refused, not rounded', () => {
  const read = (gift_num: unknown) => z.safeParse(imGift, { gift_id: 'rose', gift_num }).data?.gift_num;
  expect([1, '3', 1314].map(read)).toEqual([1, 3, 1314]);
  expect([2.7, '2.7', 0, -1, null, undefined].map(read)).toEqual(Array.from({ length: 6 }));
});
