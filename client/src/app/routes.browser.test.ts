import { ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL } from '../testing/chat-lines.ts';
import { composer, HALL_PATH } from '../testing/hall-page.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { login, me, signedInOrigin } from '../testing/run-client.ts';
import { answerRooms } from '../testing/run-room.ts';

for (const [rule, from] of [
  ['route.root', '/'],
  ['route.index', '/index'],
  ['route.app', '/app'],
] as const) {
  test(`[${rule}] [route.index-more] ${from} leads to discover`, async () => {
    const app = await mountApp({ path: from, signedIn: false });
    await expect.element(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
    expect(app.path()).toBe('/index/more');
  });
}

for (const [rules, path, view] of [
  ['[route.index-more.page-id] [route.index-more.default-landing]', '/', { page: '/index/more', pageId: 164 }],
  ['[route.index-piazza.page-id]', '/index/piazza', { page: '/index/piazza', pageId: 165 }],
  ['[route.index-room.page-id]', HALL_PATH, { page: '/index/room', pageId: 166 }],
  ['[route.invite.page-id]', `/invite?hall=${HALL}`, { page: '/invite', pageId: 167 }],
  ['[route.app-room.page-id]', '/app/room/600001', { page: '/app/room', pageId: 168 }],
] as const) {
  test(`${rules} the view of ${path} is reported as page ${view.pageId}`, async () => {
    const app = await mountApp({ path, prepare: answerRooms });
    expect(app.pageViews).toEqual([view]);
  });
}

for (const [path, title] of [
  ['/index/more', '发现 · 零号麦'],
  ['/index/piazza', '组队广场 · 零号麦'],
  ['/app/rooms', '语音房 · 零号麦'],
  ['/app/room/600001', '唱片行 · 零号麦'],
  [HALL_PATH, '#闲聊 · 小满的大厅 · 零号麦'],
] as const) {
  test(`the tab of ${path} is called ${title}, and another page takes its name along`, async () => {
    const app = await mountApp({ path, prepare: answerRooms });
    await expect.poll(() => document.title).toBe(title);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '组队广场' }).click();
    await app.settle();
    expect(document.title).toBe('组队广场 · 零号麦');
  });
}

test('[route.not-found] an unknown path shows the not-found page and a way back', async () => {
  const app = await mountApp({ path: '/no/such/page' });
  await expect.element(page.getByRole('heading', { name: '页面走丢了' })).toBeVisible();
  expect(document.title).toBe('页面走丢了 · 零号麦');
  await page.getByRole('link', { name: '去发现大厅' }).click();
  await app.settle();
  expect(app.path()).toBe('/index/more');
});

test('[route.login] [modal.login] the login route opens the login over discover for a visitor', async () => {
  await mountApp({ path: '/login', signedIn: false });
  await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
});

test('[route.login] a signed-in user who opens the login route comes to discover', async () => {
  const app = await mountApp({ path: '/login' });
  expect(app.path()).toBe('/index/more');
  await expect.element(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
});

test('[route.index-room] [route.index-room.channel-id-optional] a link names a hall, and may name its channel', async () => {
  const app = await mountApp({ path: `/index/room/${HALL}?channel_id=9002` });
  await expect.element(composer('攻略')).toBeEnabled();
  await app.reload({ path: `/index/room/${HALL}` });
  await expect.element(composer('闲聊')).toBeEnabled();
});

test('[route.can-login] [role.can-login] a page opens for an account with a nick; one without completes its profile first', async () => {
  let nick = me.nick;
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => http.on('user.infos', () => ({ list: [{ ...me, nick }] })),
  });
  await expect.element(composer('闲聊')).toBeEnabled();
  const completion = page.getByRole('dialog', { name: '完善资料' });
  await expect.element(completion).not.toBeInTheDocument();
  // The login calls the profile complete, and the account has no nick.
  nick = '';
  await app.reload({ path: HALL_PATH });
  await expect.element(completion).toBeVisible();
  await expect.element(composer('闲聊')).not.toBeInTheDocument();
});

test('a deep link survives the login', async () => {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=9002`,
    signedIn: false,
    prepare: ({ http }) => http.on('account.login', login()),
  });
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await dialog.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByLabelText('手机号或账号').fill('13800000001');
  await dialog.getByLabelText('密码', { exact: true }).fill('s3cret');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await app.settle();
  await expect.element(composer('攻略')).toBeEnabled();
});

test('[hall-flow.entry.detail-51-message] [hall-flow.entry.detail-51-redirect] [route.login.on-hall-detail-51] [route.login.on-hall-not-found] [error.51] a hall that does not exist says so and leads to the login route, which leads a user on', async () => {
  const { code, message } = ERRORS.hallProblem;
  const app = await mountApp({ path: HALL_PATH, prepare: ({ http }) => http.refuse('hall.detail', code, message) });
  await expect.element(page.getByText('大厅不存在或已被解散', { exact: true })).toBeVisible();
  expect(app.pageViews.map(({ page: shown }) => shown)).toEqual(['/index/room', '/login', '/index/more']);
  expect(app.path()).toBe('/index/more');
});

test('[route.app-room.id-is-room-number] a link into a voice room signs in by its code and enters the room', async () => {
  const app = await mountApp({
    path: '/?verify=demo-link&room_no=600001&phone=13800000001',
    signedIn: false,
    prepare: (fakes) => {
      answerRooms(fakes);
      fakes.http.on('login.silent', { ...login(), room_no: '' });
    },
  });
  await app.settle();
  expect(app.path()).toBe('/app/room/600001');
  await expect.element(page.getByRole('heading', { name: '唱片行' })).toBeVisible();
  await expect.element(page.getByText('已在房间里')).toBeVisible();
  expect(app.http.requests('room.join').at(-1)).toMatchObject({ group_id: '600001' });
});

test('halls that failed to load say so at the top of their list', async () => {
  await mountApp({ signedIn: false, path: '/index/more', prepare: ({ http }) => http.vanish('hall.list') });
  const heading = page.getByRole('heading', { name: '热门大厅' });
  const told = page.getByRole('alert').filter({ hasText: '大厅列表没有加载出来' });
  await expect.element(told).toBeVisible();
  const [start, end] = [heading, told].map((place) => place.element().getBoundingClientRect().bottom);
  expect((end ?? 0) - (start ?? 0)).toBeLessThan(300);
});

test('a returning user writes in their hall before the platform has told who they are', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => http.on('user.infos', () => new Promise<never>(() => {})),
  });
  await expect.element(composer('闲聊')).toBeEnabled();
  await expect.element(page.getByRole('button', { name: '小满 的菜单' })).toBeVisible();
  expect(app.http.requests('hall.detail')).toHaveLength(1);
});

test('the hall part loads while the platform is asked about a user of whom only the login is stored', async () => {
  const origin = signedInOrigin();
  origin.values.delete('user_info');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const app = await mountApp({
    path: HALL_PATH,
    origin,
    prepare: ({ http }) =>
      http.on('user.infos', async () => {
        await asked;
        return { list: [me] };
      }),
  });
  await expect.poll(() => app.client.late.isTaken('hall')).toBe(true);
  expect(app.http.requests('hall.detail')).toEqual([]);
  await expect.element(composer('闲聊')).not.toBeInTheDocument();
  answer();
  await app.settle();
  await expect.element(composer('闲聊')).toBeEnabled();
});

test('a visitor of a hall loads nothing of what its members see', async () => {
  const app = await mountApp({ path: HALL_PATH, signedIn: false });
  await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
  expect(app.client.late.isTaken('people')).toBe(false);
});
