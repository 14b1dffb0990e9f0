import type { Locator } from '@playwright/test';
import { expect, PASSWORD, test, XIAOMAN } from '../fixtures.ts';

test.use({ contextOptions: { viewport: { width: 360, height: 740 } } });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it has no box');
  return { top: box.y, bottom: box.y + box.height };
}

test('[api.account.forgot] [api.account.sms] a forgotten password can be reset, which ends the sessions of before; the old one signs in no more, and no toast covers the next button', async ({
  visitor,
  world,
}) => {
  const before = await visitor('/index/more', await world.signedIn(XIAOMAN));
  await expect(before.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
  const page = await visitor('/login');
  const drawn = page.waitForResponse(/account\/captcha/);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('button', { name: '忘记密码？' }).click();
  const dialog = page.getByRole('dialog', { name: '重设密码' });
  await expect(dialog.getByLabel('手机号', { exact: true })).toBeFocused();
  const { data } = (await (await drawn).json()) as { data: { captcha_id: string } };
  const { answer } = await world.control('captchas.read', { captcha_id: data.captcha_id });
  await dialog.getByLabel('手机号', { exact: true }).fill(XIAOMAN);
  await dialog.getByLabel('图形验证码', { exact: true }).fill(answer);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByLabel('验证码', { exact: true })).toBeFocused();
  const { code } = await world.control('sms.read', { phone: XIAOMAN });
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await dialog.getByLabel('设置密码', { exact: true }).fill('a new secret');
  await dialog.getByRole('button', { name: '重设密码' }).click();

  const login = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await expect(login.getByLabel('手机号或账号')).toHaveValue(XIAOMAN);
  const toast = page.getByText('密码已重设，请用新密码登录');
  await expect(toast).toBeVisible();
  const submit = login.getByRole('button', { name: '登录', exact: true });
  expect((await boxOf(toast)).bottom).toBeLessThan((await boxOf(submit)).top);
  await expect(before.getByText('用户信息已失效，请重新登录')).toBeVisible();
  await login.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await login.getByRole('checkbox').check();
  await submit.click();
  await expect(login.getByText('账号或密码错误')).toBeVisible();
  await login.getByLabel('密码', { exact: true }).fill('a new secret');
  await submit.click();
  await expect(login).toBeHidden();
  await expect(page.getByRole('button', { name: /小满/ }).first()).toBeVisible();
});
