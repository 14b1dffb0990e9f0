import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProfiles } from '../../../testing/contacts.ts';
import { answerExplore } from '../../../testing/explore.ts';
import { createOrigin } from '../../../testing/fakes/memory-storage.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { answerRooms } from '../../../testing/run-room.ts';
import { SEARCH_PAUSE_MS } from '../search.saga.ts';

const dialog = () => page.getByRole('dialog', { name: '搜索' });
const field = () => dialog().getByRole('combobox');
const option = (name: RegExp) => dialog().getByRole('option', { name });

async function openSearch(options: MountOptions = {}): Promise<MountedApp> {
  const app = await mountApp({
    ...options,
    prepare: (fakes) => {
      answerExplore(fakes);
      answerRooms(fakes);
      options.prepare?.(fakes);
    },
  });
  await page.getByRole('button', { name: '搜索大厅、房间和用户' }).click();
  await app.settle();
  return app;
}
async function searchFor(app: MountedApp, text: string): Promise<void> {
  await field().fill(text);
  await app.clock.advance(SEARCH_PAUSE_MS);
}

describe('search', () => {
  test('[modal.search] [api.tourist.search.hotwords] it opens and closes, and an empty field offers hot words', async () => {
    const app = await openSearch();
    await expect.element(field()).toHaveFocus();
    await dialog().getByRole('button', { name: '五排' }).click();
    await expect.element(field()).toHaveValue('五排');
    await app.clock.advance(SEARCH_PAUSE_MS);
    expect(app.http.requests('tourist.search').at(-1)).toMatchObject({ keyword: '五排' });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('[api.tourist.search] [api.room.v1.room-list] halls, rooms and users are found, one call each after the last key', async () => {
    const app = await openSearch();
    const before = app.http.requests('room.list').length;
    await field().fill('唱');
    await app.clock.advance(SEARCH_PAUSE_MS / 2);
    await searchFor(app, '唱片');
    await expect.element(option(/夜航船/)).toBeVisible();
    await expect.element(option(/唱片行.*19 人在听/)).toBeVisible();
    await expect.element(option(/南风.*钻石/)).toBeVisible();
    expect(app.http.requests('tourist.search')).toHaveLength(1);
    expect(app.http.requests('room.list')).toHaveLength(before + 1);
  });

  test('a search for one kind shows that alone, asks for no other, and says when there is no such person', async () => {
    const app = await openSearch();
    await searchFor(app, '唱片');
    const before = app.http.requests('room.list').length;
    await dialog().getByRole('radio', { name: '用户' }).click();
    await app.clock.advance(0);
    await expect.element(option(/南风/)).toBeVisible();
    expect(option(/夜航船|唱片行/).elements()).toEqual([]);
    expect(app.http.requests('tourist.search').at(-1)).toEqual({ keyword: '唱片', page: 1, limit: 30 });
    expect(app.http.requests('room.list')).toHaveLength(before);
    app.http.on('tourist.search', { halls: [], users: [], hall_total: 0, user_total: 0 });
    await searchFor(app, '9999');
    await expect.element(dialog().getByText('没有找到“9999”，核对一下昵称或编号')).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{ArrowLeft}');
    await app.clock.advance(0);
    await expect.element(dialog().getByRole('radio', { name: '房间' })).toBeChecked();
    await expect.element(option(/唱片行/)).toBeVisible();
  });

  test('[room-flow.join-type.2-search] a room is joined by type 2 from the keyboard, and the join closes the dialog', async () => {
    const app = await openSearch();
    await searchFor(app, '唱片');
    // Two halls come first.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await app.settle();
    expect(app.path()).toBe('/app/room/600001');
    expect(app.http.requests('room.join').at(-1)).toMatchObject({ group_id: '600001', type: 2 });
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('[api.lobby.hall.user_hall] a user leads to their page with its halls; Esc goes back to the results, a hall leads there', async () => {
    const app = await openSearch({
      prepare: (fakes) => {
        answerProfiles(fakes);
        answerExplore(fakes);
      },
    });
    const profile = page.getByRole('dialog', { name: '南风 的主页' });
    await searchFor(app, '南风');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await app.settle();
    expect(app.http.requests('hall.user_hall')).toEqual([{ uid: '1006', page: 1, page_size: 20 }]);
    await expect.element(profile.getByRole('button', { name: '加好友' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(profile).not.toBeInTheDocument();
    await expect.element(option(/唱片行/)).toBeVisible();
    await option(/南风/).click();
    await app.settle();
    await profile
      .getByRole('region', { name: 'TA 的大厅' })
      .getByRole('link', { name: /深夜电台/ })
      .click();
    await app.settle();
    expect(app.path()).toBe('/index/room/8102');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(profile).not.toBeInTheDocument();
  });

  test('a visitor who opens a user is asked to sign in', async () => {
    const app = await openSearch({ signedIn: false, path: '/index/more' });
    await searchFor(app, '南风');
    await option(/南风/).click();
    await app.settle();
    await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
    expect(app.http.requests('hall.user_hall')).toEqual([]);
  });

  test('recent searches are offered again after a reload, and can be cleared', async () => {
    const app = await openSearch();
    await searchFor(app, '夜航');
    await option(/夜航船/).click();
    await app.settle();
    expect(app.storage.read('recent_searches')).toBe('["夜航"]');
    await app.reload({ path: '/index/more' });
    await page.getByRole('button', { name: '搜索大厅、房间和用户' }).click();
    const recent = dialog().getByRole('region', { name: '最近搜索' });
    await expect.element(recent.getByRole('button', { name: '夜航' })).toBeVisible();
    await recent.getByRole('button', { name: '清除记录' }).click();
    await expect.element(recent).not.toBeInTheDocument();
  });

  test('an empty result and a failed search are announced in place of the results', async () => {
    const app = await openSearch();
    app.http.on('tourist.search', { halls: [], users: [], hall_total: 0, user_total: 0 });
    app.http.on('room.list', { list: [], page: 1, page_total: 0 });
    await searchFor(app, '空空');
    await expect.element(dialog().getByText('没有找到“空空”，换个说法试试')).toBeVisible();
    app.http.vanish('tourist.search');
    app.http.vanish('room.list');
    await searchFor(app, '断网');
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    answerExplore(app);
    await dialog().getByRole('button', { name: '重试' }).click();
    await app.clock.advance(0);
    await expect.element(option(/夜航船/)).toBeVisible();
  });

  test('a stored history that cannot be read counts as none', async () => {
    await openSearch({ signedIn: false, path: '/index/more', origin: createOrigin({ recent_searches: '{oops' }) });
    await expect.element(dialog().getByText('大家都在搜')).toBeVisible();
    expect(dialog().getByText('最近搜索').elements()).toHaveLength(0);
  });
});
