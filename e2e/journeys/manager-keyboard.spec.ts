import type { Page } from '@playwright/test';
import { arrowTo, chooseByKeys, hears, tabTo } from '../by-keyboard.ts';
import { ACHE, channelRow, composer, expect, log, row, test, XIAOMAN } from '../fixtures.ts';
import { dialog } from '../hall-manager.ts';

const NAME = '夜猫车队';

/** Opens the menu of the hall and picks an item. */
async function pickInHall(page: Page, item: string) {
  await tabTo(page, page.getByRole('heading', { level: 2 }).getByRole('button', { name: new RegExp(NAME) }));
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: item, exact: true }));
  await page.keyboard.press('Enter');
}

/** From the list of members to an item of the menu in the card of a member; Esc leads back to the list afterwards. */
async function pickForMember(page: Page, nick: string, item: string) {
  const members = page.getByRole('complementary', { name: '成员列表' });
  await tabTo(page, members.getByRole('region', { name: /^在线/ }));
  await arrowTo(page, members.getByRole('button', { name: new RegExp(nick) }));
  await page.keyboard.press('Enter');
  const card = dialog(page, `${nick} 的名片`);
  await tabTo(page, card.getByRole('button', { name: `对 ${nick} 的更多操作` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '加载中' })).toHaveCount(0);
  await arrowTo(page, page.getByRole('menuitem', { name: item, exact: true }));
  await page.keyboard.press('Enter');
}

test('the keyboard alone creates a hall and a channel, publishes a notice, mutes, bans and removes a member, and dissolves the hall; a screen reader hears each step', async ({
  signedIn,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn(XIAOMAN);
  await page.waitForLoadState('networkidle');
  const rail = page.getByRole('navigation', { name: '主导航' });
  await tabTo(page, rail);
  await page.keyboard.press('Home');
  await arrowTo(page, rail.getByRole('button', { name: '创建大厅' }));
  await page.keyboard.press('Enter');
  const create = dialog(page, '创建大厅');
  await tabTo(page, create.getByRole('textbox', { name: '大厅名称' }));
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(create).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(NAME) })).toBeVisible();

  await pickInHall(page, '新建频道');
  const form = dialog(page, '新建频道');
  await tabTo(page, form.getByRole('textbox', { name: '名称' }));
  await page.keyboard.type('五排');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await hears(page, '频道已创建');
  await expect(composer(page, '五排')).toBeEditable();

  await pickInHall(page, '大厅公告');
  const notices = dialog(page, '大厅公告');
  await tabTo(page, notices.getByRole('textbox', { name: '公告内容' }));
  await page.keyboard.type('八点集合');
  await tabTo(page, notices.getByRole('button', { name: '发布公告' }));
  await page.keyboard.press('Enter');
  await hears(page, '公告已发布');
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
  await expect(page.getByRole('region', { name: '公告', exact: true })).toContainText('八点集合');

  // Another user comes in, by the keyboard as well.
  const other = await signedIn(ACHE, new URL(page.url()).pathname);
  await tabTo(other, other.getByRole('button', { name: /加入/ }).first());
  await other.keyboard.press('Enter');
  await expect(channelRow(other, '五排')).toBeVisible();
  await expect(composer(other)).toBeEditable();
  const members = page.getByRole('complementary', { name: '成员列表' });
  await expect(members.getByRole('button', { name: /阿澈/ })).toBeVisible();

  await pickForMember(page, '阿澈', '禁言');
  await hears(page, '阿澈 已被禁言');
  await expect(other.getByPlaceholder('你已被禁言')).toBeDisabled();
  // The menu closes, and the card keeps the focus until Esc gives it back to the row.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(members.locator(':focus')).toHaveCount(1);

  await pickForMember(page, '阿澈', '禁麦');
  await hears(page, '阿澈 已被禁麦');
  await page.keyboard.press('Escape');
  await expect(members.getByRole('button', { name: /阿澈/ })).toHaveAccessibleName(/禁麦/);

  await pickForMember(page, '阿澈', '禁入频道…');
  const ban = dialog(page, '禁止 阿澈 进入频道');
  await chooseByKeys(page, ban.getByLabel('频道'), '五排');
  await tabTo(page, ban.getByRole('button', { name: '禁止进入' }));
  await page.keyboard.press('Enter');
  await hears(page, '阿澈 已被禁入该频道');
  await expect(ban).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await pickForMember(page, '阿澈', '移出大厅');
  const kick = dialog(page, '将 阿澈 移出大厅？');
  await expect(kick).toHaveAccessibleDescription(/TA 会立即离开/);
  await tabTo(page, kick.getByRole('button', { name: '移出大厅' }));
  await page.keyboard.press('Enter');
  await hears(page, '已将 阿澈 移出大厅');
  // The focus goes to what the other has to know.
  const told = other.getByRole('dialog').filter({ hasText: `你已被移出【${NAME}】大厅！` });
  await expect(told.locator(':focus')).toHaveCount(1);
  await expect(members.getByRole('button', { name: /阿澈/ })).toHaveCount(0);

  await tabTo(page, composer(page, '五排'));
  await page.keyboard.type('散了');
  await page.keyboard.press('Enter');
  await expect(row(page, '散了', '五排')).toHaveCount(1);
  await expect(log(page, '五排')).toHaveAttribute('aria-busy', 'false');

  await pickInHall(page, '解散大厅');
  const dissolve = dialog(page, /解散/);
  const confirm = dissolve.getByRole('button', { name: '解散大厅' });
  await expect(confirm).toBeDisabled();
  await tabTo(page, dissolve.getByRole('textbox'));
  await page.keyboard.type(NAME);
  await expect(confirm).toBeEnabled();
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await hears(page, `已解散大厅「${NAME}」`);
  await expect(page).toHaveURL(/\/index\/more/);
});
