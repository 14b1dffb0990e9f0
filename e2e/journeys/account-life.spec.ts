import type { Page } from '@playwright/test';
import { expect, test, XIAOMAN } from '../fixtures.ts';

const PHONE = '13900001111';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGOoDPwBRAALVwOFzC++FQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: '头像.png', mimeType: 'image/png', buffer: PICTURE };
const toast = (page: Page, text: string) => page.getByRole('region', { name: '通知' }).getByText(text).first();
const menuOf = (page: Page, nick: string) => page.getByRole('button', { name: `${nick} 的菜单` }).first();

test('[api.account.register] [api.account.setbase] [api.static.privacy] [api.static.agreement] a visitor reads what they agree to, registers, gives a name and is there', async ({
  visitor,
  world,
}) => {
  const page = await visitor('/index/more');
  const drawn = page.waitForResponse(/account\/captcha/);
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  for (const [name, title] of [
    ['《用户协议》', '用户协议'],
    ['《隐私政策》', '隐私政策'],
  ] as const) {
    await dialog.getByRole('button', { name }).click();
    const short = page.getByRole('dialog', { name: title });
    const [whole] = await Promise.all([
      page.context().waitForEvent('page'),
      short.getByRole('link', { name: '查看全文' }).click(),
    ]);
    await expect(whole.getByRole('heading').first()).toBeVisible();
    await whole.close();
    await short.getByRole('button', { name: '确定' }).click();
    await expect(short).toHaveCount(0);
  }

  // The picture of the login by sms serves here too.
  await dialog.getByRole('tab', { name: '注册' }).click();
  const { data } = (await (await drawn).json()) as { data: { captcha_id: string } };
  const { answer } = await world.control('captchas.read', { captcha_id: data.captcha_id });
  await dialog.getByLabel('手机号', { exact: true }).fill(PHONE);
  await dialog.getByLabel('图形验证码', { exact: true }).fill(answer);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByLabel('验证码', { exact: true })).toBeFocused();
  const { code } = await world.control('sms.read', { phone: PHONE });
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await dialog.getByLabel('设置密码', { exact: true }).fill('a first secret');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '注册并登录' }).click();
  const completion = page.getByRole('dialog', { name: '完善资料' });
  await completion.getByLabel('昵称').fill('新来的');
  await completion.getByRole('button', { name: '完成' }).click();
  await expect(menuOf(page, '新来的')).toBeVisible();

  // The other users meet the newcomer.
  const reader = await visitor('/index/more', await world.signedIn(XIAOMAN));
  await menuOf(reader, '小满').click();
  await reader.getByRole('menuitem', { name: '好友与关注' }).click();
  const contacts = reader.getByRole('dialog', { name: '好友与关注' });
  await contacts.getByRole('tab', { name: '新人' }).click();
  await expect(contacts.getByRole('listitem').filter({ hasText: '新来的' })).toBeVisible();
  await contacts.getByRole('tab', { name: '人气' }).click();
  await expect(contacts.getByText('还没有人收到礼物')).toBeVisible();
});

test('[api.account.initpass] [api.account.home_page] a user changes cover, picture and password', async ({
  signedIn,
  world,
}) => {
  const page = await signedIn(XIAOMAN);
  await menuOf(page, '小满').click();
  await page.getByRole('menuitem', { name: '我的主页' }).click();
  const profile = page.getByRole('dialog', { name: '小满 的主页' });
  await profile.locator('input[type=file]').first().setInputFiles(picture);
  await profile.getByRole('button', { name: '移除封面' }).click();
  await expect(profile.getByRole('button', { name: '移除封面' })).toHaveCount(0);
  await profile.getByRole('button', { name: '编辑资料' }).click();
  const form = page.getByRole('dialog', { name: '编辑资料' });
  await form.locator('input[type=file]').last().setInputFiles(picture);
  await expect(form.getByRole('button', { name: '移除图片 1' })).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(toast(page, '资料已保存')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: '登录密码' }).click();
  const password = page.getByRole('dialog', { name: '修改登录密码' });
  await password.getByRole('button', { name: '获取验证码' }).click();
  await expect(password.getByText(/已发送到/)).toBeVisible();
  const { code } = await world.control('sms.read', { phone: XIAOMAN });
  await password.getByLabel('短信验证码').fill(code);
  await password.getByLabel('新密码', { exact: true }).fill('another secret');
  await password.getByRole('button', { name: '保存密码' }).click();
  await expect(toast(page, '密码已更新')).toBeVisible();
});
