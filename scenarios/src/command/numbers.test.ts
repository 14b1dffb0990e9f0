import { expect, test } from 'vitest';
import { integer, positive } from './numbers.ts';

const ANY = Number.MIN_SAFE_INTEGER;

test('a seed is any whole number, as in a scenario', () => {
  expect(['0', '-3', '7'].map((text) => integer('seed', text, ANY))).toEqual([0, -3, 7]);
  for (const text of ['1.5', '', 'x', '1e400']) expect(() => integer('seed', text, ANY)).toThrow('--seed: ');
});

test('an option says what it takes', () => {
  expect(() => integer('at', '0', 1)).toThrow('--at: "0" is no whole number of 1 or more');
  expect(() => positive('speed', '0')).toThrow('--speed: "0" is no number above 0');
  expect(() => integer('at', '0', 1, 'zh')).toThrow('--at：应为 1 以上的整数，而不是 "0"');
  expect(() => positive('speed', '0', 'zh')).toThrow('--speed：应为大于 0 的数字，而不是 "0"');
  expect([integer('at', undefined, 1), positive('speed', '0.5')]).toEqual([undefined, 0.5]);
});
