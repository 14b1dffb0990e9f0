import type { Locator } from '@playwright/test';
import { composer, expect, openChannel, test, XIAOMAN } from '../fixtures.ts';

test.use({ contextOptions: { viewport: { width: 360, height: 740 } } });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it has no box');
  return { top: box.y, bottom: box.y + box.height };
}

test('[api.account.forgot] [api.account.sms] a forgotten password is set anew; no toast covers the button that comes next', async ({
  visitor,
  world,
}) => {
  const page = await visitor('/login');
  const drawn = page.waitForResponse(/account\/captcha/);
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
  await login.getByLabel('密码', { exact: true }).fill('a new secret');
  await login.getByRole('checkbox').check();
  await submit.click();
  await expect(login).toBeHidden();
  await expect(page.getByRole('button', { name: /小满/ }).first()).toBeVisible();
});

test('a text that is too long says so inside its box', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChannel(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await composer(page).fill('长'.repeat(3000));
  const count = page.getByText('超出 2,500 个字符');
  await expect(count).toBeVisible();
  // The composer keeps a margin to the lower edge; what it says stays above it.
  expect((await boxOf(count)).bottom).toBeLessThanOrEqual(740 - 8);
});

test('halls that could not be loaded are told of where they would begin', async ({ visitor }) => {
  const page = await visitor('/no/such/page');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/search/i, (route) => route.abort());
  await page.getByRole('link', { name: '去发现大厅' }).click();
  const heading = page.getByRole('heading', { name: '热门大厅' });
  const told = page.getByRole('alert').filter({ hasText: '大厅列表没有加载出来' });
  await expect(told).toBeVisible();
  expect((await boxOf(told)).bottom - (await boxOf(heading)).bottom).toBeLessThan(300);
});
