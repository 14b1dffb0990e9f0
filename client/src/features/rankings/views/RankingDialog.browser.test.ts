import { type RankEntry, rankEntry } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { VIEWER } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { answerMoney, openWallet } from '../../../testing/money.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { openRoomPage } from '../../../testing/room-page.ts';
import { openRoomList } from '../../../testing/rooms-page.ts';
import { ROOM } from '../../../testing/run-room.ts';

const entry = (rank: number, id: string, nick: string, score: number): RankEntry =>
  z.parse(rankEntry, { rank, id, nick, header: '', score });
const MINE = { ...entry(0, VIEWER, '小满', 0) };
function answerRankings({ http }: FakePorts) {
  http.on('ranking.tabs', {
    list: [
      { id: 'received', name: '收到' },
      { id: 'sent', name: '送出' },
    ],
    periods: [
      { type: 'day', name: '日' },
      { type: 'week', name: '周' },
      { type: 'all', name: '总' },
    ],
  });
  http.on('ranking.received', ({ type }) => ({
    list: type === 'day' ? [] : [entry(1, '10007', '唱片行老板', 23_000), entry(2, VIEWER, '小满', 99)],
    mine: type === 'day' ? MINE : entry(2, VIEWER, '小满', 99),
  }));
  http.on('ranking.sent', { list: [entry(1, '10008', '阿澈', 1314)], mine: MINE });
  http.on('gift.list', {
    list: [
      {
        gift_id: 'rose' as never,
        name: '玫瑰',
        image: '',
        price: 1,
        gift_effect: '',
        is_screen: false,
        is_confession: false,
        bag_num: 0,
      },
    ],
  });
}
const dialog = (name: string) => page.getByRole('dialog', { name });

test('[screen.money.ranking-received, screen.money.ranking-sent] the rankings of a room by period, with the place of the viewer', async () => {
  const app = await openRoomPage({ prepare: answerRankings });
  await page.getByRole('button', { name: '礼物榜' }).click();
  await app.settle();
  const ranking = dialog('房间礼物榜');
  await expect.element(ranking.getByText('还没有人上榜，送个礼物就是第一')).toBeVisible();
  await ranking.getByRole('radio', { name: '本周' }).click();
  await app.settle();
  const rows = ranking.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/1.*唱片行老板2.3w 分/);
  await expect.element(rows.nth(1)).toHaveTextContent(/小满 · 我99 分/);
  expect(app.http.requests('ranking.received').at(-1)).toMatchObject({ group_id: ROOM, type: 'week', page: 1 });
  await ranking.getByRole('tab', { name: '贡献榜' }).click();
  await app.settle();
  await expect.element(rows.nth(0)).toHaveTextContent(/阿澈1314 分/);
  await expect.element(ranking.getByText('我还没有上榜')).toBeVisible();
  expect(app.http.requests('ranking.sent').at(-1)).toMatchObject({ group_id: ROOM, type: 'week' });
});

test('[modal.gift-points] the gift points dialog shows points received, points sent, and the value of each gift', async () => {
  const app = await openRoomList({ prepare: answerRankings });
  await page.getByRole('button', { name: '礼物榜' }).click();
  await app.settle();
  await dialog('全站礼物榜').getByRole('button', { name: '礼物积分' }).click();
  await app.settle();
  const points = dialog('礼物积分');
  await expect.element(points.getByRole('row', { name: /本周/ })).toHaveTextContent('本周99第 2 名0未上榜');
  await expect.element(points.getByRole('region', { name: '每件礼物的积分' })).toHaveTextContent('玫瑰1 分');
  expect(app.http.requests('ranking.received').every(({ group_id }) => group_id === undefined)).toBe(true);
  await points.getByRole('button', { name: '关闭' }).click();
  await app.settle();
  await expect.element(points).not.toBeInTheDocument();
  await expect.element(dialog('全站礼物榜')).toBeVisible();
});

test('[modal.gift-points] the wallet shows the points of received gifts and leads to their breakdown', async () => {
  const app = await mountApp({
    prepare: (fakes) => {
      answerMoney(fakes);
      answerRankings(fakes);
    },
  });
  const wallet = await openWallet(app);
  await wallet.getByRole('button', { name: '礼物积分 42' }).click();
  await app.settle();
  await expect.element(dialog('礼物积分').getByRole('row', { name: /本周/ })).toHaveTextContent('本周99第 2 名0未上榜');
  await dialog('礼物积分').getByRole('button', { name: '关闭' }).click();
  await expect.element(wallet).toBeVisible();
});

test('a ranking that could not be loaded is tried again', async () => {
  const app = await openRoomList({
    prepare: (fakes) => {
      answerRankings(fakes);
      fakes.http.vanish('ranking.received');
    },
  });
  await page.getByRole('button', { name: '礼物榜' }).click();
  await app.settle();
  answerRankings(app);
  await dialog('全站礼物榜').getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(dialog('全站礼物榜').getByText('还没有人上榜，送个礼物就是第一')).toBeVisible();
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test('the row of the viewer lets none of those through that scroll below it', async () => {
    const app = await openRoomPage({ theme, prepare: answerRankings });
    await page.getByRole('button', { name: '礼物榜' }).click();
    await app.settle();
    await dialog('房间礼物榜').getByRole('radio', { name: '本周' }).click();
    await app.settle();
    const own = dialog('房间礼物榜').element().querySelector('[class*="mine"]') ?? document.body;
    expect(getComputedStyle(own).position).toBe('sticky');
    // An opaque colour has no fourth part.
    expect(getComputedStyle(own).backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  });

  test.each(['zh-CN', 'fa-IR'] as const)('%s: rankings and points are accessible and fit', async (language) => {
    const app = await openRoomList({ theme, language, prepare: answerRankings });
    document.querySelector<HTMLElement>('main section button:nth-of-type(3)')?.click();
    await app.settle();
    document.querySelectorAll<HTMLElement>('[role="radiogroup"] label')[1]?.click();
    await app.settle();
    const problems = [...(await inspect(360)), ...(await inspect(1440))];
    document.querySelector<HTMLElement>('[role="tabpanel"] button')?.click();
    await app.settle();
    problems.push(...(await inspect(360)), ...(await inspect(1440)));
    expect(problems).toEqual([]);
  });
});
