import type { Page } from '@playwright/test';
import { deployedClient } from '../deployed-client.ts';
import { ACHE, channelRow, composer, expect, HALL, openChannel, row, say, test, World, XIAOMAN } from '../fixtures.ts';
import { reach } from '../reach.ts';
import { inbound, watchLinks, watchSilence } from '../sound.ts';

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

/** Whether the copy has the sprite of the emoticons, and the page can draw from it. */
async function drawsKeptEmoticons(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    const sprite = kept.find(({ url }) => /\/assets\/sprite-[^/]*\.svg$/.test(url));
    if (!sprite) continue;
    const picture = new Image();
    picture.src = sprite.url;
    await picture.decode();
    return picture.naturalWidth > 0;
  }
  return false;
}

test('[pwa.new-content][pwa.new-content.refresh] a deploy in the middle of a call cuts neither sound nor draft; the new version runs after Refresh, and a bundle that is gone heals by one reload', async ({
  ownPlatform,
  signedInTo,
}) => {
  const client = deployedClient();
  try {
    const platform = await ownPlatform({ CLIENT_DIR: client.dir, CLIENT_CONFIG: KEPT });
    const world = new World('deploy', platform.port);
    await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
    const page = await signedInTo(world, XIAOMAN, async (context) => {
      // Nothing is fetched early, so that the settings need the network when they are opened.
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await watchLinks(context);
    });
    const listener = await signedInTo(world, ACHE, watchLinks);
    await openChannel(page);
    await inCharge(page);
    await composer(page).fill('等会儿再发的话');
    await channelRow(page, HALL.voice).click();
    await expect(dock(page).getByRole('status')).toContainText('语音已连接');
    const ofVoice = /channel_id=9003/;
    await expect(page).toHaveURL(ofVoice);
    await openChannel(listener);
    await channelRow(listener, HALL.voice).click();
    await expect.poll(async () => (await inbound(listener)).level, { timeout: 20_000 }).toBeGreaterThan(0.01);
    const silence = await watchSilence(listener);

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

    // Back to the text, and out of the voice: the notice of a new version does not show during a call.
    await channelRow(page, HALL.general).click();
    await expect(composer(page)).toHaveValue('等会儿再发的话');
    await expect(page).not.toHaveURL(ofVoice);
    // The deploy and the waiting version have cost no second of voice.
    await expect(bar(page, '有新内容可用')).toBeHidden();
    expect(await silence()).toBeLessThan(1000);
    await dock(page).getByRole('button', { name: '离开语音频道' }).click();
    await bar(page, '有新内容可用').getByRole('button', { name: '刷新' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'v2');
    await expect(composer(page)).toHaveValue('等会儿再发的话');
    await inCharge(page);
    await expect(bar(page, '有新内容可用')).toBeHidden();
    await page.keyboard.press('Control+,');
    await expect(settings(page)).toBeVisible();

    // A worker that still answers with the former version does not keep the page on it: a missing chunk reloads the page once.
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
  // No page of this visit has drawn an emoticon: the worker was installed with them.
  expect(await page.evaluate(drawsKeptEmoticons)).toBe(true);

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

const messages = (page: Page) => page.getByRole('complementary', { name: '消息' });
const openMessages = (page: Page) => page.getByRole('button', { name: /^消息/ }).first().click();
const contacts = (page: Page) => page.getByRole('dialog', { name: '好友与关注' });
const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' });

async function pickMine(page: Page, item: string): Promise<void> {
  await page
    .getByRole('button', { name: /的菜单$/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** What the device has kept, a line for each answer. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('mic-zero-answers'));
    const entries = names.map(async (name) => {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      return Promise.all(keys.map(async (key) => `${key.url} ${await (await cache.match(key))?.text()}`));
    });
    return (await Promise.all(entries)).flat().join('\n');
  });

test('[pwa.offline-warning] opened anew without its server the client shows halls, channels, last lines, friends and sessions as of then; all are fresh without a reload when the server is back, and a sign-out leaves nothing', async ({
  ownPlatform,
  signedInTo,
}) => {
  const platform = await ownPlatform({ CLIENT_CONFIG: KEPT });
  const world = new World('kept', platform.port);
  await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
  const first = await signedInTo(world, XIAOMAN);
  await openChannel(first);
  await inCharge(first);
  const context = first.context();
  const friend = await signedInTo(world, ACHE);
  await openChannel(friend);

  // What there is to read: a line, a friend, a private message.
  await say(friend, '断网前说的');
  await expect(row(first, '断网前说的')).toHaveCount(1);
  await first.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ }).click();
  await first.getByRole('button', { name: '对 阿澈 的更多操作' }).click();
  await first.getByRole('menuitem', { name: '加好友' }).click();
  await first.getByRole('button', { name: '发消息' }).click();
  const field = messages(first).getByRole('textbox', { name: '输入消息' });
  await field.fill('私下说一句');
  await field.press('Enter');
  await expect(messages(first).getByRole('article').filter({ hasText: '私下说一句' })).toHaveCount(1);
  await messages(first).getByRole('button', { name: '关闭' }).last().click();
  await pickMine(first, '好友与关注');
  await expect(contacts(first).getByRole('listitem').filter({ hasText: '阿澈' })).toHaveCount(1);
  await first.keyboard.press('Escape');
  await expect(contacts(first)).toBeHidden();
  await expect.poll(() => kept(first)).toMatch(/"pages":\[.*私下说一句/);
  // The page of the channel is kept as the viewer finds it when they come; the session stays as it was read.
  await first.reload();
  await expect(row(first, '断网前说的')).toHaveCount(1);
  // The bundles of messages are kept as they are used, by a page that the worker serves.
  await openMessages(first);
  await expect(messages(first).getByRole('button', { name: /阿澈/ }).first()).toBeVisible();
  await messages(first).getByRole('button', { name: '关闭' }).last().click();
  for (const [call, text] of [
    ['hall.list', HALL.name],
    ['hall.detail', HALL.guides],
    ['channel.message', '断网前说的'],
    ['friend.list', '阿澈'],
    ['messages', '私下说一句'],
  ]) {
    await expect.poll(() => kept(first)).toMatch(new RegExp(`/${call}.*${text}`));
  }
  const address = first.url();
  await first.close();
  await platform.stop('SIGKILL');

  const page = await context.newPage();
  await page.goto(address);
  await expect(bar(page, /以下是 .+ 的内容/)).toBeVisible({ timeout: 20_000 });
  await expect(rail(page).getByRole('link', { name: new RegExp(HALL.name) })).toBeVisible();
  await expect(channelRow(page, HALL.guides)).toBeVisible();
  await expect(row(page, '断网前说的')).toHaveCount(1);
  await openMessages(page);
  await messages(page).getByRole('button', { name: /阿澈/ }).first().click();
  await expect(messages(page).getByRole('log').getByText('私下说一句')).toBeVisible();
  await messages(page).getByRole('button', { name: '关闭' }).last().click();
  await pickMine(page, '好友与关注');
  await expect(contacts(page).getByRole('listitem').filter({ hasText: '阿澈' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(contacts(page)).toBeHidden();
  await expect(bar(page, /以下是 .+ 的内容/)).toHaveCount(1);

  // The server is back before the page's network, so the page must fetch the lines written meanwhile.
  await context.setOffline(true);
  await ownPlatform({ CLIENT_CONFIG: KEPT });
  await expect(bar(friend, /连接已断开/)).toBeHidden({ timeout: 30_000 });
  await say(friend, '断网时说的');
  await expect(row(friend, '断网时说的')).toHaveCount(1);
  await context.setOffline(false);
  await expect(row(page, '断网时说的')).toHaveCount(1, { timeout: 30_000 });
  await expect(row(page, '断网前说的')).toHaveCount(1);
  await expect(bar(page, /以下是|连接已断开|离线/)).toBeHidden({ timeout: 30_000 });
  await say(page, '我回来了');
  await expect(row(friend, '我回来了')).toHaveCount(1);
  await openMessages(page);
  await expect(messages(page).getByRole('status').first()).toHaveText('已连接', { timeout: 30_000 });
  await expect(messages(page).getByText('私下说一句').first()).toBeVisible();
  await messages(page).getByRole('button', { name: '关闭' }).last().click();

  await pickMine(page, '退出登录');
  await page.getByRole('dialog', { name: '确定要退出登录吗？' }).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => kept(page)).toBe('');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const text of ['断网前说的', '私下说一句', '阿澈', '小满']) expect(stored).not.toContain(text);
  reach.keep(world.name, await world.control('journal.reach'));
});

test('[pwa.offline-warning] a bundle that was on its way as the worker took over is in the copy', async ({
  ownPlatform,
  signedInTo,
}) => {
  const platform = await ownPlatform({ CLIENT_CONFIG: KEPT });
  const world = new World('late-bundle', platform.port);
  await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = 'EmojiGrid-';
  const page = await signedInTo(world, XIAOMAN, async (context) => {
    await context.route(`**/assets/${late}*`, async (route) => {
      await released;
      await route.continue();
    });
  });
  await openChannel(page);
  const asked = page.waitForRequest((request) => request.url().includes(late));
  await page.getByRole('button', { name: '表情' }).click();
  await asked;
  await inCharge(page);
  release();
  const isKept = (part: string) =>
    page.evaluate(async (name) => {
      const files = await Promise.all((await caches.keys()).map(async (each) => (await caches.open(each)).keys()));
      return files.flat().some(({ url }) => url.includes(name));
    }, part);
  await expect.poll(() => isKept(late)).toBe(true);
});
