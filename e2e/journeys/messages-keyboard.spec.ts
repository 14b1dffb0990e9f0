import type { Locator, Page } from '@playwright/test';
import { arrowTo, hears, tabTo } from '../by-keyboard.ts';
import { ACHE, expect, PASSWORD, test, XIAOMAN } from '../fixtures.ts';

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

async function signInByKeys(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  const tabs = dialog.getByRole('tablist');
  await tabTo(page, tabs);
  await arrowTo(page, tabs.getByRole('tab', { name: '密码登录' }), 'ArrowLeft');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('手机号或账号'));
  await page.keyboard.type(phone);
  await tabTo(page, dialog.getByLabel('密码', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await press(page, dialog.getByRole('checkbox'), 'Space');
  // Enter in a field sends the form.
  await tabTo(page, dialog.getByLabel('密码', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('the keyboard alone signs in, answers a private message, buys coins and goes back to where it was; a screen reader hears each step', async ({
  visitor,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'demo', seed: 3 });
  const page = await visitor('/login');
  await signInByKeys(page, XIAOMAN);
  await hears(page, '登录成功');

  await press(page, page.getByRole('button', { name: /^消息/ }).first());
  const panel = page.getByRole('complementary', { name: '消息' });
  await press(page, panel.getByRole('button', { name: /阿澈/ }).first());
  const field = panel.getByRole('textbox', { name: '输入消息' });
  await expect(field).toBeFocused();
  await page.keyboard.type('可以，带上他');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('article').filter({ hasText: '可以，带上他' })).toHaveCount(1);
  await expect(field).toBeFocused();

  const menu = page.getByRole('button', { name: '小满 的菜单' }).first();
  await press(page, menu);
  await arrowTo(page, page.getByRole('menuitem', { name: /钱包/ }));
  await page.keyboard.press('Enter');
  const wallet = page.getByRole('dialog', { name: '钱包' });
  await press(page, wallet.getByRole('button', { name: /¥6\.00/ }));
  const payment = page.getByRole('dialog', { name: /选择支付方式|支付订单|^充值$/ });
  await expect(payment).toBeVisible();
  await tabTo(page, payment.getByRole('group', { name: '支付方式' }));
  await arrowTo(page, payment.getByRole('radio', { name: /扫码支付/ }));
  await press(page, payment.getByRole('button', { name: '支付 ¥6.00' }));
  await expect(payment.getByText(/金币已到账/)).toBeVisible();
  await hears(page, '金币已到账');
  // Out of one dialog after the other, to the button that opened the first.
  await page.keyboard.press('Escape');
  await expect(payment).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(wallet).toBeHidden();
  await expect(menu).toBeFocused();
  await tabTo(page, field);
  await page.keyboard.type('开了');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('article').filter({ hasText: '开了' })).toHaveCount(1);

  const other = await visitor('/index/more', await world.signedIn(ACHE));
  await expect(other.getByRole('button', { name: /^消息/ }).first()).toHaveAccessibleName(/\d 条未读/);
});
