import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, VOICE } from '../../../testing/chat-lines.ts';
import { composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { audioActions } from '../../audio/index.ts';
import { CHECK_EVERY_MS } from '../app-update.saga.ts';

/** Versions are followed once the page has settled, in real time. */
const SOON = { timeout: 6000 };

async function settledApp(options: MountOptions = {}): Promise<MountedApp> {
  const app = await mountApp(options);
  await expect.poll(() => app.client.late.isTaken('appUpdate'), SOON).toBe(true);
  await app.settle();
  return app;
}
const notice = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('[pwa.new-content][pwa.new-content.refresh] a version that waits is offered, and Refresh activates it, clears the caches and reloads with the draft kept', async () => {
  const app = await settledApp({ path: HALL_PATH });
  await expect.element(notice('有新内容可用')).not.toBeInTheDocument();
  await composer().fill('还没发的话');
  app.installed.arrive();
  await expect.element(notice('有新内容可用')).toBeVisible();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  app.ports.navigation.reload = () => void app.installed.done.push('reload');
  await notice('有新内容可用').getByRole('button', { name: '刷新' }).click();
  await app.settle();
  expect(app.installed.done).toEqual(['activate', 'clear', 'reload']);
  app.page.leave();
  await app.reload();
  await expect.element(composer()).toHaveValue('还没发的话');
});

test('[pwa.new-content] a viewer in voice is asked to refresh when the call is over', async () => {
  const app = await settledApp({ language: 'en-US' });
  app.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE }));
  app.installed.arrive();
  await app.settle();
  await expect.element(page.getByRole('region', { name: 'Voice', exact: true })).toBeVisible();
  await expect.element(notice('new content is available')).not.toBeInTheDocument();
  app.dispatch(audioActions.left());
  await expect.element(notice('new content is available').getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test.each([
  ['en-US', 'you are offline now', 'new content is available'],
  ['zh-CN', '当前处于离线状态', '有新内容可用'],
])(
  '[pwa.offline-warning] offline, a page in %s says so, and a new version waits for the network',
  async (language, offline, arrived) => {
    const app = await settledApp({ language });
    app.installed.arrive();
    await expect.element(notice(arrived)).toBeVisible();
    app.page.connect(false);
    await expect.element(notice(offline)).toBeVisible();
    await expect.element(notice(arrived)).not.toBeInTheDocument();
    app.page.connect(true);
    await expect.element(notice(offline)).not.toBeInTheDocument();
    await expect.element(notice(arrived)).toBeVisible();
  },
);

test.each([
  ['en-US', 'you are offline now', /shown as of \w+/],
  ['fa-IR', 'اکنون برون‌خط هستید', /نمایش وضعیت .+/],
])(
  '[pwa.offline-warning] the one bar of a page in %s names the time of the kept answers',
  async (language, offline, asOf) => {
    const app = await settledApp({ language });
    app.page.connect(false);
    await expect.element(notice(offline)).toBeVisible();
    await expect.element(notice(asOf)).not.toBeInTheDocument();
    // No stored answer is used beside an open link.
    app.server.drop();
    app.kept.standIn(app.clock.now() - 60_000);
    await expect.element(notice(asOf)).toBeVisible();
    await expect.element(notice(offline)).toHaveTextContent(asOf);
    for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
    app.page.connect(true);
    await expect.element(notice(asOf)).not.toBeInTheDocument();
  },
);

test('[pwa.new-content] a page that stays open asks for a newer version by itself', async () => {
  const app = await settledApp({ signedIn: false });
  await app.clock.advance(CHECK_EVERY_MS - 60_000);
  expect(app.installed.done).toEqual([]);
  await app.clock.advance(60_000);
  expect(app.installed.done).toEqual(['check']);
});

test('the settings install the client where the browser offers it, once', async () => {
  const app = await settledApp();
  await userEvent.keyboard('{Control>},{/Control}');
  await app.settle();
  const settings = page.getByRole('dialog', { name: '设置' });
  const install = settings.getByRole('button', { name: '安装到本机' });
  await expect.element(settings).toBeVisible();
  await expect.element(install).not.toBeInTheDocument();
  app.installed.offer(true);
  await install.click();
  await expect.element(install).not.toBeInTheDocument();
  expect(app.installed.done).toEqual(['install']);
});
