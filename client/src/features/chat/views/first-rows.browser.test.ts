import { CHANNEL_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { messageAt } from '../../../testing/chat-lines.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

test('a channel is first drawn with the rows in view, at its end; those above follow, and what is in view stays', async () => {
  const numbers: number[] = [];
  const ends: number[] = [];
  const seen = new MutationObserver(() => {
    const rows = document.querySelectorAll('[role="log"] [data-key]');
    const scroller = rows[0]?.closest('[data-landmark]');
    if (!scroller || numbers.at(-1) === rows.length) return;
    numbers.push(rows.length);
    ends.push(Math.round(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop));
  });
  seen.observe(document.body, { childList: true, subtree: true });
  const app = await mountApp({
    path: '/index/room/8001',
    signedIn: true,
    prepare: ({ http }) =>
      http.on('channel.message', {
        // Ten minutes apart: every line begins with its author.
        msg_list: Array.from({ length: CHANNEL_HISTORY_PAGE_SIZE }, (_, at) =>
          messageAt(at + 1, { send_time: at * 600_000 }),
        ),
      }),
  });
  await app.settle();
  await expect.poll(() => numbers.at(-1)).toBe(CHANNEL_HISTORY_PAGE_SIZE);
  seen.disconnect();
  expect(numbers[0]).toBeLessThan(CHANNEL_HISTORY_PAGE_SIZE);
  expect(ends.every((distance) => Math.abs(distance) <= 1)).toBe(true);
  // The rows have their tools, and their menu opens, once they are whole.
  await expect
    .poll(() => document.querySelectorAll('[role="log"] [aria-haspopup="menu"]').length)
    .toBe(CHANNEL_HISTORY_PAGE_SIZE);
});
