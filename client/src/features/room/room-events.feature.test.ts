import { ROOM_MEMBERS_SHOWN, type RoomEventName, roomEventCodec, type UserNo, userNo } from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import {
  HOST,
  inRoom,
  joinsOf,
  memberOf,
  OTHER_ROOM,
  person,
  ROOM,
  runRooms,
  seat,
  theRoom,
} from '../../testing/run-room.ts';
import { connectionActions } from '../connection/index.ts';
import { confirmModal } from '../modals/index.ts';
import { roomActions, selectRole } from './index.ts';

/** What asks loads with the first question. */
const ask = async (run: Awaited<ReturnType<typeof inRoom>>, no: UserNo) => {
  const asked = () => run.http.requests('room.members').length;
  const before = asked();
  run.dispatch(roomActions.muteQuestioned({ no }));
  await expect.poll(asked, { timeout: 10_000 }).toBe(before + 1);
  await run.settle();
};

describe('what the room tells', () => {
  test('every room message is understood and borne, whichever example', async () => {
    const run = await inRoom();
    for (const frames of Object.values(ROOM_EVENT_FIXTURES)) {
      for (const [index, frame] of frames.entries()) run.roomServer.raw({ ...frame, mid: `${frame.type}-${index}` });
    }
    await run.settle();
    expect(run.bugs).toEqual([]);
    const names = Object.keys(ROOM_EVENT_FIXTURES) as RoomEventName[];
    expect(names).toHaveLength(24);
    expect(roomEventCodec.codes.length).toBe(25);
  });

  test('[room-event.0x4006, room-event.0x4015] a role change applies to its own person only', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomRoleGranted', { apply_id: HOST, role: 2, msg: '' });
    await run.settle();
    expect(selectRole(run.state())).toBe(3);
    run.roomServer.emit('roomRoleGranted', { apply_id: VIEWER, role: 2, msg: '成为管理员' });
    await run.settle();
    expect(selectRole(run.state())).toBe(2);
    run.roomServer.emit('roomRoleRevoked', { apply_id: VIEWER, role: 3, msg: '' });
    await run.settle();
    expect(selectRole(run.state())).toBe(3);
  });

  test('[room-event.0x64, room-event.0x65, room-event.mute-own-state-only] a mute changes the state of its target alone', async () => {
    const run = await inRoom();
    const speak = () => run.state().room.is_speak;
    for (const [name, id, after] of [
      ['roomUserMuted', HOST, true],
      ['roomUserMuted', VIEWER, false],
      ['roomUserUnmuted', HOST, false],
      ['roomUserUnmuted', VIEWER, true],
    ] as const) {
      run.roomServer.emit(name, { id, nick: '', msg: '' });
      await run.settle();
      expect([name, id, speak()]).toEqual([name, id, after]);
    }
  });

  test('[room-event.0x64, room-event.0x65] the room remembers the newest hundred mutes, whatever the numbers of the users', async () => {
    const run = await inRoom();
    // Falling numbers: an object would list them the other way round.
    const users = Array.from({ length: 120 }, (_, index) => z.parse(userNo, `${20_120 - index}`));
    for (const id of users) run.roomServer.emit('roomUserMuted', { id, nick: '', msg: '' });
    await run.settle();
    expect(run.state().room.toldMutes).toEqual(users.slice(-100).map((no) => [no, true]));
    const [again, next] = users.slice(-100);
    run.roomServer.emit('roomUserUnmuted', { id: again, nick: '', msg: '' });
    run.roomServer.emit('roomUserMuted', { id: HOST, nick: '', msg: '' });
    await run.settle();
    const told = new Map(run.state().room.toldMutes);
    expect([told.size, again && told.get(again), next && told.has(next), told.get(HOST)]).toEqual([
      100,
      false,
      false,
      true,
    ]);
  });

  test('[room-event.0x64, room-event.0x65] an answer about a mute that comes after an event is the older one; a failed question is told', async () => {
    const run = await inRoom();
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    run.http.on('room.members', () => gate.then(() => ({ list: [memberOf(HOST)], clout: 1 })));
    await ask(run, HOST);
    run.roomServer.emit('roomUserUnmuted', { id: HOST, nick: '', msg: '' });
    await run.settle();
    answer();
    await run.settle();
    expect(run.state().room.toldMutes).toEqual([[HOST, false]]);
    const other = z.parse(userNo, '10099');
    run.dispatch(roomActions.muteQuestioned({ no: other }));
    await run.settle();
    expect(run.state().room.toldMutes.at(-1)).toEqual([other, false]);
    run.http.vanish('room.members');
    run.dispatch(roomActions.muteQuestioned({ no: VIEWER }));
    await run.settle();
    expect(run.state().room.toldMutes).toHaveLength(2);
    expect(run.state().feedback.toasts).toHaveLength(1);
  });

  test('[room-event.0x64, room-event.0x65] a full list of the muted leaves open whether another user is muted, and the next menu asks again', async () => {
    const run = await inRoom();
    const muted = Array.from({ length: ROOM_MEMBERS_SHOWN }, (_, index) =>
      memberOf(z.parse(userNo, `${20_000 + index}`)),
    );
    const question = async (list: typeof muted) => {
      run.http.on('room.members', { list, clout: 1 });
      await ask(run, HOST);
      return run.state().room.toldMutes;
    };
    expect(await question(muted)).toEqual([[HOST, null]]);
    expect(await question([...muted.slice(1), memberOf(HOST)])).toEqual([[HOST, true]]);
  });

  test('[room-event.0x4020, room-event.0x4037, room-event.0x71, room-event.0x74] notice and background follow', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomNoticeChanged', { s_room_notice: '一' });
    await run.settle();
    expect(run.state().room.s_room_notice).toBe('一');
    run.roomServer.emit('roomNoticeShown', { s_room_notice: '二' });
    await run.settle();
    expect(run.state().room.s_room_notice).toBe('二');
    run.roomServer.emit('roomNoticeLine', { msg: '公告已更新', s_room_notice: '三' });
    run.roomServer.emit('roomNoticeLine', { msg: '房间已上锁' });
    run.roomServer.emit('roomBackgroundChanged', { background_web: '/new.png' });
    await run.settle();
    expect(run.state().room).toMatchObject({ s_room_notice: '三', background_web: '/new.png' });
    expect(run.state().roomChat.lines.map(({ content }) => content)).toEqual(['公告已更新', '房间已上锁']);
  });

  test('[room-event.0x71, api.room.v1.roomCard] a room that was edited is fetched again', async () => {
    const run = await inRoom();
    run.http.on('room.card', {
      room: { ...theRoom, name: '改了名' },
      owner: person(HOST),
      seated: [],
      is_favourite: false,
    });
    run.roomServer.emit('roomNoticeLine', { msg: '房间资料已更新' });
    await run.clock.advance(500);
    expect(run.state().room.place).toMatchObject({ joined: { info: { name: '改了名' } } });
    run.http.on('room.card', {
      room: { ...theRoom, group_id: OTHER_ROOM, room_no: OTHER_ROOM },
      owner: person(HOST),
      seated: [],
      is_favourite: false,
    });
    run.roomServer.emit('roomNoticeLine', { msg: '房间已上锁' });
    await run.clock.advance(500);
    expect(run.state().room.place).toMatchObject({ joined: { info: { name: '改了名' } } });
  });

  test('[room-event.0x4012, api.room.v1.groupmember] the members are fetched again when the seat list tells of others, once', async () => {
    const run = await inRoom();
    const asked = () => run.http.requests('room.members').length;
    const tell = async (clout: number, list = [seat(0, HOST), seat(1)]) => {
      run.roomServer.emit('roomSeatsChanged', { list, clout, apply_count: 0 });
      await run.clock.advance(500);
    };
    expect(asked()).toBe(1);
    run.http.on('room.members', { list: [{ ...memberOf(HOST), mic_number: 0 }], clout: 1 });
    await tell(1);
    expect(asked()).toBe(2);
    expect(run.state().room.members).toMatchObject([{ id: HOST, mic_number: 0 }]);
    await tell(1, [seat(0, HOST, 1, 40), seat(1)]);
    expect(asked()).toBe(2);
    // A crowd is listed in part.
    await tell(300);
    await tell(300);
    expect(asked()).toBe(3);
    run.roomServer.emit('roomRoleGranted', { apply_id: HOST, role: 2, msg: '' });
    await run.settle();
    expect(run.state().room.members).toMatchObject([{ id: HOST, role: 2 }]);
    expect(run.state().room.place).toMatchObject({ joined: { info: { mic_num: 2 } } });
  });

  test('[room-flow.seat-apply.role-3] an application is known to a page that is opened, and gone when it is turned down', async () => {
    const waiting = { ...memberOf(VIEWER), apply_id: VIEWER, mic_number: 4 };
    const run = await runRooms({ prepare: ({ http }) => http.on('room.members', { list: [waiting], clout: 1 }) });
    await run.join();
    expect(run.state().seats.applied).toBe(4);
    run.http.on('room.members', { list: [memberOf(VIEWER)], clout: 1 });
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0)], clout: 1, apply_count: 0 });
    await run.clock.advance(500);
    expect(run.state().seats.applied).toBeNull();
  });

  test('[room-event.0x4003, room-event.0x4013, room-event.0x67] an arriving user adds a line, an entrance effect and a row in the audience', async () => {
    const run = await inRoom();
    const arrival = { id: HOST, nick: '小满', header: '', clout: 9, nameplate: null, effects: [] };
    run.roomServer.emit('roomJoined', arrival);
    run.roomServer.emit('roomJoinedFollowing', { ...arrival, clout: 10, follow_along: null });
    run.roomServer.raw(ROOM_EVENT_FIXTURES.roomJoinedInStyle[0]);
    await run.settle();
    expect(run.state()).toMatchObject({ room: { clout: 13 }, gifts: { effects: { A: [], B: [{ listType: 'B' }] } } });
    expect(run.state().roomChat.lines.map(({ kind, author }) => [kind, author?.nick])).toEqual([
      ['arrival', '小满'],
      ['arrival', '小满'],
      ['arrival', '阿澈'],
    ]);
  });

  test('[room-event.0x3002, room-event.0x4039, room-event.0x68] gifts play, and the wallet is asked for again when they are one’s own', async () => {
    const run = await inRoom();
    const [, withEffect] = ROOM_EVENT_FIXTURES.giftSent;
    run.roomServer.raw(withEffect);
    run.roomServer.raw(ROOM_EVENT_FIXTURES.screenGift[0]);
    run.roomServer.raw(ROOM_EVENT_FIXTURES.confessionCompleted[0]);
    await run.settle();
    expect(run.http.requests('gift.room_panel')).toEqual([]);
    expect(run.state()).toMatchObject({
      gifts: { effects: { A: [{ gift_effect: 'rocket' }] } },
      wallet: { money: null },
    });
    expect([run.state().gifts.screenGifts, run.state().gifts.confessions]).toEqual([
      ['阿澈 → 小满 玫瑰'],
      ['阿澈 和 小满 互相告白成功'],
    ]);
    const own = { to: [], gift_name: '', image: '', gift_num: 1, combo: 1, is_bag: false, effects: [] };
    let answer = () => {};
    run.http.on('gift.room_panel', () => new Promise((resolve) => (answer = () => resolve({ list: [], money: 90 }))));
    run.roomServer.emit('giftSent', { ...own, from: person(VIEWER) });
    await run.settle();
    // Another user's gift does not end the call.
    run.roomServer.emit('giftSent', { ...own, from: person(HOST) });
    // What asks loads with the viewer's first gift.
    await vi.waitFor(() => expect(run.http.requests('gift.room_panel')).toEqual([{ group_id: ROOM }]));
    answer();
    await run.settle();
    expect(run.state()).toMatchObject({ gifts: { list: [] }, wallet: { money: 90 } });
  });

  test('in a rain of confessions and gifts across the screen twenty of each wait, the oldest first', async () => {
    const run = await inRoom();
    const [gift] = ROOM_EVENT_FIXTURES.screenGift;
    const names = Array.from({ length: 25 }, (_, index) => `第${index}个`);
    for (const [index, msg] of names.entries()) {
      run.roomServer.emit('confessionCompleted', { gift_name: '告白气球', msg });
      run.roomServer.raw({ ...gift, mid: `screen-${index}` });
    }
    await run.settle();
    expect(run.state().gifts.confessions).toEqual(names.slice(0, 20));
    expect(run.state().gifts.screenGifts).toHaveLength(20);
  });

  test('[room-event.0x66, room-event.0x4004] a cleared chat is empty, a closed room says why', async () => {
    const run = await inRoom();
    run.roomServer.raw(ROOM_EVENT_FIXTURES.roomChat[0]);
    await run.settle();
    run.roomServer.emit('roomChatCleared', { msg: '' });
    run.roomServer.emit('roomForbidden', { forbidden: true, msg: '整改' });
    await run.settle();
    expect(run.state()).toMatchObject({ roomChat: { lines: [] }, room: { forbidden: '整改' } });
    run.roomServer.emit('roomForbidden', { forbidden: false, msg: '' });
    await run.settle();
    expect(run.state().room.forbidden).toBeNull();
  });

  test('[room-event.0x1002] the notice of the room before is said', async () => {
    const run = await inRoom();
    run.roomServer.emit('previousRoomNotice', { msg: '你已离开房间' });
    await run.settle();
    expect(run.toasts()).toEqual([{ tone: 'info', text: { server: '你已离开房间' } }]);
    expect(run.state().room.place.kind).toBe('in');
  });
});

test('an act of staff is carried out in the room of its press, also when another one is entered before its code has come', async () => {
  const run = await inRoom();
  run.http.on('room.clear_screen', {});
  run.dispatch(roomActions.chatClearRequested());
  run.dispatch(roomActions.joinRequested({ group_id: OTHER_ROOM, password: '', type: 1, followed: null }));
  await expect.poll(() => run.http.requests('room.clear_screen'), { timeout: 10_000 }).toEqual([{ group_id: ROOM }]);
});

describe('ways out', () => {
  test('[room-event.0x4036] a removed user leaves the room and lands on the list of rooms', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomKicked', { group_id: OTHER_ROOM, msg: '别处', banned: false });
    await run.settle();
    expect(run.state().room.place.kind).toBe('in');
    run.roomServer.emit('roomKicked', { group_id: ROOM, msg: '请文明发言', banned: false });
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
    expect(run.navigation.path()).toBe(ROOMS_ROUTE);
    expect(run.http.requests('room.leave')).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { server: '请文明发言' } }]);
  });

  test('[room-event.0x1002] the name of the room that was left is said in the language of the page', async () => {
    const run = await inRoom();
    run.roomServer.emit('previousRoomNotice', { name: '邻居家', msg: '你已离开房间「邻居家」' });
    await run.settle();
    expect(run.toasts()).toEqual([{ tone: 'info', text: { key: 'room.leftPrevious', params: { name: '邻居家' } } }]);
  });

  test('[room-event.0x1007] another device: the room is left here with a dialog, and the socket stays closed', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomTakenOver', { msg: '其他设备' });
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
    const asked = confirmModal.select(run.state());
    expect(asked).toMatchObject({ title: { key: 'connection.takenOver' }, action: { key: 'connection.useHere' } });
    await run.clock.advance(60_000);
    expect(run.roomServer.attempts).toBe(1);
    // As in a hall, one press goes on here.
    if (asked) run.dispatch(asked.onConfirm);
    await run.settle();
    expect(run.state().room.place.kind).toBe('in');
    expect(run.roomServer.attempts).toBe(2);
  });

  test('[room-event.0x1007] the way back into the room begins when the link of the hall has taken the account back, or after 10 s', async () => {
    const pressed = async () => {
      const run = await inRoom();
      run.server.emit('loggedInElsewhere', { platform: 'web', time: 0, msg: '' }, { to: VIEWER });
      run.server.drop();
      run.roomServer.emit('roomTakenOver', { msg: '其他设备' });
      await run.settle();
      run.server.answers = false;
      run.dispatch(confirmModal.select(run.state())?.onConfirm ?? { type: 'missing' });
      await run.settle();
      expect([run.server.isClaimed, joinsOf(run).length]).toEqual([true, 1]);
      return run;
    };
    const claimed = await pressed();
    claimed.server.answers = true;
    claimed.server.drop();
    await claimed.clock.advance(5000);
    expect([claimed.server.isOpen(), joinsOf(claimed).length]).toEqual([true, 2]);
    const silent = await pressed();
    await silent.clock.advance(9900);
    expect(joinsOf(silent)).toHaveLength(1);
    await silent.clock.advance(100);
    expect(joinsOf(silent)).toHaveLength(2);
  });

  test('[room-event.0x1007] the dialog of a room that was taken over alone stays while the link of the hall reconnects', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomTakenOver', { msg: '其他设备' });
    await run.settle();
    run.server.drop();
    await run.clock.advance(10_000);
    expect(run.server.isOpen()).toBe(true);
    expect(confirmModal.select(run.state())).toMatchObject({ action: { key: 'connection.useHere' } });
  });

  test.each(['closed', 'open'])(
    '[room-event.0x1007] a retry of the connection is meant for the hall, and enters no room: with the dialog %s',
    async (dialog) => {
      const run = await inRoom();
      run.roomServer.emit('roomTakenOver', { msg: '其他设备' });
      await run.settle();
      if (dialog === 'closed') run.dispatch(confirmModal.close());
      await run.clock.advance(3_600_000);
      run.dispatch(connectionActions.retryRequested());
      await run.clock.advance(12_000);
      expect([joinsOf(run).length, run.state().room.place.kind]).toEqual([1, 'out']);
    },
  );

  test('[room-event.0x1007, hall-event.2001] one dialog brings back the room and the hall, whichever was taken over first', async () => {
    for (const isHallFirst of [true, false]) {
      const run = await inRoom();
      const takeHall = async () => {
        run.server.emit('loggedInElsewhere', { platform: 'web', time: 0, msg: '' }, { to: VIEWER });
        run.server.drop();
        await run.settle();
      };
      if (isHallFirst) await takeHall();
      run.roomServer.emit('roomTakenOver', { msg: '其他设备' });
      await run.settle();
      if (!isHallFirst) await takeHall();
      const asked = confirmModal.select(run.state());
      run.dispatch(confirmModal.close());
      run.dispatch(asked?.onConfirm ?? { type: 'missing' });
      await run.settle();
      expect([run.server.isClaimed, run.state().room.place.kind]).toEqual([true, 'in']);
    }
  });

  test('[room-event.0x1009] a banned account leaves, and its session is over', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomAccountBanned', { msg: '账号已被封禁' });
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
    expect(run.state().session.phase.kind).toBe('signedOut');
  });
});
