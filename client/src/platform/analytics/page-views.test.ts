import { expect, test } from 'vitest';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import type { PageView } from '../ports.ts';
import { createPageViews } from './page-views.ts';

function views() {
  const { ports, clock, page } = createFakePorts();
  const posted: string[][] = [];
  const beacons: string[][] = [];
  const beaconBodies: string[] = [];
  const sent = (body: string) => (JSON.parse(body) as { views: { page: string }[] }).views.map((view) => view.page);
  let isUp = true;
  const slow: { body: string; answer: (isSent: boolean) => void }[] = [];
  let isSlow = false;
  let reports = 0;
  const analytics = createPageViews({
    url: '/analytics',
    clock: ports.clock,
    ids: { ...ports.ids, random: () => `report-${++reports}` },
    page: ports.page,
    telemetry: ports.telemetry,
    sender: {
      post: (_url, body) => {
        if (isSlow) return new Promise((answer) => slow.push({ body, answer }));
        if (isUp) posted.push(sent(body));
        return Promise.resolve(isUp);
      },
      beacon: (_url, body) => {
        beacons.push(sent(body));
        beaconBodies.push(body);
      },
    },
  });
  const shown = (view: PageView) => analytics.add([{ ...view, at: clock.now() }]);
  return {
    shown,
    clock,
    page,
    posted,
    beacons,
    beaconBodies,
    slow,
    setSlow: () => (isSlow = true),
    setUp: (up: boolean) => (isUp = up),
  };
}

test('[analytics.page-view] views of one second leave together, none before', async () => {
  const { shown, clock, posted } = views();
  shown({ page: '/index/more', pageId: 164 });
  shown({ page: '/index/room', pageId: 166 });
  await clock.advance(999);
  expect(posted).toEqual([]);
  await clock.advance(1);
  expect(posted).toEqual([['/index/more', '/index/room']]);
});

test('[analytics.page-view] page views that could not be sent are sent later, in order and once', async () => {
  const { shown, clock, posted, setUp } = views();
  setUp(false);
  shown({ page: '/a' });
  await clock.advance(1000);
  shown({ page: '/b' });
  setUp(true);
  await clock.advance(5000);
  await clock.advance(60_000);
  expect(posted).toEqual([['/a', '/b']]);
});

test('at most 100 page views wait, and the oldest are dropped first', async () => {
  const { shown, clock, posted, setUp } = views();
  setUp(false);
  for (let index = 0; index < 120; index += 1) shown({ page: `/${index}` });
  await clock.advance(1000);
  setUp(true);
  await clock.advance(5000);
  expect(posted).toEqual([Array.from({ length: 100 }, (_, index) => `/${index + 20}`)]);
});

test('[analytics.page-view] waiting page views leave by a beacon when the page unloads', async () => {
  const { shown, clock, page, posted, beacons } = views();
  shown({ page: '/a' });
  page.leave();
  await clock.advance(60_000);
  expect({ posted, beacons }).toEqual({ posted: [], beacons: [['/a']] });
});

test('[analytics.page-view] a report without an answer leaves once more when the page unloads, under the same name', async () => {
  const { shown, clock, page, slow, setSlow, beaconBodies, beacons } = views();
  setSlow();
  shown({ page: '/a' });
  await clock.advance(1000);
  shown({ page: '/b' });
  page.leave();
  expect(beacons).toEqual([['/a'], ['/b']]);
  expect(beaconBodies[0]).toBe(slow[0]?.body);
  const names = beaconBodies.map((body) => (JSON.parse(body) as { report: string }).report);
  expect(new Set(names).size).toBe(2);
});

test('a page that comes back from the cache of the browser does not send again what has left with it', async () => {
  const { shown, clock, page, slow, setSlow, beacons } = views();
  setSlow();
  shown({ page: '/a' });
  await clock.advance(1000);
  page.leave();
  slow[0]?.answer(false);
  await clock.advance(600_000);
  expect(beacons).toEqual([['/a']]);
  expect(slow).toHaveLength(1);
});

test('a report that has its answer does not leave again', async () => {
  const { shown, clock, page, slow, setSlow, beacons } = views();
  setSlow();
  shown({ page: '/a' });
  await clock.advance(1000);
  slow[0]?.answer(true);
  await clock.advance(0);
  page.leave();
  expect(beacons).toEqual([]);
});
