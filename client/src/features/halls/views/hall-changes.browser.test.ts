import type { HallEventBody } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GENERAL, GUIDES, HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { channelRow, composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { theHall } from '../../../testing/run-client.ts';

/** Long enough for a changed hall to be fetched again. */
const REFRESH_MS = 1100;

const rail = () => page.getByRole('navigation', { name: '主导航' });
const toast = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text);
const members = () => page.getByRole('region', { name: '成员列表' });
const member = (nick: string) => members().getByRole('listitem').filter({ hasText: nick });

async function edit(app: MountedApp, body: Partial<HallEventBody<'hallEdited'>>) {
  app.server.emit('hallEdited', { type: 1, hall_id: HALL, ...body }, { to: HALL });
  await app.clock.advance(REFRESH_MS);
  await app.settle();
}

async function membership(app: MountedApp, body: Partial<HallEventBody<'membershipChanged'>>) {
  const left = { type: 2, hall_id: HALL, hall_name: '小满的大厅', uid: VIEWER, msg: '' } as const;
  app.server.emit('membershipChanged', { ...left, ...body }, { to: VIEWER });
  await app.settle();
}

describe('a hall that is dissolved', () => {
  test('[hall-event.1003] [hall-event.1003.with-channel] a viewer in a channel moves to the welcome channel', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const dissolved = { hall_id: HALL, hall_name: '小满的大厅', welcome_channel_id: GUIDES };
    app.server.emit('hallDissolved', dissolved, { to: HALL });
    await app.settle();
    await expect.element(composer('攻略')).toBeVisible();
  });

  test('[hall-event.1003.no-current-channel] [error.message.hall-dissolved] [route.root.hall-dissolved-target] without a current channel a warning shows, the list is loaded again and the page goes to /', async () => {
    const app = await mountApp({ path: HALL_PATH, prepare: ({ http }) => http.refuse('channel.join', 50, '禁止') });
    app.http.on('hall.list', { list: [], page: 1, page_total: 1 });
    app.server.emit('hallDissolved', { hall_id: HALL, hall_name: '小满的大厅' }, { to: HALL });
    await app.settle();
    await expect.element(toast('当前大厅已被解散')).toBeVisible();
    await expect.element(rail().getByText('小满的大厅')).not.toBeInTheDocument();
    expect(app.path()).toBe('/index/more');
  });
});

describe('the own membership', () => {
  test('[hall-event.2000.type-2] [error.message.hall-left] leaving shows its dialog and redirects', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await membership(app, { type: 2 });
    await expect.element(page.getByRole('dialog')).toHaveTextContent('您已退出【小满的大厅】大厅！');
    await expect.element(rail().getByText('小满的大厅')).not.toBeInTheDocument();
    expect(app.path()).not.toContain(HALL);
  });

  test('[hall-event.2000] [hall-event.2000.type-3] being kicked says so in the words of the server and redirects', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await membership(app, { type: 3, msg: '违规发言' });
    await expect.element(page.getByRole('dialog')).toHaveTextContent('违规发言');
    expect(app.path()).not.toContain(HALL);
  });
});

describe('edits', () => {
  const renamed = (change: (name: string) => string, without?: string) => ({
    ...theHall,
    welcome_channel_id: GUIDES,
    channels: theHall.channels.map((heading) => ({
      ...heading,
      children: heading.children
        ?.filter(({ id }) => id !== without)
        .map((child) => ({ ...child, name: change(child.name) })),
    })),
  });

  test('[hall-event.1006] [hall-event.1006.type-1] an edited channel shows its new name in the tree and over its lines', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.on(
      'hall.detail',
      renamed((name) => `新${name}`),
    );
    await edit(app, { channel_id: GENERAL });
    await expect.element(channelRow('新闲聊')).toBeVisible();
    await expect.element(composer('新闲聊')).toBeVisible();
  });

  test('[hall-event.1006.type-2] an edited hall shows its new name in the rail and over its tree', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const hall = { ...theHall, name: '新名字' };
    app.http.on('hall.detail', hall);
    app.http.on('hall.list', { list: [hall], page: 1, page_total: 1 });
    await edit(app, { type: 2 });
    await expect.element(page.getByRole('heading', { name: '新名字' }).first()).toBeVisible();
  });

  test('[hall-event.1006.type-3] a reset leads into the welcome channel', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.on(
      'hall.detail',
      renamed((name) => name, GENERAL),
    );
    await edit(app, { type: 3, channel_id: GENERAL });
    await expect.element(composer('攻略')).toBeVisible();
  });

  test('[hall-event.2003] a changed password shows as a lock at once', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await expect.element(channelRow('开黑')).not.toHaveTextContent('需要密码');
    app.server.emit('voicePasswordChanged', { hall_id: HALL, channel_id: VOICE, pass: true }, { to: HALL });
    await app.clock.advance(0);
    await expect.element(channelRow('开黑')).toHaveTextContent('需要密码');
  });
});

describe('people', () => {
  const change = async (app: MountedApp, body: Partial<HallEventBody<'systemMessage'>>) => {
    app.server.emit('systemMessage', { msg: '', uid: OTHER, ...body }, { to: HALL });
    await app.settle();
  };

  test('[role.hall-owner] [role.hall-member] the owner of a hall is marked, an ordinary member is not', async () => {
    await mountApp({ path: HALL_PATH });
    await expect.element(member('小满')).toHaveTextContent('厅主');
    await expect.element(member('阿澈')).not.toHaveTextContent('管理员');
  });

  test('[hall-event.user-change.type-1-manage] [hall-event.user-change.type-1-other] [role.hall-manager] [role.manager] a person becomes a manager and an ordinary member again', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await change(app, { type: 1, ctx: 'manage' });
    await expect.element(member('阿澈')).toHaveTextContent('管理员');
    await change(app, { type: 1, ctx: '' });
    await expect.element(member('阿澈')).not.toHaveTextContent('管理员');
  });

  test('[hall-event.user-change.type-2-ctx-1] [hall-event.user-change.type-2-ctx-2] [role.hall-text-mute] a mute of the viewer closes the composer, its end opens it', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await change(app, { uid: VIEWER, type: 2, ctx: '1' });
    await expect.element(page.getByRole('textbox')).toBeDisabled();
    await change(app, { uid: VIEWER, type: 2, ctx: '2' });
    await expect.element(composer()).toBeEnabled();
  });

  test('[role.hall-mic-mute] a muted microphone shows in the member list', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await change(app, { type: 3, ctx: '1' });
    await expect.element(member('阿澈')).toHaveTextContent('已被禁麦');
    await change(app, { type: 3, ctx: '2' });
    await expect.element(member('阿澈')).not.toHaveTextContent('已被禁麦');
  });

  test('[hall-event.presence.state-3] a person who was removed leaves the member list', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await expect.element(member('阿澈')).toBeVisible();
    const gone = { uid: OTHER, nick: '阿澈', avatar: '', role: '', state: 3 } as const;
    app.server.emit('presenceChanged', gone, { to: HALL });
    await app.settle();
    await expect.element(member('阿澈')).not.toBeInTheDocument();
  });
});

test('[hall-event.2001] a login on another device says so and waits for the person', async () => {
  const app = await mountApp({ path: HALL_PATH });
  app.server.emit('loggedInElsewhere', { platform: 'web', time: 1, msg: '' }, { to: VIEWER });
  await app.settle();
  const attempts = app.server.attempts;
  await app.clock.advance(60_000);
  expect(app.server.attempts).toBe(attempts);
  await page.getByRole('button', { name: '在此设备继续' }).click();
  await app.settle();
  expect([app.server.attempts, app.server.isClaimed]).toEqual([attempts + 1, true]);
});
