import { ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createOrigin } from '../../../testing/fakes/memory-storage.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { me, wireLogin } from '../../../testing/run-client.ts';

test('[session.base-not-1-completion-modal] [modal.user-info-completion] an unfinished profile is completed before anything else', async () => {
  const app = await mountApp({
    origin: createOrigin({ login: JSON.stringify(wireLogin({ attach: { base: 0 } })) }),
    prepare: ({ http }) => http.on('account.setbase', { ...me, nick: '新来的' }),
  });
  const dialog = page.getByRole('dialog', { name: '完善资料' });
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect.element(dialog.getByText('请输入昵称')).toBeVisible();
  await dialog.getByLabelText('昵称').fill('新来的');
  await dialog.getByRole('button', { name: '完成' }).click();
  await app.settle();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '新来的 的菜单' })).toBeVisible();
  const again = await app.reload({
    prepare: ({ http }) => http.on('user.infos', { list: [{ ...me, nick: '新来的' }] }),
  });
  expect(again.http.requests('account.setbase')).toEqual([]);
  await expect.element(page.getByRole('button', { name: '新来的 的菜单' })).toBeVisible();
});

test('[modal.user-info-completion] Esc asks before it signs out, and going back costs nothing that was typed', async () => {
  const app = await mountApp({
    origin: createOrigin({ login: JSON.stringify(wireLogin({ attach: { base: 0 } })) }),
  });
  const dialog = page.getByRole('dialog', { name: '完善资料' });
  await dialog.getByLabelText('昵称').fill('新来的');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: '先不填资料了？' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog.getByLabelText('昵称')).toHaveValue('新来的');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: '退出登录' }).click();
  await app.settle();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
});

test('a nickname that the platform refuses says at its field which characters it may not hold', async () => {
  const { code, message } = ERRORS.nickInvalid;
  const app = await mountApp({
    origin: createOrigin({ login: JSON.stringify(wireLogin({ attach: { base: 0 } })) }),
    prepare: ({ http }) => http.refuse('account.setbase', code, message),
  });
  const dialog = page.getByRole('dialog', { name: '完善资料' });
  await dialog.getByLabelText('昵称').fill('零\u200b宽');
  await dialog.getByRole('button', { name: '完成' }).click();
  await app.settle();
  await expect.element(dialog.getByLabelText('昵称')).toBeInvalid();
  await expect.element(dialog.getByLabelText('昵称')).toHaveAccessibleDescription(/隐形字符/);
  expect(dialog.getByRole('alert').elements()).toHaveLength(1);
});
