import { expect, test } from 'vitest';
import { around } from './use-history.ts';
import { nameAt, nameOfFile } from './world-names.ts';

test('a world at a position is named after both, and stays a name that worlds may have', () => {
  expect(nameAt('qa-7', 12)).toBe('qa-7-at-12');
  const long = nameAt('a'.repeat(34).concat('-bcdef'), 1234);
  expect(long).toBe(`${'a'.repeat(32)}-at-1234`);
  expect(long.length).toBeLessThanOrEqual(40);
});

test('a file names a world by what names may have of it', () => {
  expect(nameOfFile('Hall Evening (2).recording')).toBe('hall-evening-2');
  expect(nameOfFile('晚上.recording')).toBe('imported');
});

test('the commands around a position are asked for within the recording', () => {
  expect(around(10, { first: 1, last: 100 })).toEqual({ from: '7', count: '7' });
  expect(around(1, { first: 1, last: 100 })).toEqual({ from: '1', count: '7' });
  expect(around(100, { first: 1, last: 100 })).toEqual({ from: '94', count: '7' });
  expect(around(2, { first: 1, last: 3 })).toEqual({ from: '1', count: '7' });
});
