import type { Page } from '@playwright/test';
import { deployedClient } from '../deployed-client.ts';
import { channelRow, composer, expect, HALL, openChannel, row, say, test, World, XIAOMAN } from '../fixtures.ts';
import { reach } from '../reach.ts';

const KEPT = JSON.stringify({ offline: true });
const NOT_KEPT = JSON.stringify({ offline: false });

/** Resolves once a worker answers for the page, and has what it was installed with. */
const inCharge = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return navigator.serviceWorker.controller !== null && registration?.active?.state === 'activated';
      }),
    )
    .toBe(true);
const version = (page: Page) => page.locator('html').getAttribute('data-version');
const bar = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const dock = (page: Page) => page.getByRole('region', { name: '语音', exact: true });
const settings = (page: Page) => page.getByRole('dialog', { name: '设置' });

test('[pwa.new-content][pwa.new-content.refresh] a deploy in the middle of a call cuts neither sound nor draft; the new version runs after Refresh, and a bundle that is gone heals by one reload', async ({
  ownPlatform,
  signedInTo,
}) => {
  test.setTimeout(120_000);
  const client = deployedClient();
  try {
    const platform = await ownPlatform({ CLIENT_DIR: client.dir, CLIENT_CONFIG: KEPT });
    const world = new World('deploy', platform.port);
    await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
    const page = await signedInTo(world, XIAOMAN, async (context) => {
      // Nothing is fetched early, so that the settings need the network when they are opened.
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    });
    await openChannel(page);
    await inCharge(page);
    await composer(page).fill('等会儿再发的话');
    await channelRow(page, HALL.voice).click();
    await expect(dock(page).getByRole('status')).toContainText('语音已连接');
    const ofVoice = /channel_id=9003/;
    await expect(page).toHaveURL(ofVoice);

    client.deploy('v2');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
      .toBe(true);
    // The missing file is reported, and the page does not reload during the call.
    await page.keyboard.press('Control+,');
    const failed = page.locator('dialog').filter({ has: page.getByRole('button', { name: '重试' }) });
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: '重试' }).click();
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: '关闭' }).click();
    await expect(dock(page).getByRole('status')).toContainText('语音已连接');
    expect(await version(page)).toBeNull();

    // Back to the text, and out of the voice: the address of a voice channel would join it again.
    await channelRow(page, HALL.general).click();
    await expect(composer(page)).toHaveValue('等会儿再发的话');
    await expect(page).not.toHaveURL(ofVoice);
    await dock(page).getByRole('button', { name: '离开语音频道' }).click();
    await bar(page, '有新内容可用').getByRole('button', { name: '刷新' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
    await expect(composer(page)).toHaveValue('等会儿再发的话');
    await inCharge(page);
    await expect(bar(page, '有新内容可用')).toBeHidden();
    await page.keyboard.press('Control+,');
    await expect(settings(page)).toBeVisible();

    // A worker that still answers with the former version does not keep the page there: what is gone is reloaded once.
    await page.goto(`${world.origin}/index/more`);
    await expect(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
    client.deploy('v3');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '组队广场' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'v3');
    await expect(page.getByRole('heading', { name: '组队广场' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Control+,');
    await expect(settings(page)).toBeVisible();
    await inCharge(page);
    reach.keep(world.name, await world.control('journal.reach'));
  } finally {
    client.remove();
  }
});

test('[pwa.offline-warning][pwa.unregister-when-not-configured] the client opens without its server and without the network, continues when they are back, and leaves nothing behind once it is not configured to', async ({
  ownPlatform,
  signedInTo,
}) => {
  test.setTimeout(120_000);
  const platform = await ownPlatform({ CLIENT_CONFIG: KEPT });
  const world = new World('offline', platform.port);
  await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
  const page = await signedInTo(world, XIAOMAN);
  await openChannel(page);
  await inCharge(page);
  await composer(page).fill('断网前写的');
  // Files that the first page loaded before the worker existed are cached as well.
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/config.json')))).toBe(true);
  await page.goto(`${world.origin}/index/more`);
  await expect(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();

  await platform.stop('SIGKILL');
  await page.reload();
  await expect(page.getByRole('button', { name: /小满/ })).toBeVisible();
  await expect(bar(page, /连接已断开/)).toBeVisible({ timeout: 20_000 });
  await page.context().setOffline(true);
  await expect(bar(page, '当前处于离线状态')).toBeVisible();
  await page.reload();
  await expect(bar(page, '当前处于离线状态')).toBeVisible();
  const viewer = page.getByRole('button', { name: /小满/ });
  await expect(viewer).toBeVisible();
  // The worker keeps no pictures: the browser's own cache has them.
  await expect
    .poll(() => viewer.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);

  // The icon of the page is installed with the worker.
  await expect
    .poll(() =>
      page
        .locator('img[src="/icon.svg"]')
        .first()
        .evaluate((icon: HTMLImageElement) => icon.naturalWidth),
    )
    .toBeGreaterThan(0);

  await ownPlatform({ CLIENT_CONFIG: NOT_KEPT });
  await page.context().setOffline(false);
  await expect(bar(page, /连接已断开|离线/)).toBeHidden({ timeout: 30_000 });
  await openChannel(page);
  await expect(composer(page)).toHaveValue('断网前写的');
  await say(page, '又连上了');
  await expect(row(page, '又连上了')).toHaveCount(1);

  await page.reload();
  await expect
    .poll(async () =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
    )
    .toEqual([0, []]);
  reach.keep(world.name, await world.control('journal.reach'));
});
