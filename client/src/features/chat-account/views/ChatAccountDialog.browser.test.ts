import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProfiles } from '../../../testing/contacts.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const dialog = () => page.getByRole('dialog', { name: '聊天账号' });
const door = (name: string) => dialog().getByRole('link', { name });

async function openFromSettings(prepare: (fakes: FakePorts) => void = () => {}) {
  const app = await mountApp({
    prepare: (fakes) => {
      answerProfiles(fakes);
      prepare(fakes);
    },
  });
  await userEvent.keyboard('{Control>},{/Control}');
  await app.settle();
  await page.getByRole('button', { name: '聊天账号' }).click();
  await app.settle();
  return app;
}

test('[api.account.wechat-auth] the settings tell that no chat account is bound, and lead to the chat app with a state that this browser keeps', async () => {
  const app = await openFromSettings();
  await expect.element(dialog().getByText('还没有绑定聊天账号')).toBeVisible();
  const state = app.storage.read('chat_binding') ?? '';
  expect(state).toMatch(/^bind-/);
  const back = new URLSearchParams({ redirect_uri: `${window.location.origin}${app.path()}`, state });
  await expect.element(door('去聊天应用绑定')).toHaveAttribute('href', `${window.location.origin}/chat-app?${back}`);
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  // An answer that is under way stays good: another tab asks with the same state.
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '聊天账号' }).click();
  await app.settle();
  await expect.element(door('去聊天应用绑定')).toBeVisible();
  expect(app.storage.read('chat_binding')).toBe(state);
});

test('[api.account.wechat-auth] back from the chat app the page tells whose account was bound, and that another can be', async () => {
  const app = await mountApp({
    path: '/index/piazza?code=c&state=bind-1',
    prepare: (fakes) => {
      answerProfiles(fakes, true, true);
      fakes.storage.write('chat_binding', 'bind-1');
      fakes.http.on('account.wechat_auth', { nick: '小满同学', avatar: '' });
    },
  });
  await app.settle();
  await expect.element(dialog().getByText('已绑定「小满同学」')).toBeVisible();
  await expect.element(door('绑定其他聊天账号')).toBeVisible();
  expect(app.path()).toBe('/index/piazza');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
});

test('[api.account.wechat-auth] an identity that another account has is not bound: the page says why, and the link to the chat app stays', async () => {
  const app = await mountApp({
    path: '/index/piazza?code=c&state=bind-1',
    prepare: (fakes) => {
      answerProfiles(fakes);
      fakes.storage.write('chat_binding', 'bind-1');
      fakes.http.refuse('account.wechat_auth', 20_011, '该聊天账号已绑定其他用户');
    },
  });
  await app.settle();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('该聊天账号已绑定其他用户');
  await expect.element(door('去聊天应用绑定')).toBeVisible();
});

test('a state that could not be read is tried again; without a chat app in the configuration nothing leads there', async () => {
  const app = await openFromSettings(({ http, ports }) => {
    http.vanish('account.myProfile');
    Object.assign(ports.origins, { chatApp: '' });
  });
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  answerProfiles(app, true, true);
  await dialog().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(dialog().getByText('已绑定聊天账号')).toBeVisible();
  await expect.element(dialog().getByText('这里没有可以绑定的聊天应用。')).toBeVisible();
  expect(dialog().getByRole('link').elements()).toHaveLength(0);
});
