import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { voiceActions } from '../../audio/index.ts';

const dialog = () => page.getByRole('dialog', { name: '键盘快捷键' });
const row = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });
const change = (name: string) => dialog().getByRole('button', { name: new RegExp(`^更改 ${name}:`) });

async function openKeys(options: MountOptions = {}) {
  const app = await mountApp(options);
  await userEvent.keyboard('{Control>}/{/Control}');
  await app.settle();
  await expect.element(dialog()).toBeVisible();
  return app;
}
const closeAll = async (app: Awaited<ReturnType<typeof openKeys>>) => {
  await userEvent.keyboard('{Escape}');
  await app.settle();
};

test('a visitor opens them on a page that has no voice', async () => {
  const app = await openKeys({ signedIn: false, path: '/index/more' });
  await expect.element(row('打开快速切换')).toBeVisible();
  await closeAll(app);
});

test('keys that are pressed do from then on what they were bound to, the usual ones no longer; another load of the page knows them', async () => {
  const app = await openKeys();
  await change('打开快速切换').click();
  await expect.element(row('打开快速切换').getByText('请按下新的按键')).toBeVisible();
  await userEvent.keyboard('{Alt>}g{/Alt}');
  await app.settle();
  await expect.element(row('打开快速切换')).toHaveTextContent('AltG');
  expect(document.activeElement).toBe(change('打开快速切换').element());
  await closeAll(app);
  await userEvent.keyboard('{Control>}k{/Control}');
  await app.settle();
  expect(page.getByRole('dialog').query()).toBeNull();
  await userEvent.keyboard('{Alt>}g{/Alt}');
  await app.settle();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(JSON.parse(app.storage.read('preferences') ?? '').keys).toEqual({ quick: 'Alt+KeyG' });
});

test('keys of another action are told, taken over or left; one action or all get their usual keys back', async () => {
  const app = await openKeys();
  await change('打开设置').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await app.settle();
  await expect.element(row('打开设置').getByRole('alert')).toHaveTextContent('「打开快速切换」已经在用这个按键');
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await row('打开设置').getByRole('button', { name: '取消' }).click();
  expect(document.activeElement).toBe(change('打开设置').element());
  await expect.element(row('打开设置')).toHaveTextContent('Ctrl,');
  await change('打开设置').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await row('打开设置').getByRole('button', { name: '改用在这里' }).click();
  await expect.element(row('打开设置')).toHaveTextContent('CtrlK');
  expect(document.activeElement).toBe(change('打开设置').element());
  await expect.element(row('打开快速切换')).toHaveTextContent('未设置');
  // Its usual keys belong to the other action now.
  await row('打开快速切换').getByRole('button', { name: '恢复' }).click();
  expect(document.activeElement).toBe(change('打开快速切换').element());
  await row('打开快速切换').getByRole('button', { name: '改用在这里' }).click();
  await expect.element(row('打开快速切换')).toHaveTextContent('CtrlK');
  await expect.element(row('打开设置')).toHaveTextContent('未设置');
  await dialog().getByRole('button', { name: '全部恢复默认' }).click();
  await app.settle();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  await expect.element(row('打开设置')).toHaveTextContent('Ctrl,');
  await expect.element(dialog().getByRole('button', { name: '全部恢复默认' })).toBeDisabled();
  expect(JSON.parse(app.storage.read('preferences') ?? '').keys).toEqual({});
});

test('keys of the browser and keys that write are refused in words; Esc gives up and Backspace clears', async () => {
  const app = await openKeys();
  await change('上一个频道').click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(row('上一个频道').getByRole('alert').first()).toHaveTextContent('浏览器或系统要用这个按键');
  await userEvent.keyboard('g');
  await expect.element(row('上一个频道').getByRole('alert').first()).toHaveTextContent('请同时按住 Ctrl 或 Alt');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(change('上一个频道')).toHaveTextContent('Alt↑');
  await change('上一个频道').click();
  await userEvent.keyboard('{Backspace}');
  await app.settle();
  await expect.element(change('上一个频道')).toHaveTextContent('未设置');
});

test('all keys get back to the usual ones, those of actions that only another version knows too', async () => {
  const app = await openKeys({
    prepare: ({ storage }) => storage.write('preferences', JSON.stringify({ keys: { ofAnotherVersion: 'Alt+KeyX' } })),
  });
  await dialog().getByRole('button', { name: '全部恢复默认' }).click();
  await app.settle();
  await expect.element(dialog().getByRole('button', { name: '全部恢复默认' })).toBeDisabled();
  expect(document.activeElement).toBe(change('打开快速切换').element());
  expect(JSON.parse(app.storage.read('preferences') ?? '').keys).toEqual({});
});

test('the key that is held to talk is told, and the way to its setting', async () => {
  const app = await openKeys({ prepare: ({ http }) => http.on('voice.settings', {}) });
  app.dispatch(voiceActions.settingsRequested({ VoiceMode: 2, Key: 'KeyV,V' }));
  await app.settle();
  await change('不在输入框时静音或取消静音').click();
  await userEvent.keyboard('v');
  await app.settle();
  const told = row('不在输入框时静音或取消静音').getByRole('alert');
  await expect.element(told).toHaveTextContent('「按键说话」已经在用这个按键');
  await told.getByRole('button', { name: '在语音设置里更改' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '语音设置' })).toBeVisible();
});
