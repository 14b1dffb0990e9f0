import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { OTHER, VOICE } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { HALL_PATH, lines } from '../../testing/hall-page.ts';
import { frames, type LayoutShifts, watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { noticeOf } from '../../testing/notices.ts';
import { OPEN_HALL } from '../../testing/open-channels.ts';

const PHONE = { width: 390, height: 844 };
/** Frames that a call takes, and those that a hall takes. */
const SOON = 3;
const LATER = 9;
const BANNER = '[data-guide="notice"]';

let shifts: LayoutShifts;
beforeEach(async () => {
  // A window that is made smaller moves the page as well.
  await page.viewport(PHONE.width, PHONE.height);
  shifts = watchLayoutShifts();
  onTestFinished(shifts.stop);
});

function answerInFrames({ http }: FakePorts): void {
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
}

/** Whether the page has the bar of a notice once it has an element for the first time. */
function hasBannerWith(selector: string): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve(document.querySelector(BANNER) !== null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

const banner = () => page.getByRole('region', { name: '公告', exact: true });

test('[hall-flow.notice.remembered] the bar of a notice is there with the channel, and moves none of its lines', async () => {
  const first = hasBannerWith('main textarea, [role="log"]');
  const app = await mountApp({ path: HALL_PATH, viewport: PHONE, prepare: answerInFrames });
  expect(await first).toBe(true);
  await expect.element(lines().first()).toBeVisible();
  await expect.element(banner()).toBeVisible();
  await app.settle();
  await frames(SOON);
  expect(shifts.moved()).toEqual([]);
});

test('[hall-flow.notice.remembered] the page of a voice channel has the bar of a notice from its first frame', async () => {
  const first = hasBannerWith('main section');
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    viewport: PHONE,
    prepare: answerInFrames,
  });
  expect(await first).toBe(true);
  await expect.element(page.getByRole('region', { name: '频道里的人' }).getByText('阿澈')).toBeVisible();
  await app.settle();
  await frames(SOON);
  expect(shifts.moved()).toEqual([]);
});

test('the focus stays on the content while the hall comes', async () => {
  let arrive = () => {};
  const answer = new Promise<typeof OPEN_HALL>((resolve) => (arrive = () => resolve(OPEN_HALL)));
  const app = await mountApp({ path: HALL_PATH, prepare: ({ http }) => http.on('hall.detail', () => answer) });
  const content = () => document.getElementById('content');
  const waiting = content();
  waiting?.focus();
  expect(document.activeElement).toBe(waiting);
  arrive();
  await app.settle();
  await expect.element(lines().first()).toBeVisible();
  expect(content()).not.toBe(waiting);
  expect(document.activeElement).toBe(content());
});
