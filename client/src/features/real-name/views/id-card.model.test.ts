import { expect, test } from 'vitest';
import { isIdCard, readIdCard } from './id-card.model.ts';

test('a number is read without spaces, and one wrong digit is a slip', () => {
  expect(readIdCard(' 110105 19491231 002x ')).toBe('11010519491231002X');
  expect(isIdCard('11010519491231002X')).toBe(true);
  expect(['11010519491231002', '110105194912310021', '11010519491231003X', 'A1010519491231002X'].map(isIdCard)).toEqual(
    [false, false, false, false],
  );
});
