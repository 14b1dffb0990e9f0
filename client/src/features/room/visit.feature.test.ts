import { ERRORS } from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import type { Action } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { ROOMS_ROUTE, roomRoute } from '../../lib/routes.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { HOST, inRoom, joinedAs, joinsOf, OTHER_ROOM, ROOM, runRooms } from '../../testing/run-room.ts';
import { listenTo } from '../../testing/whole-state.ts';
import { audioActions } from '../audio/index.ts';
import { seatsActions } from '../seats/index.ts';
import { loginModal, selectViewer } from '../session/index.ts';
import { roomActions, selectRoomId } from './index.ts';

describe('coming in', () => {
  test('[room-flow.join.needs-login] a visitor without a session gets the login dialog, and no call is made', async () => {
    const run = await runRooms({ origin: createOrigin({}) });
    await run.join();
    expect(loginModal.select(run.state())).not.toBeNull();
    expect(joinsOf(run)).toEqual([]);
  });

  test('[room-flow.entry.server-join, room-flow.entry.member-list, room-flow.entry.set-role, room-flow.entry.set-nameplate, room-flow.entry.set-room-info, room-flow.entry.set-audience-count, room-flow.entry.set-seat-count, room-flow.entry.set-room-class, room-flow.entry.set-speak-permission, room-flow.join.success-route] the join and the member list give the state', async () => {
    const run = await inRoom();
    expect(joinsOf(run)).toMatchObject([{ group_id: ROOM, type: 1, user_no: VIEWER, history: true, gate: 'pc' }]);
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

  test('[room-flow.entry.connecting-on, room-flow.entry.connecting-off, room-flow.entry.save-id, room-flow.entry.save-password, room-flow.join.lock-pass] the room id and the password are kept during the join', async () => {
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
    expect(run.state().room.place.kind).toBe('connecting');
    expect(run.state().room.place).toMatchObject({ group_id: ROOM, password: '1234' });
    expect(joinsOf(run)).toMatchObject([{ lock_pass: '1234' }]);
    // Open point A5: the role is unknown, so no seat button works.
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    answer();
    await run.settle();
    expect(run.state().room.place.kind).not.toBe('connecting');
    expect([run.http.requests('seat.apply'), run.http.requests('seat.manage')]).toEqual([[], []]);
  });

  test('[room-flow.entry.slider-reload, const.slider-rooms-1-20] the slider rooms are loaded again', async () => {
    const run = await inRoom();
    expect(run.http.requests('room.sliders')).toEqual([{ page: 1, limit: 20 }]);
    expect(run.state().room.sliders.mic).toHaveLength(1);
  });

  test('[room-flow.entry.slider-reload] the page of the room does not wait for the slider rooms', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('room.sliders', () => new Promise<never>(() => {})) });
    await run.join();
    expect(run.http.requests('room.sliders')).toHaveLength(1);
    expect(run.state().room.place.kind).toBe('in');
  });

  test('the page of the room does not wait for code of the sound that does not come', async () => {
    const run = await runRooms({
      prepare: (fakes) => {
        fakes.ports.late.voiceTab = () => new Promise<never>(() => {});
      },
    });
    await run.join();
    await run.clock.advance(1000);
    expect([run.state().room.place.kind, run.navigation.path()]).toEqual(['in', '/app/room/600001']);
  });

  test('[room-flow.join.same-room] the room that one is in, or on the way into, is not joined again', async () => {
    const run = await inRoom();
    await run.join();
    expect(joinsOf(run)).toHaveLength(1);
    await run.join({ group_id: OTHER_ROOM });
    expect(joinsOf(run)).toHaveLength(2);
    // The link is that of the room before.
    expect(run.state().room.link).toEqual({ kind: 'online' });
  });

  test('a room shows nothing of the room before a reload, of which the socket still tells', async () => {
    let answer = () => {};
    const run = await runRooms({
      prepare: ({ http }) =>
        http.on('room.join', () => new Promise((resolve) => (answer = () => resolve(joinedAs(3))))),
    });
    await run.join({ group_id: OTHER_ROOM });
    const {
      roomChat: [said],
      roomSeatsChanged: [seated],
    } = ROOM_EVENT_FIXTURES;
    const tell = (frame: typeof said, channel: string, mid: string) => run.roomServer.raw({ ...frame, channel, mid });
    tell(said, ROOM, 'm1');
    tell(seated, ROOM, 'm2');
    await run.settle();
    expect([run.state().roomChat.lines, run.state().seats.seats]).toEqual([[], []]);
    answer();
    await run.settle();
    run.roomServer.emit(
      'previousRoomNotice',
      { group_id: ROOM, name: '唱片行', msg: '你已离开房间「唱片行」' },
      { channel: ROOM },
    );
    // A channel that names no room is that of the viewer's.
    tell(seated, 'live', 'm3');
    tell(said, OTHER_ROOM, 'm4');
    await run.settle();
    expect(run.toasts()).toMatchObject([{ text: { key: 'room.leftPrevious' } }]);
    expect(run.state().room.place.kind).toBe('in');
    expect(run.state().roomChat.lines.length).toBeGreaterThan(0);
    expect(run.state().seats.seats.length).toBeGreaterThan(0);
  });

  test('[room-event.0x1009] a ban of the account ends the way into a room, though it was said in the room before', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('room.join', () => new Promise(() => {})) });
    await run.join({ group_id: OTHER_ROOM });
    const [banned] = ROOM_EVENT_FIXTURES.roomAccountBanned;
    run.roomServer.raw({ ...banned, channel: ROOM });
    await run.settle();
    expect(selectViewer(run.state())).toBeNull();
  });

  test('[room-flow.join-type.follow-source, room-flow.join-type.allowed] only join types that follow a user send the followed user; unknown types do nothing', async () => {
    const run = await runRooms();
    await run.join({ type: 3, followed: HOST });
    expect(joinsOf(run)).toEqual([]);
    await run.join({ type: 16, followed: HOST });
    await run.join({ group_id: OTHER_ROOM, type: 4, followed: HOST });
    expect(joinsOf(run).map(({ type, follow_along }) => [type, follow_along])).toEqual([
      [16, HOST],
      [4, undefined],
    ]);
    expect(run.state().room.place).toMatchObject({ follow_along: null });
  });

  test('[room-flow.join-type.2-search] a join out of the search says that the search is done', async () => {
    const run = await runRooms();
    const heard: string[] = [];
    listenTo(run.client, ({ type }) => {
      if (type === roomActions.searchDone.type) heard.push(type);
    });
    await run.join({ type: 1 });
    expect(heard).toEqual([]);
    await run.join({ type: 2, group_id: OTHER_ROOM });
    expect(heard).toHaveLength(1);
    expect(joinsOf(run).map(({ type }) => type)).toEqual([1, 2]);
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

  test('[room-flow.join.other-error] any other error, or no answer, ends the join with its message', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('room.join', 31001, '没有') });
    await run.join();
    expect(run.state().room.joinError).toEqual({ code: 31001, text: { server: '没有', code: 31001 } });
    run.http.vanish('room.join');
    await run.join();
    expect(run.state().room.joinError).toEqual({ code: null, text: { key: 'feedback.noResponse' } });
    expect(run.roomServer.isOpen()).toBe(false);
  });

  test('[room-flow.entry.12011-banned, error.12011] a banned person goes to the landing route', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('room.join', ERRORS.roomBanned.code, '禁') });
    run.navigation.go('/app/room/600001');
    await run.join();
    expect(run.navigation.path()).toBe(ROOMS_ROUTE);
    expect(run.state().room.place.kind).toBe('out');
  });
});

describe('leaving', () => {
  test('[room-flow.leave.report, room-flow.leave.reset-room-state, room-flow.leave.reset-gift-effects, room-flow.leave.reset-seat-applications, room-flow.leave.reset-voice-state] reported first, then everything of the room goes', async () => {
    const run = await inRoom();
    const { roomServer } = run;
    const [frame] = ROOM_EVENT_FIXTURES.roomJoinedInStyle;
    roomServer.raw(frame);
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    run.dispatch(audioActions.muteToggled());
    await run.settle();
    expect(run.state()).toMatchObject({
      seats: { applied: 2 },
      audio: { isMuted: true },
      gifts: { effects: { B: [{}] } },
    });
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
    expect(run.state()).toMatchObject({
      room: { place: { kind: 'out' }, members: [], census: null },
      seats: { seats: [], applied: null, applications: [], accepted: {} },
      roomChat: { lines: [] },
      gifts: { effects: { A: [], B: [] } },
      audio: { isMuted: false },
    });
  });

  test('a room that is left for another room is named, and one that is left by its way out is not', async () => {
    const toasts = async (...acts: Action[]) => {
      const run = await inRoom();
      run.dispatch(roomActions.pageShown(ROOM));
      for (const act of acts) run.dispatch(act);
      await run.settle();
      return run.toasts();
    };
    const { pageLeft, pageShown, leaveRequested } = roomActions;
    expect(await toasts(pageLeft(), pageShown(OTHER_ROOM))).toEqual([
      { tone: 'info', text: { key: 'room.leftPrevious', params: { name: '唱片行' } } },
    ]);
    expect(await toasts(leaveRequested(), pageLeft(), pageShown(OTHER_ROOM))).toEqual([]);
  });

  test('a report that hangs ends the sound at once, and the visit after a second', async () => {
    const run = await inRoom();
    run.http.on('room.leave', () => new Promise(() => {}));
    run.dispatch(roomActions.leaveRequested());
    await run.clock.advance(0);
    expect(run.state().voice.room).toBeNull();
    expect(run.state().room.place.kind).toBe('in');
    await run.clock.advance(1000);
    expect(run.state().room.place.kind).toBe('out');
  });

  test('[room-flow.leave.report] a report that outlasts the visit goes on, so that the platform learns of the leave', async () => {
    const run = await inRoom();
    run.http.on('room.leave', () => new Promise(() => {}));
    run.dispatch(roomActions.leaveRequested());
    await run.clock.advance(1000);
    expect(run.state().room.place.kind).toBe('out');
    expect(run.http.timesAbandoned('room.leave')).toBe(0);
  });

  test('a report that hangs is given up by the next join, which it would undo', async () => {
    const run = await inRoom();
    run.http.on('room.leave', () => new Promise(() => {}));
    run.dispatch(roomActions.leaveRequested());
    await run.clock.advance(1000);
    await run.join();
    expect(run.http.timesAbandoned('room.leave')).toBe(1);
    expect(run.state().room.place.kind).toBe('in');
  });

  test('a leave that is not answered leaves all the same', async () => {
    const run = await inRoom();
    run.http.vanish('room.leave');
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(run.state().room.place.kind).toBe('out');
  });
});

test('a part that is taken in again changes nothing, and its sagas stop with the client', async () => {
  const run = await inRoom();
  await run.client.late.take('room');
  expect(run.state().room.place.kind).toBe('in');
  run.client.stop();
  run.dispatch(roomActions.leaveRequested());
  await run.settle();
  expect(run.state().room.place.kind).toBe('in');
  expect(run.roomServer.isOpen()).toBe(false);
});

test('a join in the moment of a leave is not lost: the page goes from room to room', async () => {
  const run = await runRooms();
  await run.join();
  run.dispatch(roomActions.leaveRequested());
  await run.join({ group_id: OTHER_ROOM });
  expect(joinsOf(run).map(({ group_id }) => group_id)).toEqual([ROOM, OTHER_ROOM]);
  expect(run.http.requests('room.leave')).toMatchObject([{ group_id: ROOM }]);
});
