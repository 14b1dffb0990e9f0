import type { UserNo } from '@miczero/contracts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Im, ImError } from '../../../platform/ports/im.ts';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { answerContacts, contact } from '../../../testing/contacts.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { imActions } from '../../im/index.ts';
import { messagesModal } from '../../person/index.ts';

/** A column of a wide page, else a drawer. */
const panel = () =>
  page
    .getByRole('complementary', { name: /^(消息|پیام‌ها)$/ })
    .or(page.getByRole('dialog', { name: /^(消息|پیام‌ها)$/ }));
const sessions = () => panel().getByRole('region').first();
const log = () => panel().getByRole('log');
const picker = () => page.getByRole('dialog', { name: '新建群聊' });
const search = () => page.getByRole('combobox', { name: /搜索好友/ });
const options = () => page.getByRole('listbox', { name: '好友' }).getByRole('option');
const toast = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text);
const button = (name: string) => panel().getByRole('button', { name, exact: true });

const MAKE = /^(新建群聊|گروه تازه)$/;

type Member = { readonly no: UserNo; readonly nick: string; readonly role: '' | 'owner' | 'manager' };

/** The panel of messages of a viewer with friends. Groups are answered from the fake provider's teams. */
async function open(options: MountOptions = {}): Promise<{ app: MountedApp; peer: Im }> {
  const app = await mountApp({
    ...options,
    prepare: (fakes) => {
      answerContacts(fakes);
      const { http, ims } = fakes;
      const nicks: Record<string, string> = { [VIEWER]: '小满', [OTHER]: '阿澈', 4001: '露露' };
      const membersOf = (id: string): Member[] =>
        [...(ims.teams.get(id) ?? [])].map((no, index) => ({
          no: no as UserNo, // accounts of the fake are numbers of users

          nick: nicks[no] ?? no,
          role: index === 0 ? 'owner' : '',
        }));
      const info = (id: string) => ({
        id,
        name: '开黑小队',
        icon: '',
        in_group: true,
        users: [],
        user_count: membersOf(id).length,
      });
      http.on('group.details', ({ group_ids }) => ({ list: group_ids.map(info) }));
      http.on('group.detail', ({ group_id }) => info(group_id));
      http.on('group.members', ({ group_id }) => ({
        list: membersOf(group_id).map((each) => ({ ...each, avatar: '' })),
      }));
      http.on('group.get_bound_hall', { hall: null });
      options.prepare?.(fakes);
    },
  });
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  await app.client.late.take('im');
  app.dispatch(messagesModal.open({ to: null }));
  await app.settle();
  return { app, peer };
}

async function openPicker(app: MountedApp) {
  await sessions().getByRole('button', { name: MAKE }).click();
  await app.settle();
}

async function make(app: MountedApp, ...friends: string[]) {
  await openPicker(app);
  await picker().getByRole('textbox', { name: '群名称' }).fill('开黑小队');
  for (const friend of friends) await options().filter({ hasText: friend }).click();
  await picker().getByRole('button', { name: '创建' }).click();
  await app.settle();
}

/** The viewer's connection at the provider. */
function ownOf(app: MountedApp): Im {
  const own = app.ims.mailbox(VIEWER).page;
  if (!own) throw new Error('the viewer is not connected');
  return own;
}

test('friends for a new group are found by pinyin, initials and Han, and a missing name or person is asked for', async () => {
  const { app } = await open();
  await openPicker(app);
  await picker().getByRole('button', { name: '创建' }).click();
  await expect.element(picker().getByText('给群起个名字')).toBeVisible();
  const name = picker().getByRole('textbox', { name: '群名称' });
  await userEvent.fill(name, '开黑小队');
  await picker().getByRole('button', { name: '创建' }).click();
  await expect.element(picker().getByRole('alert')).toHaveTextContent('至少选一位好友');
  for (const [query, found] of [
    ['changan', '长安'],
    ['ca', '长安'],
    ['露', '露露'],
    ['ache', '阿澈'],
  ] as const) {
    await userEvent.fill(search(), query);
    await app.settle();
    await expect.element(options().first()).toHaveTextContent(found);
  }
});

test.each([
  [844, 390],
  [320, 256],
])('a friend can be picked on a short screen of %i by %i px', async (width, height) => {
  const { app } = await open({ viewport: { width, height } });
  await openPicker(app);
  const list = page.getByRole('listbox', { name: '好友' }).element().parentElement;
  expect(list?.clientHeight).toBeGreaterThan(100);
  await options().filter({ hasText: '露露' }).click();
  await expect.element(picker().getByRole('button', { name: '不选 露露' })).toBeInTheDocument();
});

test.each([
  [360, 740, 'zh-CN'],
  [1440, 740, 'fa-IR'],
  [1440, 900, 'zh-CN'],
] as const)(
  'the dialog of a new group keeps its height whatever is typed, found, chosen or wrong, at %i by %i px, in %s',
  async (width, screen, language) => {
    const { app } = await open({ language, viewport: { width, height: screen } });
    await openPicker(app);
    const dialog = page.getByRole('dialog', { name: MAKE });
    const name = dialog.getByRole('textbox').first();
    const field = dialog.getByRole('combobox');
    const create = () => dialog.element().querySelector<HTMLElement>('[type="submit"]')?.click();
    const height = () => Math.round(dialog.element().getBoundingClientRect().height);
    const before = height();
    // What is missing is told at its field, which has the focus.
    create();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    expect(height()).toBe(before);
    await name.fill('开黑小队');
    create();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(height()).toBe(before);
    for (const query of ['ache', 'zzz', '']) {
      await field.fill(query);
      await app.settle();
      expect(height()).toBe(before);
    }
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await app.settle();
    expect(height()).toBe(before);
    expect(await inspect(width)).toEqual([]);
    // From the field straight to the buttons, and from a chosen person that is let go back to the field.
    await field.click();
    await userEvent.tab();
    expect(document.activeElement).toHaveAttribute('type', 'submit');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expect.element(field).toHaveFocus();
  },
);

test('a line of a group is told in the language of the page, and a group without a line by its size', async () => {
  const { app } = await open({ language: 'fa-IR' });
  const team = await app.ims.team([VIEWER, OTHER, '4001']);
  const row = () => panel().getByRole('region').first().getByRole('listitem').first();
  app.dispatch(imActions.sessionsLoaded([{ id: `team-${team}`, isPinned: false, unread: 0, last: null, at: 1 }]));
  await app.settle();
  await expect.element(row()).toHaveTextContent(/۳.? عضو/);
  const body = { kind: 'notice', notice: 'joined', text: '阿澈 加入了群', about: [OTHER] } as const;
  const last = { id: '1', clientId: 'n1', session: `team-${team}`, from: team, at: 2, body } as const;
  app.dispatch(imActions.facesLoaded({ [`p2p-${OTHER}`]: { name: '阿澈', picture: '' } }));
  app.dispatch(imActions.sessionsLoaded([{ id: `team-${team}`, isPinned: false, unread: 0, last, at: 2 }]));
  await app.settle();
  await expect.element(row()).toHaveTextContent(/阿澈.? به گروه پیوست/);
  await expect.element(row()).not.toHaveTextContent('加入了群');
  // The verb agrees with the number of people.
  const two = { ...last, body: { ...body, about: [OTHER, '4001'] } };
  app.dispatch(imActions.facesLoaded({ 'p2p-4001': { name: '露露', picture: '' } }));
  app.dispatch(imActions.sessionsLoaded([{ id: `team-${team}`, isPinned: false, unread: 0, last: two, at: 3 }]));
  await app.settle();
  expect(row().element()).toHaveTextContent('به گروه پیوستند');
});

test('a group is made by keyboard alone, and opens', async () => {
  const { app, peer } = await open();
  await openPicker(app);
  await userEvent.fill(picker().getByRole('textbox', { name: '群名称' }), '开黑小队');
  await userEvent.fill(search(), 'ache');
  await app.settle();
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(search(), '');
  await app.settle();
  await expect.element(options().nth(0)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
  await expect.element(picker().getByText('已选 3 人，一次最多 200 人')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(picker().getByRole('button', { name: '不选 露露' })).toBeVisible();
  await expect.element(picker().getByRole('button', { name: '不选 长安' })).not.toBeInTheDocument();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await picker().getByRole('button', { name: '创建' }).click();
  await app.settle();
  await expect.element(picker()).not.toBeInTheDocument();
  await expect.element(panel().getByRole('heading', { name: '开黑小队' })).toBeVisible();
  await expect.element(toast('群聊已建好')).toBeVisible();
  const [team = ''] = app.ims.teams.keys();
  expect([...(app.ims.teams.get(team) ?? [])]).toEqual([VIEWER, OTHER, '4001']);
  expect(await peer.teamIds()).toContain(team);
});

test('ten thousand friends stay few in the page, and the active one in view; an unknown one is said to be unknown', async () => {
  const list = Array.from({ length: 10_000 }, (_, index) => contact(`${20_000 + index}`, `玩家${index}`));
  const { app } = await open({ prepare: ({ http }) => http.on('friend.list', { list, page: 1, page_total: 1 }) });
  await openPicker(app);
  await search().click();
  for (let pages = 0; pages < 6; pages += 1) await userEvent.keyboard('{PageDown}');
  await app.settle();
  expect(options().elements().length).toBeLessThan(60);
  await expect.element(page.getByRole('option', { name: /玩家30$/ })).toBeInViewport();
  await userEvent.fill(search(), '没有这个人');
  await app.settle();
  await expect.element(picker().getByText('没有找到这位好友')).toBeVisible();
});

test('without friends the dialog says so; friends that do not load are asked for again; offline a try keeps name and people', async () => {
  const { app } = await open({ prepare: ({ http }) => http.vanish('friend.list') });
  await openPicker(app);
  await expect.element(picker().getByText(/好友没有加载出来/)).toBeVisible();
  app.http.on('friend.list', { list: [], page: 1, page_total: 1 });
  await picker().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(picker().getByText(/还没有好友/)).toBeVisible();
  await expect.element(picker().getByRole('button', { name: '创建' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  app.http.on('friend.list', { list: [contact(OTHER, '阿澈')], page: 1, page_total: 1 });
  await app.ims.cut();
  await app.settle();
  await make(app, '阿澈');
  await expect.element(picker().getByText(/消息未连接/)).toBeVisible();
  await expect.element(picker().getByRole('alert')).toBeVisible();
  await expect.element(picker().getByRole('textbox', { name: '群名称' })).toHaveValue('开黑小队');
  await expect.element(picker().getByRole('button', { name: '不选 阿澈' })).toBeVisible();
  await app.ims.mend();
  await app.settle();
  await picker().getByRole('button', { name: '创建' }).click();
  await app.settle();
  expect(app.ims.teams.size).toBe(1);
});

test('its owner adds and removes members, people who blocked the owner stay outside, and the group ends for everyone', async () => {
  const { app, peer } = await open();
  await make(app, '露露');
  const [team = ''] = app.ims.teams.keys();
  await button('群成员').click();
  await app.settle();
  await peer.blockList.add(VIEWER);
  await button('添加成员').click();
  await app.settle();
  const adding = page.getByRole('dialog', { name: '添加成员到「开黑小队」' });
  await expect.element(options().filter({ hasText: '露露' })).toHaveTextContent('已在群里');
  // Playwright waits for an enabled option; a pointer does not.
  await options().filter({ hasText: '露露' }).click({ force: true });
  await expect.element(adding.getByText('已选 0 人，一次最多 200 人')).toBeVisible();
  await options().filter({ hasText: '阿澈' }).click();
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await app.settle();
  await expect.element(toast('有 1 人没能加入：对方拉黑了你')).toBeVisible();
  await peer.blockList.delete(VIEWER);
  await button('添加成员').click();
  await app.settle();
  await options().filter({ hasText: '阿澈' }).click();
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await app.settle();
  const members = panel().getByRole('list', { name: '群成员' });
  await expect.element(members.getByText('阿澈')).toBeVisible();
  await expect.element(panel().getByText('3 名成员')).toBeVisible();
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await members.getByRole('button', { name: '把 露露 移出群聊' }).click();
  await page.getByRole('dialog', { name: '移出群聊' }).getByRole('button', { name: '移出群聊' }).click();
  await app.settle();
  await expect.element(members.getByText('露露')).not.toBeInTheDocument();
  await expect.element(toast('已将 露露 移出群聊')).toBeVisible();
  expect([...(app.ims.teams.get(team) ?? [])]).toEqual([VIEWER, OTHER]);
  await button('解散群聊').click();
  await page.getByRole('dialog', { name: '解散群聊' }).getByRole('button', { name: '解散群聊' }).click();
  await app.settle();
  await expect.element(toast('群聊已解散')).toBeVisible();
  await expect.element(sessions().getByText('开黑小队')).not.toBeInTheDocument();
  expect(await peer.teamIds()).not.toContain(team);
});

test('an own message in a group tells how many have read it, and who has not, as they read', async () => {
  const { app, peer } = await open();
  await make(app, '露露', '阿澈');
  const [team = ''] = app.ims.teams.keys();
  await userEvent.fill(panel().getByRole('textbox', { name: '输入消息' }), '今晚八点');
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(log().getByRole('button', { name: '未读' })).toBeVisible();
  await peer.markRead(`team-${team}`);
  await app.settle();
  await log().getByRole('button', { name: '1 人已读' }).click();
  await app.settle();
  const readers = page.getByRole('dialog', { name: '消息阅读情况' });
  await expect.element(readers.getByRole('listitem')).toHaveTextContent('阿澈');
  await readers.getByRole('tab', { name: '未读 1' }).click();
  await expect.element(readers.getByRole('listitem')).toHaveTextContent('露露');
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  const third = app.ims.im();
  await third.connect('4001', async () => app.ims.tokenOf('4001'));
  await third.markRead(`team-${team}`);
  await app.settle();
  await expect.element(readers.getByText('大家都读过了')).toBeVisible();
  await app.ims.cut();
  await userEvent.keyboard('{Escape}');
  await log().getByRole('button', { name: '全部已读' }).click();
  await app.settle();
  await expect.element(readers.getByText(/阅读情况没有加载出来/)).toBeVisible();
});

test('own lines that become visible together are asked about in one call, and of a closed group nothing is kept', async () => {
  const { app, peer } = await open();
  await make(app, '露露', '阿澈');
  const [team = ''] = app.ims.teams.keys();
  const session = `team-${team}` as const;
  const asked = vi.spyOn(ownOf(app), 'teamReadings');
  for (const text of ['一', '二', '三'])
    app.dispatch(imActions.sendRequested({ session, body: { kind: 'text', text } }));
  await app.settle();
  expect(asked.mock.calls.map(([messages]) => messages.length)).toEqual([3]);
  const readings = () => Object.keys(Reflect.get(app.state(), 'im').readings);
  expect(readings()).toHaveLength(3);
  app.dispatch(imActions.sessionClosed());
  await peer.markRead(session);
  await app.settle();
  expect(readings()).toEqual([]);
  app.dispatch(imActions.sessionOpened(session));
  await app.settle();
  expect(asked.mock.calls.map(([messages]) => messages.length)).toEqual([3, 3]);
  expect(Object.values(Reflect.get(app.state(), 'im').readings)).toMatchObject([{ read: 1 }, { read: 1 }, { read: 1 }]);
  // The last line says it; those before it say it in their menu.
  expect(log().getByRole('button', { name: '1 人已读' }).elements()).toHaveLength(1);
  await log().getByRole('article').first().getByRole('button', { name: '消息操作' }).click();
  await page.getByRole('menuitem', { name: '消息阅读情况' }).click();
  await app.settle();
  const readers = page.getByRole('dialog', { name: '消息阅读情况' });
  await expect.element(readers.getByRole('listitem')).toHaveTextContent('阿澈');
});

test('a group whose making was not answered opens when it was made; otherwise the dialog says that it may have been', async () => {
  const { app } = await open();
  const own = ownOf(app);
  const making = vi.spyOn(own, 'createTeam').mockRejectedValueOnce(new ImError('timeout'));
  await make(app, '露露');
  await expect
    .element(picker().getByRole('alert'))
    .toHaveTextContent('没有收到回应，群聊可能已经建好，请先看看消息列表');
  making.mockImplementationOnce(async (...input) => {
    making.mockRestore();
    await own.createTeam(...input);
    throw new ImError('timeout');
  });
  await picker().getByRole('button', { name: '创建' }).click();
  await app.settle();
  await expect.element(picker()).not.toBeInTheDocument();
  await expect.element(panel().getByRole('heading', { name: '开黑小队' })).toBeVisible();
  expect(app.ims.teams.size).toBe(1);
});

test('when only some come into a group the dialog shows who is inside and keeps the others', async () => {
  const { app } = await open();
  await make(app, '露露');
  await button('群成员').click();
  await app.settle();
  await button('添加成员').click();
  await app.settle();
  const adding = page.getByRole('dialog', { name: '添加成员到「开黑小队」' });
  for (const friend of ['阿澈', '长安']) await options().filter({ hasText: friend }).click();
  const own = ownOf(app);
  const adder = vi.spyOn(own, 'addToTeam').mockImplementationOnce(async (team) => {
    adder.mockRestore();
    await own.addToTeam(team, [OTHER]);
    throw new ImError('full');
  });
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await app.settle();
  await expect.element(adding.getByRole('alert')).toBeVisible();
  await expect.element(options().filter({ hasText: '阿澈' })).toHaveTextContent('已在群里');
  await expect.element(adding.getByText('已选 1 人，一次最多 200 人')).toBeVisible();
  await expect.element(adding.getByRole('button', { name: '不选 长安' })).toBeVisible();
});

test('the lists of readers and the focus stay while another member reads', async () => {
  const { app, peer } = await open();
  await make(app, '露露', '阿澈');
  const [team = ''] = app.ims.teams.keys();
  await userEvent.fill(panel().getByRole('textbox', { name: '输入消息' }), '今晚八点');
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await log().getByRole('button', { name: '未读' }).click();
  await app.settle();
  const readers = page.getByRole('dialog', { name: '消息阅读情况' });
  const tab = readers.getByRole('tab', { name: /^未读/ });
  await tab.click();
  await expect.element(readers.getByRole('listitem')).toHaveLength(2);
  const own = ownOf(app);
  let answer = () => {};
  const asked = vi.spyOn(own, 'teamReaders').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ read: [OTHER], unread: ['4001'] });
      }),
  );
  await peer.markRead(`team-${team}`);
  await app.settle();
  expect(asked).toHaveBeenCalledOnce();
  await expect.element(readers.getByRole('listitem')).toHaveLength(2);
  await expect.element(tab).toHaveFocus();
  answer();
  await app.settle();
  await expect.element(readers.getByRole('listitem')).toHaveTextContent('露露');
  await expect.element(tab).toHaveFocus();
});

for (const look of [
  { language: 'zh-CN', theme: 'dark' },
  { language: 'fa-IR', theme: 'dark' },
] as const) {
  test(`the dialog of a new group is accessible and fits in ${look.language}, ${look.theme}`, async () => {
    const { app } = await open(look);
    await openPicker(app);
    await userEvent.click(page.getByRole('option').first());
    for (const width of [360, 768, 1440]) expect(await inspect(width)).toEqual([]);
    if (look.language === 'zh-CN') await userEvent.keyboard('{Escape}');
  });
}
