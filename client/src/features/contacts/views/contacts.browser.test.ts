import { type UserNo, userInfo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { HALL, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { answerContacts, answerProfiles, contact, pickMine } from '../../../testing/contacts.ts';
import { answerExplore } from '../../../testing/explore.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { menuHead } from '../../../testing/menu-head.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { answerRooms } from '../../../testing/run-room.ts';
import { contactsActions } from '../index.ts';

const dialog = () => page.getByRole('dialog', { name: '好友与关注' });
const rows = () => dialog().getByRole('listitem');
const tab = (name: string) => dialog().getByRole('tab', { name });

async function openContacts(prepare: MountOptions['prepare'] = () => {}) {
  const app = await mountApp({
    prepare: (fakes) => {
      answerContacts(fakes);
      prepare?.(fakes);
    },
  });
  await pickMine(app, '好友与关注');
  return app;
}
async function show(app: MountedApp, name: string) {
  await tab(name).click();
  await app.settle();
}
async function pick(app: MountedApp, nick: string, change: string) {
  await dialog()
    .getByRole('button', { name: `对 ${nick} 的更多操作` })
    .click();
  await app.settle();
  await page.getByRole('menuitem', { name: change }).click();
  await app.settle();
}
const toast = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text);

test('[screen.social.friends-list][rule.friend-list-one-page][const.friends-blocklist-page-size-10000] friends are one page, with the place of each and one press to go there', async () => {
  const app = await openContacts();
  await expect.element(rows().nth(0)).toHaveTextContent(/阿澈.*正在大厅里/);
  await expect.element(rows().nth(1)).toHaveTextContent(/露露.*正在语音房里/);
  await expect.element(rows().nth(2)).toHaveTextContent(/长安.*晚上见/);
  expect(app.http.requests('friend.list')[0]).toEqual({ page: 1, page_size: 10_000 });
  // What the dot and the second line show is said with the name of the person.
  const profileOf = (nick: string) => dialog().getByRole('button', { name: `${nick} 的主页` });
  await expect.element(profileOf('露露')).toHaveAccessibleDescription('在线 正在语音房里');
  await expect.element(profileOf('长安')).toHaveAccessibleDescription('离线 晚上见');
  // Its words are those that are seen, so that one who says what they see is understood.
  await expect.element(dialog().getByRole('link', { name: '去找 TA：露露' })).toHaveTextContent('去找 TA');
  await expect
    .element(dialog().getByRole('link', { name: '去找 TA：露露' }))
    .toHaveAttribute('href', '/app/room/600001');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await dialog().getByRole('link', { name: '去找 TA：阿澈' }).click();
  await app.settle();
  expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${VOICE}`);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('[room-flow.join-type.follow-source] the way from the list of friends into a room tells whom the viewer follows', async () => {
  const app = await openContacts(answerRooms);
  await dialog().getByRole('link', { name: '去找 TA：露露' }).click();
  await app.settle();
  await expect.poll(() => app.http.requests('room.join').at(-1)).toMatchObject({ type: 11, follow_along: '4001' });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a friend is written to with one press on the row; the session takes the place of the list', async () => {
  const app = await openContacts();
  await dialog().getByRole('button', { name: '给 长安 发消息' }).click();
  await app.settle();
  const messages = page.getByRole('complementary', { name: '消息' });
  await expect.element(messages.getByRole('textbox', { name: '输入消息' })).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('[api.social.add-friend] the friends, and a list without any, lead to the search for users', async () => {
  const app = await openContacts(({ http }) => http.on('friend.list', { list: [], page: 1, page_total: 1 }));
  await expect.element(dialog().getByText('还没有好友，去大厅认识新朋友吧')).toBeVisible();
  await dialog().getByRole('button', { name: '添加好友' }).click();
  await app.settle();
  const search = page.getByRole('dialog', { name: '搜索' });
  await expect.element(search.getByRole('combobox', { name: '输入对方的昵称或编号' })).toHaveFocus();
  await expect.element(search.getByRole('radio', { name: '用户' })).toBeChecked();
  await expect.element(search.getByText('输入昵称或编号，就能找到 TA')).toBeVisible();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await show(app, '关注');
  expect(dialog().getByRole('button', { name: '添加好友' }).elements()).toEqual([]);
});

test('[api.social.add-friend] [api.social.delete-friend] a friend who was made in a list is taken back by the toast', async () => {
  const app = await openContacts();
  const related = (friend: boolean) => ({
    no: '4001' as UserNo,
    follow: true,
    fan: false,
    friend,
    black: false,
    blacked: false,
  });
  app.http.on('friend.add', related(true));
  app.http.on('friend.del', related(false));
  app.dispatch(contactsActions.changeRequested({ uid: '4001' as UserNo, name: '露露', change: 'friend' }));
  await app.settle();
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤回' }).click();
  await app.settle();
  expect(app.http.requests('friend.del')).toEqual([{ no: '4001' }]);
  await expect.element(toast('已解除好友')).toBeVisible();
});

test('a dialog about people takes the place of the one that led to it; its button and Esc lead back one at a time, to what was typed', async () => {
  const app = await openContacts((fakes) => {
    answerExplore(fakes);
    answerProfiles(fakes);
  });
  await dialog().getByRole('textbox').fill('长安');
  await dialog().getByRole('button', { name: '添加好友' }).click();
  await app.settle();
  const search = page.getByRole('dialog', { name: '搜索' });
  await search.getByRole('combobox').fill('南风');
  await app.clock.advance(400);
  await search.getByRole('option', { name: /南风/ }).click();
  await app.settle();
  const profile = page.getByRole('dialog', { name: '南风 的主页' });
  await expect.element(profile).toBeVisible();
  const shown = () =>
    [...document.querySelectorAll('[role="dialog"]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.getAttribute('aria-label') ?? each.querySelector('h2')?.textContent);
  expect(shown()).toEqual(['南风 的主页']);
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await profile.getByRole('button', { name: '返回' }).click();
  await expect.element(profile).not.toBeInTheDocument();
  expect(shown()).toEqual(['搜索']);
  await expect.element(search.getByRole('button', { name: '返回' })).toBeVisible();
  await expect.element(search.getByRole('combobox')).toHaveValue('南风');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('长安');
  expect(shown()).toEqual(['好友与关注']);
});

test('[api.social.add-friend] a friend who is made over the list stands in it, and is counted', async () => {
  const app = await openContacts();
  await expect.element(dialog().getByText('共 3 人')).toBeVisible();
  const list = ['4001', '4002', '4004', '4005'].map((no) => contact(no, no));
  await show(app, '粉丝');
  app.http.on('friend.list', { list, page: 1, page_total: 1 });
  await pick(app, '阿May', '加好友');
  expect(app.http.requests('friend.list')).toHaveLength(2);
  app.http.vanish('friend.list');
  await show(app, '好友');
  await expect.element(dialog().getByText('共 4 人')).toBeVisible();
});

test('[screen.social.friends-list] ten thousand friends are found by Han, by pinyin and by initials, and few of them are in the page', async () => {
  const list = Array.from({ length: 10_000 }, (_, index) => contact(`${20_000 + index}`, `玩家${index}`));
  list[7777] = contact('999', '长安十二时辰');
  const app = await openContacts(({ http }) => http.on('friend.list', { list, page: 1, page_total: 1 }));
  expect(rows().elements().length).toBeLessThan(60);
  for (const query of ['十二时', 'changan', 'cases', '999']) {
    await dialog().getByRole('textbox').fill(query);
    await app.settle();
    await expect.element(rows().first()).toHaveTextContent(/长安十二时辰/);
  }
  await dialog().getByRole('textbox').fill('没有这个人');
  await expect.element(dialog().getByText('没有找到这个人')).toBeVisible();
  await dialog().getByRole('textbox').fill('');
  await expect.element(rows().first()).toHaveTextContent('玩家0');
  // The last one is a scroll away.
  const scroll = rows().first().element().closest('ul')?.parentElement;
  scroll?.scrollTo({ top: scroll.scrollHeight });
  await expect.element(rows().last()).toHaveTextContent('玩家9999');
});

test('[screen.social.follow-unfollow][screen.social.fans][const.follow-fans-10][rule.follow-success-toast][entity.follow-entry] follows and fans come ten at a time; to follow and to unfollow says 操作成功, and about whom', async () => {
  const app = await openContacts(({ http }) =>
    http.on('account.follows', ({ direct, point }) => ({
      list: [{ ...contact(`${5000 + point}`, direct === 1 ? `我关注${point}` : `粉丝${point}`), mutual: false }],
      point: point === 0 ? 10 : 0,
      total: 2,
    })),
  );
  await show(app, '粉丝');
  expect(app.http.requests('account.follows')[0]).toEqual({ direct: 2, point: 0, num: 10 });
  await pick(app, '粉丝0', '关注');
  await expect.element(toast('操作成功，已关注 粉丝0')).toBeVisible();
  await show(app, '关注');
  await dialog().getByRole('button', { name: '加载更多' }).click();
  await app.settle();
  await expect.element(rows().nth(1)).toHaveTextContent('我关注10');
  await expect.element(dialog().getByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  await pick(app, '我关注0', '取消关注');
  expect(app.http.requests('account.tofollow')).toEqual([
    { no: '5000', op: 1 },
    { no: '5000', op: 2 },
  ]);
  await expect.element(toast('操作成功，已取消关注 我关注0')).toBeVisible();
  expect(rows().elements()).toHaveLength(1);
});

test('[screen.social.blocklist][rule.blocklist-one-page][entity.blacklist] a friend is deleted or blocked after a question, and comes back from the blocklist', async () => {
  const app = await openContacts();
  await pick(app, '长安', '删除好友');
  await page.getByRole('dialog', { name: '删除好友 长安？' }).getByRole('button', { name: '删除好友' }).click();
  await app.settle();
  await pick(app, '露露', '拉黑');
  await page.getByRole('dialog', { name: '拉黑 露露？' }).getByRole('button', { name: '拉黑' }).click();
  await app.settle();
  expect(app.http.requests('friend.del')).toEqual([{ no: '4002' }]);
  expect(app.http.requests('blacklist.add')).toEqual([{ no: '4001' }]);
  expect(rows().elements()).toHaveLength(1);
  await show(app, '黑名单');
  expect(app.http.requests('blacklist.list')[0]).toEqual({ page: 1, page_size: 10_000 });
  await pick(app, '老王', '取消拉黑');
  await expect.element(dialog().getByText('黑名单是空的')).toBeVisible();
  expect(await inspect(360)).toEqual([]);
});

test('[api.go.home.user.newuser][api.user.v2.home.gift_user] new users and those with the most gifts can be followed; the viewer is in neither list', async () => {
  const app = await openContacts(({ http }) => {
    const newcomer = z.parse(userInfo, { no: '5001', nick: '新来的', gender: 0, age: 0, birth: '' });
    http.on('home.newuser', { list: [newcomer, { ...newcomer, no: VIEWER }] });
    const popular = { ...contact('5002', '大明星', { online: true }), skill: '', amount: 9 };
    http.on('game.gift_user', { list: [popular] });
  });
  await show(app, '新人');
  expect(rows().elements()).toHaveLength(1);
  await expect.element(rows().first()).toHaveTextContent('新来的');
  await pick(app, '新来的', '关注');
  await expect.element(toast('操作成功，已关注 新来的')).toBeVisible();
  expect(app.http.requests('account.tofollow')).toEqual([{ no: '5001', op: 1 }]);
  await show(app, '人气');
  await expect.element(rows().first()).toHaveTextContent('大明星');
  await pick(app, '大明星', '拉黑');
  await page.getByRole('dialog', { name: '拉黑 大明星？' }).getByRole('button', { name: '拉黑' }).click();
  await app.settle();
  await expect.element(dialog().getByText('还没有人收到礼物')).toBeVisible();
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
});

test('a list that does not load says so and loads by a retry; a change that is refused leaves the list as it was', async () => {
  const app = await openContacts(({ http }) => http.vanish('friend.list'));
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(/列表没有加载出来/);
  answerContacts(app);
  await dialog().getByRole('button', { name: '重试' }).click();
  await app.settle();
  expect(rows().elements()).toHaveLength(3);
  app.http.refuse('friend.del', 31_004, '操作太频繁');
  await pick(app, '长安', '删除好友');
  await page.getByRole('dialog', { name: '删除好友 长安？' }).getByRole('button', { name: '删除好友' }).click();
  await app.settle();
  await expect.element(toast('操作太频繁')).toBeVisible();
  expect(rows().elements()).toHaveLength(3);
});

test('the menu of a row says on a phone whom it is about', async () => {
  const app = await openContacts();
  await page.viewport(360, 740);
  await app.settle();
  await dialog().getByRole('button', { name: '对 阿澈 的更多操作' }).click();
  await app.settle();
  expect(menuHead()).toBe('阿澈');
});
