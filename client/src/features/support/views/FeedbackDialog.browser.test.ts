import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pickMine } from '../../../testing/contacts.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { sessionActions } from '../../session/index.ts';

test('[support.feedback] feedback is sent from the menu; empty feedback is not, and a refusal keeps the text', async () => {
  const app = await mountApp();
  await pickMine(app, '意见反馈');
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  const send = dialog.getByRole('button', { name: '提交' });
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('请写下你的意见');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await dialog.getByLabelText('反馈内容').fill('麦克风有回声');
  await dialog.getByLabelText('联系方式（选填）').fill('QQ 1');
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

test('[support.feedback] the answer to feedback whose form was closed leaves the next form as it is, and a toast tells it', async () => {
  const app = await mountApp();
  let answer = () => {};
  app.http.on('user.feedback', () => new Promise((resolve) => (answer = () => resolve({ id: 1 }))));
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  const content = dialog.getByLabelText('反馈内容');
  await pickMine(app, '意见反馈');
  await content.fill('麦克风有回声');
  await dialog.getByRole('button', { name: '提交' }).click();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await app.settle();
  await pickMine(app, '意见反馈');
  await content.fill('还有一件事');
  answer();
  await app.settle();
  await expect.element(page.getByRole('region', { name: '通知' }).getByText('已收到，谢谢你的反馈')).toBeVisible();
  await expect.element(content).toHaveValue('还有一件事');
  app.http.on('user.feedback', { id: 2 });
  await dialog.getByRole('button', { name: '提交' }).click();
  await app.settle();
  expect(app.http.requests('user.feedback').map((request) => request.content)).toEqual(['麦克风有回声', '还有一件事']);
});

function field(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('[data-dialog] input[type="file"]');
  if (!input) throw new Error('no field for files');
  return input;
}

/** A file that the form's field gets, as a browser's own choice would give it. */
async function choose(...files: File[]) {
  await userEvent.upload(field(), files);
}

/** The same, without the time in which the client reads the files. */
function chooseUnread(...files: File[]) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const input = field();
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

test('[support.feedback] screenshots go with feedback: each is uploaded when chosen, says why it was not, and can be tried again or removed', async () => {
  const app = await mountApp();
  await pickMine(app, '意见反馈');
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  const items = dialog.getByRole('list', { name: '截图' }).getByRole('listitem');
  let number = 0;
  app.http.on('file.upload', () => {
    number += 1;
    return { url: `/files/${number}.png`, type: 'png', w: 8, h: 8 };
  });
  await choose(await picture('a.png'));
  await expect.poll(() => items.elements().length).toBe(1);
  app.http.vanish('file.upload');
  await choose(await picture('b.png'), await picture('c.png'), await picture('d.png'));
  await expect.element(items.nth(2).getByRole('alert')).toBeVisible();
  expect(items.elements()).toHaveLength(3);
  await expect.element(dialog.getByRole('button', { name: '添加截图' })).toBeDisabled();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await dialog.getByLabelText('反馈内容').fill('这里错位了');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect.element(dialog.getByText('有截图没有上传成功，请重试或删除')).toBeVisible();
  app.http.on('file.upload', { url: '/files/b.png', type: 'png', w: 8, h: 8 });
  await dialog.getByRole('button', { name: '重新上传第 2 张' }).click();
  await dialog.getByRole('button', { name: '删除第 3 张' }).click();
  await app.settle();
  await choose(new File(['nothing'], 'e.png', { type: 'image/png' }));
  await expect.element(page.getByRole('region', { name: '通知' }).getByText('这个文件不是能打开的图片')).toBeVisible();
  app.http.on('user.feedback', { id: 1 });
  await dialog.getByRole('button', { name: '提交' }).click();
  await app.settle();
  expect(app.http.requests('user.feedback')).toEqual([
    { content: '这里错位了', images: ['/files/1.png', '/files/b.png'] },
  ]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[support.feedback] pictures that are on their way when the form closes or the viewer signs out are in no later form', async () => {
  const app = await mountApp();
  const items = page.getByRole('list', { name: '截图' }).getByRole('listitem');
  const files = [await picture('a.png'), await picture('b.png'), await picture('c.png')];
  await pickMine(app, '意见反馈');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  app.http.on('file.upload', async () => {
    await arrived;
    return { url: '/files/1.png', type: 'png', w: 8, h: 8 };
  });
  await choose(...files);
  await expect.element(items.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  arrive();
  await app.settle();
  await pickMine(app, '意见反馈');
  await expect.element(page.getByText('0 / 3 张，也可以直接粘贴')).toBeVisible();
  expect(items.elements()).toHaveLength(0);
  // Files that are being read when the viewer signs out.
  const uploads = app.http.requests('file.upload').length;
  chooseUnread(...files);
  app.dispatch(sessionActions.signedOut({ reason: 'asked', returnTo: null }));
  await app.settle();
  expect(app.http.requests('file.upload')).toHaveLength(uploads);
  expect(items.elements()).toHaveLength(0);
});

test('[support.feedback] a form that has three pictures says that it takes no more, also of those that are pasted', async () => {
  const app = await mountApp();
  await pickMine(app, '意见反馈');
  app.http.on('file.upload', { url: '/files/1.png', type: 'png', w: 8, h: 8 });
  const items = page.getByRole('list', { name: '截图' }).getByRole('listitem');
  const full = page.getByRole('region', { name: '通知' }).getByText('最多 3 张截图，多出的没有加上');
  await choose(await picture('a.png'), await picture('b.png'), await picture('c.png'));
  await expect.element(items.nth(2)).toBeVisible();
  expect(full.elements()).toEqual([]);
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await picture('d.png'));
  const area = page.getByLabelText('反馈内容').element();
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await expect.element(full).toBeVisible();
  expect(items.elements()).toHaveLength(3);
});
