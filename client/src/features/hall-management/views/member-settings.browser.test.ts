import { ERRORS, HALL_USER_PAGE_SIZE, type HallStanding, type HallUser } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { memberOf, membersOf } from '../../../testing/members.ts';
import { type MountedApp, menuItems, mountStandings, STRANGER } from '../../../testing/people.ts';

const TOTAL = 10_000;
const settings = () => page.getByRole('dialog', { name: '大厅设置' });
const rows = () => settings().getByRole('region', { name: '成员与身份' }).getByRole('listitem');
const row = (nick: string) => rows().filter({ hasText: nick });
const menuOf = (nick: string) => row(nick).getByRole('button', { name: `对 ${nick} 的更多操作` });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const listed = (app: MountedApp) => app.http.requests('hall.user_list').slice(1);

const few: readonly HallUser[] = [
  memberOf(VIEWER, '小满'),
  memberOf('3002', '老白', { role: 'manage' }),
  memberOf(OTHER, '阿澈'),
  memberOf('3003', '夜猫', { online: false, text_mute: true, mic_mute: true, mic_muted_by: '小满' }),
];
const crowd = membersOf(TOTAL);

interface Scene {
  readonly standing?: HallStanding;
  readonly users?: readonly HallUser[];
}

/** The members, paged, searched and narrowed as the platform does. */
function answerWith(http: FakePorts['http'], users: readonly HallUser[]): void {
  http.on('hall.user_list', ({ page: wanted, page_size, keyword = '', only }) => {
    const found = users.filter(
      ({ id, nick, role, text_mute, mic_mute }) =>
        nick.includes(keyword) &&
        (only !== 'muted' || text_mute || mic_mute) &&
        (only !== 'manage' || role === 'manage' || id === VIEWER),
    );
    return {
      online_count: users.length,
      offline_count: 0,
      page: wanted,
      page_total: Math.ceil(found.length / page_size),
      users: found.slice((wanted - 1) * page_size, wanted * page_size),
    };
  });
}

/** The settings of a hall whose members are paged, searched and narrowed as the platform does. */
async function openMembers({ standing = 'owner', users = few }: Scene = {}): Promise<MountedApp> {
  const app = await mountStandings(standing, standing === 'owner' ? 'member' : 'owner', {
    prepare: ({ http }) => {
      answerWith(http, users);
      for (const call of [
        'hall.set_manage',
        'hall.remove_manage',
        'channel.mute',
        'hall.user_mute_mic',
        'hall.kick_out',
      ] as const)
        http.on(call, {});
    },
  });
  await page.getByRole('heading', { level: 2 }).getByRole('button', { name: '小满的大厅' }).click();
  await app.settle();
  await item('大厅设置').click();
  await app.settle();
  await settings().getByRole('tab', { name: '成员与身份' }).click();
  await app.settle();
  return app;
}

async function act(app: MountedApp, nick: string, name: string): Promise<void> {
  await menuOf(nick).click();
  await app.settle();
  await item(name).click();
  await app.settle();
}

test('[api.lobby.hall.user_list] the settings list members with role and mutes in words', async () => {
  const app = await openMembers();
  await expect.element(row('小满').first()).toHaveTextContent('厅主');
  await expect.element(row('老白')).toHaveTextContent('管理员');
  await expect.element(row('夜猫')).toHaveTextContent('已被禁言');
  await expect.element(row('夜猫')).toHaveTextContent('被 小满 禁麦');
  // The list beside the channel may have asked before.
  expect(listed(app).at(-1)).toEqual({ hall_id: HALL, page: 1, page_size: HALL_USER_PAGE_SIZE });
});

test.each([
  ['owner', '老白', ['取消管理员', '禁言', '禁麦', '禁入频道…', '移出大厅']],
  ['owner', '阿澈', ['设为管理员', '禁言', '禁麦', '禁入频道…', '移出大厅']],
  ['owner', '夜猫', ['设为管理员', '解除禁言', '解除禁麦', '禁入频道…', '移出大厅']],
  ['manager', '夜猫', ['解除禁言', '解除禁麦', '禁入频道…', '移出大厅']],
] as const)(
  '[role.hall-owner][role.hall-manager] the menu that a viewer has for a member: %s, %s',
  async (standing, nick, expected) => {
    const app = await openMembers({ standing });
    await menuOf(nick).click();
    await app.settle();
    expect(menuItems()).toEqual(expected);
  },
);

test('[role.hall-manager] a manager has no menu for the owner, for another manager and for the own row', async () => {
  const users = [
    memberOf(OTHER, '厅主本人'),
    memberOf(VIEWER, '小满', { role: 'manage' }),
    ...few.slice(1, 2),
    memberOf(STRANGER, '路人'),
  ];
  await openMembers({ standing: 'manager', users });
  await expect.element(menuOf('路人')).toBeInTheDocument();
  expect(rows().getByRole('button').elements()).toHaveLength(1);
});

test('[role.hall-function.set-manager][hall-event.user-change.type-1-manage] a new manager shows at once, in the settings and beside the channel', async () => {
  const app = await openMembers();
  await act(app, '阿澈', '设为管理员');
  expect(app.http.requests('hall.set_manage')).toEqual([{ hall_id: HALL, uid: OTHER }]);
  const told = { msg: '阿澈 成为管理员', uid: OTHER, type: 1, ctx: 'manage' } as const;
  app.server.emit('systemMessage', told, { from: OTHER, to: HALL });
  await app.clock.advance(40);
  await expect.element(row('阿澈')).toHaveTextContent('管理员');
  await expect.element(menuOf('阿澈')).toHaveFocus();
  await menuOf('阿澈').click();
  await app.settle();
  expect(menuItems()).toContain('取消管理员');
  const beside = page.getByRole('complementary', { name: '成员', includeHidden: true });
  expect(beside.element().textContent).toContain('管理员');
});

test('[role.hall-function.mute][hall-event.user-change.type-2-ctx-1] a mute shows in the row, and the menu then lifts it', async () => {
  const app = await openMembers();
  await act(app, '阿澈', '禁言');
  expect(app.http.requests('channel.mute')).toEqual([{ hall_id: HALL, uid: OTHER, mute: true }]);
  app.server.emit('sendForbidden', { uid: OTHER, type: 2, ctx: 1, msg: '阿澈 被禁言' }, { from: OTHER, to: HALL });
  await app.clock.advance(40);
  await expect.element(row('阿澈')).toHaveTextContent('已被禁言');
  await menuOf('阿澈').click();
  await app.settle();
  expect(menuItems()).toContain('解除禁言');
});

test('[role.hall-function.kick-out][hall-event.presence.state-3] a kick asks once, and the member goes from the list, which keeps the focus', async () => {
  const app = await openMembers();
  await act(app, '阿澈', '移出大厅');
  const question = page.getByRole('dialog', { name: '将 阿澈 移出大厅？' });
  await expect.element(question.getByText('你已被移出【小满的大厅】大厅！')).toBeVisible();
  await question.getByRole('button', { name: '移出大厅' }).click();
  await app.settle();
  expect(app.http.requests('hall.kick_out')).toEqual([{ hall_id: HALL, uid: OTHER }]);
  const gone = { uid: OTHER, nick: '阿澈', avatar: '', role: '', state: 3 } as const;
  app.server.emit('presenceChanged', gone, { from: OTHER, to: HALL });
  await app.clock.advance(40);
  expect(row('阿澈').elements()).toEqual([]);
  expect(settings().element().contains(document.activeElement)).toBe(true);
});

test('[api.lobby.hall.user_list] the list narrows to owner and managers, or to the muted, and says when none is left', async () => {
  const app = await openMembers();
  await settings().getByRole('radio', { name: '厅主与管理员' }).click({ force: true });
  await app.settle();
  expect(listed(app).at(-1)).toEqual({ hall_id: HALL, page: 1, page_size: HALL_USER_PAGE_SIZE, only: 'manage' });
  expect(rows().elements()).toHaveLength(2);
  await settings().getByRole('radio', { name: '已禁言或禁麦' }).click({ force: true });
  await app.settle();
  expect(rows().elements()).toHaveLength(1);
  await settings().getByRole('searchbox', { name: '搜索成员' }).fill('老白');
  await app.clock.advance(300);
  await expect.element(settings().getByText('没有找到这位成员')).toBeVisible();
});

test('[const.hall-user-page-size-30][const.hall-list-window-60] 10 000 members page by 30 with at most 60 rows, and the list beside the channel stays where it is', async () => {
  const app = await openMembers({ users: crowd });
  const beside = page.getByRole('complementary', { name: '成员', includeHidden: true });
  for (let step = 0; step < 4; step += 1) {
    rows().elements().at(-1)?.scrollIntoView();
    await app.settle();
    expect(rows().elements().length).toBeLessThanOrEqual(60);
  }
  await expect.poll(() => listed(app).at(-1)?.page ?? 0).toBeGreaterThan(3);
  expect(beside.element().textContent).toContain('队友0');
});

test('a list that fails says why and is asked for again by a press', async () => {
  const app = await openMembers();
  app.http.vanish('hall.user_list');
  await settings().getByRole('radio', { name: '厅主与管理员' }).click({ force: true });
  await app.clock.advance(20_000);
  await app.settle();
  await expect.element(settings().getByText('成员列表没有加载出来')).toBeVisible();
  app.http.on('hall.user_list', { online_count: 1, offline_count: 0, page: 1, page_total: 1, users: few.slice(1, 2) });
  await settings().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(row('老白')).toBeVisible();
});

test('a page upwards that fails says so above the rows, and a press there asks for that page again', async () => {
  const users = crowd.slice(0, 90);
  const app = await openMembers({ users });
  const last = () => listed(app).at(-1)?.page;
  const seeEnd = async (end: 0 | -1) => {
    rows().elements().at(end)?.scrollIntoView();
    await app.settle();
  };
  await expect.poll(() => seeEnd(-1).then(last)).toBe(3);
  await expect.element(row('队友89')).toBeInTheDocument();
  app.http.refuse('hall.user_list', 500, '服务器繁忙');
  await expect.poll(() => seeEnd(0).then(last)).toBe(1);
  const failed = settings().getByRole('alert');
  await expect.element(failed).toHaveTextContent('服务器繁忙');
  const isAbove = failed.element().compareDocumentPosition(row('队友30').element()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAbove).toBeGreaterThan(0);
  expect(failed.element().getBoundingClientRect().height).toBeLessThan(100);
  const before = listed(app).length;
  answerWith(app.http, users);
  await failed.getByRole('button', { name: '重试' }).click();
  await app.settle();
  expect(failed.elements()).toEqual([]);
  await app.settle();
  // The rows stay where they are, so that the end of the list asks for no page.
  expect(listed(app).slice(before)).toMatchObject([{ page: 1 }]);
});

test('[role.hall-function.mute] a refused mute is told, and the row stays as it was', async () => {
  const app = await openMembers();
  app.http.refuse('channel.mute', ERRORS.personProtected.code, '不能对 TA 操作');
  await act(app, '阿澈', '禁言');
  await expect.element(page.getByText('不能对 TA 操作')).toBeVisible();
  await expect.element(row('阿澈')).not.toHaveTextContent('已被禁言');
});

test('keys walk the menus of the rows with one tab stop, and Escape empties the search before it closes the settings', async () => {
  const app = await openMembers();
  await settings().getByRole('searchbox', { name: '搜索成员' }).click();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(menuOf('老白')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menuOf('阿澈')).toHaveFocus();
  await settings().getByRole('searchbox', { name: '搜索成员' }).fill('老');
  await userEvent.keyboard('{Escape}');
  await app.clock.advance(0);
  await expect.element(settings().getByRole('searchbox', { name: '搜索成员' })).toHaveValue('');
  await expect.element(settings()).toBeVisible();
});

test.each([
  ['zh-CN', 'light'],
  ['fa-IR', 'dark'],
] as const)('the members fit every width and are accessible: %s, %s', async (language, theme) => {
  const app = await mountStandings('owner', 'member', {
    language,
    theme,
    prepare: ({ http }) =>
      http.on('hall.user_list', { online_count: 3, offline_count: 1, page: 1, page_total: 1, users: [...few] }),
  });
  await page.getByRole('heading', { level: 2 }).getByRole('button', { name: '小满的大厅' }).click();
  await app.settle();
  await page.getByRole('menuitem').nth(1).click();
  await app.settle();
  await page.getByRole('tab').nth(2).click();
  await app.settle();
  for (const width of [360, 768, 1440]) expect(await inspect(width)).toEqual([]);
});
