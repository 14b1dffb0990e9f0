import { expect, test } from 'vitest';
import { nameAt, nameOfFile } from './given-names.ts';

test('a world at a position is named after both, and stays a name that worlds may have', () => {
  expect(nameAt('qa-7', 12)).toBe('qa-7-at-12');
  const long = nameAt('a'.repeat(34).concat('-bcdef'), 1234);
  expect(long).toBe(`${'a'.repeat(32)}-at-1234`);
  expect(long.length).toBeLessThanOrEqual(40);
});

test('a file names a world by what names may have of it', () => {
  expect(nameOfFile('Hall Evening (2).recording', [])).toBe('hall-evening-2');
  expect(nameOfFile('晚上.recording', [])).toBe('imported');
  // The world that was exported is often still there.
  expect(nameOfFile('qa-7.recording', ['main', 'qa-7', 'qa-7-2'])).toBe('qa-7-3');
  const long = 'a'.repeat(40);
  expect(nameOfFile(`${long}.recording`, [long])).toBe(`${'a'.repeat(38)}-2`);
});
