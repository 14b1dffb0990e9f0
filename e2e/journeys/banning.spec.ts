import type { Locator, Page } from '@playwright/test';
import { channelRow, composer, expect, HALL, log, openChannel, row, say, test } from '../fixtures.ts';
import { dialog, order } from '../hall-manager.ts';

const BANNED = '你已被禁止进入该频道';
const tree = (page: Page) => page.getByRole('navigation', { name: '频道列表' });
/** The person in the voice channels of the tree. */
const voice = (page: Page): Locator =>
  tree(page).getByRole('list', { name: '频道里的人' }).getByRole('listitem').filter({ hasText: '阿澈' });
const members = (page: Page) =>
  page.getByRole('complementary', { name: '成员' }).getByRole('listitem').filter({ hasText: '阿澈' });

async function setBan(page: Page, channel: string, button: string): Promise<void> {
  await order(page, '阿澈', '禁入频道…');
  const ban = dialog(page, '禁止 阿澈 进入频道');
  await ban.getByLabel('频道').selectOption(channel);
  await ban.getByRole('button', { name: button }).click();
  await expect(ban).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('[hall-event.1005] [error.50] a ban from a voice channel takes the person out of it on both pages, which a fresh load shows as well; a return is refused in words', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await channelRow(bob, HALL.voice).click();
  for (const page of [alice, bob]) await expect(voice(page)).toBeVisible();
  await setBan(alice, HALL.voice, '禁止进入');
  for (const page of [alice, bob]) {
    await expect(voice(page)).toHaveCount(0);
    await expect(members(page)).toBeVisible();
  }
  await expect(bob.getByRole('region', { name: '语音', exact: true })).toHaveCount(0);
  await expect(bob.getByRole('main').getByText(BANNED)).toBeVisible();

  await openChannel(bob);
  await expect(bob.getByText(BANNED)).toHaveCount(0);
  // The address names the channel once it is current, and the current channel stays when another one refuses.
  await expect(bob).toHaveURL(/channel_id=9001/);
  await channelRow(bob, HALL.voice).click();
  await expect(bob.getByText(BANNED)).toBeVisible();
  // The channel on screen stays.
  await expect(composer(bob, HALL.general)).toBeEditable();
  for (const page of [alice, bob]) {
    // Until this answer comes, the tree of a fresh page shows empty voice channels.
    const told = page.waitForResponse((response) => response.url().includes('channel/user_list') && response.ok());
    await page.reload();
    expect(await (await told).text()).not.toContain('阿澈');
    await expect(members(page)).toBeVisible();
    await expect(voice(page)).toHaveCount(0);
  }
});

test('[hall-event.1005] [hall-flow.banned-join.code-50] a ban from a text channel hides its lines from the person until it is lifted; then both pages show the same', async ({
  both,
}) => {
  const [alice, bob] = await both();
  await openChannel(bob, HALL.guides);
  await setBan(alice, HALL.guides, '禁止进入');
  await expect(composer(bob)).toHaveCount(0);
  await expect(bob.getByRole('main').getByText(BANNED)).toBeVisible();
  await openChannel(alice, HALL.guides);
  await say(alice, '他看不到这句');
  await expect(row(alice, '他看不到这句', HALL.guides)).toBeVisible();
  await channelRow(bob, HALL.guides).click();
  await expect(bob.getByRole('main').getByText(BANNED)).toBeVisible();
  await expect(log(bob, HALL.guides)).toHaveCount(0);

  await setBan(alice, HALL.guides, '解除禁入');
  await openChannel(bob, HALL.guides);
  await expect(row(bob, '他看不到这句', HALL.guides)).toBeVisible();
  await say(bob, '我回来了');
  await expect(row(alice, '我回来了', HALL.guides)).toBeVisible();
});
