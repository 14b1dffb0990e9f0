import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollPace } from './scroll-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a list that moves by rows at a time shows faces', () => {
  const pace = createScrollPace();
  for (let frame = 0; frame < 10; frame += 1) pace.moved(frame * 30, frame * 16);
  expect(pace.isFast()).toBe(false);
  const run = vi.fn();
  pace.onceReadable(run);
  expect(run).toHaveBeenCalledOnce();
});

test('faces wait while a list rushes by, and come once it rests', () => {
  const pace = createScrollPace();
  const run = vi.fn();
  const givenUp = vi.fn();
  for (let frame = 0; frame < 10; frame += 1) pace.moved(frame * 300, frame * 16);
  expect(pace.isFast()).toBe(true);
  pace.onceReadable(run);
  pace.onceReadable(givenUp)();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120);
  expect(pace.isFast()).toBe(false);
  expect(run).toHaveBeenCalledOnce();
  expect(givenUp).not.toHaveBeenCalled();
});

test('faces come as soon as the list is slow, also while it moves', () => {
  const pace = createScrollPace();
  const run = vi.fn();
  pace.moved(0, 0);
  pace.moved(300, 16);
  pace.onceReadable(run);
  pace.moved(310, 32);
  expect(run).toHaveBeenCalledOnce();
});
