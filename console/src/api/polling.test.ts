import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling, type Visibility } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakePage extends EventTarget implements Visibility {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function counted() {
  let reads = 0;
  const read = async () => {
    reads += 1;
  };
  return { read, count: () => reads };
}

test('reads at once and then at the interval until stopped', async () => {
  const { read, count } = counted();
  const polling = startPolling(read, 500, new FakePage());
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(count()).toBe(4);
  polling.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(count()).toBe(4);
});

test('a hidden page reads nothing, and reads at once when it is shown again', async () => {
  const { read, count } = counted();
  const page = new FakePage();
  const polling = startPolling(read, 500, page);
  await vi.advanceTimersByTimeAsync(0);
  page.turn(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(count()).toBe(1);
  page.turn(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(count()).toBe(2);
  polling.stop();
});

test('a read on demand waits for the one under way and begins after it', async () => {
  const answers: (() => void)[] = [];
  const read = () => new Promise<void>((resolve) => void answers.push(resolve));
  const polling = startPolling(read, 500, new FakePage());
  let isDone = false;
  void polling.now().then(() => {
    isDone = true;
  });
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([answers.length, isDone]).toEqual([2, false]);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(true);
  polling.stop();
});
