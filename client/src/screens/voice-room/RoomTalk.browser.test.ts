import { ROOM_REQUESTS, roomRequestCodec, SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { feedbackActions } from '../../features/feedback/index.ts';
import { personActions } from '../../features/person/index.ts';
import { preferencesActions } from '../../features/preferences/index.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { menuItems } from '../../testing/people.ts';
import { ACHE, LULU, lineOf, openRoomPage, type RoomPage } from '../../testing/room-page.ts';
import { me } from '../../testing/run-client.ts';
import { person, ROOM, theRoom } from '../../testing/run-room.ts';

const log = () => page.getByRole('log', { name: '公屏消息' });
const field = () => page.getByRole('textbox', { name: '在公屏发言' });
const ache = { id: ACHE, nick: '阿澈' };

async function say(app: RoomPage, text: string): Promise<string> {
  await field().fill(text);
  await userEvent.keyboard('{Enter}');
  await app.settle();
  const [frame] = app.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code).slice(-1);
  const decoded = frame === undefined ? null : roomRequestCodec.decode(frame);
  return decoded?.ok ? decoded.event.envelope.mid : '';
}
const arrival = (id: typeof ACHE, nick: string) => ({ id, nick, header: '', clout: 5, nameplate: null, effects: [] });

test('[screen.room.chat, room-event.0x4009] a line is there at once as sending, and once as sent when it comes back', async () => {
  const app = await openRoomPage();
  const c_mid = await say(app, '大家好 :鼓掌:');
  const own = log().getByRole('article').filter({ hasText: '大家好' });
  await expect.element(own.getByText('发送中')).toBeInTheDocument();
  await expect.element(own.getByRole('img', { name: '鼓掌' })).toBeVisible();
  const body = {
    content: '大家好 :鼓掌:',
    author: { ...person(VIEWER, '小满'), role: 3, nameplate: null } as const,
    c_mid,
    time: 5,
  };
  app.roomServer.emit('roomChat', { list: [{ mid: '41', type: 1, body, chatType: 2 }] });
  await app.settle();
  expect(own.elements()).toHaveLength(1);
  await expect.element(own.getByText('发送中')).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('');
});

test('a line that is written while the link of the room is down shows as sending until the link is back', async () => {
  const app = await openRoomPage();
  app.roomServer.refuses = { kind: 'lost', detail: 'down' };
  app.roomServer.drop();
  await app.settle();
  expect(await say(app, '在吗')).toBe('');
  const own = log().getByRole('article').filter({ hasText: '在吗' });
  await expect.element(own.getByText('发送中')).toBeInTheDocument();
  await expect.element(field()).toHaveValue('');
  app.roomServer.refuses = null;
  for (
    let waited = 0;
    app.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code).length === 0 && waited < 30;
    waited += 1
  )
    await app.clock.advance(1000);
  expect(app.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code)).toHaveLength(1);
});

test('[const.ack-timeout-3s] a line without an acknowledgement says so, is sent again under its c_mid, and can be deleted', async () => {
  const app = await openRoomPage();
  const c_mid = await say(app, '听得到吗');
  const own = log().getByRole('article').filter({ hasText: '听得到吗' });
  await app.clock.advance(SEND_ACK_TIMEOUT_MS);
  await expect.element(own.getByText('未确认')).toBeVisible();
  await expect.element(own.getByText('发送中')).not.toBeInTheDocument();
  expect([...(await inspect(360)), ...(await inspect(1440))]).toEqual([]);
  await own.getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(own.getByText('发送中')).toBeInTheDocument();
  const frames = app.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code);
  expect(frames.map(({ mid }) => mid)).toEqual([c_mid, c_mid]);
  await app.clock.advance(SEND_ACK_TIMEOUT_MS);
  await own.getByRole('button', { name: '删除' }).click();
  await app.settle();
  await expect.element(own).not.toBeInTheDocument();
});

test('a line that fails later leaves a reader further up where they are', async () => {
  const app = await openRoomPage();
  const lines = Array.from({ length: 60 }, (_, index) => lineOf(String(index + 1), `第 ${index + 1} 句`, ache));
  app.roomServer.emit('roomChat', { list: lines });
  await app.settle();
  await say(app, '听得到吗');
  const list = log().element();
  list.scrollTop = 0;
  await app.settle();
  await app.clock.advance(SEND_ACK_TIMEOUT_MS);
  await expect.element(log().getByText('未确认')).toBeInTheDocument();
  expect(list.scrollTop).toBe(0);
});

test('an @ in the chat offers the people in the room but for the viewer, and Enter writes the name', async () => {
  const app = await openRoomPage();
  const list = page.getByRole('listbox', { name: '要提到的成员' });
  await userEvent.type(field(), '早 @');
  await expect.element(list).toBeVisible();
  const names = () =>
    list
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
  expect(names()).toEqual([
    expect.stringContaining('唱片行老板'),
    expect.stringContaining('露露'),
    expect.stringContaining('阿澈'),
  ]);
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await userEvent.keyboard('阿');
  expect(names()).toEqual([expect.stringContaining('阿澈')]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('早 @阿澈 ');
  await expect.element(list).not.toBeInTheDocument();
  expect(app.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(log()).toHaveTextContent('早 @阿澈');
});

test('[room-event.0x1011, error.message.room-rejected] a rejected line goes, and its message is shown', async () => {
  const app = await openRoomPage();
  const mid = await say(app, '违禁的话');
  await expect.element(log().getByText('违禁的话')).toBeVisible();
  app.roomServer.emit('roomMessageRejected', { mid, msg: '消息包含违规内容' });
  await app.settle();
  await expect.element(log().getByText('违禁的话')).not.toBeInTheDocument();
  await expect.element(page.getByText('消息包含违规内容')).toBeVisible();
});

test('[room-event.0x64, room-event.0x65, room-event.mute-own-state-only] a mute stops only the user that it names', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('roomUserMuted', { id: ACHE, nick: '阿澈', msg: '阿澈 被禁言' });
  await app.settle();
  await expect.element(log().getByText('阿澈 被禁言')).toBeVisible();
  await expect.element(field()).toBeEnabled();
  app.roomServer.emit('roomUserMuted', { id: VIEWER, nick: '小满', msg: '小满 被禁言' });
  await app.settle();
  await expect.element(field()).toBeDisabled();
  await expect.element(page.getByPlaceholder('你已被禁言')).toBeVisible();
  app.roomServer.emit('roomUserUnmuted', { id: VIEWER, nick: '小满', msg: '' });
  await app.settle();
  await expect.element(field()).toBeEnabled();
});

test('[role.hall-function.clear-screen] a manager clears the chat after a confirmation, and members are not offered it', async () => {
  const app = await openRoomPage({ role: 2, prepare: ({ http }) => http.on('room.clear_screen', {}) });
  await page.getByRole('button', { name: '清屏' }).click();
  await app.settle();
  expect(app.http.requests('room.clear_screen')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '清屏' }).click();
  await app.settle();
  expect(app.http.requests('room.clear_screen')).toHaveLength(1);
  app.unmount();
  await openRoomPage({ role: 3 });
  expect(page.getByRole('button', { name: '清屏' }).elements()).toEqual([]);
});

test('[room-event.0x66] a cleared chat keeps only the word about it', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('roomChat', { list: [lineOf('1', '今晚放什么？', ache)] });
  await app.settle();
  await expect.element(log().getByText('今晚放什么？')).toBeVisible();
  app.roomServer.emit('roomChatCleared', { msg: '管理员清空了公屏' });
  await app.settle();
  await expect.element(log().getByText('今晚放什么？')).not.toBeInTheDocument();
  await expect.element(log().getByText('管理员清空了公屏')).toBeVisible();
});

test('[screen.room.chat] the latest 200 lines show, and a word above them tells that earlier ones are gone', async () => {
  const app = await openRoomPage();
  const lines = (from: number, to: number) => {
    const list = Array.from({ length: to - from + 1 }, (_, at) =>
      lineOf(String(from + at), `第 ${from + at} 句`, ache),
    );
    app.roomServer.emit('roomChat', { list });
  };
  const word = log().getByText('更早的消息不再显示');
  lines(1, 200);
  await app.settle();
  await expect.element(log().getByText('第 1 句', { exact: true })).toBeInTheDocument();
  expect(word.elements()).toEqual([]);
  lines(201, 201);
  await app.settle();
  await expect.element(log().getByText('第 1 句', { exact: true })).not.toBeInTheDocument();
  await expect.element(log().getByText('第 2 句', { exact: true })).toBeInTheDocument();
  expect(log().element().firstElementChild).toBe(word.element());
  app.roomServer.emit('roomChatCleared', { msg: '管理员清空了公屏' });
  await app.settle();
  expect(word.elements()).toEqual([]);
  lines(202, 420);
  await app.settle();
  log().element().scrollTop = 0;
  await expect.element(word).toBeVisible();
  expect([...(await inspect(360)), ...(await inspect(1440))]).toEqual([]);
});

test('[room-event.0x4003, room-event.0x4013, room-event.0x67] arrivals share one quiet row, and the audience is counted', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('roomJoined', arrival(ACHE, '阿澈'));
  await app.settle();
  await expect.element(log().getByText('阿澈 进入房间')).toBeVisible();
  app.roomServer.emit('roomJoinedInStyle', arrival(LULU, '露露'));
  app.roomServer.emit('roomJoinedFollowing', { ...arrival(VIEWER, '大鹏'), follow_along: null });
  await app.settle();
  await expect.element(log().getByText('露露和大鹏 等 3 人进入房间')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '5 人在房间' })).toBeVisible();
});

test('[room-event.0x67] one who followed another user into the room has a line that says so, between the rows of arrivals', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('roomJoined', arrival(ACHE, '阿澈'));
  const follow_along = { id: ACHE, nick: '阿澈', header: '', role: 0 } as never;
  app.roomServer.emit('roomJoinedFollowing', { ...arrival(LULU, '露露'), follow_along });
  app.roomServer.emit('roomJoined', arrival(VIEWER, '大鹏'));
  await app.settle();
  await expect.element(log().getByText('露露 跟随 阿澈 进入房间')).toBeVisible();
  await expect.element(log().getByText('阿澈 进入房间', { exact: true })).toBeVisible();
  await expect.element(log().getByText('大鹏 进入房间', { exact: true })).toBeVisible();
});

test('in a right-to-left language an arrival reads from the right, also when a Chinese name begins it', async () => {
  const app = await openRoomPage({ language: 'fa-IR' });
  app.roomServer.emit('roomJoined', arrival(ACHE, '阿澈'));
  await app.settle();
  const line = page.getByText(/وارد شد/);
  await expect.element(line).toBeVisible();
  await expect.element(line).toHaveStyle({ direction: 'rtl' });
});

test('a mention comes from the seat and from the audience, and stands out for the mentioned user', async () => {
  const app = await openRoomPage();
  await page.getByRole('gridcell').getByRole('button', { name: /阿澈/ }).click();
  await app.settle();
  await page.getByRole('menuitem', { name: '提到 TA' }).click();
  await app.settle();
  await expect.element(field()).toHaveValue('@阿澈 ');
  await expect.element(field()).toHaveFocus();
  await page.getByRole('complementary').getByRole('button', { name: /露露/ }).click();
  await app.settle();
  await page.getByRole('menuitem', { name: '提到 TA' }).click();
  await app.settle();
  await expect.element(field()).toHaveValue('@阿澈 @露露 ');
  await expect.element(field()).toHaveFocus();
  const { nick } = me;
  app.roomServer.emit('roomChat', { list: [lineOf('1', `@${nick} 上麦唱一首吧`, ache)] });
  await app.settle();
  await expect.element(log().getByRole('mark')).toHaveTextContent(`@${nick}`);
});

test('a reader at the newest line stays there while toasts make the list smaller', async () => {
  const app = await openRoomPage({ viewport: { width: 360, height: 740 } });
  const list = Array.from({ length: 30 }, (_, index) => lineOf(String(100 + index), `第 ${index} 句`, ache));
  app.roomServer.emit('roomChat', { list });
  await app.settle();
  const lines = log().element();
  const rest = () => lines.scrollHeight - lines.scrollTop - lines.clientHeight;
  await expect.poll(rest).toBeLessThan(1);
  const before = lines.clientHeight;
  // The frame in which the list becomes smaller tells of a scroll as well.
  lines.scrollBy(0, -2);
  for (const text of ['first', 'second']) {
    app.dispatch(feedbackActions.toastRequested({ tone: 'success', text: { server: text } }));
  }
  await app.settle();
  await expect.poll(() => before - lines.clientHeight).toBeGreaterThan(48);
  await expect.poll(rest).toBeLessThan(1);
});

test('the newest line stays in view; a reader further up stays there and is told', async () => {
  const app = await openRoomPage();
  const lines = Array.from({ length: 60 }, (_, index) => lineOf(String(index + 1), `第 ${index + 1} 句`, ache));
  app.roomServer.emit('roomChat', { list: lines });
  await app.settle();
  await expect.element(log().getByText('第 60 句')).toBeInViewport();
  const list = log().element();
  list.scrollTop = 0;
  await app.settle();
  app.roomServer.emit('roomChat', { list: [lineOf('99', '刚刚说的', ache)] });
  await app.settle();
  expect(list.scrollTop).toBe(0);
  await page.getByRole('button', { name: '有新消息' }).click();
  await app.settle();
  await expect.element(log().getByText('刚刚说的')).toBeInViewport();
});

test('[screen.room.notice, room-event.0x4037, room-event.0x4020, room-event.0x71] the notice is one line that unfolds, and follows each change', async () => {
  const app = await openRoomPage();
  const notice = page.getByText('点歌请上麦');
  await expect.element(notice).toBeVisible();
  app.roomServer.emit('roomNoticeChanged', { s_room_notice: '今晚不点歌' });
  await app.settle();
  await expect.element(page.getByText('今晚不点歌')).toBeVisible();
  app.roomServer.emit('roomNoticeShown', { s_room_notice: '很长的公告，'.repeat(60) });
  await app.settle();
  const text = page.getByText(/^很长的公告/);
  const folded = text.element().getBoundingClientRect().height;
  await page.getByRole('button', { name: '房间公告' }).click();
  expect(text.element().getBoundingClientRect().height).toBeGreaterThan(folded * 2);
  app.roomServer.emit('roomNoticeLine', { msg: '房主修改了公告', s_room_notice: '新的公告' });
  await app.settle();
  await expect.element(log().getByText('房主修改了公告')).toBeVisible();
  await expect.element(page.getByText('新的公告')).toBeVisible();
});

test('[screen.room.background, room-event.0x74] the background changes for everyone in the room', async () => {
  const app = await openRoomPage();
  const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
  app.roomServer.emit('roomBackgroundChanged', { background_web: picture });
  await app.settle();
  expect(document.querySelector<HTMLImageElement>('[data-background]')?.getAttribute('src')).toBe(picture);
});

test('[room-event.0x4006, room-event.0x4015] a role given to the viewer brings its tools, and goes with them; another user’s changes nothing', async () => {
  const app = await openRoomPage();
  const queue = page.getByRole('button', { name: /申请列表/ });
  app.roomServer.emit('roomRoleGranted', { apply_id: ACHE, role: 2, msg: '阿澈 成为管理员' });
  await app.settle();
  await expect.element(log().getByText('阿澈 成为管理员')).toBeVisible();
  await expect.element(queue).not.toBeInTheDocument();
  app.roomServer.emit('roomRoleGranted', { apply_id: VIEWER, role: 2, msg: '小满 成为管理员' });
  await app.settle();
  await expect.element(queue).toBeVisible();
  app.roomServer.emit('roomRoleRevoked', { apply_id: VIEWER, role: 3, msg: '' });
  await app.settle();
  await expect.element(queue).not.toBeInTheDocument();
});

test('[room-event.0x1002, room-event.0x4036] the previous room is announced, and a removed user reads why and lands on the list of rooms', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('previousRoomNotice', { msg: '你已离开上一个房间' });
  await app.settle();
  await expect.element(page.getByText('你已离开上一个房间')).toBeVisible();
  app.roomServer.emit('roomKicked', { group_id: theRoom.group_id, msg: '你已被移出房间', banned: false });
  await app.settle();
  await expect.element(page.getByText('你已被移出房间')).toBeVisible();
  expect(app.path()).toBe('/app/rooms');
});

test('[room-event.0x1007] a takeover by another device leaves the room and says so', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('roomTakenOver', { msg: '' });
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '账号已在其他设备登录' });
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '在此设备继续' }).click();
  await app.settle();
  await expect.element(page.getByRole('grid').first()).toBeVisible();
});

test('the head of the room: favourite at once and taken back when refused, and the way out', async () => {
  const app = await openRoomPage({ prepare: ({ http }) => http.on('favourite.do', { is_favourite: true }) });
  await page.getByRole('button', { name: '收藏房间', exact: true }).click();
  await app.settle();
  await expect.element(page.getByRole('button', { name: '取消收藏' })).toBeVisible();
  expect(app.http.requests('favourite.do')).toMatchObject([{ op: 1 }]);
  app.http.refuse('favourite.do', 1, '收藏的房间太多了');
  await page.getByRole('button', { name: '取消收藏' }).click();
  await app.settle();
  await expect.element(page.getByText('收藏的房间太多了')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '取消收藏' })).toBeVisible();
  const before = app.http.requests('room.leave').length;
  await page.getByRole('button', { name: '离开房间' }).click();
  await app.settle();
  expect(app.http.requests('room.leave')).toHaveLength(before + 1);
  expect(app.path()).toBe('/app/rooms');
});

test('[modal.report] a line has a menu by right click and by its button: its words are copied, its author mentioned, and it is reported with its ids', async () => {
  const app = await openRoomPage();
  app.http.on('account.report', { id: 1 });
  app.roomServer.emit('roomChat', { list: [lineOf('41', '加我领金币', ache)] });
  await app.settle();
  const line = log().getByRole('article').filter({ hasText: '加我领金币' });
  const menu = page.getByRole('menu', { name: '消息操作' });
  const choose = async (name: string) => {
    await menu.getByRole('menuitem', { name }).click();
    await app.settle();
  };
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await line.getByText('加我领金币').click({ button: 'right' });
  await app.settle();
  await choose('复制');
  expect(copied).toEqual(['加我领金币']);
  const more = line.getByRole('button', { name: '消息操作' });
  await more.click();
  await app.settle();
  await choose('提到 阿澈');
  await expect.element(field()).toHaveValue('@阿澈 ');
  await expect.element(field()).toHaveFocus();
  await more.click();
  await app.settle();
  await choose('举报');
  const dialog = page.getByRole('dialog', { name: '举报这条消息' });
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(app.http.requests('account.report')).toMatchObject([
    { type: 1, target: ACHE, text: `[room ${ROOM}, message 41] 加我领金币` },
  ]);
});

test('the menu of an own line only copies, and one that mutes the viewer leaves nothing to mention with', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('roomChat', {
    list: [lineOf('41', '大家好', { id: VIEWER, nick: '小满' }), lineOf('42', '你好呀', ache)],
  });
  app.roomServer.emit('roomUserMuted', { id: VIEWER, nick: '小满', msg: '小满 被禁言' });
  await app.settle();
  const items = async (text: string) => {
    await log().getByText(text).click({ button: 'right' });
    await app.settle();
    const names = menuItems();
    await userEvent.keyboard('{Escape}');
    await app.settle();
    return names;
  };
  expect(await items('大家好')).toEqual(['复制']);
  expect(await items('你好呀')).toEqual(['复制', '举报']);
});

test('staff act on the author of a line from its menu', async () => {
  const app = await openRoomPage({
    role: 1,
    prepare: ({ http }) => http.on('room.speaking', { is_speak: false }),
  });
  app.roomServer.emit('roomChat', { list: [lineOf('41', '加我领金币', ache)] });
  await app.settle();
  const open = async () => {
    await log().getByText('加我领金币').click({ button: 'right' });
    await app.settle();
  };
  await open();
  for (const name of ['禁言', '移出房间', '拉黑']) {
    await expect.element(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: '禁言', exact: true }).click();
  await app.settle();
  expect(app.http.requests('room.speaking')).toMatchObject([{ to: ACHE, type: 1 }]);
  await open();
  await page.getByRole('menuitem', { name: '移出房间' }).click();
  await app.settle();
  expect(app.http.requests('room.leave').at(-1)).toMatchObject({ to: ACHE, status: 2 });
});

test('[screen.room.chat] on a phone the seats give way to the chat while the viewer writes, and come back after', async () => {
  const app = await openRoomPage({ viewport: { width: 360, height: 740 } });
  app.dispatch(preferencesActions.changeRequested({ seatsShown: true }));
  await app.settle();
  const chatSize = () => log().element().getBoundingClientRect().height;
  const before = chatSize();
  await field().click();
  await app.settle();
  expect(chatSize()).toBeGreaterThan(before + 100);
  expect(await inspect(360)).toEqual([]);
  // A press on a seat ends the writing, and still finds the seat.
  await page.getByRole('gridcell').first().getByRole('button').click();
  await app.settle();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(chatSize).toBe(before);
});

test.each([
  [768, 900],
  [768, 1024],
  [1024, 768],
  [900, 600],
])(
  'on %i by %i pixels the lines of the chat have at least 200 px, and every seat can be reached',
  async (width, height) => {
    await openRoomPage({ viewport: { width, height } });
    expect(log().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(200);
    const seat = page.getByRole('gridcell').last().element();
    seat.scrollIntoView({ block: 'nearest' });
    const { bottom, top } = seat.getBoundingClientRect();
    const stage = page.getByRole('region', { name: '麦位' }).element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(stage.top - 1);
    expect(bottom).toBeLessThanOrEqual(stage.bottom + 1);
  },
);

test('a draft in the room does not hide why it cannot be sent', async () => {
  const app = await openRoomPage();
  await field().fill('写到一半的话');
  app.roomServer.emit('roomUserMuted', { id: VIEWER, nick: '', msg: '' });
  await app.settle();
  await expect.element(page.getByRole('status').filter({ hasText: '你已被禁言' })).toBeVisible();
  await expect.element(field()).toHaveValue('写到一半的话');
});

test('lines of a blocked user are one row that opens and closes; gifts and arrivals stay', async () => {
  const app = await openRoomPage();
  app.dispatch(personActions.blockedKnown([ACHE]));
  const by = (mid: string, content: string, from: typeof ache) => lineOf(mid, content, from);
  app.roomServer.emit('roomChat', {
    list: [by('41', '第一句', ache), by('42', '第二句', ache), by('43', '别的话', { id: LULU, nick: '露露' })],
  });
  app.roomServer.emit('roomJoined', arrival(ACHE, '阿澈'));
  await app.settle();
  const fold = log().getByRole('button', { name: /黑名单用户的/ });
  await expect.element(fold).toHaveTextContent('已折叠 2 条来自黑名单用户的消息 · 显示');
  expect(log().element().textContent).not.toContain('第一句');
  await expect.element(log().getByText('别的话')).toBeVisible();
  await expect.element(log().getByText(/阿澈 进入/)).toBeVisible();
  await fold.click();
  await expect.element(log().getByText('第二句')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(log().element().textContent).not.toContain('第二句');
  app.dispatch(personActions.blockedKnown([]));
  await expect.element(log().getByText('第一句')).toBeVisible();
});
