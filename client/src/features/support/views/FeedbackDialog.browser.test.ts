import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pickMine } from '../../../testing/contacts.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

test('[support.feedback] feedback is sent from the menu; empty feedback is not, and a refusal keeps the text', async () => {
  const app = await mountApp();
  await pickMine(app, '意见反馈');
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  const send = dialog.getByRole('button', { name: '提交' });
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请写下你的意见');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await dialog.getByLabelText('反馈内容').fill('麦克风有回声');
  await dialog.getByLabelText('联系方式（可不填）').fill('QQ 1');
  app.http.refuse('user.feedback', 10_429, '操作太频繁，请稍后再试');
  await send.click();
  await app.settle();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('操作太频繁');
  await expect.element(dialog.getByLabelText('反馈内容')).toHaveValue('麦克风有回声');
  app.http.on('user.feedback', { id: 1 });
  await send.click();
  await app.settle();
  expect(app.http.requests('user.feedback').at(-1)).toEqual({ content: '麦克风有回声', contact: 'QQ 1' });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: '通知' }).getByText('已收到，谢谢你的反馈')).toBeVisible();
});
