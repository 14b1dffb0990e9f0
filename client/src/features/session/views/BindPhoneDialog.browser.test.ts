import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createOrigin } from '../../../testing/fakes/memory-storage.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { login } from '../../../testing/run-client.ts';

test('it greets by the name of the chat app, and sends phone and code', async () => {
  const app = await mountApp({
    path: '/index/more',
    signedIn: false,
    origin: createOrigin({ third_party: JSON.stringify({ ticket: 't', nick: '新朋友', avatar: '' }) }),
    prepare: ({ http }) => {
      http.on('account.captcha', { captcha_id: 'c1', image: 'data:image/svg+xml,' });
      http.on('account.login', login());
    },
  });
  const dialog = page.getByRole('dialog', { name: '绑定手机号' });
  await expect.element(dialog.getByText('新朋友，你好！绑定手机号后即可登录。')).toBeVisible();
  await dialog.getByRole('button', { name: '绑定并登录' }).click();
  expect(app.http.requests('account.login')).toEqual([]);
  await dialog.getByLabelText('手机号', { exact: true }).fill('13700000001');
  await dialog.getByLabelText('验证码', { exact: true }).fill('246810');
  await dialog.getByRole('button', { name: '绑定并登录' }).click();
  await app.settle();
  expect(app.http.requests('account.login')).toMatchObject([{ username: '13700000001', smscode: '246810' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
