import { expect, test } from 'vitest';
import { atOnce, inTurns } from './in-turns.ts';

/** Three steps of 15 ms, and what they have made. */
function* steps(): Generator<undefined, number> {
  for (let step = 0; step < 3; step += 1) {
    const until = performance.now() + 15;
    while (performance.now() < until);
    yield;
  }
  return 3;
}

test('other work has its turn between the steps', async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  expect(await inTurns(steps())).toBe(3);
  clearInterval(others);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('work that is done at once ends the same, and an error of a step arrives in both', async () => {
  expect(atOnce(steps())).toBe(3);
  // biome-ignore lint/correctness/useYield: it fails before its first step
  const failing = function* (): Generator<undefined, number> {
    throw new Error('damaged');
  };
  expect(() => atOnce(failing())).toThrow('damaged');
  await expect(inTurns(failing())).rejects.toThrow('damaged');
});
