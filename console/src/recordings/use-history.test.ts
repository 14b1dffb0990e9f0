import { expect, test } from 'vitest';
import { around } from './use-history.ts';

test('the commands around a position are asked for within the recording', () => {
  expect(around(10, { first: 1, last: 100 })).toEqual({ from: '7', count: '7' });
  expect(around(1, { first: 1, last: 100 })).toEqual({ from: '1', count: '7' });
  expect(around(100, { first: 1, last: 100 })).toEqual({ from: '94', count: '7' });
  expect(around(2, { first: 1, last: 3 })).toEqual({ from: '1', count: '7' });
});
