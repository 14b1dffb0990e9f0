import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '../../features/feedback/index.ts';
import { noticeModal } from '../../features/modals/index.ts';
import { messagesModal } from '../../features/person/modals.ts';
import { settingsModal } from '../../features/preferences/modals.ts';
import { OTHER } from '../../testing/chat-lines.ts';
import { answerExplore } from '../../testing/explore.ts';
import { HALL_PATH } from '../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../testing/mount-app.tsx';
import { standings } from '../../testing/people.ts';
import { theHall } from '../../testing/run-client.ts';

const PHONE = { width: 390, height: 800 };

/** Presses the button of the browser, and waits until the page has followed. */
async function go(app: MountedApp, steps: 1 | -1) {
  // Nothing that listens to `popstate` can end this event.
  const arrived = new Promise((resolve) =>
    window.navigation.addEventListener('currententrychange', resolve, { once: true }),
  );
  window.history.go(steps);
  await arrived;
  await app.settle();
}

/** A hall on a phone, with discover before it. */
async function openHall(viewport = PHONE) {
  const app = await mountApp({
    path: '/index/more',
    viewport,
    prepare: (fakes) => {
      standings(fakes, 'member', 'member');
      answerExplore(fakes);
    },
  });
  app.ports.navigation.go(HALL_PATH);
  await app.settle();
  return app;
}

async function openSettings(app: MountedApp) {
  app.dispatch(settingsModal.open());
  await app.settle();
  await expect.element(dialog('设置')).toBeVisible();
}
/** The code of a layer may come late: Back is pressed once this many are there. */
const layersAreOpen = (count: number) =>
  expect.poll(() => (window.history.state as { readonly layers?: number } | null)?.layers ?? 0).toBe(count);
const dialog = (name: string) => page.getByRole('dialog', { name });
const openNames = () => page.getByRole('dialog').elements().length;
const pathname = () => window.location.pathname;

test('on a phone Back closes the topmost layer, then the one below it, and then leaves the page', async () => {
  const app = await openHall();
  await page.getByRole('button', { name: '显示成员列表' }).click();
  await app.settle();
  await openSettings(app);
  await layersAreOpen(2);
  await go(app, -1);
  expect(dialog('设置').elements()).toEqual([]);
  await expect.element(dialog('成员列表')).toBeVisible();
  await go(app, -1);
  expect([openNames(), pathname()]).toEqual([0, HALL_PATH]);
  await go(app, -1);
  expect(pathname()).toBe('/index/more');
});

test('a layer that was closed by other means leaves nothing that swallows the next Back', async () => {
  const app = await openHall();
  await openSettings(app);
  await layersAreOpen(1);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await layersAreOpen(0);
  expect(openNames()).toBe(0);
  await go(app, -1);
  expect(pathname()).toBe('/index/more');
});

test('a place that was chosen in a drawer follows the page below it: Back returns there, and Forward goes on', async () => {
  const app = await openHall();
  await go(app, -1);
  await page.getByRole('button', { name: '主导航' }).click();
  await app.settle();
  await layersAreOpen(1);
  await page.getByRole('dialog').getByRole('link', { name: theHall.name }).click();
  await app.settle();
  expect([pathname(), openNames()]).toEqual([HALL_PATH, 0]);
  await go(app, -1);
  expect([pathname(), openNames()]).toEqual(['/index/more', 0]);
  await go(app, 1);
  expect([pathname(), openNames()]).toEqual([HALL_PATH, 0]);
});

test('Forward opens no layer again, and the next Back leaves the page', async () => {
  const app = await openHall();
  await openSettings(app);
  await layersAreOpen(1);
  await go(app, -1);
  await go(app, 1);
  await layersAreOpen(0);
  expect([pathname(), openNames()]).toEqual([HALL_PATH, 0]);
  await go(app, -1);
  expect(pathname()).toBe('/index/more');
});

test('a notice that must be read stays, however often Back is pressed', async () => {
  const app = await openHall();
  app.dispatch(noticeModal.open({ text: textOf('common.offline') }));
  await app.settle();
  for (let press = 0; press < 2; press += 1) {
    await layersAreOpen(1);
    await go(app, -1);
    expect([pathname(), openNames()]).toEqual([HALL_PATH, 1]);
  }
});

test('on a phone Back leads from a session to the sessions, and closes the picker of emoji alone', async () => {
  const app = await openHall();
  app.dispatch(messagesModal.open({ to: OTHER }));
  await app.settle();
  await page.getByRole('dialog', { name: '消息' }).getByRole('button', { name: '表情' }).click();
  await app.settle();
  await layersAreOpen(3);
  await go(app, -1);
  await expect.element(page.getByRole('button', { name: '返回会话列表' })).toBeVisible();
  await go(app, -1);
  expect(page.getByRole('button', { name: '返回会话列表' }).elements()).toEqual([]);
  await expect.element(dialog('消息')).toBeVisible();
  await go(app, -1);
  expect([pathname(), openNames()]).toEqual([HALL_PATH, 0]);
});

test('beside a keyboard Back is for pages alone', async () => {
  const app = await openHall({ width: 1440, height: 900 });
  await openSettings(app);
  await go(app, -1);
  expect(pathname()).toBe('/index/more');
});
