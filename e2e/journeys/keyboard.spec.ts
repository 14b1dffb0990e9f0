import { arrowTo, tabTo } from '../by-keyboard.ts';
import { channelRow, composer, expect, HALL, PASSWORD, row, test, XIAOMAN } from '../fixtures.ts';

test('the keyboard alone signs in, enters a hall, writes, opens a member card, changes the theme, and signs out', async ({
  visitor,
}) => {
  const page = await visitor('/login');
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await expect(dialog).toBeVisible();
  const tabs = dialog.getByRole('tablist');
  await tabTo(page, tabs);
  await arrowTo(page, tabs.getByRole('tab', { name: '密码登录' }), 'ArrowLeft');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('手机号或账号'));
  await page.keyboard.type(XIAOMAN);
  await tabTo(page, dialog.getByLabel('密码', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: '登录', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const rail = page.getByRole('navigation', { name: '主导航' });
  await tabTo(page, rail);
  await arrowTo(page, rail.getByRole('link', { name: new RegExp(HALL.name) }), 'ArrowUp');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeEditable();
  await tabTo(page, page.getByRole('navigation', { name: '频道列表' }));
  await arrowTo(page, channelRow(page, HALL.guides));
  await page.keyboard.press('Enter');
  await expect(composer(page, HALL.guides)).toBeEditable();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(composer(page, HALL.general)).toBeEditable();

  await tabTo(page, composer(page, HALL.general));
  await page.keyboard.type('只用键盘写的');
  await page.keyboard.press('Enter');
  await expect(row(page, '只用键盘写的')).toHaveCount(1);

  const members = page.getByRole('complementary', { name: '成员列表' });
  // Past the field that searches members.
  await tabTo(page, members.getByRole('region', { name: /^在线/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /的名片/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /的名片/ })).toBeHidden();
  await expect(members.locator(':focus')).toHaveCount(1);

  await page.keyboard.press('Control+,');
  const settings = page.getByRole('dialog', { name: '设置' });
  await tabTo(page, settings.getByRole('group', { name: '主题' }));
  await arrowTo(page, settings.getByRole('radio', { name: '深色' }), 'ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: '小满 的菜单' }));
  await page.keyboard.press('Enter');
  await arrowTo(page, page.getByRole('menuitem', { name: '退出登录' }));
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: '确定要退出登录吗？' });
  await tabTo(page, confirm.getByRole('button', { name: '退出登录' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
});
