import type { Page } from '@playwright/test';
import { ACHE, composer, expect, HALL, test, XIAOMAN } from '../fixtures.ts';

const hallMenu = (page: Page) =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name: new RegExp(HALL.name) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: '通知' }).getByText(text).first();

test('[role.hall-function.mute-all] [api.lobby.hall.remove_manage] [api.lobby.hall.leave] all are muted and may write again, a manager is one no more and leaves', async ({
  both,
}) => {
  const [alice, bob] = await both();
  const muteAll = async (item: string, told: string) => {
    await hallMenu(alice).click();
    await alice.getByRole('menuitem', { name: item, exact: true }).click();
    if (item === '全员禁言') await dialog(alice, '开启全员禁言？').getByRole('button', { name: '全员禁言' }).click();
    await expect(toast(alice, told)).toBeVisible();
  };
  await muteAll('全员禁言', '已开启全员禁言');
  await expect(bob.getByPlaceholder('你已被禁言')).toBeDisabled();
  await muteAll('解除全员禁言', '已解除全员禁言');
  await expect(composer(bob, HALL.general)).toBeEditable();

  for (const item of ['设为管理员', '取消管理员']) {
    await alice.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ }).click();
    await alice.getByRole('button', { name: '对 阿澈 的更多操作' }).click();
    await alice.getByRole('menuitem', { name: item, exact: true }).click();
    if (item === '取消管理员')
      await dialog(alice, /取消 阿澈 的管理员/)
        .getByRole('button', { name: item })
        .click();
    await expect(toast(alice, item === '设为管理员' ? '阿澈 已成为管理员' : '阿澈 不再是管理员')).toBeVisible();
    await alice.keyboard.press('Escape');
    await expect(alice.getByRole('dialog')).toHaveCount(0);
  }
  await hallMenu(bob).click();
  await bob.getByRole('menuitem', { name: '退出大厅' }).click();
  await dialog(bob, /退出/).getByRole('button', { name: '退出大厅' }).click();
  await expect(bob).toHaveURL(/\/index\/more/);
});

test('[screen.hall.team-up-square] a gaming card is published, changed and closed, and others see it each time', async ({
  signedIn,
}) => {
  const alice = await signedIn(XIAOMAN, '/index/piazza');
  const bob = await signedIn(ACHE, '/index/piazza');
  const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
  await alice.getByRole('button', { name: '发布名片' }).click();
  const form = dialog(alice, '发布名片');
  await form.getByLabel('大厅').selectOption({ label: HALL.name });
  await form.getByLabel('语音频道').selectOption({ label: HALL.voice });
  await form.getByLabel('游戏', { exact: true }).fill('王者荣耀');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(card(bob, '王者荣耀')).toBeVisible();
  await card(alice, '王者荣耀').getByRole('button', { name: '编辑' }).click();
  const edit = dialog(alice, '编辑名片');
  await edit.getByLabel('玩什么、找什么样的队友').fill('缺辅助');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(card(bob, '缺辅助')).toBeVisible();
  await card(alice, '王者荣耀').getByRole('button', { name: '收起' }).click();
  await expect(card(bob, '王者荣耀')).toHaveCount(0);
});

test('[api.lobby.voice.settings] settings of the voice are those of the account: a second page knows them', async ({
  signedIn,
}) => {
  const page = await signedIn(XIAOMAN, `/index/room/${HALL.id}`);
  const openSettings = async () => {
    await page.getByRole('button', { name: '设置' }).first().click();
    await dialog(page, '设置').getByRole('button', { name: '语音与设备' }).click();
  };
  await openSettings();
  const echo = dialog(page, '语音设置').getByRole('switch', { name: '回声消除' });
  await expect(echo).not.toBeChecked();
  await Promise.all([page.waitForResponse(/voice\/settings/), echo.click()]);
  await page.reload();
  await openSettings();
  await expect(echo).toBeChecked();
});
