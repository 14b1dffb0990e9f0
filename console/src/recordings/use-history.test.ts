import { expect, test } from 'vitest';
import { around } from './use-history.ts';

test('the commands around a position are asked for within the recording', () => {
  expect(around(100, { first: 1, last: 1000 })).toEqual({ from: '40', count: '120' });
  expect(around(1, { first: 1, last: 1000 })).toEqual({ from: '1', count: '120' });
  expect(around(1000, { first: 1, last: 1000 })).toEqual({ from: '881', count: '120' });
  expect(around(2, { first: 1, last: 3 })).toEqual({ from: '1', count: '120' });
});
