import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ImError } from '../../../platform/ports/im.ts';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { answerContacts, contact } from '../../../testing/contacts.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { ROOM } from '../../../testing/run-room.ts';
import { type ShareProps, shareModal } from '../../modals/index.ts';
import { messagesModal } from '../../person/index.ts';

const CHANNEL: ShareProps = { kind: 'hall', hall_id: HALL, channel_id: VOICE };
const dialog = () => page.getByRole('dialog', { name: /^(邀请朋友来|دعوت از دوستان)/ });
const rows = () => dialog().getByRole('listitem');
const send = (name: string) => dialog().getByRole('button', { name: `发送给 ${name}` });
const search = () => dialog().getByRole('textbox', { name: '搜索好友和群' });
const names = () =>
  rows()
    .elements()
    .map((row) => row.textContent ?? '');

/** The dialog of a channel, of a viewer with three friends and a group. */
async function open(place = CHANNEL, options: MountOptions = {}) {
  const app = await mountApp({
    path: HALL_PATH,
    ...options,
    prepare: (fakes) => {
      answerContacts(fakes);
      fakes.http.on('group.details', ({ group_ids }) => ({
        list: group_ids.map((id) => ({ id, name: '开黑小队', icon: '', in_group: true, users: [], user_count: 2 })),
      }));
      options.prepare?.(fakes);
    },
  });
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  await peer.createTeam('开黑小队', [VIEWER]);
  await Promise.all([app.client.late.take('im'), app.client.late.take('contacts')]);
  app.dispatch(shareModal.open(place));
  await app.settle();
  return { app, peer };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

test('friends who are online come first, then the others, then groups; the search finds each by pinyin', async () => {
  await open();
  await expect.element(rows().nth(3)).toBeVisible();
  expect(names()).toEqual([
    expect.stringMatching(/阿澈在线/),
    expect.stringMatching(/露露在线/),
    expect.stringMatching(/长安离线/),
    expect.stringMatching(/开黑小队群聊/),
  ]);
  await expect.element(search()).toHaveFocus();
  await search().fill('changan');
  await expect.element(rows().first()).toHaveTextContent('长安');
  await search().fill('开黑');
  await expect.element(rows().first()).toHaveTextContent('开黑小队');
  await search().fill('zzz');
  await expect.element(dialog().getByText('没有找到')).toBeVisible();
});

test('[entity.message-card] a friend gets the link of a channel as a card with its name, which leads there in the same page', async () => {
  const { app, peer } = await open();
  await send('阿澈').click();
  await app.settle();
  const sent = rows().first().getByRole('button', { name: '已发送' });
  await expect.element(sent).toHaveFocus();
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true');
  await expect.element(rows().first().getByRole('status')).toHaveTextContent('阿澈 · 已发送');
  const [message] = await peer.history(`p2p-${VIEWER}`, { limit: 10 });
  const card = JSON.parse(message?.body.kind === 'custom' ? message.body.json : '{}');
  expect(card.hall_name).toMatch(/ · 开黑$/);
  const link = new URL(card.href_web);
  expect([link.origin, link.searchParams.get('hall'), link.searchParams.get('channel')]).toEqual([
    window.location.origin,
    HALL,
    VOICE,
  ]);
  await userEvent.keyboard('{Escape}');
  app.dispatch(messagesModal.open({ to: OTHER }));
  await app.settle();
  const shown = page.getByRole('region', { name: `卡片：${card.hall_name}` });
  await expect.element(shown).toHaveTextContent('大厅邀请');
  await shown.getByRole('link', { name: '去看看' }).click();
  await app.settle();
  expect(app.path()).toBe(`${link.pathname}${link.search}`);
});

test('a group gets the card of a room', async () => {
  const { app, peer } = await open({ kind: 'room', room_no: ROOM, name: '唱片行' });
  await send('开黑小队').click();
  await app.settle();
  await expect.element(rows().nth(3)).toHaveTextContent('已发送');
  const [session] = await peer.sessions();
  expect(session?.last?.body).toEqual({ kind: 'custom', json: JSON.stringify({ room_id: ROOM, room_name: '唱片行' }) });
});

test('a link that is refused can be sent again, and one that the net keeps back waits', async () => {
  const { app, peer } = await open();
  const own = app.ims.mailbox(VIEWER).page;
  if (!own) throw new Error('the viewer is not connected');
  await peer.blockList.add(VIEWER);
  await send('阿澈').click();
  await app.settle();
  await expect.element(send('阿澈')).toBeVisible();
  own.send = () => Promise.reject(new ImError('network'));
  await send('露露').click();
  await app.settle();
  await expect.element(rows().nth(1)).toHaveTextContent('待发送');
});

test('the link is copied on top, also by a viewer without friends', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await open(
    { kind: 'hall', hall_id: HALL, channel_id: null },
    {
      prepare: ({ http }) => http.on('friend.list', { list: [], page: 1, page_total: 1 }),
    },
  );
  await dialog().getByRole('button', { name: '复制链接' }).click();
  await expect.element(page.getByText('邀请链接已复制')).toBeVisible();
  expect(copied.map((link) => new URL(link).searchParams.get('channel'))).toEqual([null]);
});

test('friends that did not come can be asked for again', async () => {
  const { app } = await open(CHANNEL, { prepare: ({ http }) => http.vanish('friend.list') });
  const failure = dialog().getByRole('status').filter({ hasText: '好友没有加载出来' });
  await expect.element(failure).toBeVisible();
  expect(names()).toEqual([expect.stringMatching(/开黑小队/)]);
  answerContacts(app);
  await dialog().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(rows().first()).toHaveTextContent('阿澈');
  await expect.element(failure).not.toBeInTheDocument();
});

test.each([
  ['light', 'zh-CN'],
  ['dark', 'fa-IR'],
] as const)('a long list of friends fits at every width, %s, %s', async (theme, language) => {
  const many = Array.from({ length: 300 }, (_, at) => contact(String(7000 + at), `好友${at}`));
  await open(CHANNEL, {
    theme,
    language,
    prepare: ({ http }) => http.on('friend.list', { list: many, page: 1, page_total: 1 }),
  });
  await expect.element(rows().first()).toBeVisible();
  expect(rows().elements().length).toBeLessThan(60);
  for (const width of [1920, 1440, 768, 360]) expect(await inspect(width)).toEqual([]);
});
