import { userInfo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { answerContacts, answerProfiles, cardAt, IN_ROOM, pickMine } from '../../../testing/contacts.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { relation } from '../../../testing/people.ts';
import { answerRooms } from '../../../testing/run-room.ts';
import { answerTeamLine } from '../../../testing/team-lines.ts';
import { peopleActions } from '../../people/index.ts';

const profile = (nick: string) => page.getByRole('dialog', { name: `${nick} 的主页` });
const toast = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text);
const picture = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/gif' });

/** The page of a friend, opened from the list of friends. */
async function openAche() {
  const app = await mountApp({
    prepare: (fakes) => {
      answerContacts(fakes);
      answerProfiles(fakes);
    },
  });
  await pickMine(app, '好友与关注');
  await page.getByRole('button', { name: '阿澈 的主页' }).click();
  await app.settle();
  return app;
}

test('[modal.profile-card][entity.user-info] the profile of a friend shows identity, place, gallery, and the actions that the viewer may take', async () => {
  const app = await openAche();
  const dialog = profile('阿澈');
  for (const shown of ['随叫随到', '浙江 杭州', '红木', '1.2w', '摄影', '夜猫', '星耀', '夜战之王', '玫瑰']) {
    await expect.element(dialog.getByText(shown)).toBeVisible();
  }
  await expect.element(dialog.getByRole('img', { name: '相册图片 1' })).toBeVisible();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  app.http.on('account.tofollow', relation({ no: OTHER, follow: true }));
  await dialog.getByRole('button', { name: '关注' }).click();
  await app.settle();
  await expect.element(toast('操作成功，已关注 阿澈')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '取消关注' })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: '去 TA 所在的大厅' }))
    .toHaveAttribute('href', `/index/room/${HALL}?channel_id=${VOICE}`);
  await dialog.getByRole('button', { name: '举报' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '举报 阿澈' })).toBeVisible();
  // Three layers, one of which darkens the page.
  const darkening = () =>
    Array.from(document.querySelectorAll('[role="presentation"]'))
      .map((element) => getComputedStyle(element))
      .filter(
        ({ position, opacity, backgroundColor }) =>
          position === 'fixed' && opacity !== '0' && !backgroundColor.endsWith(', 0)'),
      );
  await expect.poll(() => darkening().length).toBe(1);
  // One layer at a time.
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
});

test('a double press on follow follows, and presses nothing that takes its place', async () => {
  const app = await openAche();
  app.http.on('account.tofollow', relation({ no: OTHER, follow: true }));
  await profile('阿澈').getByRole('button', { name: '关注', exact: true }).click();
  await app.settle();
  // The answer has come between the two clicks.
  const write = profile('阿澈').getByRole('button', { name: '发消息' });
  write.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  await app.settle();
  await expect.element(write).toBeVisible();
  expect(page.getByRole('complementary', { name: '消息' }).elements()).toEqual([]);
});

test.each([
  [{ friend: false, follow: false }, '加好友', ['加好友', '关注', '发消息'], ['拉黑', '举报']],
  [{ friend: true, follow: false }, '发消息', ['关注', '发消息'], ['删除好友', '拉黑', '举报']],
  [{ friend: true, follow: true }, '发消息', ['发消息'], ['取消关注', '删除好友', '拉黑', '举报']],
  [{ black: true }, '取消拉黑', ['取消拉黑', '发消息'], ['举报']],
] as const)(
  'a profile leads with what joins two people, and has what parts them below: %j',
  async (fields, main, joining, parting) => {
    const app = await openAche();
    app.dispatch(peopleActions.learned({ uid: OTHER, relation: relation({ no: OTHER, ...fields }) }));
    await app.settle();
    const buttons = [...profile('阿澈').element().querySelectorAll('button')];
    const named = (names: readonly string[]) =>
      buttons.filter(({ textContent }) => names.includes(textContent?.trim() ?? ''));
    expect(named(joining).map(({ textContent }) => textContent)).toEqual(joining);
    expect(new Set(named(parting).map(({ textContent }) => textContent))).toEqual(new Set(parting));
    const lowest = Math.max(...named(joining).map((button) => button.getBoundingClientRect().bottom));
    const highest = Math.min(...named(parting).map((button) => button.getBoundingClientRect().top));
    expect(highest).toBeGreaterThanOrEqual(lowest);
    // One of them has the colour of the main action.
    const filled = getComputedStyle(named([main])[0] ?? document.body).backgroundColor;
    const alike = named([...joining, ...parting]).filter((each) => getComputedStyle(each).backgroundColor === filled);
    expect(alike.map(({ textContent }) => textContent)).toEqual([main]);
  },
);

test('[api.social.add-friend] [api.social.delete-friend] the toast of a new friend says that it counts for both, and takes it back', async () => {
  const app = await openAche();
  app.dispatch(peopleActions.learned({ uid: OTHER, relation: relation({ no: OTHER }) }));
  app.http.on('friend.add', relation({ no: OTHER, friend: true }));
  app.http.on('friend.del', relation({ no: OTHER }));
  await profile('阿澈').getByRole('button', { name: '加好友' }).click();
  await app.settle();
  await expect.element(toast('已和 阿澈 成为好友，对方的好友列表里也有你了')).toBeVisible();
  const friends = profile('阿澈').getByRole('definition').first();
  await expect.element(friends).toHaveTextContent('3');
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤回' }).click();
  await app.settle();
  expect(app.http.requests('friend.del')).toEqual([{ no: OTHER }]);
  await expect.element(toast('已解除好友')).toBeVisible();
  await expect.element(friends).toHaveTextContent('2');
  await expect.element(profile('阿澈').getByRole('button', { name: '加好友' })).toBeVisible();
});

test('[modal.im-panel] the profile of another user leads to a private message, in the place of the dialogs', async () => {
  const app = await openAche();
  await profile('阿澈').getByRole('button', { name: '发消息' }).click();
  await app.settle();
  await expect
    .element(page.getByRole('complementary', { name: '消息' }).getByRole('textbox', { name: '输入消息' }))
    .toHaveFocus();
  await expect.element(profile('阿澈')).not.toBeInTheDocument();
});

test.each([`${HALL_PATH}?channel_id=${VOICE}`, `${HALL_PATH}?mid=1&channel_id=${VOICE}`])(
  '[modal.profile-card] a viewer who is where the other user is has no link there, at %s',
  async (path) => {
    const app = await mountApp({
      path,
      prepare: (fakes) => {
        answerTeamLine(fakes);
        answerContacts(fakes);
        answerProfiles(fakes);
      },
    });
    await pickMine(app, '好友与关注');
    await page.getByRole('button', { name: '阿澈 的主页' }).click();
    await app.settle();
    await expect.element(profile('阿澈').getByText('随叫随到')).toBeVisible();
    await expect.element(profile('阿澈').getByRole('button', { name: '举报' })).toBeVisible();
    expect(profile('阿澈').getByRole('link', { name: '去 TA 所在的大厅' }).elements()).toEqual([]);
  },
);

test('the pictures of an album open in the viewer, turn there, and lead back to the page', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerContacts(fakes);
      answerProfiles(fakes, true, false, ['/a.png', '/b.png']);
    },
  });
  await pickMine(app, '好友与关注');
  await page.getByRole('button', { name: '阿澈 的主页' }).click();
  await app.settle();
  await profile('阿澈').getByRole('button', { name: '相册图片 2' }).click();
  await app.settle();
  const viewer = page.getByRole('dialog', { name: /阿澈/ }).last();
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', '/b.png');
  await userEvent.keyboard('{ArrowLeft}');
  await app.settle();
  await expect.element(viewer.getByRole('img')).toHaveAttribute('src', '/a.png');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(profile('阿澈').getByRole('button', { name: '相册图片 1' })).toBeVisible();
});

test('an album that has a picture twice turns through all of its places, and tells both ends', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerContacts(fakes);
      answerProfiles(fakes, true, false, ['/a.png', '/a.png', '/b.png', '/a.png']);
    },
  });
  await pickMine(app, '好友与关注');
  await page.getByRole('button', { name: '阿澈 的主页' }).click();
  await app.settle();
  await profile('阿澈').getByRole('button', { name: '相册图片 4' }).click();
  await app.settle();
  const viewer = page.getByRole('dialog', { name: /阿澈/ }).last();
  await expect.element(viewer.getByText('4 / 4', { exact: true })).toBeVisible();
  const last = viewer.getByRole('button', { name: '已经是最后一张了' });
  await expect.element(last).toHaveAttribute('aria-disabled', 'true');
  const seen = [];
  for (let at = 3; at >= 1; at -= 1) {
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(viewer.getByText(`${at} / 4`, { exact: true })).toBeVisible();
    seen.push(viewer.getByRole('img').element().getAttribute('src'));
  }
  expect(seen).toEqual(['/b.png', '/a.png', '/a.png']);
  await expect.element(viewer.getByRole('button', { name: '下一张' })).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(viewer.getByRole('status')).toHaveTextContent('已经是第一张了');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
});

test('[room-flow.join-type.follow-source] the way from the page of a user into their room tells whom the viewer follows', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerContacts(fakes);
      answerProfiles(fakes);
      answerRooms(fakes);
      fakes.http.on('account.user_card', cardAt(IN_ROOM));
    },
  });
  await pickMine(app, '好友与关注');
  await page.getByRole('button', { name: '阿澈 的主页' }).click();
  await app.settle();
  await profile('阿澈').getByRole('link', { name: '去 TA 所在的房间' }).click();
  await app.settle();
  await expect.poll(() => app.http.requests('room.join').at(-1)).toMatchObject({ type: 16, follow_along: OTHER });
});

test('the own profile is edited: a refusal keeps the input, and saved fields show everywhere', async () => {
  const app = await mountApp({ prepare: answerProfiles });
  await pickMine(app, '我的主页');
  await profile('小满').getByRole('button', { name: '编辑资料' }).click();
  await app.settle();
  const form = page.getByRole('dialog', { name: '编辑资料' });
  await form.getByLabelText('昵称').fill(' ');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('请输入昵称')).toBeVisible();
  expect(app.http.requests('account.profile_save')).toEqual([]);
  await form.getByLabelText('昵称').fill('小满二号');
  await form.getByLabelText('城市').fill('杭州');
  app.http.on('account.upload', { url: '/new.gif', type: 'gif', w: 1, h: 1 });
  await form.getByLabelText('更换头像', { exact: true }).nth(0).upload(picture('face.gif'));
  await app.settle();
  await form.getByLabelText('添加图片', { exact: true }).nth(0).upload(picture('album.gif'));
  await app.settle();
  expect(app.http.requests('account.upload')).toEqual([{ scene: 'avatar' }, { scene: 'album' }]);
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  app.http.refuse('account.profile_save', 30_005, '昵称不可用');
  await form.getByRole('button', { name: '保存' }).click();
  await app.settle();
  await expect.element(form.getByRole('alert')).toHaveTextContent('昵称不可用');
  // Closed and opened again, the form still has everything.
  await userEvent.keyboard('{Escape}');
  await profile('小满').getByRole('button', { name: '编辑资料' }).click();
  await app.settle();
  await expect.element(form.getByLabelText('昵称')).toHaveValue('小满二号');
  app.http.on('account.profile_save', z.parse(userInfo, { no: VIEWER, nick: '小满二号', avatar: '/new.gif' }));
  await form.getByRole('button', { name: '保存' }).click();
  await app.settle();
  expect(app.http.requests('account.profile_save').at(-1)).toMatchObject({
    nick: '小满二号',
    city: '杭州',
    avatar: '/new.gif',
    album: ['/new.gif'],
    birth: '2000-01-02',
  });
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(toast('资料已保存')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: '小满二号 的菜单' })).toBeVisible();
});

test('a double click removes one picture of the album, and the next click the picture in its place', async () => {
  const app = await mountApp({ prepare: answerProfiles });
  await pickMine(app, '我的主页');
  await profile('小满').getByRole('button', { name: '编辑资料' }).click();
  await app.settle();
  const form = page.getByRole('dialog', { name: '编辑资料' });
  for (const name of ['a', 'b', 'c']) {
    app.http.on('account.upload', { url: `/${name}.gif`, type: 'gif', w: 1, h: 1 });
    await form
      .getByLabelText('添加图片', { exact: true })
      .nth(0)
      .upload(picture(`${name}.gif`));
    await app.settle();
  }
  const album = () => [...form.element().querySelectorAll('li img')].map((each) => each.getAttribute('src'));
  expect(album()).toEqual(['/a.gif', '/b.gif', '/c.gif']);
  await form.getByRole('button', { name: '移除图片 1' }).dblClick();
  await expect.poll(album).toEqual(['/b.gif', '/c.gif']);
  await form.getByRole('button', { name: '移除图片 1' }).click();
  await expect.poll(album).toEqual(['/c.gif']);
});

test('the cover of the own page is set and removed', async () => {
  const app = await mountApp({ prepare: answerProfiles });
  await pickMine(app, '我的主页');
  const dialog = profile('小满');
  app.http.on('account.home_page', ({ op }) => ({ home_page: op === 1 ? '/cover.png' : '' }));
  const input = dialog.element().querySelector('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, picture('cover.gif'));
  await app.settle();
  await dialog.getByRole('button', { name: '移除封面' }).click();
  await app.settle();
  await expect.element(dialog.getByRole('button', { name: '移除封面' })).not.toBeInTheDocument();
  expect(app.http.requests('account.home_page')).toEqual([{ op: 1 }, { op: 2 }]);
});

test('a page that does not load says so, and a retry loads it', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerProfiles(fakes);
      fakes.http.vanish('account.myProfile');
    },
  });
  await pickMine(app, '我的主页');
  await expect.element(profile('小满').getByRole('alert')).toHaveTextContent(/主页没有加载出来/);
  answerProfiles(app);
  await profile('小满').getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(profile('小满').getByRole('button', { name: '编辑资料' })).toBeVisible();
});
