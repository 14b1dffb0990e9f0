import type { Locator, Page } from '@playwright/test';
import { ACHE, channelRow, expect, HALL, openChannel, test, XIAOMAN } from '../fixtures.ts';
import { order } from '../hall-manager.ts';
import { inbound, lastHeard, outbound, watchLinks } from '../sound.ts';

/** Opens the hall, then its voice channel, and waits for the sound. */
async function speak(page: Page): Promise<void> {
  await openChannel(page);
  await channelRow(page, HALL.voice).click();
  await expect(dock(page).getByRole('status')).toContainText('语音已连接');
}
const dock = (page: Page) => page.getByRole('region', { name: '语音', exact: true });
const hears = (page: Page) => expect.poll(async () => (await inbound(page)).level, { timeout: 15_000 });

test('[const.rtc-mode, api.lobby.channel.join] two people in a voice channel hear each other, and a muted one sends nothing', async ({
  visitor,
  world,
}) => {
  const pages = await Promise.all(
    [XIAOMAN, ACHE].map(async (phone) => visitor('/index/more', await world.signedIn(phone), watchLinks)),
  );
  const [alice, bob] = pages as [Page, Page];
  await speak(alice);
  await speak(bob);
  await hears(alice).toBeGreaterThan(0.01);
  await hears(bob).toBeGreaterThan(0.01);
  // Both rings light up: the other's tile, and the own one.
  const people = alice.getByRole('region', { name: '频道里的人' });
  for (const nick of ['小满', '阿澈']) {
    await expect(people.getByRole('listitem').filter({ hasText: nick }).locator('[data-speaking=true]')).toBeVisible();
  }

  await dock(alice).getByRole('button', { name: '静音' }).click();
  await expect(dock(alice).getByRole('button', { name: '取消静音' })).toBeVisible();
  await expect.poll(async () => (await outbound(alice)).growing).toBe(false);
  await expect(people.getByRole('listitem').filter({ hasText: '小满' })).toContainText('已静音');
  await expect(
    bob.getByRole('region', { name: '频道里的人' }).getByRole('listitem').filter({ hasText: '小满' }),
  ).toContainText('已静音');
  // The other is still heard.
  await hears(alice).toBeGreaterThan(0.01);

  await dock(alice).getByRole('button', { name: '取消静音' }).click();
  await hears(bob).toBeGreaterThan(0.01);

  await dock(bob).getByRole('button', { name: '离开语音频道' }).click();
  await expect(dock(bob)).toBeHidden();
  await expect.poll(async () => (await inbound(alice)).links).toBe(0);
});

test('[api.lobby.op.current-location] a link to a voice channel and a reload wait for a press; a second tab leaves the call in the first until its button takes it', async ({
  visitor,
  world,
}) => {
  const first = await visitor('/index/more', await world.signedIn(XIAOMAN), watchLinks);
  const path = `/index/room/${HALL.id}?channel_id=9003`;
  const pane = (page: Page) => page.getByRole('region', { name: '频道里的人' });
  const join = (page: Page) => pane(page).getByRole('button', { name: '加入语音' });
  const isInCall = (page: Page) => expect(dock(page).getByRole('status')).toContainText('语音已连接');
  await first.goto(path);
  await expect(join(first)).toBeVisible();
  // A press anywhere else lets the browser play, and nothing more.
  await first.getByRole('heading', { name: HALL.voice, level: 1 }).click();
  await expect(pane(first)).toContainText('频道里还没有人');
  await expect(dock(first)).toBeHidden();
  await join(first).click();
  await isInCall(first);

  const second = await first.context().newPage();
  await second.goto(path);
  const take = pane(second).getByRole('button', { name: '切换到此标签页' });
  await expect(take).toBeVisible();
  await expect(pane(second)).toContainText('你正在另一个标签页里通话');
  await channelRow(second, HALL.voice).first().click();
  await second.reload();
  await expect(take).toBeVisible();
  await isInCall(first);
  await take.click();
  await isInCall(second);
  await expect(dock(first).getByRole('status')).toContainText('语音在另一个标签页');

  // The page that is loaded again has left: its place is empty until it goes on.
  await second.reload();
  const goOn = (part: Locator) => part.getByRole('button', { name: '继续语音' });
  await expect(goOn(pane(second))).toBeVisible();
  await expect(pane(second)).toContainText('频道里还没有人');
  await expect(dock(second).getByRole('status')).toContainText('刷新后语音断开了');
  await expect(dock(second)).toContainText('浏览器要你点一下');
  await goOn(dock(second)).click();
  await isInCall(second);
  await expect(join(second)).toHaveCount(0);
});

/** On the busiest machine. */
const SOON_MS = 8000;
/** The manager of the hall of `every-role`. */
const LAOZHOU = '13800000004';

test('[hall-event.1004.mic-op-2] the tab with the call is closed: the others see its person leave, and the tab that stays shows no call', async ({
  visitor,
  world,
}) => {
  const login = await world.signedIn(XIAOMAN);
  const bob = await visitor('/index/more', await world.signedIn(ACHE), watchLinks);
  await speak(bob);
  const caller = await visitor('/index/more', login, watchLinks);
  await speak(caller);
  const reader = await caller.context().newPage();
  await reader.goto(`/index/room/${HALL.id}?channel_id=9001`);
  await expect(dock(reader)).toContainText(HALL.voice);
  const listed = bob.getByRole('region', { name: '频道里的人' }).getByRole('listitem').filter({ hasText: '小满' });
  await expect(listed).toBeVisible();

  await caller.close();
  await expect.poll(async () => (await inbound(bob)).links).toBe(0);
  await expect(listed).toBeVisible();
  await world.control('clock.advance', { advance_ms: 15_000 });
  await expect(listed).toBeHidden();
  await expect(dock(reader)).toBeHidden();
  // The call goes on for the other.
  await expect(dock(bob).getByRole('status')).toContainText('语音已连接');
});

test('[role.hall-mic-mute, hall-event.2000.type-3] three people in a voice channel hear each other; a mute by the owner is silence and names the owner', async ({
  visitor,
  world,
}) => {
  test.setTimeout(120_000);
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const enter = async (phone: string) => {
    const page = await visitor('/index/more', await world.signedIn(phone), watchLinks);
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: /样板大厅/ })
      .click();
    await channelRow(page, HALL.voice).first().click();
    await expect(dock(page).getByRole('status')).toContainText('语音已连接');
    return page;
  };
  const owner = await enter(XIAOMAN);
  const member = await enter(ACHE);
  const manager = await enter(LAOZHOU);
  const pages = [owner, member, manager];
  for (const page of pages) {
    await expect.poll(async () => (await lastHeard(page)).length).toBe(2);
    await hears(page).toBeGreaterThan(0.01);
  }

  await dock(manager).getByRole('button', { name: '静音' }).click();
  await expect.poll(async () => (await outbound(manager)).growing).toBe(false);
  for (const page of [owner, member]) await expect.poll(() => silentFor(page)).toBeGreaterThan(1000);
  // The others go on, for each other too.
  await hears(owner).toBeGreaterThan(0.01);
  await hears(member).toBeGreaterThan(0.01);
  await dock(manager).getByRole('button', { name: '取消静音' }).click();
  await expect.poll(async () => (await outbound(manager)).growing).toBe(true);

  await order(owner, '阿澈', '禁麦');
  // How soon exactly is measured by `npm run bench -- voice`: here both cores are busy with other tests.
  await expect.poll(() => silentFor(manager), { timeout: SOON_MS }).toBeGreaterThan(1000);
  const [last = 0, other = 0] = await lastHeard(manager);
  expect(other - last).toBeGreaterThan(500);
  expect((await outbound(member)).growing).toBe(false);
  await expect(dock(member)).toContainText('你被 小满 禁麦了');
  await expect(
    manager.getByRole('region', { name: '频道里的人' }).getByRole('listitem').filter({ hasText: '阿澈' }),
  ).toContainText('被 小满 禁麦');
});

/** For how long one of the voices has sent nothing to the page, in ms. */
async function silentFor(page: Page): Promise<number> {
  const [last = 0] = await lastHeard(page);
  return Date.now() - last;
}

test('[api.rtc.config] [api.lobby.channel.get_voice_id] a page whose sound goes over Agora asks for app and channel; without an app the dock names the end, and the person stays in the channel', async ({
  visitor,
  world,
}) => {
  const page = await visitor('/index/more', await world.signedIn(XIAOMAN), async (context) => {
    const config = { rtc: { provider: 'agora', agora_app_id: '' }, offline: false };
    await context.route('**/config.json', (route) => route.fulfill({ json: config }));
  });
  const answered = ['rtc/config', 'channel/get_voice_id'].map((path) =>
    page.waitForResponse((response) => response.url().includes(path) && response.ok()),
  );
  await openChannel(page);
  await channelRow(page, HALL.voice).click();
  await Promise.all(answered);
  await expect(dock(page).getByRole('status')).toContainText('语音已断开');
  await expect(dock(page)).toContainText('语音凭证已失效');
  await expect(
    page.getByRole('region', { name: '频道里的人' }).getByRole('listitem').filter({ hasText: '小满' }),
  ).toBeVisible();
  await dock(page).getByRole('button', { name: '离开语音频道' }).click();
  await expect(dock(page)).toBeHidden();
});
