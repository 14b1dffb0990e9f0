import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const card = () => page.getByRole('region', { name: '平台活动' });
const SYNC = JSON.stringify([
  { title: '周末开黑夜', msg: '周六八点，五排车队集合', href_web: 'https://example.com/night' },
  { title: '不该打开', href_web: 'javascript:alert(1)' },
]);
const answer =
  (fields: object) =>
  ({ http }: FakePorts) =>
    http.on('activity.config', { id: '70003', state: 1, status: 1, sync: SYNC, ...fields });

test('[rule.activity-config-usable] [api.lobby.op.activity-config] a usable activity is a card of the platform below the channels of the lobby, which can be put away', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: answer({}) });
  expect(app.http.requests('activity.config')[0]).toEqual({ id: '70003' });
  await expect.element(card().getByText('周六八点，五排车队集合')).toBeVisible();
  await expect
    .element(card().getByRole('link', { name: /周末开黑夜/ }))
    .toHaveAttribute('href', 'https://example.com/night');
  expect(card().getByRole('link', { name: '不该打开' }).elements()).toEqual([]);
  // It is the platform's, and no part of the hall: after what the hall consists of.
  const tree = page.getByRole('navigation', { name: '频道列表' }).element();
  expect(tree.compareDocumentPosition(card().element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await card().getByRole('button', { name: '收起平台活动' }).click();
  await expect.element(card()).not.toBeInTheDocument();
});

test('a card that was put away stays away for the day, also after a reload, and comes back on the next', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: answer({}) });
  await card().getByRole('button', { name: '收起平台活动' }).click();
  await app.settle();
  const again = await app.reload();
  expect(again.http.requests('activity.config').length).toBeGreaterThan(0);
  expect(card().elements()).toEqual([]);
  const tomorrow = await again.reload({
    prepare: (fakes) => {
      answer({})(fakes);
      const now = fakes.clock.now;
      Object.assign(fakes.ports, { clock: { ...fakes.ports.clock, now: () => now() + 24 * 3_600_000 } });
    },
  });
  await tomorrow.settle();
  await expect.element(card()).toBeVisible();
});

test('on a phone each entry of the card is one line of the drawer, and none is left out', async () => {
  const app = await mountApp({ path: HALL_PATH, viewport: { width: 360, height: 740 }, prepare: answer({}) });
  await page.getByRole('button', { name: '打开频道列表' }).click();
  await app.settle();
  await expect.element(card().getByRole('link', { name: /周末开黑夜/ })).toBeVisible();
  await expect.element(card().getByText('不该打开')).toBeVisible();
  const heights = card()
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.getBoundingClientRect().height);
  expect(heights.map((height) => height <= 44)).toEqual([true, true]);
  expect(card().element().getBoundingClientRect().height).toBeLessThanOrEqual(80);
});

test.each([
  ['state 0', { state: 0 }],
  ['status 0', { status: 0 }],
  ['an empty list', { sync: '[]' }],
  ['no list at all', { sync: '{' }],
] as const)('[rule.activity-config-usable] an activity with %s is not shown', async (_why, fields) => {
  const app = await mountApp({ path: HALL_PATH, prepare: answer(fields) });
  expect(app.http.requests('activity.config').length).toBeGreaterThan(0);
  expect(card().elements()).toEqual([]);
});
