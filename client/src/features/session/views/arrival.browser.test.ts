import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerExplore } from '../../../testing/explore.ts';
import { composer } from '../../../testing/hall-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { login } from '../../../testing/run-client.ts';

/** The channel 攻略 of the fake platform's hall. */
const CHANNEL = '9002';
const arriveAt = (path: string, options: MountOptions = {}) =>
  mountApp({
    path,
    signedIn: false,
    ...options,
    prepare: (fakes) => {
      answerExplore(fakes);
      const { http } = fakes;
      http.on('login.partner', { ...login(), hall_id: '8001', channel_id: CHANNEL });
      http.on('login.partner_op', { ...login(), hall_id: '', channel_id: '' });
      http.on('login.wechat', login());
      options.prepare?.(fakes);
    },
  });

test('[session.login-query.pcCode] [session.login.partner-app-code] [route.partner-login-hall] a partner app leads to the channel that it names', async () => {
  const app = await arriveAt('/?pcCode=demo');
  await app.settle();
  expect(app.path()).toBe(`/index/room/8001?channel_id=${CHANNEL}`);
  await expect.element(composer('攻略')).toBeEnabled();
});

test('[session.login-query.pcCodeGame] game life signs in and leads to discover', async () => {
  const app = await arriveAt('/?pcCodeGame=demo');
  await app.settle();
  expect(app.path()).toBe('/index/more');
  await expect.element(page.getByRole('button', { name: '小满 的菜单' })).toBeVisible();
});

test('[session.login-query.code] [session.login-query.state] a code of the chat app signs in, and nothing of it stays in the address', async () => {
  const app = await arriveAt('/index/more?code=demo&state=s&from=friend&action=open');
  await app.settle();
  expect(app.path()).toBe('/index/more');
  expect(app.http.requests('login.wechat')).toMatchObject([{ code: 'demo' }]);
  await expect.element(page.getByRole('button', { name: '小满 的菜单' })).toBeVisible();
});

test('[session.login-query.shareHall] [session.login-query.shareChannel] a shared hall and channel are where a user lands', async () => {
  const app = await arriveAt(`/login?shareHall=8001&shareChannel=${CHANNEL}`, { signedIn: true });
  await app.settle();
  expect(app.path()).toBe(`/index/room/8001?channel_id=${CHANNEL}`);
  await expect.element(composer('攻略')).toBeEnabled();
});

test('[session.login-query.hall] [session.login-query.channel] a hall and a channel in the address are where a user lands', async () => {
  const app = await arriveAt(`/?hall=8001&channel=${CHANNEL}`, { signedIn: true });
  await app.settle();
  await expect.element(composer('攻略')).toBeEnabled();
});
