import type { Page } from '@playwright/test';
import { ACHE, channelRow, expect, HALL, openChannel, test, XIAOMAN } from '../fixtures.ts';
import { inbound, outbound, watchLinks } from '../sound.ts';

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

/** The manager of the room and of the hall of `every-role`. */
const LAOZHOU = '13800000004';

test('[entity.room-seat.status-2, role.room-manager-mute-seat] three people in a voice room hear each other; a listener, a muted one and one on a closed seat send nothing', async ({
  visitor,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const pages: Page[] = [];
  for (const phone of [XIAOMAN, LAOZHOU, ACHE]) {
    const page = await visitor('/app/room/600001', await world.signedIn(phone), watchLinks);
    await expect(dock(page).getByRole('status')).toContainText('语音已连接');
    pages.push(page);
  }
  const [owner, manager, guest] = pages as [Page, Page, Page];
  const seat = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });
  const choose = async (page: Page, on: RegExp, item: string) => {
    await seat(page, on).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  const sends = (page: Page) => expect.poll(async () => (await outbound(page)).growing, { timeout: 15_000 });

  await choose(manager, /^3 号麦/, '上麦');
  await hears(owner).toBeGreaterThan(0.01);
  await hears(guest).toBeGreaterThan(0.01);
  // The guest sits on no seat.
  await sends(guest).toBe(false);

  await choose(manager, /我/, '下麦');
  await expect(seat(owner, /老周/)).toHaveCount(0);
  await sends(manager).toBe(false);
  await choose(manager, /^3 号麦/, '上麦');
  await guest.getByRole('button', { name: '申请上麦', exact: true }).click();
  await owner.getByRole('button', { name: '申请列表 1' }).click();
  await owner.getByRole('button', { name: /^同意/ }).click();
  await owner.keyboard.press('Escape');
  for (const page of pages) {
    await sends(page).toBe(true);
    await expect.poll(async () => (await inbound(page)).links, { timeout: 15_000 }).toBe(2);
    await hears(page).toBeGreaterThan(0.01);
  }

  await dock(guest).getByRole('button', { name: '静音' }).click();
  await sends(guest).toBe(false);
  await dock(guest).getByRole('button', { name: '取消静音' }).click();
  await sends(guest).toBe(true);
  await choose(owner, /阿澈/, '静麦');
  await sends(guest).toBe(false);
  // The others are heard on.
  await hears(guest).toBeGreaterThan(0.01);
  await choose(owner, /阿澈/, '解除静麦');
  await sends(guest).toBe(true);
});
