import type { Page } from '@playwright/test';
import { ACHE, composer, expect, HALL, log, openChannel, row, say, test, World, XIAOMAN } from '../fixtures.ts';

/** The lines of the open channel that contain the mark, in page order. */
async function lines(page: Page, mark: string): Promise<string[]> {
  const texts = await log(page).getByRole('listitem').filter({ hasText: mark }).allInnerTexts();
  return texts.map((text) => new RegExp(`${mark}-\\d+`).exec(text)?.[0] ?? '');
}

const numbered = (mark: string, count: number) => Array.from({ length: count }, (_, index) => `${mark}-${index}`);

test('the platform is killed while two users write: after its restart every line appears once, in order', async ({
  ownPlatform,
  signedInTo,
}) => {
  const platform = await ownPlatform();
  const world = new World('survival', platform.port);
  await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
  const pages = await Promise.all(
    [XIAOMAN, ACHE].map(async (phone) => {
      const page = await signedInTo(world, phone);
      await openChannel(page);
      return page;
    }),
  );
  const [alice, bob] = pages as [Page, Page];
  const count = 12;
  const write = async (page: Page, mark: string) => {
    for (let index = 0; index < count; index += 1) {
      await say(page, `${mark}-${index}`);
      await expect(row(page, `${mark}-${index}`)).toHaveCount(1);
    }
  };
  const writing = Promise.all([write(alice, 'xm'), write(bob, 'ac')]);
  await expect(row(bob, 'xm-3')).toBeVisible({ timeout: 20_000 });
  await platform.stop('SIGKILL');
  await writing;
  await ownPlatform();

  for (const page of [alice, bob]) {
    await expect(page.getByRole('status').filter({ hasText: '重连' })).toBeHidden({ timeout: 30_000 });
  }
  for (const page of [alice, bob]) {
    // No user action is needed: lines written during the outage are sent automatically, one per second, oldest first.
    const inTime = { timeout: 40_000 };
    await expect.poll(() => lines(page, 'xm'), inTime).toEqual(numbered('xm', count));
    await expect.poll(() => lines(page, 'ac'), inTime).toEqual(numbered('ac', count));
    await expect(log(page).getByRole('button', { name: '重试' })).toHaveCount(0, inTime);
  }
  await bob.reload();
  await expect(composer(bob)).toBeEditable();
  await expect.poll(() => lines(bob, 'xm')).toEqual(numbered('xm', count));
  await expect.poll(() => lines(bob, 'ac')).toEqual(numbered('ac', count));
});

test('a network outage of 30 s loses nothing: missed lines arrive, and lines written meanwhile are sent once', async ({
  both,
  world,
}) => {
  const [alice, bob] = await both();
  const { list } = await world.control('connections.list');
  const users = list.map(({ user }) => user);
  const ache = users.find((user) => user !== users[0]) ?? '';
  await say(bob, '我先去倒水');
  await expect(row(alice, '我先去倒水')).toHaveCount(1);

  await bob.clock.install();
  await world.control('network.set', { user: ache, blocked: true });
  await say(alice, '断网一');
  await say(bob, '断网二');
  await bob.clock.runFor(30_000);
  await say(alice, '断网三');
  await world.control('network.set', { user: ache, blocked: false });
  await bob.clock.runFor(10_000);
  await bob.clock.resume();
  await expect(row(alice, '断网二')).toHaveCount(1, { timeout: 30_000 });
  for (const text of ['断网一', '断网二', '断网三']) {
    await expect(row(bob, text)).toHaveCount(1);
    await expect(row(alice, text)).toHaveCount(1);
  }
});

test('a hall that is opened again during an outage stays readable, and is live again when the platform returns', async ({
  ownPlatform,
  signedInTo,
}) => {
  const platform = await ownPlatform();
  const world = new World('outage', platform.port);
  await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
  const fetched: string[] = [];
  const page = await signedInTo(world, XIAOMAN, async (context) => {
    await context.clock.install();
    context.on('requestfinished', (request) => fetched.push(request.url()));
  });
  // The hall was open; then the platform stops while another page is on screen.
  await openChannel(page);
  await say(page, '断网前的一句');
  await expect(row(page, '断网前的一句')).toBeVisible();
  await page.getByRole('link', { name: '发现大厅' }).click();
  // Half a minute after the start dialogs are fetched in idle moments, one after another: from then on they open without the network.
  await page.clock.runFor(30_000);
  let counted = 0;
  const isQuiet = () => {
    const before = counted;
    counted = fetched.length;
    return counted === before && fetched.some((url) => /\/SettingsDialog-.*\.js/.test(url));
  };
  await expect.poll(isQuiet, { intervals: [1000], timeout: 30_000 }).toBe(true);
  await platform.stop('SIGKILL');
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: new RegExp(HALL.name) })
    .click();
  await expect(row(page, '断网前的一句')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: HALL.general })).toBeVisible();
  await expect(page.getByText('这个大厅还没有频道')).toHaveCount(0);
  // The outage bar does not overlap the header.
  const [bar, header] = [page.getByRole('status').filter({ hasText: '重连' }), page.locator('header')];
  await expect(bar).toBeVisible({ timeout: 15_000 });
  const [told, top] = [await bar.boundingBox(), await header.boundingBox()];
  expect(told?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0));
  await page.getByRole('button', { name: '设置' }).hover();
  // The bubble is hidden from assistive technology: the button has its name already.
  await expect(page.locator('body > [aria-hidden]', { hasText: '设置' })).toBeVisible();
  await page.getByRole('button', { name: '设置' }).click();
  await expect(page.getByRole('dialog', { name: '设置' })).toBeVisible();
  await page.keyboard.press('Escape');
  await ownPlatform();
  await expect(composer(page)).toBeEditable({ timeout: 40_000 });
  await say(page, '恢复后的一句');
  await expect(row(page, '恢复后的一句')).toHaveCount(1);
});
