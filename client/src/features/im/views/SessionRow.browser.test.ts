import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { messagesModal } from '../../person/index.ts';

test.each(['zh-CN', 'fa-IR'] as const)(
  'the menu of a session leaves its number of unread messages free (%s)',
  async (language) => {
    const app = await mountApp({
      language,
      viewport: { width: 1440, height: 900 },
      prepare: ({ ims }) => void ims.store(OTHER, `p2p-${VIEWER}`, { kind: 'text', text: '在吗' }, 'm1'),
    });
    app.dispatch(messagesModal.open({ to: null }));
    await app.settle();
    const row = page.getByRole('complementary').getByRole('listitem');
    await row.hover();
    const [open, menu] = row.getByRole('button').elements();
    const badge = [...(open?.querySelectorAll('span') ?? [])].findLast(({ textContent }) => /^[1۱]$/.test(textContent));
    if (!menu || !badge) throw new Error('the row has no menu or no number');
    await expect.element(menu.parentElement as HTMLElement).toHaveStyle({ opacity: '1' });
    const [a, b] = [menu.getBoundingClientRect(), badge.getBoundingClientRect()];
    expect([a.height, a.bottom <= b.top]).toEqual([24, true]);
  },
);
