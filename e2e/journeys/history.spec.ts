import type { Page } from '@playwright/test';
import { channelRow, composer, expect, test, XIAOMAN } from '../fixtures.ts';

const CHANNEL = '树洞';

async function openBusyChannel(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /深夜电台/ })
    .click();
  const row = channelRow(page, CHANNEL);
  await row.click();
  await expect(composer(page, CHANNEL)).toBeEditable();
  // Entered, with its fresh page, and under the hall's notice, which moves the lines down when it comes.
  await expect(page).toHaveURL(new RegExp(`channel_id=${await row.getAttribute('data-place')}$`));
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('region', { name: '公告' })).toBeVisible();
  await expect(page.getByRole('log').getByRole('listitem').first()).toBeAttached();
}

/** Scrolls by the wheel and returns how far each remaining row moved beyond the requested distance. */
async function wheelAndMeasure(page: Page, delta: number): Promise<{ drift: number; rows: number; edge: string }> {
  return page.getByRole('log').evaluate(async (element, by) => {
    let scroller: HTMLElement | null = element as HTMLElement;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
    if (!scroller) throw new Error('nothing scrolls');
    const list = [...element.querySelectorAll('li')];
    const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
    // The line itself: the day or the author above the first row of a page goes when an older page arrives.
    const anchor = list
      .map((item) => item.querySelector('[data-key]') ?? item)
      .find((line) => line.getBoundingClientRect().bottom > middle);
    if (!anchor) throw new Error('no row in the middle');
    const before = anchor.getBoundingClientRect().top;
    const from = scroller.scrollTop;
    scroller.scrollTop += by;
    const asked = scroller.scrollTop - from;
    const text = anchor.textContent;
    // Waits until the list has not changed for some frames: time to request, receive and paint a page.
    let quiet = 0;
    let height = scroller.scrollHeight;
    while (quiet < 20) {
      await new Promise(requestAnimationFrame);
      quiet = scroller.scrollHeight === height ? quiet + 1 : 0;
      height = scroller.scrollHeight;
    }
    const drift = anchor.isConnected ? anchor.getBoundingClientRect().top - (before - asked) : 0;
    return { drift: Math.abs(drift), rows: element.querySelectorAll('li').length, edge: String(text) };
  }, delta);
}

const PAGED_BACK = Array.from({ length: 24 }, () => -600);
const PAGED_ON = Array.from({ length: 14 }, () => 400);

// In the tall view almost the whole window is visible. The demo of this seed has pages of short lines.
for (const height of [720, 1600]) {
  test(`[hall-flow.list-window] [chat.history.has-more] paging through a long history keeps at most 60 rows, and the row being read does not move (${height} px)`, async ({
    signedIn,
    world,
  }) => {
    await world.control('worlds.reset', { seed_world: 'demo', seed: 3 });
    const page = await signedIn(XIAOMAN);
    await page.setViewportSize({ width: 1280, height });
    await openBusyChannel(page);
    const drifts: number[] = [];
    for (const delta of [...PAGED_BACK, ...PAGED_ON]) {
      const { drift, rows } = await wheelAndMeasure(page, delta);
      drifts.push(drift);
      expect(rows).toBeLessThanOrEqual(60);
    }
    expect(drifts.filter((drift) => drift > 1)).toEqual([]);
    await page.getByRole('button', { name: '回到最新' }).click();
    await expect(page.getByRole('log').getByRole('listitem').last()).toBeInViewport();
  });
}
