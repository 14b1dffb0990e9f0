import { HALL_USER_PAGE_SIZE, TOP_FLAG_LAST_PAGE } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, type OTHER } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { OPEN_HALL } from '../../../testing/open-channels.ts';

const TOTAL = 10_000;
const panel = () => page.getByRole('complementary', { name: '成员' });
const field = () => panel().getByRole('searchbox', { name: '搜索成员' });
const found = () => panel().getByRole('region', { name: '搜索到的成员' });

const member = (index: number) => ({
  id: `${20_000 + index}` as typeof OTHER,
  nick: `队友${index}`,
  avatar: '',
  online: index < 4000,
  role: '' as const,
  age: 20,
  gender: 0 as const,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
});
const everyone = Array.from({ length: TOTAL }, (_, index) => member(index));

/** The members, paged and searched as the platform does. */
function answerWithCrowd(http: FakePorts['http']): void {
  http.on('hall.user_list', ({ page: wanted, page_size, keyword = '' }) => {
    const users = everyone.filter(({ nick, id }) => nick.includes(keyword) || id === keyword);
    return {
      online_count: 4000,
      offline_count: 6000,
      page: wanted,
      page_total: Math.ceil(users.length / page_size),
      users: users.slice((wanted - 1) * page_size, wanted * page_size),
    };
  });
}

/** A hall of 10 000 members. */
const mountCrowd = () => mountApp({ path: HALL_PATH, prepare: ({ http }) => answerWithCrowd(http) });

test('[api.lobby.hall.user_list][const.hall-user-page-size-30] the search finds a member that no loaded page holds', async () => {
  const app = await mountCrowd();
  await field().fill('队友9876');
  await app.clock.advance(299);
  expect(app.http.requests('hall.user_list')).toHaveLength(1);
  await app.clock.advance(1);
  await expect.element(found().getByRole('button', { name: /队友9876/ })).toBeVisible();
  expect(app.http.requests('hall.user_list').at(-1)).toEqual({
    hall_id: HALL,
    page: 1,
    page_size: HALL_USER_PAGE_SIZE,
    keyword: '队友9876',
  });
});

test('words that are typed before the hall has come stay in the field with the focus, and find its members', async () => {
  let arrive = () => {};
  const answer = new Promise<typeof OPEN_HALL>((resolve) => (arrive = () => resolve(OPEN_HALL)));
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => {
      http.on('hall.detail', () => answer);
      answerWithCrowd(http);
    },
  });
  await field().fill('队友98');
  const waiting = field().element();
  arrive();
  await app.settle();
  expect(field().element()).not.toBe(waiting);
  await expect.element(field()).toHaveValue('队友98');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('76');
  await app.clock.advance(300);
  await expect.element(field()).toHaveValue('队友9876');
  await expect.element(found().getByRole('button', { name: /队友9876/ })).toBeVisible();
});

test('[const.hall-user-page-size-30] found members page by 30, and Escape leads back to all of them', async () => {
  const app = await mountCrowd();
  await field().fill('队友99');
  await app.clock.advance(300);
  await expect.element(found().getByRole('button', { name: /队友9910/ })).toBeInTheDocument();
  found().element().lastElementChild?.scrollIntoView();
  await expect.poll(() => found().getByRole('button').elements().length).toBeGreaterThan(HALL_USER_PAGE_SIZE);
  await field().click();
  await userEvent.keyboard('{Escape}');
  await app.clock.advance(0);
  expect(found().elements()).toEqual([]);
  await expect.element(panel().getByRole('button', { name: /队友0/ }).first()).toBeVisible();
});

test('[const.hall-list-window-60] scrolling through 10 000 members keeps at most 60 rows in the page', async () => {
  const app = await mountCrowd();
  for (let step = 0; step < 8; step += 1) {
    panel().getByRole('region', { name: '成员列表' }).element().lastElementChild?.scrollIntoView();
    await app.settle();
    expect(panel().getByRole('button', { name: /队友/ }).elements().length).toBeLessThanOrEqual(60);
  }
  expect(app.http.requests('hall.user_list').length).toBeGreaterThan(3);
});

test('[hall-flow.top-flag-paging] three pages upwards load by themselves; from there one press leads to the first', async () => {
  const app = await mountCrowd();
  const list = panel().getByRole('region', { name: '成员列表' });
  const pages = () => app.http.requests('hall.user_list').map(({ page: wanted }) => wanted);
  for (let step = 0; step < 8; step += 1) {
    list.element().lastElementChild?.scrollIntoView();
    await app.settle();
  }
  const deepest = Math.max(...pages());
  const before = pages().length;
  const top = list.getByRole('button', { name: /^在线/ });
  for (let step = 0; step < 8; step += 1) {
    expect(top.elements().length).toBe(pages().length - before >= TOP_FLAG_LAST_PAGE ? 1 : 0);
    // From within the list to its upper end, as a reader scrolls.
    list.getByRole('button', { name: /队友/ }).elements()[20]?.scrollIntoView();
    await app.settle();
    list.element().firstElementChild?.scrollIntoView();
    await app.settle();
  }
  const shown = deepest - 1;
  expect(pages().slice(before)).toEqual([shown - 1, shown - 2, shown - 3]);
  await top.click();
  await app.settle();
  expect(pages().at(-1)).toBe(1);
  await expect.element(panel().getByRole('button', { name: '队友0', exact: true })).toBeVisible();
});

test('a search without a match, and one without an answer, say so', async () => {
  const app = await mountCrowd();
  await field().fill('没有这个人');
  await app.clock.advance(300);
  await expect.element(panel().getByText('没有找到这位成员')).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  app.http.vanish('hall.user_list');
  await field().fill('队友1');
  await app.clock.advance(300);
  await expect.element(panel().getByRole('button', { name: '重试' })).toBeVisible();
});

const LISTS = [
  { of: 'all members', words: '', list: () => panel().getByRole('region', { name: '成员列表' }) },
  { of: 'found members', words: '队友99', list: found },
] as const;

for (const { of, words, list } of LISTS) {
  test(`[api.lobby.hall.user_list] a page of ${of} that fails says why in one row below them, and a press there asks again`, async () => {
    const app = await mountCrowd();
    await field().fill(words);
    await app.clock.advance(300);
    const people = () => list().getByRole('button', { name: /队友/ }).elements().length;
    await expect.poll(people).toBe(HALL_USER_PAGE_SIZE);
    app.http.refuse('hall.user_list', 500, '服务器繁忙');
    list().element().lastElementChild?.scrollIntoView();
    const failed = list().getByRole('alert');
    await expect.element(failed).toHaveTextContent('服务器繁忙');
    expect(failed.element().getBoundingClientRect().height).toBeLessThan(100);
    expect(people()).toBe(HALL_USER_PAGE_SIZE);
    expect(await inspect(1440)).toEqual([]);
    answerWithCrowd(app.http);
    await failed.getByRole('button', { name: '重试' }).click();
    await expect.poll(people).toBe(2 * HALL_USER_PAGE_SIZE);
    expect(failed.elements()).toEqual([]);
  });
}
