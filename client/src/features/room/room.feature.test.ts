import {
  ERRORS,
  REAL_NAME_CALLS,
  ROOM_REQUESTS,
  type RoomEventName,
  roomEventCodec,
  roomRequestCodec,
  SEAT_ACTION,
} from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LANDING_ROUTE, roomRoute } from '../../lib/routes.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import {
  HOST,
  joinedAs,
  OTHER_ROOM,
  person,
  ROOM,
  type RoomRun,
  runRooms,
  seat,
  theRoom,
} from '../../testing/run-room.ts';
import { selectModal } from '../modals/index.ts';
import { roomActions, selectIsConnecting, selectRole, selectRoomId, selectSeatFacts, selectSeats } from './index.ts';

const joins = (run: RoomRun) => run.http.requests('room.join');
const inRoom = async (role = 3) => {
  const run = await runRooms({ prepare: ({ http }) => http.on('room.join', joinedAs(role)) });
  await run.join();
  return run;
};

describe('coming in', () => {
  test('[room-flow.join.needs-login] without a session the login modal opens and nothing is called', async () => {
    const run = await runRooms({ origin: createOrigin({}) });
    await run.join();
    expect(selectModal(run.state(), 'login')).not.toBeNull();
    expect(joins(run)).toEqual([]);
  });

  test('[room-flow.entry.server-join, room-flow.entry.member-list, room-flow.entry.set-role, room-flow.entry.set-nameplate, room-flow.entry.set-room-info, room-flow.entry.set-audience-count, room-flow.entry.set-seat-count, room-flow.entry.set-room-class, room-flow.entry.set-speak-permission, room-flow.join.success-route] the join and the member list give the state', async () => {
    const run = await inRoom();
    expect(joins(run)).toMatchObject([{ group_id: ROOM, type: 1, user_no: VIEWER, history: true, gate: 'pc' }]);
    expect(run.http.requests('room.members')).toEqual([{ group_id: ROOM, type: 1 }]);
    const { room } = run.state();
    expect(room.place).toMatchObject({
      kind: 'in',
      joined: { role: 3, nameplate: null, info: { room_class: 'music', mic_num: 10 } },
    });
    expect(room).toMatchObject({ clout: 3, is_speak: true, s_room_notice: '点歌请上麦', background_web: '/bg.png' });
    expect(room.members.map(({ id }) => id)).toEqual([HOST, VIEWER]);
    expect(run.navigation.path()).toBe(roomRoute(ROOM));
  });

  test('[room-flow.entry.connecting-on, room-flow.entry.connecting-off, room-flow.entry.save-id, room-flow.entry.save-password, room-flow.join.lock-pass] on the way in the id and the password are kept', async () => {
    let answer = () => {};
    const run = await runRooms({
      prepare: ({ http }) =>
        http.on(
          'room.join',
          () =>
            new Promise((resolve) => {
              answer = () => resolve(joinedAs(3));
            }),
        ),
    });
    await run.join({ password: '1234' });
    expect(selectIsConnecting(run.state())).toBe(true);
    expect(run.state().room.place).toMatchObject({ group_id: ROOM, password: '1234' });
    expect(joins(run)).toMatchObject([{ lock_pass: '1234' }]);
    // Open point A5: the role is unknown, so no seat button works.
    run.dispatch(roomActions.seatTapped({ mic_number: 2 }));
    answer();
    await run.settle();
    expect(selectIsConnecting(run.state())).toBe(false);
    expect([run.http.requests('seat.apply'), run.http.requests('seat.manage')]).toEqual([[], []]);
  });

  test('[room-flow.entry.slider-reload, const.slider-rooms-1-20] the slider rooms are loaded again', async () => {
    const run = await inRoom();
    expect(run.http.requests('room.sliders')).toEqual([{ page: 1, limit: 20 }]);
    expect(run.state().room.sliders.mic).toHaveLength(1);
  });

  test('[room-flow.join.same-room] the room that one is in, or on the way into, is not joined again', async () => {
    const run = await inRoom();
    await run.join();
    expect(joins(run)).toHaveLength(1);
    await run.join({ group_id: OTHER_ROOM });
    expect(joins(run)).toHaveLength(2);
  });

  test('[room-flow.join-type.follow-source, room-flow.join-type.allowed] only the types that follow somebody send whom, and other types do nothing', async () => {
    const run = await runRooms();
    await run.join({ type: 3, followed: HOST });
    expect(joins(run)).toEqual([]);
    await run.join({ type: 16, followed: HOST });
    await run.join({ group_id: OTHER_ROOM, type: 4, followed: HOST });
    expect(joins(run).map(({ type, follow_along }) => [type, follow_along])).toEqual([
      [16, HOST],
      [4, undefined],
    ]);
    expect(run.state().room.place).toMatchObject({ follow_along: null });
  });

  test('[room-flow.join-type.2-search] a join out of the search says that the search is done', async () => {
    const run = await runRooms();
    const heard: string[] = [];
    run.client.addFeature({
      name: 'listener',
      reducer: (state: number = 0, { type }) => {
        if (type === roomActions.searchDone.type) heard.push(type);
        return state;
      },
      *saga() {},
    });
    await run.join({ type: 1 });
    expect(heard).toEqual([]);
    await run.join({ type: 2, group_id: OTHER_ROOM });
    expect(heard).toHaveLength(1);
    expect(joins(run).map(({ type }) => type)).toEqual([1, 2]);
  });
});

describe('a join that fails', () => {
  test('[room-flow.join.12006-no-password] a locked room asks for its password', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('room.join', ERRORS.roomLocked.code, '锁了') });
    await run.join();
    expect(run.state().room).toMatchObject({ lockPrompt: ROOM, joinError: null, place: { kind: 'out' } });
    expect(run.toasts()).toEqual([]);
  });

  test('[room-flow.join.12006-with-password, error.12006] a wrong password is recorded', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('room.join', ERRORS.roomLocked.code, '锁了') });
    await run.join({ password: 'no' });
    expect(run.state().room).toMatchObject({ lockPrompt: null, joinError: { code: 12006, text: { server: '锁了' } } });
  });

  test('[room-flow.join.other-error] so is any other error, and no answer at all', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('room.join', 31001, '没有') });
    await run.join();
    expect(run.state().room.joinError).toEqual({ code: 31001, text: { server: '没有' } });
    run.http.vanish('room.join');
    await run.join();
    expect(run.state().room.joinError).toEqual({ code: null, text: { key: 'feedback.noResponse' } });
    expect(run.roomServer.isOpen()).toBe(false);
  });

  test('[room-flow.entry.12011-banned, error.12011] a banned person goes to the landing route', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('room.join', ERRORS.roomBanned.code, '禁') });
    run.navigation.go('/app/room/600001');
    await run.join();
    expect(run.navigation.path()).toBe(LANDING_ROUTE);
    expect(run.state().room.place.kind).toBe('out');
  });
});

describe('leaving', () => {
  test('[room-flow.leave.report, room-flow.leave.reset-room-state, room-flow.leave.reset-gift-effects, room-flow.leave.reset-seat-applications, room-flow.leave.reset-voice-state] reported first, then everything of the room goes', async () => {
    const run = await inRoom();
    const { roomServer } = run;
    const [frame] = ROOM_EVENT_FIXTURES.roomJoinedInStyle;
    roomServer.raw(frame);
    run.dispatch(roomActions.seatTapped({ mic_number: 2 }));
    run.dispatch(roomActions.voiceMuteToggled());
    await run.settle();
    expect(run.state().room).toMatchObject({ applied: 2, voice: { isMuted: true }, effects: { B: [{}] } });
    let reported = () => {};
    run.http.on(
      'room.leave',
      () =>
        new Promise((resolve) => {
          reported = () => resolve({});
        }),
    );
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(run.http.requests('room.leave')).toMatchObject([{ group_id: ROOM, to: VIEWER, status: 1, gate: 'pc' }]);
    expect(selectRoomId(run.state())).toBe(ROOM);
    reported();
    await run.settle();
    expect(run.state().room).toMatchObject({
      place: { kind: 'out' },
      members: [],
      seats: [],
      lines: [],
      effects: { A: [], B: [] },
      applied: null,
      applications: [],
      accepted: {},
      voice: { isMuted: false },
    });
  });

  test('a leave that is not answered leaves all the same', async () => {
    const run = await inRoom();
    run.http.vanish('room.leave');
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
  });
});

describe('seats', () => {
  test('[room-flow.seat-apply.role-3, role.room-3-seat-apply] an ordinary member applies, and takes it back by the same tap', async () => {
    const run = await inRoom(3);
    run.dispatch(roomActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    expect(run.http.requests('seat.apply')).toEqual([{ group_id: ROOM, mic_number: 2 }]);
    run.dispatch(roomActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    expect(run.http.requests('seat.cancel')).toEqual([{ group_id: ROOM }]);
    expect(run.state().room.applied).toBeNull();
  });

  test('[room-flow.seat-apply.other-roles, role.room-others-manage, role.room-1-owner] every other role uses the management call; the owner loads no applications at first', async () => {
    for (const role of [1, 2, 4, 9]) {
      const run = await inRoom(role);
      run.dispatch(roomActions.seatTapped({ mic_number: 2 }));
      await run.settle();
      expect(run.http.requests('seat.manage')).toEqual([{ group_id: ROOM, mic_number: 2 }]);
      expect(run.http.requests('seat.apply')).toEqual([]);
      expect(run.http.requests('seat.applications')).toHaveLength(role === 1 ? 0 : 1);
    }
  });

  test('[room-flow.seat-apply.accept, room-flow.seat-apply.accepted-list, role.room-manager-accept] an application that is accepted is kept by its moment', async () => {
    const run = await inRoom(2);
    run.dispatch(roomActions.acceptRequested({ to: HOST }));
    await run.settle();
    expect(run.http.requests('seat.agree')).toEqual([{ group_id: ROOM, to: HOST }]);
    const [[at, entry] = []] = Object.entries(run.state().room.accepted);
    expect(Math.abs(Number(at) - run.clock.now())).toBeLessThan(100);
    expect(entry).toEqual({ to: HOST, mic_number: 2 });
  });

  test('[room-flow.seat-manage.force-off, room-flow.seat-manage.mute] the type is passed to the call', async () => {
    const run = await inRoom(2);
    run.dispatch(roomActions.forceOffRequested({ to: HOST, mic_number: 3 }));
    run.dispatch(roomActions.seatMuteRequested({ mic_number: 3, muted: true }));
    run.dispatch(roomActions.seatMuteRequested({ mic_number: 3, muted: false }));
    await run.settle();
    expect(run.http.requests('seat.admin').map(({ type, to }) => [type, to])).toEqual([
      [SEAT_ACTION.off, HOST],
      [SEAT_ACTION.mute, ''],
      [SEAT_ACTION.unmute, ''],
    ]);
  });

  test('[error.other-codes.seat-actions] a seat action that is refused shows the server’s words', async () => {
    const run = await inRoom(3);
    run.http.refuse('seat.apply', ERRORS.seatTaken.code, '该麦位已有人');
    run.dispatch(roomActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '该麦位已有人' } }]);
    expect(run.state().room.applied).toBeNull();
  });

  test('[room-event.0x4012, const.seats-10] the list wins over the number of seats, and says who sits where', async () => {
    const run = await inRoom();
    expect(selectSeats(run.state())).toHaveLength(10);
    run.dispatch(roomActions.seatTapped({ mic_number: 1 }));
    await run.settle();
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST, 1, 9), seat(1, VIEWER)], clout: 8, apply_count: 0 });
    run.roomServer.emit('seatDecorationsChanged', {
      list: [{ mic_number: 0, id: HOST, frame: 'gold', nameplate: null, heart: 5 }],
      heart_on: true,
    });
    await run.settle();
    expect(selectSeats(run.state()).map(({ isSpeaking, decoration }) => [isSpeaking, decoration?.frame])).toEqual([
      [true, 'gold'],
      [false, undefined],
    ]);
    expect(selectSeatFacts(run.state())).toEqual({
      isOnSeat: true,
      mic_number: 1,
      isMuted: false,
      isHostPresent: true,
    });
    expect(run.state().room).toMatchObject({ clout: 8, applied: null });
  });

  test('managers are shown the applications as soon as their number changes', async () => {
    const run = await inRoom(2);
    const waiting = { ...person(HOST, '小满'), apply_id: HOST, mic_number: 3, time: 5 };
    run.http.on('seat.applications', { list: [waiting], count: 1 });
    run.roomServer.emit('roomSeatsChanged', { list: [], apply_count: 1 });
    await run.settle();
    expect(run.state().room.applications).toEqual([waiting]);
  });
});

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
    expect(run.state().room.lines.map(({ content }) => content)).toEqual(['公告已更新', '房间已上锁']);
  });

  test('[room-event.0x4003, room-event.0x4013, room-event.0x67] who comes in adds a line, an entrance and the audience', async () => {
    const run = await inRoom();
    const arrival = { id: HOST, nick: '小满', header: '', clout: 9, nameplate: null, effects: [] };
    run.roomServer.emit('roomJoined', arrival);
    run.roomServer.emit('roomJoinedFollowing', { ...arrival, clout: 10, follow_along: null });
    run.roomServer.raw(ROOM_EVENT_FIXTURES.roomJoinedInStyle[0]);
    await run.settle();
    expect(run.state().room).toMatchObject({ clout: 13, effects: { A: [], B: [{ listType: 'B' }] } });
    expect(run.state().room.lines.map(({ kind, author }) => [kind, author?.nick])).toEqual([
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
    expect(run.state().room).toMatchObject({ effects: { A: [{ gift_effect: 'rocket' }] }, panel: null });
    expect([run.state().room.screenGift, run.state().room.confession]).toEqual([
      '阿澈 → 小满 玫瑰',
      '阿澈 和 小满 互相告白成功',
    ]);
    const own = { to: [], gift_name: '', image: '', gift_num: 1, combo: 1, is_bag: false, effects: [] };
    run.roomServer.emit('giftSent', { ...own, from: person(VIEWER) });
    await run.settle();
    expect(run.http.requests('gift.room_panel')).toEqual([{ group_id: ROOM }]);
    expect(run.state().room.panel).toEqual({ gifts: [], money: 90 });
  });

  test('[room-event.0x66, room-event.0x4004] a cleared chat is empty, a closed room says why', async () => {
    const run = await inRoom();
    run.roomServer.raw(ROOM_EVENT_FIXTURES.roomChat[0]);
    await run.settle();
    run.roomServer.emit('roomChatCleared', { msg: '' });
    run.roomServer.emit('roomForbidden', { forbidden: true, msg: '整改' });
    await run.settle();
    expect(run.state().room).toMatchObject({ lines: [], forbidden: '整改' });
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

describe('ways out', () => {
  test('[room-event.0x4036] who is put out is out, and lands', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomKicked', { group_id: OTHER_ROOM, msg: '别处', banned: false });
    await run.settle();
    expect(run.state().room.place.kind).toBe('in');
    run.roomServer.emit('roomKicked', { group_id: ROOM, msg: '请文明发言', banned: false });
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
    expect(run.navigation.path()).toBe(LANDING_ROUTE);
    expect(run.http.requests('room.leave')).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { server: '请文明发言' } }]);
  });

  test('[room-event.0x1007] another device: the room is left here with a dialog, and the socket stays closed', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomTakenOver', { msg: '其他设备' });
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
    expect(selectModal(run.state(), 'notice')).toMatchObject({ text: { server: '其他设备' } });
    await run.clock.advance(60_000);
    expect(run.roomServer.attempts).toBe(1);
  });

  test('[room-event.0x1009] a banned account leaves, and its session is over', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomAccountBanned', { msg: '账号已被封禁' });
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
    expect(run.state().session.phase.kind).toBe('signedOut');
  });
});

describe('the chat', () => {
  const sent = (run: RoomRun) =>
    run.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code).flatMap((frame) => {
      const result = roomRequestCodec.decode(frame);
      return result.ok ? [result.event] : [];
    });

  test('[room-event.0x4009, screen.room.chat] what one writes is there at once, and once when it comes back', async () => {
    const run = await inRoom();
    run.dispatch(roomActions.sayRequested({ text: ' 大家好 ' }));
    await run.settle();
    const [frame] = sent(run);
    expect(frame).toMatchObject({ name: 'sendRoomChat', envelope: { to: ROOM }, body: { content: '大家好' } });
    expect(run.state().room.lines).toMatchObject([{ mid: '', content: '大家好' }]);
    const body = { content: '大家好', author: person(VIEWER), c_mid: frame?.envelope.mid ?? '', time: 5 };
    run.roomServer.emit('roomChat', { list: [{ mid: '41', type: 1, body, chatType: 2 }] });
    await run.settle();
    expect(run.state().room.lines).toMatchObject([{ mid: '41', content: '大家好' }]);
  });

  test('[room-event.0x1011, error.message.room-rejected] a rejected line goes, and the message says why', async () => {
    const run = await inRoom();
    run.dispatch(roomActions.sayRequested({ text: '违禁' }));
    await run.settle();
    run.roomServer.emit('roomMessageRejected', { mid: sent(run)[0]?.envelope.mid ?? '', msg: '消息包含违规内容' });
    await run.settle();
    expect(run.state().room.lines).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '消息包含违规内容' } }]);
  });

  test('nothing empty, nothing too long, and nothing while the line is down', async () => {
    const run = await inRoom();
    for (const text of ['  ', 'x'.repeat(501)]) run.dispatch(roomActions.sayRequested({ text }));
    run.roomServer.drop();
    await run.clock.advance(0);
    run.dispatch(roomActions.sayRequested({ text: '在吗' }));
    await run.clock.advance(0);
    expect(sent(run)).toEqual([]);
    expect(run.state().room.lines).toEqual([]);
    expect(run.toasts()).toMatchObject([
      { tone: 'warning' },
      { tone: 'error', text: { key: 'feedback.networkError' } },
    ]);
  });
});

describe('creating a room', () => {
  const create = async (run: RoomRun) => {
    run.dispatch(roomActions.createRequested());
    await run.settle();
  };
  const checked = (audit_status: number) =>
    z.parse(REAL_NAME_CALLS['real_name.check'].data, { audit_status, audit_reason: '', audit_data: '' });

  test('[room-flow.create.needs-login] without a session the login modal opens', async () => {
    const run = await runRooms({ origin: createOrigin({}) });
    await create(run);
    expect(selectModal(run.state(), 'login')).not.toBeNull();
    expect(run.http.requests('real_name.check')).toEqual([]);
  });

  test('[room-flow.create.real-name-first, room-flow.create.audit-1, room-flow.create.owner-check, room-flow.create.not-owned-modal] verified and without a room: the form', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('real_name.check', checked(1)) });
    await create(run);
    expect(run.http.requests('room.use')).toHaveLength(1);
    expect(run.state().room.create).toBe('form');
  });

  test('[room-flow.create.owned-joins] who owns a room joins it', async () => {
    const run = await runRooms({
      prepare: ({ http }) => {
        http.on('real_name.check', checked(1));
        http.on('room.use', { room: theRoom });
      },
    });
    await create(run);
    expect(joins(run)).toMatchObject([{ group_id: ROOM }]);
    expect(run.state().room.create).toBe('idle');
  });

  test('[room-flow.create.audit-0, error.message.real-name-pending] a review that is under way is said', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('real_name.check', checked(0)) });
    await create(run);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'feedback.realNamePending' } }]);
    expect(run.state().room.create).toBe('idle');
    expect(run.http.requests('room.use')).toEqual([]);
  });

  test('[room-flow.create.audit-other, room-flow.create.12010, error.12010] any other status, and code 12010, ask for the real name', async () => {
    const answers: readonly ((fakes: FakePorts) => void)[] = [
      ({ http }) => http.on('real_name.check', checked(2)),
      ({ http }) => http.refuse('real_name.check', ERRORS.realNameNeeded.code),
    ];
    for (const prepare of answers) {
      const run = await runRooms({ prepare });
      await create(run);
      expect(run.state().room.create).toBe('realName');
      expect(run.toasts()).toEqual([]);
    }
  });

  test('[error.other-codes.real-name-check] any other refusal of the check is shown', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('real_name.check', 42900, '太快了') });
    await create(run);
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '太快了' } }]);
    expect(run.state().room.create).toBe('idle');
  });
});

test('what is loaded late is taken in once, and lives and stops with the client', async () => {
  const run = await inRoom();
  run.client.addFeature({ name: 'room', reducer: () => null, *saga() {} });
  expect(run.state().room.place.kind).toBe('in');
  run.client.stop();
  run.dispatch(roomActions.leaveRequested());
  await run.settle();
  expect(run.state().room.place.kind).toBe('in');
  expect(run.roomServer.isOpen()).toBe(false);
});
