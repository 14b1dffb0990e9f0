import { expect, test } from 'vitest';
import { createVirtualClock } from '../../testing/fakes/virtual-clock.ts';
import type { PageView } from '../ports.ts';
import { createAnalytics } from './late-page-views.ts';

/** Until the page has an idle moment. */
const BUSY_MS = 30;

function analytics({ url = '/analytics', failures = 0 } = {}) {
  const clock = createVirtualClock();
  const told: [PageView, number][] = [];
  let loads = 0;
  const whenIdle = (work: () => void) => void clock.after(BUSY_MS, work);
  const port = createAnalytics(url, { clock, whenIdle }, async () => {
    loads += 1;
    await clock.sleep(100);
    if (loads <= failures) throw new Error('the bundle is gone');
    return { pageView: (view, at) => void told.push([view, at]) };
  });
  return { port, clock, told, loads: () => loads };
}

test('[analytics.page-view] a view keeps its moment while the page is busy and what sends it is loaded, once', async () => {
  const { port, clock, told, loads } = analytics();
  const start = clock.now();
  port.pageView({ page: '/a' });
  await clock.advance(BUSY_MS - 1);
  expect(loads()).toBe(0);
  await clock.advance(21);
  port.pageView({ page: '/b' });
  await clock.advance(100);
  expect(told).toEqual([
    [{ page: '/a' }, start],
    [{ page: '/b' }, start + 50],
  ]);
  expect(loads()).toBe(1);
});

test('without an address nothing is loaded for page views', async () => {
  const { port, clock, loads } = analytics({ url: '' });
  port.pageView({ page: '/a' });
  await clock.advance(1000);
  expect(loads()).toBe(0);
});

test('a bundle that did not load is asked for again by the next view', async () => {
  const { port, clock, told } = analytics({ failures: 1 });
  port.pageView({ page: '/a' });
  await clock.advance(BUSY_MS + 100);
  port.pageView({ page: '/b' });
  await clock.advance(BUSY_MS + 100);
  expect(told.map(([{ page }]) => page)).toEqual(['/b']);
});
