import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProfiles } from '../../../testing/contacts.ts';
import { fakeHash } from '../../../testing/fakes/fake-ports.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';

const dialog = () => page.getByRole('dialog', { name: /登录密码/ });
const toast = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text);

async function openPassword(hasPassword: boolean): Promise<MountedApp> {
  const app = await mountApp({ prepare: (fakes) => answerProfiles(fakes, hasPassword) });
  await userEvent.keyboard('{Control>},{/Control}');
  await app.settle();
  await page.getByRole('button', { name: '登录密码' }).click();
  await app.settle();
  return app;
}
async function save(app: MountedApp) {
  await dialog().getByRole('button', { name: '保存密码' }).click();
  await app.settle();
}

test('[api.account.initpass] an account from another app sets its first password, which leaves the page hashed', async () => {
  const app = await openPassword(false);
  await expect.element(dialog()).toHaveAccessibleName('设置登录密码');
  await save(app);
  await expect.element(dialog().getByText('请输入新密码')).toBeVisible();
  await dialog().getByLabelText('新密码', { exact: true }).fill('s3cret');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  app.http.on('account.initpass', {});
  await save(app);
  expect(app.http.requests('account.initpass')).toEqual([{ passwd: fakeHash('s3cret') }]);
  await expect.element(toast('密码已更新')).toBeVisible();
});

test('[api.account.initpass][api.account.account.tosms] a password is changed with a code sent to the own phone, and a wrong code keeps the input', async () => {
  const app = await openPassword(true);
  app.http.on('account.tosms', { interval: 60, phone: '138****0001', mock_code: '246810' });
  await expect.element(dialog().getByLabelText('短信验证码')).toHaveFocus();
  await dialog().getByRole('button', { name: '获取验证码' }).click();
  await app.settle();
  await expect.element(dialog().getByRole('button', { name: /^\d+ 秒$/ })).toBeDisabled();
  await expect.element(dialog().getByText('已发送到 138****0001 246810')).toBeVisible();
  await dialog().getByLabelText('新密码', { exact: true }).fill('s3cret');
  await save(app);
  await expect.element(dialog().getByText('请输入验证码')).toBeVisible();
  await dialog().getByLabelText('短信验证码').fill('12a');
  await expect.element(dialog().getByText('验证码是 4 到 6 位数字')).toBeVisible();
  await save(app);
  expect(app.http.requests('account.initpass')).toEqual([]);
  await dialog().getByLabelText('短信验证码').fill('000000');
  app.http.refuse('account.initpass', 20_007, '验证码错误或已过期');
  await save(app);
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('验证码错误或已过期');
  await expect.element(dialog().getByLabelText('新密码', { exact: true })).toHaveValue('s3cret');
  app.http.on('account.initpass', {});
  await dialog().getByLabelText('短信验证码').fill('246810');
  await save(app);
  expect(app.http.requests('account.initpass').at(-1)).toEqual({ passwd: fakeHash('s3cret'), smscode: '246810' });
});

test('[api.account.account.tosms] another code may be asked for once the interval is over, also in a dialog that was opened again', async () => {
  const app = await openPassword(true);
  app.http.on('account.tosms', { interval: 60, phone: '138****0001', mock_code: '246810' });
  await dialog().getByRole('button', { name: '获取验证码' }).click();
  await app.settle();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await page.getByRole('button', { name: '登录密码' }).click();
  await app.settle();
  await expect.element(dialog().getByRole('button', { name: /^\d+ 秒$/ })).toBeDisabled();
  await app.clock.advance(60_000);
  await dialog().getByRole('button', { name: '获取验证码' }).click();
  await app.settle();
  expect(app.http.requests('account.tosms')).toHaveLength(2);
});

test('the request for a code is no sign that the password is being saved', async () => {
  const app = await openPassword(true);
  app.http.on('account.tosms', () => new Promise<never>(() => {}));
  await dialog().getByRole('button', { name: '获取验证码' }).click();
  await app.settle();
  await expect.element(dialog().getByRole('button', { name: '获取验证码' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(dialog().getByRole('button', { name: '保存密码' })).not.toHaveAttribute('aria-busy');
});
