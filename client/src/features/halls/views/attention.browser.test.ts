import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GUIDES, HALL, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { channelRow, HALL_PATH, line } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { answerSlowly } from '../../../testing/open-channels.ts';
import { theHall } from '../../../testing/run-client.ts';

const rail = () => page.getByRole('navigation', { name: '主导航' });
const AWAY = '7000' as typeof HALL;
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

function mention({ server }: MountedApp, sequence: number, channel = GUIDES): void {
  server.emit(
    'chatMessage',
    {
      msg_type: '1',
      content: '@小满 上号',
      extra: { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' }, aiteuser: { [VIEWER]: '小满' } },
      msg: '',
      msg_id: String(sequence) as never,
      send_time: sequence,
    },
    { to: HALL, channel, from: OTHER, mid: String(sequence) },
  );
}

async function open(
  preferences: Record<string, unknown> = {},
  prepare: (fakes: FakePorts) => void = () => {},
): Promise<MountedApp> {
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/icon.svg">');
  const app = await mountApp({
    path: HALL_PATH,
    prepare: (fakes) => {
      answerSlowly(fakes, 0);
      fakes.storage.write('preferences', JSON.stringify(preferences));
      prepare(fakes);
    },
  });
  await app.settle();
  return app;
}

test('[hall-event.1001] a mention in another channel is a red number in tree and rail, and in the title; it goes when the channel was read', async () => {
  const app = await open();
  expect(document.title).toBe('#闲聊 · 小满的大厅 · 零号麦');
  mention(app, 8);
  mention(app, 9);
  await app.clock.advance(0);
  await expect.element(channelRow('攻略').getByText('2')).toBeVisible();
  await expect.element(rail().getByRole('link', { name: /有人提到你/ })).toHaveTextContent('2');
  expect(document.title).toMatch(/^\(2\) #闲聊/);
  expect(icon()).toBe('/icon-badge.svg');
  await channelRow('攻略').click();
  await app.clock.advance(2000);
  expect(document.title).toMatch(/^#攻略/);
  expect(icon()).toBe('/icon.svg');
});

test('[hall-event.1001] mentions of an earlier page, in a channel that is still unread, are a red number again', async () => {
  await open({}, ({ http, storage }) => {
    storage.write('mentions', JSON.stringify({ uid: VIEWER, channels: { [GUIDES]: { hall_id: HALL, count: 3 } } }));
    const channels = theHall.channels.map((group) => ({
      ...group,
      children: group.children?.map((leaf) => ({ ...leaf, unread: leaf.id === GUIDES ? 5 : 0 })) ?? [],
    }));
    http.on('hall.list', { list: [{ ...theHall, unread: 5 }], page: 1, page_total: 1 });
    http.on('hall.detail', { ...theHall, unread: 5, channels });
  });
  await expect.element(channelRow('攻略').getByText('3', { exact: true })).toBeVisible();
  await expect.element(rail().getByRole('link', { name: /有人提到你/ })).toHaveTextContent('3');
  expect(document.title).toMatch(/^\(3\) #闲聊/);
});

test('[hall-event.1001] a mention in the channel that is being read makes no mark', async () => {
  const app = await open();
  await expect.element(line('闲聊的话')).toBeVisible();
  await app.clock.advance(2000);
  mention(app, 8, '9001' as never);
  await app.clock.advance(0);
  await expect.element(line('@小满 上号')).toBeVisible();
  expect(document.title).toMatch(/^#闲聊/);
});

test('unread messages of people count in the title and the icon with the mentions of halls; those of groups count only as mentions', async () => {
  const app = await open();
  await app.client.late.take('im');
  const friend = app.ims.im();
  await friend.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  const team = await app.ims.team([OTHER, VIEWER]);
  const send = async (id: string, text: string) => {
    await friend.send(id as never, { kind: 'text', text }, text);
    await app.settle();
  };
  await app.settle();
  await send(`team-${team}`, '大家好');
  expect(document.title).toMatch(/^#闲聊/);
  await send(`p2p-${VIEWER}`, '在吗');
  await send(`p2p-${VIEWER}`, '上号');
  expect(document.title).toMatch(/^\(2\) #闲聊/);
  expect(icon()).toBe('/icon-badge.svg');
  mention(app, 8);
  await send(`team-${team}`, '@小满 来');
  expect(document.title).toMatch(/^\(4\) #闲聊/);
  await page.getByRole('button', { name: /^消息，/ }).click();
  await app.settle();
  await page.getByRole('button', { name: /上号/ }).click();
  await app.settle();
  expect(document.title).toMatch(/^\(2\) #闲聊/);
});

test('[hall-event.1013] unread lines of others are counted in the tree and not in the title', async () => {
  const app = await open();
  app.server.emit('channelUnread', { hall_id: HALL, list: [{ channel_id: GUIDES, unread: 5 }] }, { to: VIEWER });
  await app.clock.advance(0);
  await expect.element(channelRow('攻略').getByText('5', { exact: true })).toBeVisible();
  expect(document.title).toMatch(/^#闲聊/);
});

test('[hall-event.1001] a mention shows a system notification while the page is hidden, and a click on it opens the channel', async () => {
  const app = await open({ notifications: true });
  app.page.watch(false);
  mention(app, 8);
  await app.settle();
  expect(app.systemNotices.map(({ title, body }) => [title, body])).toEqual([
    ['阿澈 · #攻略 · 小满的大厅', '@小满 上号'],
  ]);
  app.page.watch(true);
  app.systemNotices[0]?.onPicked();
  await app.clock.advance(2000);
  expect(app.path()).toContain(GUIDES);
});

test('a system notification keeps to itself what the message says, when the user wants it so', async () => {
  const app = await open({ notifications: true, notificationTexts: false });
  app.page.watch(false);
  mention(app, 8);
  await app.settle();
  expect(app.systemNotices.map(({ title, body }) => [title, body])).toEqual([['阿澈 · #攻略 · 小满的大厅', '']]);
});

test('[hall-event.1001] system notifications stay off by default, for a muted hall, and for a muted channel', async () => {
  for (const preferences of [
    {},
    { notifications: true, mutedHalls: [HALL] },
    { notifications: true, mutedChannels: [GUIDES] },
  ]) {
    const app = await open(preferences);
    app.page.watch(false);
    mention(app, 8);
    await app.settle();
    expect(app.systemNotices).toEqual([]);
    app.unmount();
  }
});

const offer = () => page.getByRole('region', { name: '有人提到我或发来私信时，桌面通知' });

test('notifications are offered beside the first mention that waits; accepting asks the browser, and the offer does not come back', async () => {
  const app = await open();
  await expect.element(offer()).not.toBeInTheDocument();
  mention(app, 8);
  await app.settle();
  await offer().getByRole('button', { name: '开启通知' }).click();
  await app.settle();
  await expect.element(offer()).not.toBeInTheDocument();
  app.page.watch(false);
  mention(app, 9);
  await app.settle();
  expect(app.systemNotices).toHaveLength(1);
});

test('an offer of notifications that was declined does not come back', async () => {
  const app = await open();
  mention(app, 8);
  await app.settle();
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await offer().getByRole('button', { name: '不用了' }).click();
  mention(app, 9);
  await app.settle();
  await expect.element(offer()).not.toBeInTheDocument();
  expect(JSON.parse(app.storage.read('preferences') ?? '{}')).toMatchObject({
    notifications: false,
    notificationsOffered: true,
  });
});

test('[hall-event.1001] a notification names the channel of a hall that was not open in this page', async () => {
  const app = await open({ notifications: true });
  app.http.on(
    'channel.detail',
    ({ channel_id }) => ({ id: channel_id, name: '夜谈', type: 1, hall_id: AWAY, pass: false }) as never,
  );
  app.page.watch(false);
  app.server.emit(
    'chatMessage',
    {
      msg_type: '1',
      content: '@小满 来',
      extra: { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' }, aiteuser: { [VIEWER]: '小满' } },
      msg: '',
      msg_id: '12' as never,
      send_time: 12,
    },
    { to: AWAY, channel: '7001' as never, from: OTHER, mid: '12' },
  );
  await app.settle();
  expect(app.systemNotices.map(({ title }) => title)).toEqual(['阿澈 · #夜谈']);
});
