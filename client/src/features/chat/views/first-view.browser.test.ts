import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GENERAL } from '../../../testing/chat-lines.ts';
import { channelRow, composer, HALL_PATH, line, lines, log } from '../../../testing/hall-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';

const COUNT = 300;
const PAGE = 30;
/** A page of lines is twice as high. */
const VIEWPORT = { width: 1440, height: 500 };

async function openBoth(unread = 0): Promise<MountedApp> {
  const app = await mountApp({
    path: HALL_PATH,
    viewport: VIEWPORT,
    prepare: (fakes) => answerWithHistory(fakes, { count: COUNT, unread }),
  });
  await channelRow('攻略').click();
  await app.settle();
  await expect.element(composer('攻略')).toBeVisible();
  await expect.element(line(`text ${COUNT}`)).toBeVisible();
  return app;
}

interface FirstFrame {
  /** Where the list stands before the frame is laid out. */
  readonly committedTop: number;
  readonly rows: number;
  readonly newestTop: number;
  /** The upper edge of the first row: at or above that of the view. */
  readonly oldestTop: number;
  readonly viewTop: number;
  /** Where the log begins in what scrolls. */
  readonly logStart: number;
  readonly hasComposer: boolean;
}

/** What the page shows in the frame in which the lines of a channel are in it for the first time. */
function firstFrameOf(channel: string): Promise<FirstFrame> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const list = document.querySelector<HTMLElement>(`[role="log"][aria-label*="${channel}"]`);
      const rows = [...(list?.querySelectorAll('[data-key]') ?? [])];
      if (!list || rows.length === 0) return;
      observer.disconnect();
      const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;
      const committedTop = scrollerOf(list).scrollTop;
      // After the layout of the frame and the observers of the page, before the paint.
      const frame = new ResizeObserver(() => {
        frame.disconnect();
        resolve({
          committedTop,
          rows: rows.length,
          newestTop: top(rows.at(-1)),
          oldestTop: top(rows[0]),
          viewTop: top(scrollerOf(list)),
          logStart: startOf(list),
          hasComposer: document.querySelector('main textarea')?.getAttribute('aria-label')?.includes(channel) === true,
        });
      });
      frame.observe(list);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

function scrollerOf(list: Element): HTMLElement {
  const scroller = list.closest<HTMLElement>('[data-landmark]');
  if (!scroller) throw new Error('nothing scrolls');
  return scroller;
}

function startOf(list: Element): number {
  const scroller = scrollerOf(list);
  return list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

describe('a page of lines that comes on screen', () => {
  test('[chat.history.has-more] the first frame has the composer and the rows that fill the view; the others follow and move nothing', async () => {
    await openBoth();
    const first = firstFrameOf('闲聊');
    await channelRow('闲聊').click();
    const { committedTop, rows, newestTop, oldestTop, viewTop, logStart, hasComposer } = await first;
    // The frame lays it out: a layout with the drawing would be one long task.
    expect(committedTop).toBe(0);
    expect(hasComposer).toBe(true);
    expect(rows).toBeLessThan(PAGE);
    expect(oldestTop).toBeLessThanOrEqual(viewTop);
    await expect.element(lines().nth(PAGE - 1)).toBeInTheDocument();
    expect(line(`text ${COUNT}`).element().querySelector('[data-key]')?.getBoundingClientRect().top).toBe(newestTop);
    const scroller = scrollerOf(log().element());
    expect(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop).toBeLessThanOrEqual(1);
    // Rows that stay in view are no layout shift for a browser; a log that begins elsewhere is one.
    expect(startOf(log().element())).toBe(logStart);
    expect(logStart).toBeGreaterThanOrEqual(scroller.clientHeight);
  });

  test('[chat.history.has-more] the part of a page that is drawn first asks for no older lines', async () => {
    const app = await openBoth();
    await channelRow('闲聊').click();
    await expect.element(lines().nth(PAGE - 1)).toBeInTheDocument();
    await app.settle();
    const older = app.http
      .requests('channel.message')
      .filter(({ channel_id, last_msg_id }) => channel_id === GENERAL && last_msg_id !== undefined);
    expect(older).toEqual([]);
  });

  test('the list is one tab stop, at its first line, as soon as all are there', async () => {
    await openBoth();
    await channelRow('闲聊').click();
    await expect.element(lines().nth(PAGE - 1)).toBeInTheDocument();
    const stops = [...log().element().querySelectorAll('[data-roving]')].map((row) => (row as HTMLElement).tabIndex);
    expect(stops.indexOf(0)).toBe(0);
    expect(stops.filter((index) => index === 0)).toHaveLength(1);
  });

  test('[chat.history.has-more] a pill counts unread lines above the first view', async () => {
    const app = await openBoth(25);
    await channelRow('闲聊').click();
    await app.settle();
    await expect.element(page.getByRole('button', { name: '25 条未读' })).toBeVisible();
  });
});
