import { afterEach, expect, test } from 'vitest';
import { judgedByGoal } from './goal.ts';

const former = process.exitCode;
afterEach(() => {
  process.exitCode = former;
});

test('a figure up to its goal reaches it, and leaves the code of the process', () => {
  expect(judgedByGoal(100, 100, 'ms')).toBe('goal 100 ms: reached');
  expect(process.exitCode).toBe(former);
});

test.each([100.1, Number.NaN])('a goal of 100 is missed by %s, and the process ends with 1', (value) => {
  const told = judgedByGoal(value, 100, 'ms');
  const code = process.exitCode;
  process.exitCode = former;
  expect([told, code]).toEqual(['goal 100 ms: MISSED', 1]);
});
