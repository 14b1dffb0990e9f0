import { rankEntry } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { VIEWER } from '../testing/chat-lines.ts';
import { roomNamed } from '../testing/explore.ts';
import { composer, HALL_PATH } from '../testing/hall-page.ts';
import { memberOf } from '../testing/members.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { openRoomPage } from '../testing/room-page.ts';
import { openRoomList, pageOfRooms, ROOMS } from '../testing/rooms-page.ts';

/** A value that no view can draw. The fakes let it past the codec, which would refuse it. */
const UNDRAWABLE = Object.create(null) as string;
const BROKEN = '这部分暂时无法显示';

const MINE = { rank: 0, id: VIEWER, nick: '小满', header: '', score: 0 };

test('a member that cannot be drawn costs that row: it says so, and the others and the composer stay', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    viewport: { width: 1440, height: 900 },
    prepare: ({ http }) =>
      http.on('hall.user_list', {
        online_count: 2,
        offline_count: 0,
        page: 1,
        page_total: 1,
        users: [memberOf('20001', UNDRAWABLE), memberOf('20002', '阿澈')],
      }),
  });
  const members = page.getByRole('complementary', { name: '成员' });
  await expect.element(members.getByText(BROKEN)).toBeVisible();
  await expect.element(members.getByRole('button', { name: '阿澈' })).toBeVisible();
  await expect.element(composer()).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
});

test('a screen that cannot be drawn leaves the rail, and another place is shown again', async () => {
  const app = await openRoomList({
    prepare: ({ http }) => http.on('room.cate_type', { list: [{ id: 'music', name: UNDRAWABLE }] }),
  });
  await expect.element(page.getByText(BROKEN)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /小满的大厅/ })
    .click();
  await app.settle();
  await expect.element(composer()).toBeVisible();
});

test('a card that cannot be drawn costs that card', async () => {
  const app = await openRoomList({
    prepare: ({ http }) =>
      http.on('room.list', pageOfRooms([...ROOMS, { ...roomNamed('600004', 'x'), name: UNDRAWABLE } as never])),
  });
  await expect.element(page.getByText(BROKEN)).toBeVisible();
  await expect.element(page.getByText('唱片行')).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
});

/** A moment that no date has. */
const NEVER = Number.MAX_VALUE;

test('an application for a seat that cannot be drawn costs that row', async () => {
  const of = (id: string, nick: string) => ({ id, apply_id: id, nick, header: '', mic_number: 2, role: 3 });
  const app = await openRoomPage({
    role: 2,
    prepare: ({ http }) =>
      http.on('seat.applications', {
        list: [{ ...of('20001', '坏的'), time: NEVER } as never, { ...of('20002', '阿澈'), time: 0 } as never],
        count: 2,
      }),
  });
  await page.getByRole('button', { name: /^申请列表/ }).click();
  const dialog = page.getByRole('dialog', { name: '上麦申请' });
  await expect.element(dialog.getByText(BROKEN)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '同意 阿澈 上麦' })).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
});

test('a dialog that cannot be drawn says so in its place and closes, and the page behind it goes on', async () => {
  const app = await openRoomPage({
    prepare: ({ http }) => {
      http.on('ranking.tabs', { list: [{ id: 'received', name: '收到' }], periods: [{ type: 'day', name: '日' }] });
      http.on('ranking.received', { list: [null as never], mine: z.parse(rankEntry, MINE) });
    },
  });
  await page.getByRole('button', { name: '礼物榜' }).click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: BROKEN });
  await expect.element(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('textbox').fill('还在');
});
