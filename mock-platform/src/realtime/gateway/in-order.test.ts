import { expect, test } from 'vitest';
import { InOrder } from './in-order.ts';

test('work is done in its order, and a piece that breaks is told and holds up none behind it', async () => {
  const told: unknown[] = [];
  const order = new InOrder();
  const note = (error: unknown) => told.push(error);
  let free = () => {};
  const gate = new Promise<void>((resolve) => {
    free = resolve;
  });
  order.run(async () => {
    await gate;
    told.push('first');
  }, note);
  order.run(() => Promise.reject('broken'), note);
  const last = new Promise<void>((resolve) => {
    order.run(async () => {
      told.push('last');
      resolve();
    }, note);
  });
  free();
  await last;
  expect(told).toEqual(['first', 'broken', 'last']);
});
