import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL, OTHER, VOICE } from '../../testing/chat-lines.ts';
import { answerExplore, hallNamed, inviteIn, playerNamed } from '../../testing/explore.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { joinVoice } from '../../testing/hall-page.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../testing/mount-app.tsx';
import { login, me, theHall } from '../../testing/run-client.ts';

const outside = { ...theHall, in_hall: false, intro: '每晚八点开车', online_count: 7, user_count: 30 };
const NOW_S = Math.floor(Date.UTC(2026, 0, 2, 3, 4, 5) / 1000);
const link = (until = 0) =>
  `/invite?hall=${HALL}&channel=${VOICE}&from=${OTHER}${until > 0 ? `&until=${NOW_S + until}` : ''}`;
const open = (options: MountOptions = {}) =>
  mountApp({
    path: link(600),
    ...options,
    prepare: (fakes) => {
      answerExplore(fakes);
      const asVisitor = hallNamed(HALL, '小满的大厅', { intro: '每晚八点开车', online_count: 7, user_count: 30 });
      fakes.http.on('hall.search', { list: [asVisitor], page: 1, page_total: 1 });
      fakes.http.on('hall.enter', ({ hall_id }) => ({ hall_id }));
      fakes.http.on('account.login', login());
      options.prepare?.(fakes);
    },
  });
const card = () => page.getByRole('article');
const loginDialog = () => page.getByRole('dialog', { name: '欢迎来到零号麦' });
async function signIn(): Promise<void> {
  await loginDialog().getByRole('tab', { name: '密码登录' }).click();
  await loginDialog().getByLabelText('手机号或账号').fill('13800000001');
  await loginDialog().getByLabelText('密码', { exact: true }).fill('s3cret');
  await loginDialog().getByRole('checkbox').click();
  await loginDialog().getByRole('button', { name: '登录', exact: true }).click();
}

test('[route.invite] a link that names no place says so in the heading of the page, and leads on', async () => {
  await mountApp({ path: '/invite', signedIn: false });
  const broken = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.element(broken).toBeVisible();
  await expect.element(broken).toHaveTextContent(/邀请/);
  expect(document.title).toContain(broken.element().textContent);
  await expect.element(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/index/more');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
});

describe('an invitation', () => {
  test('[route.invite] a visitor sees the hall, its introduction and its online members without a layout or a login', async () => {
    await open({ signedIn: false });
    await expect.element(card().getByRole('heading', { name: '小满的大厅', level: 1 })).toBeVisible();
    await expect.element(card().getByText('每晚八点开车')).toBeVisible();
    expect(document.title).toBe('小满的大厅 · 零号麦');
    await expect.element(card().getByText('7 在线')).toBeVisible();
    expect(page.getByRole('navigation').elements()).toHaveLength(0);
    expect(loginDialog().elements()).toHaveLength(0);
  });

  test('a hall whose picture does not load has its first letter', async () => {
    await open({
      signedIn: false,
      prepare: ({ http }) => {
        const hall = hallNamed(HALL, '小满的大厅', { bg_img: '/files/gone.png' });
        http.on('hall.search', { list: [hall], page: 1, page_total: 1 });
      },
    });
    await expect.element(card().getByText('小', { exact: true })).toBeVisible();
  });

  test('[session.login-query.hall] [session.login-query.channel] joining leads through the login to the exact channel', async () => {
    const app = await open({
      signedIn: false,
      prepare: ({ http }) => http.on('hall.detail', outside),
    });
    await card().getByRole('button', { name: '加入并进入频道' }).click();
    app.http.on('hall.detail', theHall);
    await signIn();
    await app.settle();
    expect(app.http.requests('hall.enter')).toEqual([{ hall_id: HALL }]);
    expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${VOICE}`);
    // The voice waits for a press of its own.
    expect(app.http.requests('channel.join')).toEqual([]);
    await joinVoice(app);
    expect(app.http.requests('channel.join')).toEqual([{ channel_id: VOICE }]);
  });

  test('a visitor who closes the login keeps the card', async () => {
    const app = await open({ signedIn: false });
    await card().getByRole('button', { name: '加入并进入频道' }).click();
    await loginDialog().getByRole('button', { name: '关闭' }).click();
    await app.settle();
    await expect.element(card().getByRole('button', { name: '加入并进入频道' })).toBeEnabled();
    expect(app.path()).toBe(link(600));
    expect(app.http.requests('hall.enter')).toEqual([]);
  });

  test('[session.login-query.from] a user sees the inviter, the hall and the channel', async () => {
    await open({
      prepare: ({ http }) => {
        http.on('hall.detail', outside);
        http.on('user.infos', ({ noes }) => ({
          list: [{ ...me, no: noes as typeof OTHER, nick: noes === OTHER ? '阿澈' : '小满' }],
        }));
      },
    });
    await expect.element(card().getByText('阿澈 喊你上车开黑')).toBeVisible();
    await expect.element(card().getByText('开黑', { exact: true })).toBeVisible();
  });

  test('[session.login-query.from] [api.tourist.search] a visitor sees the inviter, whom the search finds by number, and not another user whose name holds the number', async () => {
    const app = await open({
      signedIn: false,
      prepare: ({ http }) => {
        const users = [playerNamed('1099', `${OTHER} 的粉丝`), playerNamed(OTHER, '阿澈')];
        http.on('tourist.search', { halls: [], users, hall_total: 0, user_total: 2 });
      },
    });
    await expect.element(card().getByText('阿澈 喊你上车开黑')).toBeVisible();
    expect(app.http.requests('tourist.search')).toEqual([{ keyword: OTHER, page: 1, limit: 10 }]);
    for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  });

  test.each([
    ['a visitor', { signedIn: false }, link(-60).replace('&from', '&until=1&from')],
    ['a member', {}, link(600)],
  ] as const)(
    'an expired invite says so to %s, and leads to the hall instead of the channel',
    async (_who, options, path) => {
      await open({ ...options, path, prepare: ({ http }) => http.on('channel.invitation', { inv_list: [] }) });
      await expect.element(card().getByText(/邀请已过期/)).toBeVisible();
      await expect.element(card().getByText(/^(加入大厅|进入大厅)$/)).toBeVisible();
    },
  );

  test('a full team says so', async () => {
    await open({
      prepare: ({ http }) => {
        const channels = theHall.channels.map((group) => ({
          ...group,
          children: (group.children ?? []).map((leaf) => (leaf.id === VOICE ? { ...leaf, limit_mic: 2 } : leaf)),
        }));
        http.on('hall.detail', { ...theHall, channels });
      },
    });
    await expect.element(card().getByText(/已经坐满了/)).toBeVisible();
    await expect.element(card().getByRole('link', { name: '进入大厅' })).toHaveAttribute('href', `/index/room/${HALL}`);
  });

  test('a running team shows its words and leads a member to its channel, whose voice waits for a press', async () => {
    const app = await open();
    await expect.element(card().getByText('缺一个辅助')).toBeVisible();
    const enter = card().getByRole('link', { name: '进入频道' });
    await expect.element(enter).toHaveAttribute('href', `/index/room/${HALL}?channel_id=${VOICE}`);
    expect(inviteIn(600).channel.id).toBe(VOICE);
    await enter.click();
    await app.settle();
    await expect.element(page.getByRole('button', { name: '加入语音' })).toBeVisible();
    expect(app.http.requests('channel.join')).toEqual([]);
  });

  test('an incomplete link says so and leads on', async () => {
    await open({ path: '/invite' });
    await expect.element(page.getByText('邀请链接不完整，请向朋友再要一次')).toBeVisible();
    const way = page.getByRole('link', { name: '先随便逛逛' });
    await expect.element(way).toHaveAttribute('href', '/index/more');
    // Where the eye is, and not at the foot of the page.
    const words = page.getByText('邀请链接不完整，请向朋友再要一次').element().getBoundingClientRect();
    expect(way.element().getBoundingClientRect().top - words.bottom).toBeLessThan(40);
  });

  test('a hall that is gone says so', async () => {
    await open({
      path: '/invite?hall=9999',
      signedIn: false,
      prepare: ({ http }) => http.on('hall.search', { list: [], page: 1, page_total: 0 }),
    });
    await expect.element(page.getByText('这个大厅不存在或已被解散')).toBeVisible();
    expect(page.getByRole('button', { name: '重试' }).elements()).toHaveLength(0);
    await expect
      .element(page.getByRole('main').getByRole('link', { name: '先随便逛逛' }))
      .toHaveAttribute('href', '/index/more');
  });

  test('[error.51] a hall that was dissolved offers a user no retry, and leads to discover', async () => {
    await open({ prepare: ({ http }) => http.refuse('hall.detail', 51, '大厅不存在或已被解散') });
    await expect.element(page.getByText('这个大厅不存在或已被解散')).toBeVisible();
    expect(page.getByRole('button', { name: '重试' }).elements()).toHaveLength(0);
  });

  test('a visitor who never signed in here finds the tab for a code by sms, and the tab that signs them in is kept', async () => {
    const app = await open({ signedIn: false });
    await page.getByRole('button', { name: '登录' }).click();
    await expect
      .element(loginDialog().getByRole('tab', { name: '验证码登录' }))
      .toHaveAttribute('aria-selected', 'true');
    await signIn();
    await app.settle();
    expect(app.ports.storage.read('login_tab')).toBe('password');
  });

  test('the login opens at the password on a device whose last login used one', async () => {
    await open({ signedIn: false, origin: createOrigin({ login_tab: 'password' }) });
    await page.getByRole('button', { name: '登录' }).click();
    await expect.element(loginDialog().getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a visitor chooses the language and the theme', async () => {
    await open({ signedIn: false });
    const header = page.getByRole('banner');
    await expect.element(header.getByRole('button', { name: /主题/ })).toBeVisible();
    await expect.element(header.getByRole('button', { name: /语言/ })).toBeVisible();
    for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  });
});

describe('the lobby of a hall that is not entered yet', () => {
  test('[role.hall-not-in-hall, role.visitor-or-member] the hall presents itself to a visitor instead of an empty pane, and joining leads to the channel of the address', async () => {
    const app = await open({
      path: `/index/room/${HALL}?channel_id=${VOICE}`,
      prepare: ({ http }) => http.on('hall.detail', outside),
    });
    await expect.element(card().getByRole('heading', { name: '小满的大厅', level: 2 })).toBeVisible();
    await expect.element(card().getByText('30 成员')).toBeVisible();
    app.http.on('hall.detail', theHall);
    await card().getByRole('button', { name: '加入并进入频道' }).click();
    await app.settle();
    expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${VOICE}`);
    await expect.element(card()).not.toBeInTheDocument();
  });

  test('a visitor who closes the login sees the hall, not a skeleton', async () => {
    const app = await open({ signedIn: false, path: `/index/room/${HALL}` });
    await loginDialog().getByRole('button', { name: '关闭' }).click();
    await app.settle();
    await expect.element(card().getByRole('button', { name: '加入大厅', exact: true })).toBeVisible();
    await expect.element(card().getByText('7 在线')).toBeVisible();
  });

  test('[hall-flow.channel-join.init-voice] a visitor who pressed a link to a voice channel and signs in there is not heard before a press', async () => {
    const app = await open({ signedIn: false, path: '/index/more' });
    app.ports.navigation.go(`/index/room/${HALL}?channel_id=${VOICE}`);
    await app.settle();
    await signIn();
    await app.settle();
    await expect.element(page.getByRole('button', { name: '加入语音' })).toBeVisible();
    expect(app.http.requests('channel.join')).toEqual([]);
  });
});
