import { signedCaller } from '@miczero/client/testing/signed-caller';
import { HALL_MANAGEMENT_CALLS, hallId } from '@miczero/contracts';
import type { Page } from '@playwright/test';
import { arrowTo, chooseByKeys, hears, tabTo } from '../by-keyboard.ts';
import { ACHE, composer, expect, HALL, PASSWORD, test } from '../fixtures.ts';
import { dialog } from '../hall-manager.ts';

const INVITER = '10001';

async function openByRail(page: Page, name: string | RegExp) {
  const rail = page.getByRole('navigation', { name: '主导航' });
  await tabTo(page, rail);
  const link = rail.getByRole('link', { name });
  await page.keyboard.press('Home');
  await arrowTo(page, link);
  await page.keyboard.press('Enter');
}

test('the keyboard alone arrives by an invitation, signs in, joins, publishes a team, posts a gaming card and reports a user; a screen reader hears each step', async ({
  world,
  visitor,
}) => {
  test.setTimeout(120_000);
  // The guest is a member no more.
  const guest = await signedCaller(world.origin, ACHE, PASSWORD);
  await guest.call(HALL_MANAGEMENT_CALLS['hall.leave'], { hall_id: hallId.parse(HALL.id) });

  const page = await visitor(`/invite?hall=${HALL.id}&from=${INVITER}`);
  await expect(page.getByRole('heading', { level: 1, name: HALL.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('小满 邀请你加入大厅');
  await tabTo(page, page.getByRole('button', { name: '加入大厅', exact: true }));
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await expect(login).toBeVisible();
  const tabs = login.getByRole('tablist');
  await tabTo(page, tabs);
  await arrowTo(page, tabs.getByRole('tab', { name: '密码登录' }), 'ArrowLeft');
  await page.keyboard.press('Enter');
  await tabTo(page, login.getByLabel('手机号或账号'));
  await page.keyboard.type(ACHE);
  await tabTo(page, login.getByLabel('密码', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, login.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, login.getByRole('button', { name: '登录', exact: true }));
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
  await hears(page, '加入成功');
  await expect(composer(page)).toBeEditable();

  await openByRail(page, '组队广场');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '发起组队' }).first());
  await page.keyboard.press('Enter');
  const publish = dialog(page, '发起组队');
  await chooseByKeys(page, publish.getByLabel('大厅'), HALL.name);
  await chooseByKeys(page, publish.getByLabel('语音频道'), HALL.voice);
  await tabTo(page, publish.getByLabel('玩什么、找什么样的队友'));
  await page.keyboard.type('五排缺辅助');
  await tabTo(page, publish.getByRole('button', { name: '发布', exact: true }));
  await page.keyboard.press('Enter');
  await hears(page, '组队已发布');
  await expect(publish).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: HALL.voice })).toBeVisible();

  await openByRail(page, '组队广场');
  await expect(page.getByRole('listitem').filter({ hasText: '五排缺辅助' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '发布名片' }));
  await page.keyboard.press('Enter');
  const card = dialog(page, /名片/);
  await chooseByKeys(page, card.getByLabel('大厅'), HALL.name);
  await chooseByKeys(page, card.getByLabel('语音频道'), HALL.voice);
  await tabTo(page, card.getByLabel('游戏', { exact: true }));
  await page.keyboard.type('王者荣耀');
  await tabTo(page, card.getByRole('button', { name: '保存' }));
  await page.keyboard.press('Enter');
  await hears(page, '名片已保存');
  await expect(card).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: '王者荣耀' })).toBeVisible();

  await openByRail(page, new RegExp(HALL.name));
  const members = page.getByRole('complementary', { name: '成员列表' });
  await tabTo(page, members.getByRole('region', { name: /^在线/ }));
  await arrowTo(page, members.getByRole('button', { name: /小满/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page, '小满 的名片').getByRole('button', { name: '对 小满 的更多操作' }));
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: '举报', exact: true }));
  await page.keyboard.press('Enter');
  const report = dialog(page, /举报/);
  await tabTo(page, report.getByLabel('补充说明（选填）'));
  await page.keyboard.type('一直刷屏');
  await tabTo(page, report.getByRole('button', { name: '提交举报' }));
  await page.keyboard.press('Enter');
  await hears(page, '已举报，我们会尽快处理');
  await expect(report).toBeHidden();
});
