import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LIVE_COUNTS_MS, ROOMS_A_PAGE } from '../../features/room-list/room-list.saga.ts';
import { roomNamed } from '../../testing/explore.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { PIXEL } from '../../testing/pixel.ts';
import { answerRoomList, openRoomList, pageOfRooms, ROOMS } from '../../testing/rooms-page.ts';
import { HOST, theRoom } from '../../testing/run-room.ts';

const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const tile = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const button = (name: string) => page.getByRole('main').getByRole('button', { name });

test('[route.room-list-landing, screen.menu.room] the rail leads to every voice room, with category, notice and audience', async () => {
  const app = await mountApp({ path: '/index/more', prepare: answerRoomList });
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '语音房' }).click();
  await app.settle();
  expect(app.path()).toBe('/app/rooms');
  await expect.element(tile('唱片行')).toHaveTextContent('点歌请上麦音乐1.2w 人在听');
  await expect.element(tile('开黑车队')).toHaveTextContent('需要密码');
  await expect.element(tile('静静的房间')).toHaveTextContent('0 人在听');
  await link('唱片行').click();
  await app.settle();
  expect(app.path()).toBe('/app/room/600001');
});

test('a room whose picture does not load has its first letter, as one without a picture; one that loads fills the cover', async () => {
  await openRoomList({
    prepare: ({ http }) => {
      const rooms = [
        roomNamed('600001', '唱片行', { cover: '/files/gone.png' }),
        roomNamed('600002', '画廊', { cover: PIXEL }),
        roomNamed('600003', '静静的房间'),
      ];
      http.on('room.list', pageOfRooms(rooms));
    },
  });
  await expect.element(tile('唱片行').getByText('唱', { exact: true })).toBeVisible();
  await expect.element(tile('静静的房间').getByText('静', { exact: true })).toBeVisible();
  const picture = tile('画廊').element().querySelector('img');
  const [shown, cover] = [picture, picture?.parentElement?.parentElement].map((each) => each?.getBoundingClientRect());
  expect(shown).toEqual(cover);
});

test('[screen.menu.home] the rail leads home, to the halls that can be discovered', async () => {
  const app = await openRoomList();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '发现大厅' }).click();
  await app.settle();
  expect(app.path()).toBe('/index/more');
  await expect.element(page.getByRole('heading', { level: 1, name: '发现' })).toBeVisible();
});

test('a category is an address of its own, and discover leads to all rooms', async () => {
  const app = await mountApp({ path: '/index/more', prepare: answerRoomList });
  await link('全部房间').click();
  await app.settle();
  await link('开黑').click();
  await app.settle();
  expect(app.path()).toBe('/app/rooms?class=game');
  await expect.element(link('开黑')).toHaveAttribute('aria-current', 'page');
  await expect.element(tile('开黑车队')).toBeVisible();
  await expect.element(tile('唱片行')).not.toBeInTheDocument();
  expect(app.http.requests('room.list').at(-1)).toMatchObject({ room_class: 'game', page: 1 });
});

test('rooms, categories and their names come as soon as the network is back', async () => {
  const app = await openRoomList({
    prepare: ({ http }) => {
      http.vanish('room.list');
      http.vanish('room.cate_type');
    },
  });
  await expect.element(link('开黑')).not.toBeInTheDocument();
  app.page.connect(false);
  answerRoomList(app);
  app.page.connect(true);
  await app.settle();
  await expect.element(tile('唱片行')).toHaveTextContent('点歌请上麦音乐1.2w 人在听');
  await expect.element(link('开黑')).toBeVisible();
});

test('a room tells its audience once', async () => {
  const app = await openRoomList();
  app.http.on('room.list', pageOfRooms([{ ...theRoom, clout: 42 }]));
  await app.clock.advance(LIVE_COUNTS_MS);
  await app.settle();
  await expect.element(tile('唱片行')).toHaveTextContent('42 人在听');
  expect(tile('唱片行').element().textContent?.match(/42/g)).toHaveLength(1);
});

test('audience counts stay alive while the page is watched, and rest when it is left', async () => {
  const app = await openRoomList();
  app.http.on('room.list', pageOfRooms([{ ...theRoom, clout: 42 }]));
  await app.clock.advance(LIVE_COUNTS_MS);
  await app.settle();
  await expect.element(tile('唱片行')).toHaveTextContent('42 人在听');
  await page.getByRole('link', { name: '发现大厅' }).click();
  await app.settle();
  const asked = () => app.http.requests('room.list').filter(({ limit }) => limit === ROOMS_A_PAGE).length;
  const before = asked();
  await app.clock.advance(LIVE_COUNTS_MS * 3);
  expect(asked()).toBe(before);
});

test('more rooms come page by page, each room once', async () => {
  const first = Array.from({ length: 24 }, (_, index) => roomNamed(`7000${10 + index}`, `房间${index}`));
  const app = await openRoomList({
    prepare: ({ http }) =>
      http.on('room.list', ({ page: number }) =>
        // A room that has moved meanwhile is on both pages.
        number === 1
          ? pageOfRooms(first, 1, 2)
          : pageOfRooms([...first.slice(23), roomNamed('700099', '最后一间')], 2, 2),
      ),
  });
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements().length).toBe(24);
  await button('加载更多').click();
  await app.settle();
  await expect.element(tile('最后一间')).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements().length).toBe(25);
  await expect.element(button('加载更多')).not.toBeInTheDocument();
});

test('[screen.menu.my-rooms] the menu of the viewer leads to their own room; favourites and recent visits lie beside it', async () => {
  const app = await mountApp({
    path: '/index/more',
    prepare: (fakes) => {
      answerRoomList(fakes);
      fakes.http.on('room.use', { room: { ...theRoom, owner: HOST } });
    },
  });
  await page.getByRole('button', { name: '小满 的菜单' }).click();
  await page.getByRole('menuitem', { name: '我的房间' }).click();
  await app.settle();
  expect(app.path()).toBe('/app/rooms?show=mine');
  await expect.element(tile('唱片行')).toBeVisible();
  await link('最近去过').click();
  await app.settle();
  await expect.element(tile('开黑车队')).toBeVisible();
  await expect.element(tile('唱片行')).not.toBeInTheDocument();
  await link('我的收藏').click();
  await app.settle();
  await expect.element(tile('唱片行')).toBeVisible();
  expect(app.http.requests('room.trace').at(-1)).toMatchObject({ page: 1, limit: 24 });
  expect(app.http.requests('favourite.list').at(-1)).toMatchObject({ page: 1, limit: 24 });
});

test('a match leads into a room of the category; where none fits the platform says so', async () => {
  const app = await openRoomList({ path: '/app/rooms?class=music' });
  const { code, message } = ERRORS.roomNoneFits;
  app.http.refuse('room.match', code, message);
  await button('快速匹配').click();
  await app.settle();
  await expect.element(page.getByText(message)).toBeVisible();
  app.http.on('room.match', { room: theRoom });
  await button('快速匹配').click();
  await app.settle();
  expect(app.http.requests('room.match').at(-1)).toMatchObject({ room_class: 'music' });
  expect(app.path()).toBe('/app/room/600001');
});

test('every empty shelf says what it would hold and how to fill it', async () => {
  const app = await openRoomList({
    path: '/app/rooms?show=mine',
    prepare: ({ http }) => {
      http.on('favourite.list', pageOfRooms([]));
      http.on('room.trace', pageOfRooms([]));
      http.vanish('room.list');
    },
  });
  await expect.element(page.getByText('你还没有自己的房间')).toBeVisible();
  await link('我的收藏').click();
  await app.settle();
  await expect.element(page.getByText('在房间里点亮星星，就能收藏到这里')).toBeVisible();
  await link('最近去过').click();
  await app.settle();
  await expect.element(page.getByText('你还没有去过任何房间')).toBeVisible();
  await link('看看全部房间').click();
  await app.settle();
  app.http.on('room.list', pageOfRooms(ROOMS));
  await button('重试').click();
  await app.settle();
  await expect.element(tile('唱片行')).toBeVisible();
});

test('a visitor sees the rooms, and is asked to sign in for personal shelves', async () => {
  const app = await openRoomList({ signedIn: false });
  await expect.element(tile('唱片行')).toBeVisible();
  await button('快速匹配').click();
  await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
  expect(app.http.requests('room.match')).toEqual([]);
  app.unmount();
  const own = await openRoomList({ signedIn: false, path: '/app/rooms?show=favourite' });
  await expect.element(page.getByText('登录后就能看到你的房间、收藏和足迹')).toBeVisible();
  expect(own.http.requests('favourite.list')).toEqual([]);
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['zh-CN', 'fa-IR'] as const)('%s: the list of rooms is accessible and fits', async (language) => {
    await openRoomList({ theme, language });
    const problems: string[] = [];
    for (const width of [360, 768, 1440, 1920]) problems.push(...(await inspect(width)));
    expect(problems).toEqual([]);
  });
});
