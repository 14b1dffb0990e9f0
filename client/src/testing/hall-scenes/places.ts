import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PIAZZA_ROUTE } from '../../lib/routes.ts';
import { GENERAL, GUIDES, HALL, idOf, OTHER, VIEWER, VOICE } from '../chat-lines.ts';
import { answerExplore, gamingOf } from '../explore.ts';
import type { FakePorts } from '../fakes/fake-ports.ts';
import { channelRow, composer, line } from '../hall-page.ts';
import type { MountedApp } from '../mount-app.tsx';
import { noticeOf } from '../notices.ts';
import { theHall } from '../run-client.ts';
import { answerInvites, inviteOf, teamLine } from '../team-lines.ts';
import { REFRESH_MS, type Scene, scene } from './scene.ts';

const rail = () => page.getByRole('navigation', { name: '主导航' });
const general = async () => expect.element(composer('闲聊')).toBeVisible();
const guides = async () => expect.element(composer('攻略')).toBeVisible();
/** The hall in answers after the event. */
const then = (change: Partial<typeof theHall>) => async (app: MountedApp) => {
  app.http.on('hall.detail', { ...theHall, ...change });
  app.http.on('hall.list', { list: [{ ...theHall, ...change }], page: 1, page_total: 1 });
};
const withLeaves = (leaves: (all: NonNullable<(typeof theHall.channels)[0]['children']>) => typeof all) => ({
  channels: theHall.channels.map((heading) => ({ ...heading, children: leaves(heading.children ?? []) })),
});
const membership = (type: 1 | 2 | 3, msg = '') => ({ type, hall_id: HALL, hall_name: '小满的大厅', uid: VIEWER, msg });
const isAway = async (app: MountedApp) => {
  expect(app.path()).not.toContain(HALL);
  await expect.element(rail().getByRole('link', { name: /小满的大厅/ })).not.toBeInTheDocument();
};

const HALLS: readonly Scene[] = [
  scene(
    '[hall-event.1003] [hall-event.1003.with-channel] a dissolved hall that names a welcome channel leads into it',
    'hallDissolved',
    { hall_id: HALL, hall_name: '小满的大厅', welcome_channel_id: GUIDES },
    {},
    { before: general, after: guides },
  ),
  scene(
    '[hall-event.1003.no-current-channel] [error.message.hall-dissolved] [route.root.hall-dissolved-target] without a current channel a warning shows and the page goes to /',
    'hallDissolved',
    { hall_id: HALL, hall_name: '小满的大厅' },
    {},
    {
      page: {
        prepare: ({ http }: FakePorts) => {
          // The owner reads of success instead.
          http.on('hall.detail', { ...theHall, user_id: OTHER });
          http.refuse('channel.join', 50, '禁止');
        },
      },
      before: async (app) => {
        await expect.element(rail().getByRole('link', { name: /小满的大厅/ })).toBeInTheDocument();
        app.http.on('hall.list', { list: [], page: 1, page_total: 1 });
      },
      after: async (app) => {
        await expect.element(page.getByText('当前大厅已被解散')).toBeVisible();
        expect(app.path()).toBe('/index/more');
        await isAway(app);
      },
    },
  ),
  scene(
    '[hall-event.1006] [hall-event.1006.type-1] an edited channel has its new name in the tree and over its lines',
    'hallEdited',
    { type: 1, hall_id: HALL, channel_id: GENERAL },
    {},
    {
      before: then(withLeaves((all) => all.map((leaf) => ({ ...leaf, name: `新${leaf.name}` })))),
      within: REFRESH_MS,
      after: async () => {
        await expect.element(channelRow('新闲聊')).toBeVisible();
        await expect.element(composer('新闲聊')).toBeVisible();
      },
    },
  ),
  scene(
    '[hall-event.1006.type-2] an edited hall has its new name in the rail and over its tree',
    'hallEdited',
    { type: 2, hall_id: HALL },
    {},
    {
      before: then({ name: '新名字' }),
      within: REFRESH_MS,
      after: async () => {
        await expect.element(page.getByRole('heading', { name: '新名字' }).first()).toBeVisible();
        await expect.element(rail().getByRole('link', { name: /新名字/ })).toBeInTheDocument();
      },
    },
  ),
  scene(
    '[hall-event.1006.type-3] a removed channel leads those inside into the welcome channel, and says so',
    'hallEdited',
    { type: 3, hall_id: HALL, channel_id: GENERAL },
    {},
    {
      before: then({ ...withLeaves((all) => all.filter(({ id }) => id !== GENERAL)), welcome_channel_id: GUIDES }),
      within: REFRESH_MS,
      after: async () => {
        await guides();
        await expect.element(page.getByText('你所在的频道被移除了，已带你回到欢迎频道')).toBeVisible();
        expect(channelRow('闲聊').elements()).toEqual([]);
      },
    },
  ),
  scene(
    '[hall-event.1006.type-3] a removed channel without its number is the open one',
    'hallEdited',
    { type: 3, hall_id: HALL },
    {},
    {
      before: then({ ...withLeaves((all) => all.filter(({ id }) => id !== GENERAL)), welcome_channel_id: GUIDES }),
      within: REFRESH_MS,
      after: async () => {
        await guides();
        await expect.element(page.getByText('你所在的频道被移除了，已带你回到欢迎频道')).toBeVisible();
      },
    },
  ),
  scene(
    '[hall-event.2003] a password that was set is a lock at the channel',
    'voicePasswordChanged',
    { hall_id: HALL, channel_id: VOICE, pass: true },
    {},
    {
      before: async (app) => {
        await expect.element(channelRow('开黑')).not.toHaveTextContent('需要密码');
        await then(withLeaves((all) => all.map((leaf) => ({ ...leaf, pass: true }))))(app);
      },
      after: async () => expect.element(channelRow('开黑')).toHaveTextContent('需要密码'),
    },
  ),
  scene(
    '[hall-event.2003] a password that was removed takes the lock away',
    'voicePasswordChanged',
    { hall_id: HALL, channel_id: GUIDES, pass: false },
    {},
    {
      before: async (app) => {
        await expect.element(channelRow('攻略')).toHaveTextContent('需要密码');
        await then(withLeaves((all) => all.map((leaf) => ({ ...leaf, pass: false }))))(app);
      },
      after: async () => expect.element(channelRow('攻略')).not.toHaveTextContent('需要密码'),
    },
  ),
];

const MEMBERSHIPS: readonly Scene[] = [
  scene(
    '[hall-event.2000] a hall that was joined in another tab is in the rail',
    'membershipChanged',
    membership(1),
    { to: VIEWER },
    {
      page: {
        path: '/index/more',
        prepare: ({ http }: FakePorts) => http.on('hall.list', { list: [], page: 1, page_total: 1 }),
      },
      before: async (app) => {
        expect(
          rail()
            .getByRole('link', { name: /小满的大厅/ })
            .elements(),
        ).toEqual([]);
        await then({})(app);
      },
      after: async () => expect.element(rail().getByRole('link', { name: /小满的大厅/ })).toBeVisible(),
    },
  ),
  scene(
    '[hall-event.2000.type-2] [error.message.hall-left] [route.login.on-left-hall] a hall that was left shows its dialog and is gone',
    'membershipChanged',
    membership(2),
    { to: VIEWER },
    {
      before: general,
      after: async (app) => {
        await expect.element(page.getByRole('dialog')).toHaveTextContent('您已退出【小满的大厅】大厅！');
        await isAway(app);
      },
    },
  ),
  scene(
    '[hall-event.2000.type-3] [route.login.on-kicked-from-hall] a viewer who was kicked reads why, and the hall is gone',
    'membershipChanged',
    membership(3, '违规发言'),
    { to: VIEWER },
    {
      before: general,
      after: async (app) => {
        await expect.element(page.getByRole('dialog')).toHaveTextContent('违规发言');
        await isAway(app);
      },
    },
  ),
  scene(
    '[hall-event.2000.type-3] a viewer who was kicked without a reason reads the words of the client',
    'membershipChanged',
    membership(3),
    { to: VIEWER },
    {
      before: general,
      after: async (app) => {
        await expect.element(page.getByRole('dialog')).toHaveTextContent('你已被移出【小满的大厅】大厅！');
        await isAway(app);
      },
    },
  ),
  scene(
    '[hall-event.2001] a login on another device says so and offers to continue here',
    'loggedInElsewhere',
    { platform: 'web', time: 1, msg: '' },
    { to: VIEWER },
    {
      before: general,
      after: async () => expect.element(page.getByRole('button', { name: '在此设备继续' })).toBeVisible(),
    },
  ),
];

const banner = () => page.getByRole('region', { name: '公告', exact: true });
const update = (status: 0 | 1 | 2) => ({ status, hall_id: HALL, channel_id: VOICE, uid: OTHER, inv_id: idOf(3) });
const state = (text: string) => async () => expect.element(line('五排').getByText(text)).toBeVisible();

const NEWS: readonly Scene[] = [
  scene(
    '[hall-event.1010] a notice that was added is a banner',
    'noticeChanged',
    { type: 1, notice: noticeOf('1', '八点开黑') },
    {},
    {
      before: async () => expect(banner().elements()).toEqual([]),
      after: async () => expect.element(banner().getByText('八点开黑')).toBeVisible(),
    },
  ),
  scene(
    '[hall-event.1010] a notice that was deleted takes its banner away',
    'noticeChanged',
    { type: 2, notice: noticeOf('1', '八点开黑') },
    {},
    {
      page: { prepare: ({ http }: FakePorts) => http.on('notice.list', { notice_list: [noticeOf('1', '八点开黑')] }) },
      before: async () => expect.element(banner().getByText('八点开黑')).toBeVisible(),
      after: async () => expect(banner().elements()).toEqual([]),
    },
  ),
  scene(
    '[hall-event.1015] an invite that started is open in its line',
    'teamUpdated',
    update(0),
    {},
    {
      page: teamLine(),
      before: async (app) => {
        await state('已结束')();
        answerInvites(app, inviteOf(idOf(3)));
      },
      within: REFRESH_MS,
      after: state('招募中'),
    },
  ),
  scene(
    '[hall-event.1015] [chat.invite-status-1] an invite that changed says so in its line',
    'teamUpdated',
    update(1),
    {},
    {
      page: teamLine(inviteOf(idOf(3))),
      before: state('招募中'),
      within: REFRESH_MS,
      after: state('已更新'),
    },
  ),
  scene(
    '[hall-event.1015.status-2] an invite that ended has no way in any more',
    'teamUpdated',
    update(2),
    {},
    {
      page: teamLine(inviteOf(idOf(3))),
      before: async () => expect.element(line('五排').getByRole('link', { name: '上车：五排' })).toBeVisible(),
      after: async () => {
        await state('已结束')();
        expect(line('五排').getByRole('link').elements()).toEqual([]);
      },
    },
  ),
];

const card = (game_info: string) => page.getByRole('listitem').filter({ hasText: game_info });
const gamingNews = (status: 0 | 1 | 2, gaming_id: string) =>
  ({ status, hall_id: HALL, channel_id: VOICE, uid: OTHER, gaming_id }) as const;
const GAMINGS: readonly Scene[] = [
  scene(
    '[hall-event.1015] a gaming card that was posted is beside the others',
    'teamUpdated',
    gamingNews(0, '2'),
    {},
    {
      page: { path: PIAZZA_ROUTE, prepare: answerExplore },
      before: async (app) => {
        await expect.element(card('晚上八点')).toBeVisible();
        app.http.on('channel.get_gaming', gamingOf('2', { game_info: '缺一个射手' }));
      },
      within: REFRESH_MS,
      after: async () => {
        await expect.element(card('缺一个射手')).toBeVisible();
        await expect.element(card('晚上八点')).toBeVisible();
      },
    },
  ),
  scene(
    '[hall-event.1015] a gaming card that changed is read again where it shows',
    'teamUpdated',
    gamingNews(1, '1'),
    {},
    {
      page: { path: PIAZZA_ROUTE, prepare: answerExplore },
      before: async (app) => {
        await expect.element(card('晚上八点')).toBeVisible();
        app.http.on('channel.get_gaming', gamingOf('1', { game_info: '缺一个射手' }));
      },
      within: REFRESH_MS,
      after: async () => {
        await expect.element(card('缺一个射手')).toBeVisible();
        expect(card('晚上八点').elements()).toEqual([]);
      },
    },
  ),
  scene(
    '[hall-event.1015] [hall-event.1015.status-2] a gaming card that ended is gone',
    'teamUpdated',
    gamingNews(2, '1'),
    {},
    {
      page: { path: PIAZZA_ROUTE, prepare: answerExplore },
      before: async () => expect.element(card('晚上八点')).toBeVisible(),
      after: async () => expect(card('晚上八点').elements()).toEqual([]),
    },
  ),
];

const UNREAD: readonly Scene[] = [
  scene(
    '[hall-event.1012] unread counts of halls are marks in the rail',
    'unreadSynced',
    { list: [{ hall_id: HALL, unread: 7 }] },
    { to: VIEWER },
    {
      page: { path: '/index/more' },
      before: async () =>
        expect(
          rail()
            .getByRole('link', { name: /小满的大厅.*未读/ })
            .elements(),
        ).toEqual([]),
      after: async () => expect.element(rail().getByRole('link', { name: /小满的大厅.*7 条未读/ })).toBeVisible(),
    },
  ),
  scene(
    '[hall-event.1013] the unread count of a channel is a mark in the tree',
    'channelUnread',
    { hall_id: HALL, list: [{ channel_id: GUIDES, unread: 5 }] },
    { to: VIEWER },
    {
      before: async () => expect.element(channelRow('攻略')).not.toHaveTextContent('未读'),
      after: async () => expect.element(channelRow('攻略')).toHaveTextContent('5 条未读'),
    },
  ),
];

/** Events of halls and channels, of the viewer's place in them, and of their announcements. */
export const PLACE_SCENES: readonly Scene[] = [...HALLS, ...MEMBERSHIPS, ...NEWS, ...GAMINGS, ...UNREAD];
