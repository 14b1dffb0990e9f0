import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LIVE_COUNTS_MS } from '../../features/discover/discover.saga.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import { answerExplore, bannerOf, hallNamed, roomNamed } from '../../testing/explore.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { wireLogin } from '../../testing/run-client.ts';
import { answerRooms } from '../../testing/run-room.ts';

const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });
const shelf = (name: string) => page.getByRole('region', { name });

describe('discover', () => {
  test('[route.index-more] [api.lobby.hall.search] it shows own halls, hot halls, hot rooms, teams, players and the apps', async () => {
    const app = await mountApp({ prepare: answerExplore });
    await expect.element(shelf('我的大厅').getByRole('link', { name: /小满的大厅/ })).toBeVisible();
    await expect.element(card('夜航船')).toBeVisible();
    await expect.element(shelf('热门房间').getByRole('link', { name: /唱片行.*音乐.*19 人在听/ })).toBeVisible();
    await expect.element(shelf('正在组队').getByRole('link', { name: /缺一个辅助.*还差 3 人/ })).toBeVisible();
    await expect.element(shelf('找个玩伴').getByText('南风')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /安卓版/ }))
      .toHaveAttribute('href', 'https://example.com/android');
    expect(app.http.requests('tourist.recommend')).toEqual([]);
  });

  test('[api.tourist.recommend] a visitor gets recommendations, and no teams of halls', async () => {
    const app = await mountApp({ path: '/index/more', signedIn: false, prepare: answerExplore });
    await expect.element(shelf('为你推荐').getByRole('link', { name: '夜航船' })).toBeVisible();
    await expect.element(shelf('找个玩伴').getByText('木头人')).toBeVisible();
    expect(shelf('正在组队').elements()).toHaveLength(0);
    expect(app.http.requests('channel.invitation')).toEqual([]);
  });

  test('a player of the shelf leads to their page', async () => {
    await mountApp({ path: '/index/more', prepare: answerExplore });
    await shelf('找个玩伴').getByRole('button', { name: /南风/ }).click();
    await expect.element(page.getByRole('dialog', { name: '南风 的主页' })).toBeVisible();
  });

  test('a player of the shelf leads a visitor to the login', async () => {
    await mountApp({ path: '/index/more', signedIn: false, prepare: answerExplore });
    await shelf('找个玩伴')
      .getByRole('button', { name: /木头人/ })
      .click();
    await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
  });

  test('shelves that a visitor opened without the network come as soon as it is back', async () => {
    const names = ['hall.search', 'room.list', 'room.cate_type', 'ops.app_download', 'tourist.recommend'] as const;
    const app = await mountApp({
      path: '/index/more',
      signedIn: false,
      prepare: (fakes) => {
        answerExplore(fakes);
        for (const name of names) fakes.http.vanish(name);
      },
    });
    await expect.element(shelf('为你推荐').getByRole('button', { name: '重试' })).toBeVisible();
    expect(shelf('为你推荐').getByRole('link').elements()).toEqual([]);
    app.page.connect(false);
    answerExplore(app);
    app.page.connect(true);
    await app.settle();
    await expect.element(card('夜航船')).toBeVisible();
    await expect.element(shelf('热门房间').getByRole('link', { name: /唱片行.*音乐.*19 人在听/ })).toBeVisible();
    await expect.element(shelf('为你推荐').getByRole('link', { name: '夜航船' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /安卓版/ })).toBeVisible();
  });

  test.each([
    ['nothing', 0, []],
    ['one room', 320, [roomNamed('600001', '唱片行')]],
  ] as const)('with %s beside the halls the column of a visitor is %i px wide', async (_what, width, rooms) => {
    await mountApp({
      path: '/index/more',
      signedIn: false,
      prepare: (fakes) => {
        answerExplore(fakes);
        fakes.http.on('room.list', { list: [...rooms], page: 1, page_total: 1 });
        fakes.http.on('ops.banner_home', { banners: [] });
        fakes.http.on('ops.app_download', { list: [] });
        fakes.http.on('ops.download_url', { url: '' });
        fakes.http.on('tourist.recommend', { halls: [], players: [] });
        fakes.http.on('game.home_player', { list: [], total: 0 });
      },
    });
    await expect.element(card('夜航船')).toBeVisible();
    const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width;
    expect(widthOf('main aside')).toBe(width);
    const halls = card('夜航船').element().closest('ul')?.getBoundingClientRect().right ?? 0;
    const edge = document.querySelector('main aside')?.parentElement?.getBoundingClientRect().right ?? 0;
    expect(halls === edge).toBe(width === 0);
  });

  test('every hall of a page is drawn, and on a phone the shelves below them', async () => {
    await mountApp({
      viewport: { width: 360, height: 740 },
      prepare: (fakes) => {
        answerExplore(fakes);
        const list = Array.from({ length: 24 }, (_, index) => hallNamed(String(8100 + index), `大厅 ${index}`));
        fakes.http.on('hall.search', { list, page: 1, page_total: 1 });
      },
    });
    await expect.element(card('大厅 23')).toBeInTheDocument();
    await expect.element(shelf('热门房间').getByRole('link', { name: /唱片行/ })).toBeInTheDocument();
  });

  test.each([
    ['zh-CN', '当前处于离线状态', '找到你的大厅'],
    ['fa-IR', 'اکنون برون‌خط هستید', 'تالار خود را پیدا کنید'],
    ['bn-BD', 'আপনি এখন অফলাইনে', 'আপনার হল খুঁজে নিন'],
  ] as const)('in %s at 360 px the bar of an outage covers no word of the page', async (language, offline, heading) => {
    const app = await mountApp({ language, viewport: { width: 360, height: 740 }, prepare: answerExplore });
    await app.settle();
    app.page.connect(false);
    app.server.drop();
    // The longest words: it names the time of the kept answers, of another day.
    app.kept.standIn(app.clock.now() - 9 * 86_400_000);
    await app.clock.advance(0);
    const bar = page.getByRole('status').filter({ hasText: offline });
    await expect.element(bar).toHaveTextContent('·');
    const first = page.getByRole('heading', { name: heading });
    const [above, below] = [bar, first].map((each) => each.element().getBoundingClientRect());
    expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
    app.page.connect(true);
  });

  test('halls and rooms stay where they are when the announcement and the banners come after them', async () => {
    const late: (() => void)[] = [];
    const held = <Data>(data: Data) => new Promise<Data>((resolve) => late.push(() => resolve(data)));
    const app = await mountApp({
      prepare: (fakes) => {
        answerExplore(fakes);
        const banners = ['今晚开播', '版本更新'].map((title, id) =>
          bannerOf({ id, title, path: 'https://example.com/' }),
        );
        fakes.http.on('ops.banner_home', () => held({ banners }));
        fakes.http.on('config.get', () =>
          held({ message_max_chars: 500, image_max_bytes: 1, announcement: '今晚八点更新' }),
        );
      },
    });
    const below = [page.getByRole('heading', { name: '热门大厅' }), page.getByRole('heading', { name: '热门房间' })];
    const tops = () => below.map((heading) => heading.element().getBoundingClientRect().top);
    await expect.element(card('夜航船')).toBeVisible();
    const before = tops();
    for (const answer of late) answer();
    await app.settle();
    await expect.element(page.getByText('今晚八点更新')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /今晚开播/ })).toBeVisible();
    expect(tops()).toEqual(before);
  });

  test('the banners wait for no other shelf', async () => {
    await mountApp({
      prepare: (fakes) => {
        answerExplore(fakes);
        fakes.http.on('ops.banner_home', {
          banners: [bannerOf({ id: 1, title: '今晚开播', path: 'https://example.com/' })],
        });
        fakes.http.on('ops.app_download', () => new Promise(() => {}));
      },
    });
    await expect.element(page.getByRole('link', { name: /今晚开播/ })).toBeVisible();
  });

  test('[api.tourist.recommend] a page that looks for its session asks for what everybody sees, and for what depends on the viewer once it knows who is here', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const app = await mountApp({
      prepare: (fakes) => {
        answerExplore(fakes);
        const { vault } = fakes.ports;
        const read = () => opened.then(vault.read);
        Object.assign(fakes.ports, { vault: { ...vault, read } });
      },
    });
    const PUBLIC = ['ops.banner_home', 'room.list', 'room.cate_type', 'ops.app_download', 'ops.download_url'] as const;
    const counts = () => [
      ...[...PUBLIC, 'tourist.recommend' as const].map((name) => app.http.requests(name).length),
      // The team-up square beside it asks for players as well, more of them.
      app.http.requests('game.home_player').filter(({ limit }) => limit === 8).length,
    ];
    await expect.element(shelf('热门房间').getByRole('link', { name: /唱片行/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /版本更新/ })).toBeVisible();
    expect(counts()).toEqual([1, 1, 1, 1, 1, 0, 0]);
    open();
    await expect.element(shelf('找个玩伴').getByText('南风')).toBeVisible();
    expect(counts()).toEqual([1, 1, 1, 1, 1, 0, 1]);
  });

  test('a page whose session waits for the platform shows what everybody sees, and asks again for an answer that was dropped with a session', async () => {
    const app = await mountApp({
      origin: createOrigin({ login: JSON.stringify(wireLogin()), uid: VIEWER }),
      prepare: (fakes) => {
        answerExplore(fakes);
        fakes.http.on('user.infos', () => new Promise(() => {}));
        fakes.http.on('room.list', () => {
          if (fakes.http.requests('room.list').length === 1) throw ApiFailure.cancelled('room.list');
          return { list: [roomNamed('600001', '唱片行')], page: 1, page_total: 1 };
        });
      },
    });
    await expect.element(shelf('热门房间').getByRole('link', { name: /唱片行/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /安卓版/ })).toBeVisible();
    expect(shelf('找个玩伴').elements()).toHaveLength(0);
    expect(app.http.requests('room.list')).toHaveLength(2);
  });

  test('[rule.banner.type-1] [entity.banner] a banner of type 1 opens its link outside', async () => {
    await mountApp({ prepare: answerExplore });
    const link = page.getByRole('link', { name: /版本更新/ });
    await expect.element(link).toHaveAttribute('href', 'https://example.com/news');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('[rule.banner.type-2] a banner of type 2 joins its room', async () => {
    const app = await mountApp({
      prepare: (fakes) => {
        answerExplore(fakes);
        answerRooms(fakes);
      },
    });
    await page.getByRole('link', { name: /唱片行直播/ }).click();
    await app.settle();
    expect(app.path()).toBe('/app/room/600001');
    expect(app.http.requests('room.join').at(-1)).toMatchObject({ group_id: '600001' });
  });

  test('a hall card is a link as large as the card, and its button joins without following it', async () => {
    const app = await mountApp({ prepare: answerExplore });
    const link = card('夜航船').getByRole('link', { name: '夜航船' });
    await expect.element(link).toHaveAttribute('href', '/index/room/8101');
    const box = card('夜航船').element().getBoundingClientRect();
    expect(document.elementFromPoint(box.left + 20, box.top + 20)?.closest('a')).toBe(link.element());
    app.http.on('hall.enter', ({ hall_id }) => ({ hall_id }));
    await card('夜航船').getByRole('button', { name: '加入 夜航船' }).click();
    await app.clock.advance(0);
    expect(app.http.requests('hall.enter')).toEqual([{ hall_id: '8101' }]);
  });

  test('[hall-flow.entry.toast-joined] [error.message.hall-joined] [hall-flow.entry.opens-room-route] joining opens the hall and says 加入成功 for 3 s', async () => {
    const app = await mountApp({ prepare: answerExplore });
    app.http.on('hall.enter', ({ hall_id }) => ({ hall_id }));
    await card('夜航船').getByRole('button', { name: '加入 夜航船' }).click();
    await app.clock.advance(0);
    await expect.element(page.getByText('加入成功')).toBeVisible();
    expect(app.path()).toBe('/index/room/8101');
    await app.clock.advance(2900);
    await expect.element(page.getByText('加入成功')).toBeVisible();
    await app.clock.advance(200);
    await expect.element(page.getByText('加入成功')).not.toBeInTheDocument();
  });

  test('the dot of a hall without online users is grey, and plurals follow the number', async () => {
    await mountApp({
      language: 'en-US',
      prepare: (fakes) => {
        answerExplore(fakes);
        const list = [
          hallNamed('8101', 'Quiet', { online_count: 0, user_count: 1 }),
          hallNamed('8102', 'Busy', { online_count: 4 }),
        ];
        fakes.http.on('hall.search', { list, page: 1, page_total: 1 });
      },
    });
    await expect.element(card('Quiet').getByText('1 member', { exact: true })).toBeVisible();
    await expect.element(card('Busy').getByText('12 members', { exact: true })).toBeVisible();
    const dot = (name: string, text: string) =>
      getComputedStyle(card(name).getByText(text).element(), '::before').backgroundColor;
    const members = getComputedStyle(card('Quiet').getByText('1 member').element()).color;
    expect(dot('Quiet', '0 online')).toBe(members);
    expect(dot('Busy', '4 online')).not.toBe(members);
  });

  test('a search has one clear button, and an empty result names the query', async () => {
    const app = await mountApp({
      path: '/index/more?q=%E4%B8%8D%E5%AD%98%E5%9C%A8',
      prepare: (fakes) => {
        answerExplore(fakes);
        fakes.http.on('hall.search', { list: [], page: 1, page_total: 0 });
      },
    });
    await expect.element(page.getByText('没有名字或编号含“不存在”的大厅，换个词试试')).toBeVisible();
    const field = page.getByRole('searchbox', { name: '搜索大厅' });
    // Chromium draws a cross of its own in a field of type search.
    await expect.element(field).toHaveAttribute('type', 'text');
    await page.getByRole('search').getByRole('button', { name: '清除搜索' }).click();
    await app.clock.advance(300);
    await expect.element(field).toHaveValue('');
  });

  test.each([480, 768, 1440])('the brand mark is drawn before the title at %i px', async (width) => {
    await mountApp({ prepare: answerExplore, viewport: { width, height: 900 } });
    const title = page.getByRole('banner').getByRole('heading', { level: 1 }).element();
    const mark = title.parentElement?.querySelector('img');
    await expect.poll(() => mark?.naturalWidth).toBeGreaterThan(0);
    const box = mark?.getBoundingClientRect();
    expect(box?.width).toBe(28);
    expect(box?.right).toBeLessThanOrEqual(title.getBoundingClientRect().left);
    // The title says the name: a screen reader does not hear it twice.
    expect(mark?.alt).toBe('');
  });

  test('at 360 px the title has the place of the brand mark, and is not cut', async () => {
    await mountApp({ prepare: answerExplore, viewport: { width: 360, height: 740 } });
    const title = page.getByRole('banner').getByRole('heading', { level: 1 }).element();
    expect(title.parentElement?.querySelector('img')?.checkVisibility()).toBe(false);
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  });

  test('two whole rows of halls are visible at 1440 x 900', async () => {
    await mountApp({
      prepare: (fakes) => {
        answerExplore(fakes);
        const list = Array.from({ length: 12 }, (_, index) => hallNamed(`82${index}`, `大厅${index}`));
        fakes.http.on('hall.search', { list, page: 1, page_total: 1 });
      },
    });
    await expect.element(card('大厅7')).toBeVisible();
    expect(card('大厅7').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(900);
  });

  test('a strip of many rooms scrolls by itself and does not widen a phone page', async () => {
    const app = await mountApp({
      viewport: { width: 360, height: 740 },
      prepare: (fakes) => {
        answerExplore(fakes);
        const list = Array.from({ length: 12 }, (_, index) =>
          roomNamed(`6100${index}`, `房间${index}`, { is_lock: 1 }),
        );
        fakes.http.on('room.list', { list, page: 1, page_total: 1 });
      },
    });
    await expect.element(shelf('热门房间').getByText('房间4')).toBeInTheDocument();
    await app.settle();
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('counts of halls and rooms move by themselves; the cards keep their order', async () => {
    const app = await mountApp({ prepare: answerExplore });
    app.http.on('hall.search', {
      list: [hallNamed('8101', '夜航船', { online_count: 40 }), hallNamed('8001', '小满的大厅', { online_count: 5 })],
      page: 1,
      page_total: 1,
    });
    await app.clock.advance(LIVE_COUNTS_MS);
    await expect.element(card('夜航船').getByText('40 在线')).toBeVisible();
    const names = page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['小满的大厅', '夜航船']);
  });

  test('rooms that did not come say so in their shelf and can be asked for again', async () => {
    const app = await mountApp({
      prepare: (fakes) => {
        answerExplore(fakes);
        fakes.http.vanish('room.list');
      },
    });
    await expect.element(shelf('热门房间').getByRole('status')).toBeVisible();
    answerExplore(app);
    await shelf('热门房间').getByRole('button', { name: '重试' }).click();
    await app.settle();
    await expect.element(shelf('热门房间').getByRole('link', { name: /唱片行/ })).toBeVisible();
  });

  test('the title that received a lost focus shows no ring', async () => {
    await mountApp({ prepare: answerExplore });
    const title = page.getByRole('heading', { name: '发现', level: 1 }).element() as HTMLElement;
    title.tabIndex = -1;
    await userEvent.keyboard('{Tab}');
    title.focus();
    expect(getComputedStyle(title).outlineStyle).toBe('none');
  });
});
