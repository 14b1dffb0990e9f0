import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { OTHER, VOICE } from '../../testing/chat-lines.ts';
import { HALL_PATH, lines } from '../../testing/hall-page.ts';
import { frames, watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { noticeOf } from '../../testing/notices.ts';
import { OPEN_HALL } from '../../testing/open-channels.ts';

/** Frames that a call takes, and those that a hall takes. */
const SOON = 3;
const LATER = 9;

test('[hall-flow.notice.remembered] the bar of a notice is there with the lines, and moves none of them', async () => {
  const shifts = watchLayoutShifts();
  onTestFinished(shifts.stop);
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => {
      http.on('hall.detail', async () => {
        await frames(LATER);
        return OPEN_HALL;
      });
      http.on('notice.list', async () => {
        await frames(SOON);
        return { notice_list: [noticeOf('1', '今晚八点开黑')] };
      });
    },
  });
  await expect.element(lines().first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: '公告', exact: true })).toBeVisible();
  await app.settle();
  await frames(SOON);
  expect(shifts.seen()).toEqual({ score: 0, moved: [] });
});

test('[hall-flow.notice.remembered] the page of a voice channel is steady while its people and a notice arrive', async () => {
  const shifts = watchLayoutShifts();
  onTestFinished(shifts.stop);
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    prepare: ({ http }) => {
      http.on('hall.detail', async () => {
        await frames(LATER);
        return OPEN_HALL;
      });
      http.on('notice.list', async () => {
        await frames(SOON);
        return { notice_list: [noticeOf('1', '今晚八点开黑')] };
      });
      http.on('channel.user_list', async () => {
        await frames(SOON);
        const channel_user = [{ mic_uid: OTHER, mic_state: true, nick: '阿澈', avatar: '' }];
        return { list: [{ channel_id: VOICE, channel_user, user_count: 1 }] };
      });
    },
  });
  await expect.element(page.getByRole('region', { name: '频道里的人' }).getByText('阿澈')).toBeVisible();
  await app.settle();
  await frames(SOON);
  expect(shifts.seen()).toEqual({ score: 0, moved: [] });
});
