import { expect, test } from 'vitest';
import { createClock } from '../clock/browser-clock.ts';
import { createPage } from './browser-page.ts';

test('work that waits for a painted frame comes in a task after it', async () => {
  const order: string[] = [];
  const isDone = createPage(createClock())
    .painted()
    .then(() => order.push('work'));
  requestAnimationFrame(() => {
    order.push('frame');
    queueMicrotask(() => order.push('the rest of its task'));
  });
  await isDone;
  expect(order).toEqual(['frame', 'the rest of its task', 'work']);
});
