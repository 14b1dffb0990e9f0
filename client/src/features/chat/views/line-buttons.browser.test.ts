import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OTHER } from '../../../testing/chat-lines.ts';
import { HALL_PATH, line, log } from '../../../testing/hall-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const PAGE = 30;

describe('the buttons of a line', () => {
  const buttons = () => log().element().querySelectorAll('[aria-haspopup="menu"]');

  test('the line that the pointer reaches gets them, and no other line does', async () => {
    await mountApp({ path: HALL_PATH, prepare: (fakes) => answerWithHistory(fakes, { count: PAGE, unread: 0 }) });
    await expect.element(line(`text ${PAGE}`)).toBeVisible();
    await line(`text ${PAGE}`).hover();
    await expect.element(line(`text ${PAGE}`).getByRole('button', { name: '复制文字' })).toBeVisible();
    // The pointer may have lain on another one before.
    expect(buttons().length).toBeLessThanOrEqual(2);
  });

  test('a line that has the focus has them as its next tab stops', async () => {
    await mountApp({
      path: HALL_PATH,
      prepare: (fakes) => answerWithHistory(fakes, { count: PAGE, unread: 0, fields: () => ({ from_id: OTHER }) }),
    });
    await page.getByRole('heading', { level: 1 }).hover();
    log().element().querySelector<HTMLElement>('[data-roving]')?.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('复制文字');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('更多');
  });
});
