import { expect, onTestFinished, test, vi } from 'vitest';
import { Holds } from './holds.ts';

const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

test('holds add up, and two at one moment count once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const holds = new Holds();
  const first = holds.until(later(300));
  await vi.advanceTimersByTimeAsync(100);
  const both = Promise.all([first, holds.until(later(400)), holds.until(undefined)]);
  await vi.advanceTimersByTimeAsync(400);
  await both;
  expect(holds.ms).toBe(500);
  await vi.advanceTimersByTimeAsync(1000);
  const third = holds.until(later(200));
  await vi.advanceTimersByTimeAsync(200);
  await third;
  expect(holds.ms).toBe(700);
});
