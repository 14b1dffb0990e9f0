import {
  type DataOf,
  type Endpoints,
  ERRORS,
  ROOM_PING_MS,
  ROOM_RECONNECT_MS,
  ROOM_REQUESTS,
} from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { voiceActions } from '../../features/audio/index.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../testing/mount-app.tsx';
import { ACHE, lineOf, openRoomPage, PEOPLE, SEATS, seatsWithViewer } from '../../testing/room-page.ts';
import { answerRoomList } from '../../testing/rooms-page.ts';
import { login } from '../../testing/run-client.ts';
import { answerRooms, HOST, joinedAs, OTHER_ROOM, person, ROOM, theRoom } from '../../testing/run-room.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const { roomBanned } = ERRORS;

/** Opens the way into a room, with what the history entry says of it. */
const openEntry = (state: object | null, options: MountOptions & { readonly search?: string } = {}) => {
  const { search = '', prepare, ...rest } = options;
  return mountApp({
    path: `/app/room/${ROOM}${search}`,
    ...rest,
    prepare: (fakes) => {
      answerRooms(fakes);
      fakes.http.on('room.members', { list: PEOPLE, clout: PEOPLE.length });
      // As the router keeps the state of a link.
      if (state) window.history.replaceState({ usr: state, key: 'k', idx: 0 }, '');
      prepare?.(fakes);
    },
  });
};
/** The last join. Strict mode mounts every page twice, so a page has two of them in a test. */
const lastJoin = (app: Awaited<ReturnType<typeof openEntry>>) => app.http.requests('room.join').at(-1);
/** An answer that waits for the test. */
function held<Name extends 'room.join'>({ http }: FakePorts, name: Name, answer: DataOf<Endpoints[Name]>) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  http.on(name, () => gate.then(() => answer));
  return () => release();
}

test('[room-flow.join.needs-login] a visitor is asked to sign in, and nothing is joined', async () => {
  const app = await openEntry(null, { signedIn: false });
  await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
  expect(app.http.requests('room.join')).toEqual([]);
});

test('a link of a visitor that a login stands before is no press: the seat that the visit finds is silent', async () => {
  const app = await mountApp({
    path: '/app/rooms',
    signedIn: false,
    origin: createOrigin({ login_tab: 'password' }),
    prepare: (fakes) => {
      answerRooms(fakes);
      answerRoomList(fakes);
      fakes.http.on('room.join', joinedAs(1));
      fakes.http.on('account.login', login());
    },
  });
  await page
    .getByRole('link', { name: /唱片行/ })
    .first()
    .click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await dialog.getByLabelText('手机号或账号', { exact: true }).fill('13800000001');
  await dialog.getByLabelText('密码', { exact: true }).fill('s3cret');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await app.settle();
  expect(lastJoin(app)).toMatchObject({ group_id: ROOM });
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  await expect.element(page.getByRole('button', { name: '打开麦克风' })).toBeVisible();
});

test('[room-flow.entry.connecting-on, room-flow.entry.connecting-off, room-flow.entry.save-id, room-flow.entry.save-password, room-flow.entry.server-join, room-flow.join.lock-pass, room-flow.join.success-route, route.app-room.query-pd, route.app-room.id-is-room-number, api.room.v1.device-id] the page connects with the number and the password of its address, and the room opens', async () => {
  let release = () => {};
  const app = await openEntry(null, {
    search: '?pd=1234',
    prepare: (fakes) => {
      release = held(fakes, 'room.join', joinedAs(3));
    },
  });
  await expect.element(page.getByRole('status').filter({ hasText: '正在进入…' })).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  expect(lastJoin(app)).toMatchObject({
    group_id: ROOM,
    lock_pass: '1234',
    user_no: VIEWER,
    type: 1,
    device: 'device-1',
  });
  release();
  await app.settle();
  await expect.element(page.getByText('正在进入…')).not.toBeInTheDocument();
  await expect.element(page.getByRole('grid', { name: '麦位' })).toBeVisible();
  // The password has left the address, and comes back with a new attempt of the same visit.
  expect(app.path()).toBe(`/app/room/${ROOM}`);
});

test('[room-flow.entry.member-list, room-flow.entry.set-role, room-flow.entry.set-nameplate, room-flow.entry.set-room-info, room-flow.entry.set-audience-count, room-flow.entry.set-room-class, room-flow.entry.set-seat-count, room-flow.entry.set-speak-permission] the page shows what the join and the member list return', async () => {
  await openEntry(null, {
    prepare: ({ http }) => {
      const room = { ...theRoom, clout: 12_345, mic_num: 6 };
      const nameplate = { id: 'n', name: '金牌听众', image: '' };
      http.on('room.join', { ...joinedAs(2), room, nameplate, is_speak: false });
      http.on('room.card', { room, owner: person(HOST), seated: [], is_favourite: false });
    },
  });
  await expect.element(heading('唱片行')).toBeVisible();
  await expect.element(page.getByText('房间号 600001 · 音乐')).toBeVisible();
  await expect.element(page.getByText('点歌请上麦')).toBeVisible();
  await expect.element(button('1.2w 人在房间')).toBeVisible();
  const audience = page.getByRole('complementary', { name: '房间成员' });
  for (const { nick } of PEOPLE) await expect.element(audience.getByRole('button', { name: nick })).toBeVisible();
  await expect.element(audience.getByRole('button', { name: '小满' })).toHaveTextContent('金牌听众');
  await expect.poll(() => page.getByRole('gridcell').elements().length).toBe(6);
  // A manager has the queue of applications, and a muted user cannot write.
  await expect.element(button('申请列表 0')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '在公屏发言' })).toBeDisabled();
});

test('[const.seats-10, entity.room] a room that tells no number of seats has ten', async () => {
  await openEntry(null);
  await expect.poll(() => page.getByRole('gridcell').elements().length).toBe(10);
});

test('[room-flow.entry.slider-reload, const.slider-rooms-1-20] the entry loads twenty other rooms, listed by talk and by chat, one press away', async () => {
  const other = { ...theRoom, room_no: OTHER_ROOM, group_id: OTHER_ROOM, name: '深夜电台' };
  const app = await openEntry(null, {
    prepare: ({ http }) => {
      http.on('room.sliders', { text: [theRoom], mic: [theRoom, other] });
      http.on('room.join', ({ group_id }) => ({ ...joinedAs(3), room: group_id === ROOM ? theRoom : other }));
    },
  });
  expect(app.http.requests('room.sliders').at(-1)).toEqual({ page: 1, limit: 20 });
  await button('换个房间').click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '换个房间' });
  // The room that is open is not another one.
  await expect.element(dialog.getByRole('link', { name: '唱片行' })).not.toBeInTheDocument();
  await dialog.getByRole('tab', { name: '公屏热聊' }).click();
  await expect.element(dialog.getByText('现在没有其他热闹的房间')).toBeVisible();
  await dialog.getByRole('tab', { name: '正在连麦' }).click();
  await dialog.getByRole('link', { name: /深夜电台/ }).click();
  await app.settle();
  expect(app.path()).toBe(`/app/room/${OTHER_ROOM}`);
  expect(lastJoin(app)).toMatchObject({ group_id: OTHER_ROOM, type: 1 });
  await expect.element(heading('深夜电台')).toBeVisible();
});

test('[room-flow.join.same-room] a link to the room that is open does nothing', async () => {
  const app = await openRoomPage();
  const joins = app.http.requests('room.join').length;
  const leaves = app.http.requests('room.leave').length;
  const dock = page.getByRole('region', { name: '语音' }).or(page.getByRole('main'));
  await dock
    .getByRole('link', { name: /唱片行/ })
    .first()
    .click();
  await app.settle();
  expect(app.http.requests('room.join')).toHaveLength(joins);
  expect(app.http.requests('room.leave')).toHaveLength(leaves);
  await expect.element(page.getByRole('grid', { name: '麦位' })).toBeVisible();
});

test.each([1, 2, 4, 5])('[room-flow.join-type.allowed] a way in of type %i enters', async (joinType) => {
  const app = await openEntry({ joinType });
  expect(lastJoin(app)).toMatchObject({ type: joinType });
  await expect.element(page.getByRole('grid', { name: '麦位' })).toBeVisible();
});

test.each([3, 99])('[room-flow.join-type.allowed] a way in of type %i enters nothing', async (joinType) => {
  const app = await openEntry({ joinType });
  expect(app.http.requests('room.join')).toEqual([]);
  await expect.element(page.getByText('你不在这个房间里')).toBeVisible();
});

test.each([11, 16])(
  '[room-flow.join-type.follow-source] type %i tells whom the viewer follows, other types do not',
  async (joinType) => {
    const app = await openEntry({ joinType, followed: ACHE });
    expect(lastJoin(app)).toMatchObject({ type: joinType, follow_along: ACHE });
    app.unmount();
    const plain = await openEntry({ joinType: 1, followed: ACHE });
    expect(lastJoin(plain)).toMatchObject({ type: 1 });
    expect(lastJoin(plain)).not.toHaveProperty('follow_along');
  },
);

test('[room-flow.entry.12011-banned, error.12011, route.room-list-landing] a banned user is led to the list of rooms and told why', async () => {
  const app = await openEntry(null, {
    prepare: ({ http }) => {
      http.refuse('room.join', roomBanned.code, roomBanned.message);
      http.on('room.list', { list: [theRoom], page: 1, page_total: 1 });
    },
  });
  await app.settle();
  expect(app.path()).toBe('/app/rooms');
  await expect.element(page.getByText(roomBanned.message)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '唱片行' })).toBeVisible();
});

test('[error.12006, rule.locked-room-password] a locked room asks for its password, with the words of the platform at the field, and opens with the right one', async () => {
  const app = await openEntry(null, {
    search: '?pd=wrong',
    prepare: ({ http }) => http.refuse('room.join', ERRORS.roomLocked.code, '密码不对，问问房主'),
  });
  await app.settle();
  await expect.element(page.getByRole('alert')).toHaveTextContent('密码不对，问问房主');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  app.http.on('room.join', joinedAs(3));
  await page.getByLabelText('房间密码').fill('1234');
  await userEvent.keyboard('{Enter}');
  await app.settle();
  expect(lastJoin(app)).toMatchObject({ lock_pass: '1234' });
  await expect.element(page.getByRole('grid', { name: '麦位' })).toBeVisible();
});

test('[room-flow.leave.report, room-flow.leave.reset-room-state, room-flow.leave.reset-gift-effects, room-flow.leave.reset-seat-applications, room-flow.leave.reset-voice-state] leaving is reported first, and a return starts with a clean room', async () => {
  const app = await openRoomPage({ prepare: answerRoomList });
  await button('申请上麦').click();
  app.roomServer.emit('giftSent', {
    from: person(ACHE, '阿澈'),
    to: [person(HOST, '唱片行老板')],
    gift_id: 'cat' as never,
    gift_name: '招财猫',
    image: '',
    gift_num: 1,
    combo: 1,
    is_bag: false,
    effects: [
      {
        addTime: 1,
        listType: 'A',
        gift_num: 1,
        gift_effect: 'cat',
        effect: { enter_room: '', vehicle: '' },
        userid: ACHE,
      },
    ],
  });
  await app.settle();
  await expect.element(page.getByRole('gridcell').getByRole('button', { name: /申请中/ })).toBeVisible();
  expect(document.querySelector('[data-effect="cat"]')).not.toBeNull();
  await expect.element(page.getByRole('log')).toHaveTextContent('招财猫');
  const leaving = new Promise<boolean>((told) => {
    app.http.on('room.leave', () => {
      // The room is still on screen while it is reported.
      told(document.querySelector('[role="grid"]') !== null);
      return {};
    });
  });
  await button('离开房间').click();
  expect(await leaving).toBe(true);
  await app.settle();
  expect(app.http.requests('room.leave').at(-1)).toMatchObject({ group_id: ROOM, to: VIEWER, status: 1 });
  expect(app.path()).toBe('/app/rooms');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: '语音', exact: true })).not.toBeInTheDocument();
  expect(app.roomServer.isOpen()).toBe(false);
  await page.getByRole('main').getByRole('link', { name: '唱片行', exact: true }).click();
  await app.settle();
  await expect.element(page.getByRole('grid', { name: '麦位' })).toBeVisible();
  expect(document.querySelector('[data-effect="cat"]')).toBeNull();
  await expect.element(page.getByRole('gridcell').getByRole('button', { name: /申请中/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('log')).not.toHaveTextContent('招财猫');
});

test.each([360, 1440])(
  '[room-flow.leave.report] the button of the room asks a host first, and leaves with the second press, at %i px',
  async (width) => {
    const app = await openRoomPage({ role: 1, seats: seatsWithViewer(0), viewport: { width, height: 740 } });
    const before = app.http.requests('room.leave').length;
    await button('离开房间').click();
    const question = page.getByRole('dialog', { name: '离开房间？' });
    await expect.element(question).toHaveTextContent('你是主持，离开后主持麦会空出来。');
    await expect.element(question.getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    expect(app.http.requests('room.leave')).toHaveLength(before);
    expect(app.path()).toBe(`/app/room/${ROOM}`);
    await button('离开房间').click();
    await question.getByRole('button', { name: '离开房间' }).click();
    await app.settle();
    expect(app.http.requests('room.leave').slice(before)).toMatchObject([{ group_id: ROOM }]);
    expect(app.path()).toBe('/app/rooms');
  },
);

test('[room-flow.join.success-route] a room has one entry of the history: Back and the button lead to where the viewer came from, past rooms between', async () => {
  const app = await mountApp({ path: '/app/rooms?class=music', prepare: answerRoomList });
  const enter = async () => {
    await page.getByRole('main').getByRole('link', { name: '唱片行', exact: true }).click();
    await app.settle();
    await expect.element(button('离开房间')).toBeVisible();
  };
  await enter();
  window.history.back();
  await expect.poll(() => app.path()).toBe('/app/rooms?class=music');
  await app.settle();
  await enter();
  app.ports.navigation.go(`/app/room/${OTHER_ROOM}`);
  await app.settle();
  await button('离开房间').click();
  await expect.poll(() => app.path()).toBe('/app/rooms?class=music');
  await app.settle();
  // Forward enters again. The entry before may be a room now: the list takes the place of this one.
  window.history.go(2);
  await expect.poll(() => app.path()).toBe(`/app/room/${OTHER_ROOM}`);
  await app.settle();
  await button('离开房间').click();
  await app.settle();
  expect(app.path()).toBe('/app/rooms');
});

test('[socket.room.heartbeat, socket.room.reconnect-timer, socket.room.error-flag, socket.room.recreate] 21 s without a heartbeat and the page says so; a new socket brings the room back', async () => {
  const app = await openRoomPage();
  const pings = () => app.roomServer.sentOfType(ROOM_REQUESTS.roomPing.code).length;
  const told = page.getByRole('status').filter({ hasText: '重连中…' }).first();
  const before = pings();
  await app.clock.advance(ROOM_PING_MS * 3);
  expect(pings() - before).toBe(3);
  await expect.element(told).not.toBeInTheDocument();
  app.roomServer.beats = false;
  const attempts = app.roomServer.attempts;
  await app.clock.advance(ROOM_RECONNECT_MS - ROOM_PING_MS);
  expect(app.roomServer.attempts).toBe(attempts);
  app.roomServer.refuses = { kind: 'lost', detail: 'test' };
  await app.clock.advance(ROOM_RECONNECT_MS);
  await expect.element(told).toBeVisible();
  app.roomServer.refuses = null;
  app.roomServer.beats = true;
  await app.clock.advance(30_000);
  await app.settle();
  expect(app.roomServer.attempts).toBeGreaterThan(attempts);
  expect(app.roomServer.isOpen()).toBe(true);
  await expect.element(told).not.toBeInTheDocument();
});

test('[socket.room.dedupe] a line that comes twice stands once', async () => {
  const app = await openRoomPage();
  for (const mid of ['a', 'a']) app.roomServer.emit('roomNoticeLine', { msg: '房间资料已更新' }, { mid });
  await app.settle();
  await expect.poll(() => page.getByText('房间资料已更新').elements().length).toBe(1);
});

test('[room-flow.seats.host-present] the host seat says that the host is away, until the host sits there', async () => {
  const app = await openRoomPage();
  const host = page.getByRole('gridcell').getByRole('button', { name: /^主持麦/ });
  await expect.element(host).toHaveAccessibleName(/唱片行老板/);
  const empty = SEATS.map((seat) => (seat.mic_number === 0 ? { ...seat, member: null, volume: 0 } : seat));
  app.roomServer.emit('roomSeatsChanged', { list: empty });
  await app.settle();
  await expect.element(host).toHaveAccessibleName(/主持不在/);
  await expect.element(host).toHaveTextContent('主持不在');
});

test('[error.other-codes.seat-actions] a seat that is refused says why in the words of the platform', async () => {
  const app = await openRoomPage();
  app.http.refuse('seat.apply', 31020, '这个麦位刚刚被人坐了');
  await button('申请上麦').click();
  await app.settle();
  await expect.element(page.getByText('这个麦位刚刚被人坐了')).toBeVisible();
  await expect.element(page.getByRole('gridcell').getByRole('button', { name: /申请中/ })).not.toBeInTheDocument();
});

test('[room-event.0x1009] an account that is banned is out of the room and out of the session', async () => {
  const app = await openRoomPage();
  app.roomServer.emit('roomAccountBanned', { msg: '账号因违规被封禁' });
  await app.settle();
  await expect.element(page.getByText('账号已被封禁')).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
});

test('the offer of greetings ends with the first words of the viewer, and with those that the history tells', async () => {
  const prepare = ({ http }: FakePorts) =>
    http.on('room.login_window', { is_show: true, s_room_notice: '', list: [{ id: '1', content: '大家好' }] });
  const app = await openRoomPage({ prepare });
  await expect.element(button('大家好')).toBeVisible();
  await page.getByRole('textbox', { name: '在公屏发言' }).fill('来听歌');
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(button('大家好')).not.toBeInTheDocument();
  app.unmount();
  const later = await openRoomPage({ prepare });
  await expect.element(button('大家好')).toBeVisible();
  later.roomServer.emit('roomChat', { list: [lineOf('1', '来听歌', { id: VIEWER, nick: '小满' })] });
  await later.settle();
  await expect.element(button('大家好')).not.toBeInTheDocument();
});

test('greetings are offered on entering; one press says hello, and the offer goes', async () => {
  const app = await openRoomPage({
    prepare: ({ http }) => {
      http.on('room.login_window', {
        is_show: true,
        s_room_notice: '',
        list: [
          { id: '1', content: '大家好！' },
          { id: '2', content: '来听歌的' },
        ],
      });
      http.on('room.login_window_send', { mid: 'm1' });
    },
  });
  const offer = page.getByRole('region', { name: '打个招呼' });
  await offer.getByRole('button', { name: '来听歌的' }).click();
  await app.settle();
  expect(app.http.requests('room.login_window_send')).toMatchObject([{ group_id: ROOM, id: '2' }]);
  await expect.element(offer).not.toBeInTheDocument();
});

test('where no application is needed, a member sits down in one press', async () => {
  const app = await openRoomPage({
    prepare: ({ http }) =>
      http.on('room.setting', { heart_on: true, mic_free: true, is_lock: false, mic_num: 10, can_edit: false }),
  });
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /^2 号麦，空麦，上麦/ })
    .click();
  await app.settle();
  expect(app.http.requests('seat.up')).toMatchObject([{ mic_number: 2 }]);
  expect(app.http.requests('seat.apply')).toEqual([]);
});

test('a seat that a manager gives comes with the microphone off and a question; it opens by consent only, and a seat that the viewer took asks nothing', async () => {
  const app = await openRoomPage();
  const question = page.getByRole('dialog', { name: /^你被抱上了/ });
  const seatNamed = (name: RegExp) => page.getByRole('button', { name, includeHidden: true });
  const own = () => page.getByRole('gridcell').getByRole('button', { name: /^2 号麦，小满，我/ });
  const seatViewer = async (mic_number: number | null) => {
    app.roomServer.emit('roomSeatsChanged', { list: mic_number === null ? [...SEATS] : seatsWithViewer(mic_number) });
    await app.settle();
  };
  await seatViewer(2);
  await expect.element(question).toHaveTextContent('你被抱上了 2 号麦');
  // A key that was meant for the chat must not open the microphone.
  await expect.element(question.getByRole('button', { name: '保持静音' })).toHaveFocus();
  await expect.element(seatNamed(/^2 号麦，小满，我，已静音/)).toBeInTheDocument();
  expect(await inspect(1440)).toEqual([]);
  expect(await inspect(360)).toEqual([]);
  // Escape is no consent.
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(own()).toHaveAccessibleName(/已静音/);

  // A manager who takes the seat back ends the question.
  await seatViewer(null);
  await seatViewer(5);
  await expect.element(question).toHaveTextContent('你被抱上了 5 号麦');
  await seatViewer(null);
  await expect.element(question).not.toBeInTheDocument();

  await seatViewer(2);
  await question.getByRole('button', { name: '下麦' }).click();
  await app.settle();
  expect(app.http.requests('seat.drop')).toHaveLength(1);
  await seatViewer(null);

  await seatViewer(2);
  await question.getByRole('button', { name: '打开麦克风' }).click();
  await app.settle();
  await expect.element(own()).toHaveAccessibleName(/未说话/);
  app.unmount();
  const taken = await openRoomPage();
  await button('申请上麦').click();
  taken.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await taken.settle();
  await expect
    .element(page.getByRole('gridcell').getByRole('button', { name: /^2 号麦，小满，我，未说话/ }))
    .toBeVisible();
  expect(question.elements()).toEqual([]);
});

test('[api.room.v1.micvolume] a speech of the viewer is told to the room when it begins, and when it has really ended', async () => {
  const app = await openRoomPage();
  await button('申请上麦').click();
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  const told = () => app.http.requests('seat.volume').map(({ volume }) => volume);
  const speak = async (...uids: string[]) => {
    app.dispatch(voiceActions.speakersChanged(uids));
    await app.clock.advance(100);
  };
  await speak(VIEWER);
  await expect
    .element(page.getByRole('gridcell').getByRole('button', { name: /^2 号麦，小满，我，正在说话/ }))
    .toBeVisible();
  await speak();
  await speak(VIEWER);
  await app.clock.advance(2000);
  expect(told()).toEqual([60]);
  await speak();
  await app.clock.advance(2000);
  expect(told()).toEqual([60, 0]);
});

test('[api.room.v1.micvolume] a speech whose report failed is told when voices change next', async () => {
  const app = await openRoomPage();
  await button('申请上麦').click();
  app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(2) });
  await app.settle();
  const speakers = async (...uids: string[]) => {
    app.dispatch(voiceActions.speakersChanged(uids));
    await app.settle();
  };
  app.http.vanish('seat.volume');
  await speakers(VIEWER);
  app.http.on('seat.volume', {});
  await speakers(VIEWER, ACHE);
  expect(app.http.requests('seat.volume').map(({ volume }) => volume)).toEqual([60, 60]);
});

test('a password that is too long is kept, and says by how much', async () => {
  const app = await openEntry(null, {
    prepare: ({ http }) => http.refuse('room.join', ERRORS.roomLocked.code, '锁了'),
  });
  const field = page.getByRole('textbox', { name: '房间密码' });
  await field.fill('1'.repeat(14));
  await expect.element(field).toHaveValue('1'.repeat(14));
  await expect.element(page.getByRole('alert')).toHaveTextContent('2');
  await expect.element(button('进入房间')).toBeDisabled();
  const joins = app.http.requests('room.join').length;
  await field.fill('1234');
  await button('进入房间').click();
  await app.settle();
  expect(app.http.requests('room.join')).toHaveLength(joins + 1);
});

const leftToast = () => page.getByText('你已离开房间「唱片行」');

test('[room-flow.leave.report] a room that is left for another room is named in a toast', async () => {
  const app = await openRoomPage();
  app.ports.navigation.go(`/app/room/${OTHER_ROOM}`);
  await app.settle();
  await expect.element(leftToast()).toBeVisible();
  expect(app.http.requests('room.leave')).toMatchObject([{ group_id: ROOM }]);
});

test('[room-flow.leave.report] a room that is left by its way out needs no toast', async () => {
  const app = await openRoomPage();
  await button('离开房间').first().click();
  await app.settle();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  expect(app.http.requests('room.leave')).toHaveLength(1);
  await expect.element(leftToast()).not.toBeInTheDocument();
});
