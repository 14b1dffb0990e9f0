import type { EndpointName } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contactsModal } from '../features/contacts/modals.ts';
import { noticesModal } from '../features/notices/modals.ts';
import { rankingModal } from '../features/rankings/modals.ts';
import { ApiFailure } from '../platform/http/api-failure.ts';
import { HALL, OTHER, VIEWER } from '../testing/chat-lines.ts';
import { answerContacts } from '../testing/contacts.ts';
import { answerExplore } from '../testing/explore.ts';
import type { FakePorts } from '../testing/fakes/fake-ports.ts';
import { HALL_PATH } from '../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../testing/mount-app.tsx';
import { noticeOf } from '../testing/notices.ts';
import { answerRoomList, ROOMS_PATH } from '../testing/rooms-page.ts';
import { answerWell } from '../testing/run-client.ts';

interface List {
  readonly what: string;
  readonly path: string;
  /** The calls that the server fails. */
  readonly broken: readonly EndpointName[];
  readonly open?: (app: MountedApp) => void;
  /** What a page says of a list that is empty: of one that did not come it would be wrong. */
  readonly empty: string;
  /** What the list shows once it is there. */
  readonly row: string;
}

/** Beside these, the feature tests of asking again go through every load (app/asking-again.feature.test.ts). */
const LISTS: readonly List[] = [
  {
    what: 'the teams of the square, when the halls do not come',
    path: '/index/piazza',
    broken: ['hall.list'],
    empty: '先加入一个大厅，才有队友可找',
    row: '缺一个辅助',
  },
  {
    what: 'the teams of the square',
    path: '/index/piazza',
    broken: ['channel.invitation'],
    empty: '现在没人组队，发起第一趟吧',
    row: '缺一个辅助',
  },
  {
    what: 'the cards of the square',
    path: '/index/piazza',
    broken: ['channel.user_list'],
    empty: '你的大厅里还没有游戏名片',
    row: '晚上八点',
  },
  { what: 'the halls of discover', path: '/index/more', broken: ['hall.search'], empty: '还没有大厅', row: '夜航船' },
  {
    what: 'the rooms of discover',
    path: '/index/more',
    broken: ['room.list'],
    empty: '现在没有热闹的房间',
    row: '唱片行',
  },
  {
    what: 'the teams of discover',
    path: '/index/more',
    broken: ['channel.invitation'],
    empty: '你的大厅里暂时没人发车',
    row: '缺一个辅助',
  },
  { what: 'the players of discover', path: '/index/more', broken: ['game.home_player'], empty: '', row: '南风' },
  { what: 'the apps of discover', path: '/index/more', broken: ['ops.app_download'], empty: '', row: '安卓版' },
  { what: 'the list of rooms', path: ROOMS_PATH, broken: ['room.list'], empty: '这里暂时没有房间', row: '唱片行' },
  { what: 'the members of a hall', path: HALL_PATH, broken: ['hall.user_list'], empty: '还没有成员', row: '阿澈' },
  {
    what: 'the notices of a hall',
    path: HALL_PATH,
    broken: ['notice.list'],
    open: (app) => app.dispatch(noticesModal.open()),
    empty: '还没有公告',
    row: '今晚八点开黑',
  },
  {
    what: 'friends',
    path: '/index/more',
    broken: ['friend.list'],
    open: (app) => app.dispatch(contactsModal.open({ list: 'friends' })),
    empty: '还没有好友，去大厅认识新朋友吧',
    row: '长安',
  },
  {
    what: 'a ranking',
    path: '/index/more',
    broken: ['ranking.received'],
    open: (app) => app.dispatch(rankingModal.open({ group_id: null })),
    empty: '还没有人上榜，送个礼物就是第一',
    row: '露露',
  },
];

function answerAll(fakes: FakePorts): void {
  answerRoomList(fakes);
  answerExplore(fakes);
  answerContacts(fakes);
  const { http } = fakes;
  http.on('notice.list', { notice_list: [noticeOf('1', '今晚八点开黑')] });
  http.on('ranking.received', {
    list: [{ id: OTHER, nick: '露露', header: '', score: 9, rank: 1 }],
    mine: { id: VIEWER, nick: '小满', header: '', score: 0, rank: 0 },
  });
}

const WAYS = {
  500: (name: EndpointName) => ApiFailure.badResponse(name, 500),
  503: (name: EndpointName) => ApiFailure.badResponse(name, 503),
  'no answer': (name: EndpointName) => ApiFailure.noResponse(name),
} as const;
const ways = Object.entries(WAYS);

test.each(LISTS.flatMap((list, index) => [{ ...list, way: ways[index % ways.length] ?? ways[0] }]))(
  '$what that meets a $way.0 says so with a way to retry, never that there is nothing, and comes by itself',
  async ({ path, broken, open, empty, row, way }) => {
    const app = await mountApp({
      path,
      prepare: (fakes) => {
        answerAll(fakes);
        for (const name of broken)
          fakes.http.on(name, () => {
            throw way?.[1](name);
          });
      },
    });
    open?.(app);
    await app.settle();
    await expect.element(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
    if (empty !== '') expect(page.getByText(empty).elements()).toEqual([]);
    answerWell(app);
    answerAll(app);
    await app.clock.advance(8000);
    await app.settle();
    await expect.element(page.getByText(row).first()).toBeInTheDocument();
    await expect.poll(() => page.getByRole('button', { name: '重试' }).elements()).toEqual([]);
  },
);

test('a list that cannot be loaded again stays, and says that it is not fresh', async () => {
  const app = await mountApp({ path: '/index/piazza', prepare: answerAll });
  await expect.element(page.getByText('缺一个辅助')).toBeVisible();
  app.http.breakDown('channel.invitation');
  app.page.connect(false);
  app.page.connect(true);
  await app.settle();
  await expect.element(page.getByRole('status').filter({ hasText: '未能更新' })).toBeVisible();
  await expect.element(page.getByText('缺一个辅助')).toBeVisible();
  expect(app.http.requests('channel.invitation').at(-1)?.hall_id).toBe(HALL);
});
