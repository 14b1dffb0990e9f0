import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchEarly, startFetchingEarly } from '../../design/early-parts.ts';
import { messagesModal } from '../../features/person/index.ts';
import { seatsActions } from '../../features/seats/index.ts';
import { VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { channelRow, HALL_PATH } from '../../testing/hall-page.ts';
import { inspect } from '../../testing/inspect-page.ts';
import {
  ACHE,
  lineOf,
  openRoomPage,
  type RoomPage,
  type RoomPageOptions,
  seatsWithViewer,
} from '../../testing/room-page.ts';
import { answerJoin } from '../../testing/run-client.ts';
import { OTHER_ROOM, ROOM } from '../../testing/run-room.ts';
import type { WholeState } from '../../testing/whole-state.ts';

const dock = page.getByRole('region', { name: '语音', exact: true });
const inDock = (name: string) => dock.getByRole('button', { name, exact: true });
const grid = page.getByRole('grid', { name: '麦位' });

/** A viewer in a room who has gone on to another page. */
async function openAside(path = '/index/more', options: RoomPageOptions = {}): Promise<RoomPage> {
  const app = await openRoomPage(options);
  app.ports.navigation.go(path);
  await app.settle();
  await expect.element(grid).not.toBeInTheDocument();
  await expect.element(dock).toBeVisible();
  return app;
}

// First: a part that was drawn once is there at once.
test('the first dock beside another page has the way out of the room', async () => {
  const app = await openRoomPage();
  startFetchingEarly((work) => work(), { has: () => true, need: async () => {} });
  await new Promise<void>((done) => fetchEarly(async () => done()));
  const docks = new Set<Element>();
  const waysOut: boolean[] = [];
  const look = new MutationObserver(() => {
    const drawn = document.querySelector('section[aria-label="语音"]');
    if (!drawn || document.querySelector('[role="grid"]') || docks.has(drawn)) return;
    docks.add(drawn);
    waysOut.push(drawn.querySelector('[aria-label="离开房间"]') !== null);
  });
  look.observe(document.body, { childList: true, subtree: true });
  app.ports.navigation.go('/index/more');
  await app.settle();
  await expect.element(dock).toBeVisible();
  look.disconnect();
  expect(waysOut).toEqual([true]);
});

test('[room-flow.join.same-room] another page keeps the room: the dock shows seat and microphone, mutes, counts lines, and leads back without a join', async () => {
  const app = await openRoomPage({ seats: seatsWithViewer(2) });
  const calls = () => ['room.join', 'room.leave'].map((name) => app.http.requests(name as 'room.join').length);
  await page.getByRole('button', { name: '打开麦克风' }).click();
  const before = calls();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '发现' }).click();
  await app.settle();
  await expect.element(grid).not.toBeInTheDocument();
  await expect.element(dock.getByRole('link', { name: '唱片行' })).toHaveAttribute('href', `/app/room/${ROOM}`);
  await expect.element(dock).toHaveTextContent('2 号麦未说话');
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2, { volume: 60 }) });
  await app.settle();
  await expect.element(dock).toHaveTextContent('2 号麦正在说话');
  await inDock('静音').click();
  await expect.element(dock).toHaveTextContent('2 号麦已静音');
  app.roomServer.emit('roomChat', { list: [lineOf('7', '下一首', { id: ACHE, nick: '阿澈' })] });
  await app.settle();
  await expect.element(dock).toHaveTextContent('1 条新消息');
  await dock.getByRole('link', { name: '唱片行' }).click();
  await expect.element(grid).toBeVisible();
  await expect.element(grid.getByRole('button', { name: /^2 号麦，小满，我，已静音/ })).toBeVisible();
  await expect.element(page.getByRole('log')).toHaveTextContent('下一首');
  await expect.element(inDock('离开房间')).not.toBeInTheDocument();
  expect(calls()).toEqual(before);
  expect(app.roomServer.isOpen()).toBe(true);
});

test('[room-flow.leave.report] the dock leaves the room, and the page stays', async () => {
  const app = await openAside();
  await expect.element(dock).toHaveTextContent('在听');
  const before = app.http.requests('room.leave').length;
  await inDock('离开房间').click();
  await app.settle();
  await expect.element(dock).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(app.http.requests('room.leave').slice(before)).toMatchObject([{ group_id: ROOM }]);
  expect(app.path()).toBe('/index/more');
  expect(app.roomServer.isOpen()).toBe(false);
});

const question = page.getByRole('dialog', { name: '离开房间？' });

test.each([
  [0, '你是主持，离开后主持麦会空出来。'],
  [2, '你在麦上，离开后麦位会空出来。'],
] as const)(
  '[room-flow.leave.report] the dock asks a viewer on seat %i before it leaves the room',
  async (number, words) => {
    const app = await openAside('/index/more', { seats: seatsWithViewer(number) });
    const before = app.http.requests('room.leave').length;
    await inDock('离开房间').click();
    await expect.element(question).toHaveTextContent(words);
    await expect.element(question.getByRole('button', { name: '取消' })).toHaveFocus();
    for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(inDock('离开房间')).toHaveFocus();
    expect(app.http.requests('room.leave')).toHaveLength(before);
    await inDock('离开房间').click();
    await question.getByRole('button', { name: '离开房间' }).click();
    await app.settle();
    await expect.element(dock).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
    expect(app.http.requests('room.leave').slice(before)).toMatchObject([{ group_id: ROOM }]);
  },
);

test('[room-flow.seat-apply.role-3] an application that waits is shown in the dock of every page, and taken back there', async () => {
  const app = await openRoomPage();
  await page.getByRole('button', { name: '申请上麦', exact: true }).click();
  await app.settle();
  app.ports.navigation.go('/index/more');
  await app.settle();
  await expect.element(dock).toHaveTextContent('2 号麦申请中');
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await inDock('取消申请').click();
  await app.settle();
  expect(app.http.requests('seat.cancel')).toEqual([{ group_id: ROOM }]);
  await expect.element(dock).toHaveTextContent('在听');
  await expect.element(inDock('取消申请')).not.toBeInTheDocument();
});

test.each(['zh-CN', 'fa-IR'] as const)(
  'on a phone the buttons in the words of the dock are above the link to the room that covers the words, %s',
  async (language) => {
    const app = await openRoomPage({ language, viewport: { width: 360, height: 740 } });
    app.dispatch(seatsActions.applied(2));
    app.ports.navigation.go('/index/more');
    await app.settle();
    const cancel = page.getByRole('region').getByRole('paragraph').getByRole('button');
    await expect.element(cancel).toBeVisible();
    const { left, right, top, bottom } = cancel.element().getBoundingClientRect();
    const columns = [left + 2, (left + right) / 2, right - 2];
    // With what a finger reaches above and below.
    const points = [top - 5, (top + bottom) / 2, bottom + 5].flatMap((y) => columns.map((x) => [x, y] as const));
    expect(points.map(([x, y]) => document.elementFromPoint(x, y))).toEqual(Array(9).fill(cancel.element()));
    // Its reach ends there: the words beside it lead to the room.
    const words = cancel.element().closest('p');
    const seat = words?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(seat.left + 4, seat.top + 4)).toBe(words?.parentElement?.querySelector('a'));
    await cancel.click();
    await app.settle();
    expect(app.http.requests('seat.cancel')).toEqual([{ group_id: ROOM }]);
    expect(app.path()).toBe('/index/more');
  },
);

test('[room-flow.seat-apply.accept] an application that is accepted on another page is named as such by the question', async () => {
  const app = await openRoomPage();
  await page.getByRole('button', { name: '申请上麦', exact: true }).click();
  await app.settle();
  app.ports.navigation.go('/index/more');
  await app.settle();
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '上麦申请通过了，你在 2 号麦' })).toBeVisible();
});

test.each(['/index/more', '/index/piazza', '/app/rooms', '/app/room/!', HALL_PATH, '/invite?hall=8001', '/nowhere'])(
  'a viewer on a seat can mute, by button and key, and leave the room on %s',
  async (path) => {
    const app = await openRoomPage({ seats: seatsWithViewer(2) });
    await page.getByRole('button', { name: '打开麦克风' }).click();
    app.ports.navigation.go(path);
    await app.settle();
    await expect.element(grid).not.toBeInTheDocument();
    await expect.element(inDock('静音')).toBeInViewport({ ratio: 1 });
    await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}');
    await expect.element(dock).toHaveTextContent('2 号麦已静音');
    await inDock('取消静音').click();
    await expect.element(dock).toHaveTextContent('2 号麦未说话');
    for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
    await inDock('离开房间').click();
    await question.getByRole('button', { name: '离开房间' }).click();
    await app.settle();
    await expect.element(dock).not.toBeInTheDocument();
  },
);

test('a seat that a manager gives asks for the microphone on any page', async () => {
  const app = await openAside();
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  const consent = page.getByRole('dialog', { name: '你被抱上了 2 号麦' });
  await expect.element(consent).toBeVisible();
  await consent.getByRole('button', { name: '打开麦克风' }).click();
  await app.settle();
  await expect.element(dock).toHaveTextContent('2 号麦未说话');
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2, { mic_status: 2 }) });
  await app.settle();
  await expect.element(dock).toHaveTextContent('已被禁麦');
  await page.getByRole('button', { name: '回到房间' }).click();
  await expect.element(grid).toBeVisible();
});

test('a voice channel asks before it costs a seat: who stays keeps it and sees the channel, who agrees is in', async () => {
  const app = await openAside(HALL_PATH, {
    seats: seatsWithViewer(2),
    prepare: (fakes) => answerJoin(fakes.http, { token: `${VIEWER}:send` }),
  });
  const before = app.http.requests('room.leave').length;
  await channelRow('开黑').click();
  await app.settle();
  await question.getByRole('button', { name: '取消' }).click();
  await app.settle();
  await expect.element(dock).toHaveTextContent('2 号麦');
  const joined = app.http.requests('channel.join').map(({ channel_id }) => channel_id);
  expect([joined.includes(VOICE), app.http.requests('room.leave').length]).toEqual([false, before]);
  await page.getByRole('button', { name: '加入语音' }).click();
  await app.settle();
  await question.getByRole('button', { name: '离开房间' }).click();
  await app.settle();
  expect(app.http.requests('channel.join').at(-1)).toEqual({ channel_id: VOICE });
  expect(app.http.requests('room.leave')).toHaveLength(before + 1);
  await expect.element(dock).toHaveTextContent('开黑');
});

test('a listener enters a voice channel without a question', async () => {
  const app = await openAside(HALL_PATH, {
    prepare: (fakes) => answerJoin(fakes.http, { token: `${VIEWER}:send` }),
  });
  await channelRow('开黑').click();
  await app.settle();
  await expect.element(question).not.toBeInTheDocument();
  expect(app.http.requests('channel.join').at(-1)).toEqual({ channel_id: VOICE });
});

test('another room asks before it costs a seat: who stays is back in the room, who agrees is in the other one', async () => {
  const app = await openRoomPage({ seats: seatsWithViewer(2) });
  const before = app.http.requests('room.leave').length;
  app.ports.navigation.go(`/app/room/${OTHER_ROOM}`);
  await app.settle();
  await question.getByRole('button', { name: '取消' }).click();
  await app.settle();
  await expect.element(grid).toBeVisible();
  expect([app.path(), app.http.requests('room.leave').length]).toEqual([`/app/room/${ROOM}`, before]);
  app.ports.navigation.go(`/app/room/${OTHER_ROOM}`);
  await app.settle();
  await question.getByRole('button', { name: '离开房间' }).click();
  await app.settle();
  expect(app.http.requests('room.leave').slice(before)).toMatchObject([{ group_id: ROOM }]);
  expect(app.http.requests('room.join').at(-1)).toMatchObject({ group_id: OTHER_ROOM });
});

test.each([
  [360, true],
  [1440, false],
])('an application that is accepted behind open messages at %i px asks for the microphone: %s', async (width, asks) => {
  const app = await openRoomPage({ viewport: { width, height: 740 } });
  await page.getByRole('button', { name: '申请上麦', exact: true }).click();
  await app.settle();
  app.dispatch(messagesModal.open({ to: null }));
  await app.settle();
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  const asked = page.getByRole('dialog', { name: '上麦申请通过了，你在 2 号麦' });
  expect([asked.elements().length > 0, app.state().audio.isMuted]).toEqual([asks, asks]);
  if (!asks) return;
  await expect.element(asked.getByRole('button', { name: '打开麦克风' })).toBeInViewport({ ratio: 1 });
  await asked.getByRole('button', { name: '打开麦克风' }).click();
  expect(app.state().audio.isMuted).toBe(false);
});

/** What can lie over the page of a room, and whether it covers the room. */
const OVER: Readonly<Record<string, readonly [opens: () => Promise<unknown>, covers: boolean]>> = {
  'the gift panel': [() => page.getByRole('toolbar').getByRole('button', { name: '送礼物' }).click(), true],
  'the sheet of other rooms': [() => page.getByRole('button', { name: '换个房间' }).click(), true],
  'the ranking': [() => page.getByRole('button', { name: '礼物榜' }).click(), true],
  'the drawer of members': [() => page.getByRole('button', { name: /人在房间/ }).click(), true],
  'the emoticons': [() => page.getByRole('button', { name: '表情' }).click(), false],
};

test.each(Object.keys(OVER))(
  'an application that is accepted behind %s asks for the microphone where it covers the room',
  async (name) => {
    const app = await openRoomPage({ viewport: { width: 360, height: 740 } });
    await page.getByRole('button', { name: '申请上麦', exact: true }).click();
    await app.settle();
    const [opens, covers] = OVER[name] ?? [];
    await opens?.();
    await app.settle();
    app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
    await app.settle();
    const { seats, audio } = app.state() as WholeState;
    expect([seats.isInvited, audio.isMuted]).toEqual([covers, covers]);
  },
);

test('the stand-in for a dialog that cannot be drawn covers the room as the dialog does', async () => {
  const app = await openRoomPage({
    viewport: { width: 360, height: 740 },
    prepare: ({ http }) => http.on('ranking.tabs', { list: [null as never], periods: [] }),
  });
  await page.getByRole('button', { name: '申请上麦', exact: true }).click();
  await page.getByRole('button', { name: '礼物榜' }).click();
  await expect.element(page.getByText('这部分暂时无法显示')).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  const { seats, audio } = app.state() as WholeState;
  expect([seats.isInvited, audio.isMuted]).toEqual([true, true]);
});

test('a sheet that was closed covers the room no more', async () => {
  const app = await openRoomPage({ viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: '申请上麦', exact: true }).click();
  await page.getByRole('button', { name: '换个房间' }).click();
  await app.settle();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  const { seats, audio } = app.state() as WholeState;
  expect([seats.isInvited, audio.isMuted]).toEqual([false, false]);
});

test('[screen.room.seat-applications] the owner hears of an application on any page, and decides there', async () => {
  const app = await openAside('/index/more', {
    role: 1,
    prepare: ({ http }) => {
      const application = { id: ACHE, apply_id: ACHE, nick: '阿澈', header: '', mic_number: 2, time: 1 };
      http.on('seat.applications', { list: [application], count: 1 });
    },
  });
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(0), apply_count: 1 });
  await app.settle();
  await expect.element(page.getByText('阿澈 申请上麦')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: '阿澈 申请上麦' })).toHaveTextContent('唱片行');
  await page.getByRole('button', { name: '上麦申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '同意 阿澈 上麦' }).click();
  await app.settle();
  expect(app.http.requests('seat.agree')).toMatchObject([{ group_id: ROOM, to: ACHE }]);
});

test('[room-event.0x4004] the dock says that a room is closed, and that its connection is away', async () => {
  const app = await openAside();
  app.roomServer.emit('roomForbidden', { group_id: ROOM, forbidden: true, msg: '整顿中' });
  await app.settle();
  await expect.element(dock).toHaveTextContent('整顿中');
  await expect.element(dock.getByRole('status')).toHaveTextContent('语音已连接');
  app.roomServer.drop();
  await app.settle();
  await expect.element(dock.getByRole('status')).toHaveTextContent('重连中');
});

test.each([360, 1440])('in a hall at %i px the dock covers nothing', async (width) => {
  const app = await openAside(HALL_PATH, { viewport: { width, height: 740 }, seats: seatsWithViewer(2) });
  await app.settle();
  await expect.element(inDock('离开房间')).toBeVisible();
  expect(await inspect(width)).toEqual([]);
  const [frame, line] = [dock, page.getByRole('textbox').first()].map((each) => each.element().getBoundingClientRect());
  if (!frame || !line) throw new Error('there is no dock or no line');
  const isApart = frame.bottom <= line.top || frame.right <= line.left || frame.top >= line.bottom;
  expect(isApart).toBe(true);
});
