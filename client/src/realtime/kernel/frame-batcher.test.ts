import { expect, test } from 'vitest';
import { createFakePage } from '../../testing/fakes/fake-page.ts';
import { createVirtualClock } from '../../testing/fakes/virtual-clock.ts';
import { createFrameBatcher, OVERDUE_MS } from './frame-batcher.ts';

function start() {
  const clock = createVirtualClock();
  const page = createFakePage();
  page.paintsAlone = false;
  const batches: (readonly number[])[] = [];
  const batcher = createFrameBatcher<number>({ clock, page, flush: (items) => batches.push(items) });
  return { clock, page, batches, batcher };
}

test('frames that arrive before a paint are handed on with it, once', () => {
  const { page, batches, batcher } = start();
  batcher.add(1);
  batcher.add(2);
  expect(batches).toEqual([]);
  page.paint();
  page.paint();
  expect(batches).toEqual([[1, 2]]);
});

test('late frames make the next ones wait', async () => {
  const { clock, page, batches, batcher } = start();
  batcher.add(1);
  await clock.advance(60);
  page.paint();
  batcher.add(2);
  page.paint();
  expect(batches).toEqual([[1]]);
  await clock.advance(100);
  page.paint();
  expect(batches).toEqual([[1], [2]]);
});

test('a flush that takes longer than a frame makes the next ones wait, so that more share one rendering', async () => {
  const { clock, page, batches, batcher } = start();
  batcher.add(1);
  page.paint();
  expect(batches).toEqual([[1]]);
  // State, rendering and paint of the flush.
  await clock.advance(60);
  batcher.add(2);
  page.paint();
  batcher.add(3);
  page.paint();
  expect(batches).toEqual([[1]]);
  await clock.advance(100);
  page.paint();
  expect(batches).toEqual([[1], [2, 3]]);
});

test('a page that keeps up hands on in every frame', async () => {
  const { clock, page, batches, batcher } = start();
  for (let item = 1; item <= 4; item += 1) {
    batcher.add(item);
    await clock.advance(16);
    page.paint();
  }
  expect(batches).toEqual([[1], [2], [3], [4]]);
});

test('a hidden page whose timers do not run hands on with the arrivals, at most one second late', async () => {
  const { clock, batches, batcher } = start();
  const waits: number[] = [];
  for (let arrival = 0; arrival < 100; arrival += 1) {
    batcher.add(clock.now());
    waits.push(...batches.splice(0).map(([oldest = 0]) => clock.now() - oldest));
    await clock.advance(200);
  }
  expect(waits).toHaveLength(14);
  expect(Math.max(...waits)).toBeLessThanOrEqual(OVERDUE_MS + 200);
});

test('the late timers of a hidden page are no load: the next timer hands on', async () => {
  const { clock, page, batches, batcher } = start();
  batcher.add(1);
  await clock.advance(OVERDUE_MS);
  page.paint(false);
  batcher.add(2);
  await clock.advance(OVERDUE_MS);
  page.paint(false);
  expect(batches).toEqual([[1], [2]]);
});

test('stopping drops waiting frames', () => {
  const { page, batches, batcher } = start();
  batcher.add(1);
  batcher.stop();
  page.paint();
  expect(batches).toEqual([]);
});
