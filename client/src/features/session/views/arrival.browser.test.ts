import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerExplore } from '../../../testing/explore.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { composer } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { login, me } from '../../../testing/run-client.ts';
import { answerRooms } from '../../../testing/run-room.ts';

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
      http.on('login.silent', { ...login(), room_no: '' });
      http.on('user.login_log', {});
      options.prepare?.(fakes);
    },
  });

/** The kinds of login that were reported. */
const loggedIn = (app: MountedApp) => app.http.requests('user.login_log').map(({ login_type }) => login_type);

test('[session.login-query.pcCode] [session.login.partner-app-code] [session.other-login-type.4-partner-app] [route.partner-login-hall] a partner app leads to the channel that it names', async () => {
  const app = await arriveAt('/?pcCode=demo');
  await app.settle();
  expect(app.path()).toBe(`/index/room/8001?channel_id=${CHANNEL}`);
  await expect.element(composer('攻略')).toBeEnabled();
  expect(loggedIn(app)).toEqual([4]);
});

test('[session.login-query.pcCodeGame] [session.login.game-life-code] [session.other-login-type.5-game-life] game life signs in and leads to discover', async () => {
  const app = await arriveAt('/?pcCodeGame=demo');
  await app.settle();
  expect(app.path()).toBe('/index/more');
  await expect.element(page.getByRole('button', { name: '小满 的菜单' })).toBeVisible();
  expect(loggedIn(app)).toEqual([5]);
});

test('[session.login-query.code] [session.login-query.state] [session.login-query.action] [session.login-query.from] [session.login.chat-app-code] [session.other-login-type.3-chat-app] a code of the chat app signs in, and nothing of it stays in the address', async () => {
  const app = await arriveAt('/index/more?code=demo&state=s&from=friend&action=open');
  await app.settle();
  expect(app.path()).toBe('/index/more');
  expect(app.http.requests('login.wechat')).toMatchObject([{ code: 'demo' }]);
  expect(loggedIn(app)).toEqual([3]);
  await expect.element(page.getByRole('button', { name: '小满 的菜单' })).toBeVisible();
});

test('[session.login-query.shareHall] [session.login-query.shareChannel] a shared hall and channel are where a user lands', async () => {
  const app = await arriveAt(`/login?shareHall=8001&shareChannel=${CHANNEL}`, { signedIn: true });
  await app.settle();
  expect(app.path()).toBe(`/index/room/8001?channel_id=${CHANNEL}`);
  await expect.element(composer('攻略')).toBeEnabled();
});

test('[session.login-query.shareHall] [session.login-query.shareChannel] a visitor with the link of a hall sees that hall, and no login over it', async () => {
  const app = await arriveAt(`/login?shareHall=8001&shareChannel=${CHANNEL}`);
  await app.settle();
  await expect.poll(() => app.path()).toBe(`/invite?hall=8001&channel=${CHANNEL}`);
  await expect.element(page.getByRole('article').getByRole('heading', { name: '小满的大厅', level: 1 })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('[session.login-query.hall] [session.login-query.channel] a hall and a channel in the address are where a user lands', async () => {
  const app = await arriveAt(`/?hall=8001&channel=${CHANNEL}`, { signedIn: true });
  await app.settle();
  await expect.element(composer('攻略')).toBeEnabled();
});

test('[session.login.silent-link] [session.login-query.verify] [session.login-query.room_no] [session.login-query.phone] [session.other-login-type.2-link] a link signs in without a question and enters its room', async () => {
  const app = await arriveAt('/?verify=demo&room_no=600001&phone=13800000001', { prepare: answerRooms });
  await app.settle();
  expect(app.http.requests('login.silent')).toEqual([{ verify: 'demo', room_no: '600001', phone: '13800000001' }]);
  expect(app.path()).toBe('/app/room/600001');
  expect(app.http.requests('room.join').at(-1)).toMatchObject({ group_id: '600001' });
  expect(loggedIn(app)).toEqual([2]);
});

test('[session.login.chat-app-no-phone.store] [session.login.chat-app-no-phone.bind] a chat-app user without a phone is asked for one, also after a reload, and signs in by it', async () => {
  const unbound = { phone: '' as const, third_party: { ticket: 't1', nick: '新朋友', avatar: '' } };
  const answer = ({ http }: FakePorts) => {
    http.on('login.wechat', unbound);
    http.on('account.captcha', { captcha_id: 'c1', image: 'data:image/svg+xml,' });
    http.on('account.login', login());
  };
  const app = await arriveAt('/?code=demo&state=s', { prepare: answer });
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '绑定手机号' });
  await expect.element(dialog.getByText('新朋友，你好！绑定手机号后即可登录。')).toBeVisible();
  expect(app.path()).toBe('/index/more');
  expect(JSON.parse(app.storage.read('third_party') ?? '')).toEqual(unbound.third_party);
  const again = await app.reload();
  await dialog.getByLabelText('手机号', { exact: true }).fill('13700000001');
  await dialog.getByLabelText('验证码', { exact: true }).fill('246810');
  await dialog.getByRole('button', { name: '绑定并登录' }).click();
  await again.settle();
  expect(again.http.requests('account.login')).toMatchObject([{ type: 3, username: '13700000001', smscode: '246810' }]);
  await expect.element(page.getByRole('button', { name: `${me.nick} 的菜单` })).toBeVisible();
  expect(again.storage.read('third_party')).toBeNull();
});

test('[error.other-codes.login] a code that is refused says so, and the login opens with the ways on', async () => {
  const app = await arriveAt('/login?pcCode=old', {
    prepare: ({ http }) => http.refuse('login.partner', 20_008, '登录凭证无效或已过期'),
  });
  await expect.element(page.getByRole('region', { name: '通知' }).getByText('登录凭证无效或已过期')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('自动登录没有成功。可以用下面的方式登录');
  expect(dialog.getByRole('button', { name: '重试' }).elements()).toEqual([]);
  await app.settle();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('alert').elements()).toEqual([]);
});

test('a code that is not answered can be tried again where the login says so', async () => {
  const app = await arriveAt('/?pcCodeGame=demo', { prepare: ({ http }) => http.vanish('login.partner_op') });
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('自动登录没有得到回应');
  app.http.on('login.partner_op', { ...login(), hall_id: '', channel_id: '' });
  await dialog.getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(page.getByRole('button', { name: '小满 的菜单' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('[support.login-log] [entity.login-log] [rule.login-password-hash] [rule.template.login-success] [const.client.auth-client-type] [const.client.version] a login by password is reported with the device, and its password is not sent in clear', async () => {
  const app = await mountApp({
    signedIn: false,
    prepare: ({ http }) => {
      http.on('account.login', login());
      http.on('user.login_log', {});
    },
  });
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await dialog.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByLabelText('手机号或账号').fill('13800000001');
  await dialog.getByLabelText('密码', { exact: true }).fill('s3cret');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await app.settle();
  await expect.element(page.getByRole('region', { name: '通知' }).getByText('登录成功')).toBeVisible();
  expect(app.http.requests('user.login_log')).toEqual([
    { login_type: 1, dev_model: 'web', dev_imei: 'device-1', os: 'web', version: '2.0.49' },
  ]);
  const [request] = app.http.requests('account.login');
  expect(request).toMatchObject({ type: 1, client: 3 });
  expect(JSON.stringify(request)).not.toContain('s3cret');
  expect(JSON.parse(request?.extra ?? '{}')).toEqual({ dev_imei: 'device-1', version: '2.0.49' });
});

test('[error.login-request-failure] [rule.template.login-failed] a login without an answer has its own message and keeps the input', async () => {
  const app = await mountApp({ signedIn: false, prepare: ({ http }) => http.vanish('account.login') });
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await dialog.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByLabelText('手机号或账号').fill('13800000001');
  await dialog.getByLabelText('密码', { exact: true }).fill('s3cret');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await app.settle();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('网络异常，请检查网络后再登录');
  await expect.element(dialog.getByLabelText('密码', { exact: true })).toHaveValue('s3cret');
});

for (const [code, words] of [
  [10_003, '用户信息已失效，请重新登录'],
  [10_007, '账号已被封禁'],
] as const) {
  test(`[rule.session-valid] [route.login.on-session-invalid] a session that ends by ${code} says "${words}" once and leads to the login`, async () => {
    const app = await mountApp({ prepare: ({ http }) => http.refuse('user.infos', code, '') });
    await expect.element(page.getByRole('region', { name: '通知' }).getByText(words)).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
    expect([app.path(), app.storage.read('login'), app.storage.read('uid')]).toEqual(['/login', null, null]);
  });
}

test('[session.storage.login-token] [session.storage.user-id] [session.storage.user-info] a login leaves token, number and info of the user in storage', async () => {
  const app = await arriveAt('/?pcCodeGame=demo');
  await app.settle();
  expect(app.storage.read('uid')).toBe(me.no);
  expect(JSON.parse(app.storage.read('user_info') ?? '')).toMatchObject({ no: me.no, nick: me.nick });
  expect(app.storage.read('login')).not.toBeNull();
});
