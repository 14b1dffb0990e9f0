import { expect, test } from 'vitest';
import { problemOfName } from './known-worlds.ts';

test('a name of a new world is checked at its field: letters, digits and inner hyphens, and no name that there is', () => {
  const problem = (name: string) => problemOfName(name, ['main', 'qa-7']);
  expect(['', 'qa-8', 'a', 'a'.repeat(40)].map(problem)).toEqual([null, null, null, null]);
  expect(['-qa', 'qa-', 'Qa', 'q_a', '世界', 'a b', 'a'.repeat(41)].map(problem)).toEqual(Array(7).fill('invalid'));
  expect(problem('qa-7')).toBe('taken');
});
