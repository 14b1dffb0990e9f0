import { expect, test } from 'vitest';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import { createAnalytics } from './late-page-views.ts';
import type { ShownView } from './view-report.ts';

/** Until the page has an idle moment. */
const BUSY_MS = 30;
/** Until the bundle is there. */
const LOAD_MS = 100;

function analytics({ url = '/analytics', failures = 0, savesData = false } = {}) {
  const { clock, page, ports } = createFakePorts();
  const told: ShownView[] = [];
  const beacons: { readonly url: string; readonly pages: readonly string[] }[] = [];
  let loads = 0;
  const port = createAnalytics({
    url,
    clock: ports.clock,
    page: ports.page,
    whenIdle: (work) => {
      if (!savesData) clock.after(BUSY_MS, work);
    },
    beacon: (to, body) => {
      const { views } = JSON.parse(body) as { readonly views: readonly ShownView[] };
      beacons.push({ url: to, pages: views.map((view) => view.page) });
    },
    load: async () => {
      loads += 1;
      await clock.sleep(LOAD_MS);
      if (loads <= failures) throw new Error('the bundle is gone');
      return { add: (views) => void told.push(...views) };
    },
  });
  return { port, clock, page, told, beacons, loads: () => loads };
}

test('[analytics.page-view] a view keeps its moment while the page is busy and what sends it is loaded, once', async () => {
  const { port, clock, page, told, beacons, loads } = analytics();
  const start = clock.now();
  port.pageView({ page: '/a' });
  await clock.advance(BUSY_MS - 1);
  expect(loads()).toBe(0);
  port.pageView({ page: '/b' });
  await clock.advance(BUSY_MS + LOAD_MS);
  expect(told).toEqual([
    { page: '/a', at: start },
    { page: '/b', at: start + BUSY_MS - 1 },
  ]);
  expect(loads()).toBe(1);
  page.leave();
  expect(beacons).toEqual([]);
});

test('[analytics.page-view] a page that is left before sends its views by a beacon, once', async () => {
  const { port, clock, page, told, beacons } = analytics();
  port.pageView({ page: '/a' });
  port.pageView({ page: '/b' });
  page.leave();
  page.leave();
  expect(beacons).toEqual([{ url: '/analytics', pages: ['/a', '/b'] }]);
  await clock.advance(BUSY_MS + LOAD_MS);
  expect(told).toEqual([]);
});

test('[analytics.page-view] a page that saves data loads nothing for its views, and sends the newest 100 when it is left', async () => {
  const { port, clock, page, beacons, loads } = analytics({ savesData: true });
  for (let index = 0; index < 120; index += 1) port.pageView({ page: `/${index}` });
  await clock.advance(60_000);
  expect(loads()).toBe(0);
  page.leave();
  expect(beacons[0]?.pages).toEqual(Array.from({ length: 100 }, (_, index) => `/${index + 20}`));
});

test('without an address nothing is kept, loaded or sent for page views', async () => {
  const { port, clock, page, beacons, loads } = analytics({ url: '' });
  port.pageView({ page: '/a' });
  await clock.advance(1000);
  page.leave();
  expect([loads(), beacons]).toEqual([0, []]);
});

test('a bundle that did not load is asked for again by the next view, and no view is lost', async () => {
  const { port, clock, told } = analytics({ failures: 1 });
  port.pageView({ page: '/a' });
  await clock.advance(BUSY_MS + LOAD_MS);
  port.pageView({ page: '/b' });
  await clock.advance(BUSY_MS + LOAD_MS);
  expect(told.map(({ page }) => page)).toEqual(['/a', '/b']);
});
