import { HALL_USER_PAGE_SIZE } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { membersOf } from '../../../testing/members.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const VIEWPORT = { width: 1440, height: 500 };

const people = membersOf(HALL_USER_PAGE_SIZE, (index) => ({ online: index < 5 }));

const rows = () => page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /队友/ });

/** How many members the page has once the first of them are in it. */
function firstCommit(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const count = document.querySelectorAll('aside [data-roving]').length;
      if (count === 0) return;
      observer.disconnect();
      resolve(count);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

test('[hall-flow.entry.opens-room-route] the members in view come first, and those below without another call', async () => {
  const first = firstCommit();
  const app = await mountApp({
    path: HALL_PATH,
    viewport: VIEWPORT,
    prepare: ({ http }) =>
      http.on('hall.user_list', { online_count: 5, offline_count: 25, page: 1, page_total: 9, users: people }),
  });
  const count = await first;
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThan(people.length);
  await expect.poll(() => rows().elements().length).toBe(people.length);
  await app.settle();
  expect(app.http.requests('hall.user_list')).toHaveLength(1);
});
