import { expect, test } from 'vitest';
import { FLUSH_PAUSE_MAX_MS, nextFlushPause } from './flush-pace.ts';

test('late frames pause the flushing for about as long as they took, at most 100 ms, and punctual ones end that', () => {
  expect(nextFlushPause(0, 16)).toBe(0);
  expect(nextFlushPause(0, 60)).toBe(48);
  expect(nextFlushPause(48, 30)).toBeCloseTo(43.2);
  let pause = nextFlushPause(48, 5000);
  expect(pause).toBe(FLUSH_PAUSE_MAX_MS);
  for (let frame = 0; frame < 21; frame += 1) pause = nextFlushPause(pause, 16);
  expect(pause).toBe(0);
});

test('a page that takes 10 ms a flush and 1 ms a message does not slow down further at 200 messages a second', () => {
  let pause = 60;
  const pauses = Array.from({ length: 50 }, () => {
    const waiting = 0.2 * (pause + 16);
    pause = nextFlushPause(pause, 10 + waiting);
    return pause;
  });
  expect(Math.max(...pauses.slice(10))).toBeLessThan(20);
});
