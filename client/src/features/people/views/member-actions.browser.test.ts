import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { GENERAL, HALL, OTHER } from '../../../testing/chat-lines.ts';
import { cardAt, IN_ROOM } from '../../../testing/contacts.ts';
import { drawn } from '../../../testing/drawn.ts';
import { line } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { menuHead } from '../../../testing/menu-head.ts';
import { card, memberRow, mountStandings, openCard, openMenu, relation } from '../../../testing/people.ts';
import { me, theHall } from '../../../testing/run-client.ts';
import { answerRooms } from '../../../testing/run-room.ts';

const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const PERSON = { hall_id: HALL, uid: OTHER };

test.each([
  ['[role.hall-function.set-manager]', '设为管理员', 'hall.set_manage', PERSON, '阿澈 已成为管理员'],
  ['[role.hall-function.mute]', '禁言', 'channel.mute', { ...PERSON, mute: true }, '阿澈 已被禁言'],
  ['[role.hall-function.mute-mic]', '禁麦', 'hall.user_mute_mic', { ...PERSON, mute: true }, '阿澈 已被禁麦'],
] as const)('%s %s is sent at once, and its success told', async (_rule, name, call, request, told) => {
  const app = await mountStandings('owner', 'member', { prepare: ({ http }) => http.on(call, {}) });
  await openMenu(app);
  await item(name).click();
  await app.clock.advance(0);
  expect(app.http.requests(call)).toEqual([request]);
  await expect.element(page.getByText(told)).toBeVisible();
});

test('the menu of a card says on a phone whom it is about', async () => {
  const app = await mountStandings('owner', 'member', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: '显示成员列表' }).click();
  await app.settle();
  await openMenu(app);
  expect(menuHead()).toBe('阿澈');
});

test('[role.hall-function.remove-manager][role.hall-function.cancel-admin] a manager loses the role after a question', async () => {
  const app = await mountStandings('owner', 'manager', { prepare: ({ http }) => http.on('hall.remove_manage', {}) });
  await openMenu(app);
  await item('取消管理员').click();
  await app.settle();
  await page
    .getByRole('dialog', { name: '取消 阿澈 的管理员身份？' })
    .getByRole('button', { name: '取消管理员' })
    .click();
  await app.settle();
  expect(app.http.requests('hall.remove_manage')).toEqual([PERSON]);
  await expect.element(page.getByText('阿澈 不再是管理员')).toBeVisible();
});

test('[role.hall-function.kick-out] a kick asks once, tells what the member will see, and is sent after the confirmation', async () => {
  const app = await mountStandings('owner', 'member', { prepare: ({ http }) => http.on('hall.kick_out', {}) });
  await openMenu(app);
  await item('移出大厅').click();
  await app.settle();
  const question = page.getByRole('dialog', { name: '将 阿澈 移出大厅？' });
  await expect.element(question.getByText('你已被移出【小满的大厅】大厅！')).toBeVisible();
  expect(app.http.requests('hall.kick_out')).toEqual([]);
  await question.getByRole('button', { name: '移出大厅' }).click();
  await app.settle();
  expect(app.http.requests('hall.kick_out')).toEqual([PERSON]);
  await expect.element(page.getByText('已将 阿澈 移出大厅')).toBeVisible();
});

test('[api.lobby.hall.kick_out] a ban names its channel, the current one first; the same dialog lifts it', async () => {
  const app = await mountStandings('manager', 'member', { prepare: ({ http }) => http.on('hall.kick_out', {}) });
  await openMenu(app);
  await item('禁入频道…').click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '禁止 阿澈 进入频道' });
  await expect.element(dialog.getByRole('combobox', { name: '频道' })).toHaveValue(GENERAL);
  await dialog.getByRole('button', { name: '禁止进入' }).click();
  await app.settle();
  expect(app.http.requests('hall.kick_out')).toEqual([{ ...PERSON, channel_id: GENERAL }]);
  await expect.element(page.getByText('阿澈 已被禁入该频道')).toBeVisible();
});

test('[hall-event.user-change.type-1-manage][hall-event.user-change.type-2-ctx-1] card and row follow the changes of the member', async () => {
  const app = await mountStandings('owner', 'member');
  await openCard(app);
  const told = { from: OTHER, to: HALL };
  app.server.emit('systemMessage', { msg: '阿澈 成为管理员', uid: OTHER, type: 1, ctx: 'manage' }, told);
  app.server.emit('sendForbidden', { uid: OTHER, type: 2, ctx: 1, msg: '阿澈 被禁言' }, told);
  await app.clock.advance(40);
  await expect.element(card().getByText('管理员')).toBeVisible();
  await expect.element(card().getByText('已被禁言')).toBeVisible();
  await expect.element(memberRow('阿澈').getByText('管理员')).toBeInTheDocument();
  await expect.element(line('阿澈 被禁言')).toBeVisible();
});

test('[hall-event.presence.state-3] the card of a member who was removed says so', async () => {
  const app = await mountStandings('owner', 'member');
  await page.getByRole('log').getByRole('button', { name: 'n', exact: true }).first().click();
  await app.settle();
  app.server.emit('presenceChanged', { uid: OTHER, nick: '阿澈', avatar: '', role: '', state: 3 }, { to: HALL });
  await app.clock.advance(40);
  await expect.element(card('n').getByText('已不在这个大厅')).toBeVisible();
});

test('[rule.follow-success-toast] [error.message.operation-success] [screen.social.follow-unfollow] [api.social.follow-or-unfollow] following from the card tells 操作成功 and offers the opposite', async () => {
  const app = await mountStandings('member', 'member', {
    prepare: ({ http }) => http.on('account.tofollow', relation({ follow: true })),
  });
  await openCard(app);
  await card().getByRole('button', { name: '关注', exact: true }).click();
  await app.settle();
  expect(app.http.requests('account.tofollow')).toEqual([{ no: OTHER, op: 1 }]);
  await expect.element(page.getByText('操作成功，已关注 阿澈')).toBeVisible();
  await expect.element(card().getByRole('button', { name: '取消关注' })).toBeVisible();
});

test('[api.social.follow-or-unfollow] a double press on follow follows, however quick the answer is', async () => {
  const app = await mountStandings('member', 'member', {
    prepare: ({ http }) => http.on('account.tofollow', ({ op }) => relation({ follow: op === 1 })),
  });
  await openCard(app);
  await card().getByRole('button', { name: '关注', exact: true }).click();
  await app.settle();
  // The answer has come between the two clicks: the second one falls on what stands there now.
  const end = card().getByRole('button', { name: '取消关注' });
  await expect.element(end).toBeVisible();
  end.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await app.settle();
  expect(app.http.requests('account.tofollow')).toEqual([{ no: OTHER, op: 1 }]);
  // A press of its own ends it.
  await card().getByRole('button', { name: '取消关注' }).click();
  await app.settle();
  expect(app.http.requests('account.tofollow').at(-1)).toEqual({ no: OTHER, op: 2 });
});

test('[api.social.add-blacklist] blocking asks first; the card then offers only to unblock', async () => {
  const app = await mountStandings('member', 'member', {
    prepare: ({ http }) => http.on('blacklist.add', relation({ black: true })),
  });
  await openMenu(app);
  await item('拉黑').click();
  await app.settle();
  await page.getByRole('dialog', { name: '拉黑 阿澈？' }).getByRole('button', { name: '拉黑' }).click();
  await app.settle();
  expect(app.http.requests('blacklist.add')).toEqual([{ no: OTHER }]);
  await expect.element(page.getByText('已拉黑', { exact: true })).toBeVisible();
  app.http.on('account.isfollow', relation({ black: true }));
  expect(await openMenu(app)).toEqual(['查看主页', '取消拉黑', '举报']);
});

test('[modal.report] a report carries its reason and words', async () => {
  const app = await mountStandings('member', 'member', { prepare: ({ http }) => http.on('account.report', { id: 1 }) });
  await openMenu(app);
  await item('举报').click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '举报 阿澈' });
  await dialog.getByRole('combobox', { name: '举报原因' }).selectOptions('诈骗');
  await dialog.getByRole('textbox', { name: /补充说明/ }).fill('骗皮肤');
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await app.settle();
  expect(app.http.requests('account.report')).toEqual([
    { type: 1, target: OTHER, reason: 5, text: '骗皮肤', images: [] },
  ]);
  expect(dialog.elements()).toEqual([]);
});

test('[modal.profile-card] nothing moves under the pointer while the menu is open: entries come to life, and what makes the card grow shows after it', async () => {
  const answers: (() => void)[] = [];
  const late = <Answer>(answer: Answer) =>
    new Promise<Answer>((resolve) => {
      answers.push(() => resolve(answer));
    });
  const app = await mountStandings('owner', 'member', {
    prepare: ({ http }) => {
      http.on('account.isfollow', () => late(relation({ follow: true })));
      http.on('hall.user_hall', () => late({ list: [theHall], page: 1, page_total: 1 }));
      // More than a row holds.
      const medal = Array.from({ length: 12 }, (_, index) => `夜战之王 ${index + 1}`);
      http.on('user.infos', ({ noes }) =>
        noes === OTHER ? late({ list: [{ ...me, no: OTHER, medal }] }) : { list: [me] },
      );
    },
  });
  await openMenu(app);
  const heightOf = () => card().element().getBoundingClientRect().height;
  const low = heightOf();
  await expect.element(item('关注')).toHaveAttribute('aria-disabled', 'true');
  // The menu slides into its place.
  await drawn();
  const placeOf = () => item('移出大厅').element().getBoundingClientRect().top;
  const before = placeOf();
  expect(answers).toHaveLength(3);
  for (const answer of answers) answer();
  await app.settle();
  await expect.element(item('取消关注')).not.toHaveAttribute('aria-disabled');
  expect(placeOf()).toBe(before);
  expect(heightOf()).toBe(low);
  expect(card().getByRole('link').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(item('移出大厅')).not.toBeInTheDocument();
  await expect.element(card().getByRole('link', { name: '小满的大厅' })).toBeVisible();
  expect(heightOf()).toBeGreaterThan(low + 20);
});

test('[modal.profile-card] each part of the card shows as it comes, in the room that it had before, and so does one that does not come', async () => {
  const answers = new Map<string, () => void>();
  const late = <Answer>(name: string, answer: () => Answer | Promise<Answer>) =>
    new Promise<Answer>((resolve) => answers.set(name, () => resolve(answer())));
  const app = await mountStandings('member', 'member', {
    prepare: ({ http }) => {
      http.on('account.isfollow', () => late('relation', () => relation({ follow: true })));
      http.on('hall.user_hall', () =>
        late('halls', () => Promise.reject(ApiFailure.badResponse('hall.user_hall', 500))),
      );
      http.on('account.user_card', () => late('place', () => cardAt(IN_ROOM)));
      http.on('user.infos', ({ noes }) =>
        noes === OTHER ? late('medals', () => ({ list: [{ ...me, no: OTHER, medal: ['夜战之王'] }] })) : { list: [me] },
      );
    },
  });
  await openCard(app);
  await drawn();
  const placeOf = () => {
    const { top, left } = card().getByRole('button', { name: '发消息' }).element().getBoundingClientRect();
    return { top, left };
  };
  const before = placeOf();
  await expect.element(card().getByRole('button', { name: '关注', exact: true })).toBeDisabled();
  for (const [name, shown] of [
    ['medals', card().getByText('夜战之王')],
    ['place', card().getByText('正在语音房里')],
    ['halls', card().getByRole('region', { name: '共同大厅' }).getByText('没能加载')],
    ['relation', card().getByRole('button', { name: '取消关注' })],
  ] as const) {
    expect(shown.elements()).toEqual([]);
    answers.get(name)?.();
    await app.settle();
    await expect.element(shown).toBeVisible();
    expect(placeOf()).toEqual(before);
  }
});

test('[modal.profile-card] [room-flow.join-type.follow-source] the card tells where the user is, and one press leads there', async () => {
  const app = await mountStandings('member', 'member', {
    prepare: (fakes) => {
      answerRooms(fakes);
      fakes.http.on('account.user_card', cardAt(IN_ROOM));
    },
  });
  await openCard(app);
  await expect.element(card().getByText('正在语音房里')).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  await card().getByRole('link', { name: '去找 TA：阿澈' }).click();
  await app.settle();
  await expect.poll(() => app.http.requests('room.join').at(-1)).toMatchObject({ type: 16, follow_along: OTHER });
});

test('[modal.profile-card] a card has no way to where the viewer is, and names no place that the platform hides', async () => {
  const app = await mountStandings('member', 'member', {
    prepare: ({ http }) => http.on('account.user_card', cardAt({ hall_id: HALL, channel_id: '', room_no: '' })),
  });
  await openCard(app);
  await expect.element(card().getByText('正在大厅里')).toBeVisible();
  expect(card().getByRole('link').elements()).toEqual([]);
  app.unmount();
  const hidden = await mountStandings('member', 'member', {
    prepare: ({ http }) => http.on('account.user_card', cardAt({ hall_id: '', channel_id: '', room_no: '' })),
  });
  await openCard(hidden);
  await expect.element(card().getByRole('button', { name: '发消息' })).toBeVisible();
  expect(card().getByText(/正在/).elements()).toEqual([]);
  await expect.element(card().getByText('暂时不知道 TA 在哪')).toBeVisible();
});

test('[api.lobby.hall.user_hall] the card names medals and the halls that both are in', async () => {
  const app = await mountStandings('member', 'member', {
    prepare: ({ http }) => http.on('hall.user_hall', { list: [theHall], page: 1, page_total: 1 }),
  });
  await openCard(app);
  const halls = card().getByRole('region', { name: '共同大厅' });
  await expect.element(halls.getByRole('link', { name: '小满的大厅' })).toHaveAttribute('href', `/index/room/${HALL}`);
});

test.each(['zh-CN', 'fa-IR'] as const)('many mutual halls scroll in their row of the card (%s)', async (language) => {
  const list = Array.from({ length: 9 }, (_, index) => ({ ...theHall, id: `${8001 + index}` as typeof theHall.id }));
  const app = await mountStandings('member', 'member', {
    language,
    prepare: ({ http }) => {
      http.on('hall.list', { list, page: 1, page_total: 1 });
      http.on('hall.user_hall', { list, page: 1, page_total: 1 });
    },
  });
  await page.getByRole('button', { name: /阿澈/ }).first().click();
  await app.settle();
  await expect.poll(() => page.getByRole('dialog').getByRole('link').elements().length).toBe(9);
  expect(await inspect(1440)).toEqual([]);
});

test.each([
  ['zh-CN', 'light'],
  ['fa-IR', 'dark'],
] as const)('the card has no accessibility violations (%s, %s)', async (language, theme) => {
  const app = await mountStandings('owner', 'member', { language, theme });
  await page.getByRole('button', { name: /阿澈/ }).first().click();
  await app.settle();
  expect(await inspect(1440)).toEqual([]);
});
