import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { createOrigin } from '../../../testing/fakes/memory-storage.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { me, signedInOrigin, wireLogin } from '../../../testing/run-client.ts';

const loginDialog = () => page.getByRole('dialog', { name: '欢迎来到零号麦' });
const stored = (login: object) => createOrigin({ login: JSON.stringify(login), uid: VIEWER, user_info: '{}' });
const signIn = () => page.getByRole('button', { name: '登录' }).first();

describe('the start of the page', () => {
  test('[session.valid-on-start] [role.signed-in-player] a valid stored login signs the person in', async () => {
    const app = await mountApp({ path: '/index/more', origin: signedInOrigin() });
    await expect.element(page.getByRole('button', { name: /小满/ }).first()).toBeVisible();
    expect(app.http.requests('user.infos')).toEqual([{ noes: VIEWER }]);
  });

  test.each([
    ['[session.valid-on-start.missing] without a stored login', null],
    ['[session.valid-on-start.no-number] without a user number', wireLogin({ no: '' })],
    ['[session.valid-on-start.expired] an expired one', wireLogin({ access_time: 1, expires_in: 1 })],
  ])(
    '[session.clear-on-invalid-start] %s leaves a visitor, and nothing of the user in storage',
    async (_title, login) => {
      const origin = login === null ? createOrigin({ uid: VIEWER, user_info: '{}' }) : stored(login);
      await mountApp({ path: '/index/more', origin, signedIn: false });
      await expect.element(signIn()).toBeVisible();
      expect(['login', 'uid', 'user_info'].filter((key) => origin.values.has(key))).toEqual([]);
    },
  );

  test('[session.valid-on-start.base-not-1] an incomplete profile is asked for, and its login leaves the storage', async () => {
    const origin = stored(wireLogin({ attach: { base: 0 } }));
    await mountApp({ path: '/index/more', origin, signedIn: false });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(loginDialog()).not.toBeInTheDocument();
    expect(origin.values.has('login')).toBe(false);
  });

  test('[session.uid-mismatch-reset] a stored number that differs from the fetched one resets the data of the other account', async () => {
    const origin = createOrigin({
      login: JSON.stringify(wireLogin()),
      uid: OTHER,
      drafts: '{}',
      language: 'zh-CN',
      device_uuid: 'd',
    });
    await mountApp({ path: '/index/more', origin, prepare: ({ http }) => http.on('user.infos', { list: [me] }) });
    expect(origin.values.get('uid')).toBe(VIEWER);
    expect([origin.values.has('drafts'), origin.values.get('language')]).toEqual([false, 'zh-CN']);
  });
});
