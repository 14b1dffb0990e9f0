import { CODES, ROOM_ROLE } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import {
  HOST,
  inRoom,
  joinedAs,
  joinsOf,
  memberOf,
  OTHER_ROOM,
  ROOM,
  type RoomRun,
  seat,
} from '../../testing/run-room.ts';
import { audioActions, selectRoomVoice } from '../audio/index.ts';
import { confirmModal } from '../modals/index.ts';
import { selectSeatFacts } from '../seats/index.ts';
import { roomActions, selectRole, selectRoomId } from './index.ts';

const free = [seat(0), seat(1), seat(2)];
const seated = [seat(0), seat(1), seat(2, VIEWER)];
const toasts = (run: RoomRun) => run.state().feedback.toasts.map(({ text }) => text);
const isMuted = (run: RoomRun) => run.state().audio.isMuted;

/** The socket is gone, and comes back: longer than the pause and the question after it. */
async function loseLine(run: RoomRun): Promise<void> {
  run.roomServer.drop();
  await run.clock.advance(5000);
}

/** A visit that the platform has ended during an outage. */
async function lostVisit(list = free) {
  const run = await inRoom();
  run.roomServer.emit('roomSeatsChanged', { list });
  // The members are listed anew after the seats.
  await run.clock.advance(1000);
  // A seat that the entry found is silent until a press.
  if (isMuted(run)) run.dispatch(audioActions.muteToggled());
  run.http.on('room.members', { list: [memberOf(HOST)], clout: 1 });
  // The seats may come before the answer.
  run.http.on('room.join', async () => {
    run.roomServer.emit('roomSeatsChanged', { list: free });
    await run.clock.sleep(100);
    return { ...joinedAs(4), sig: 'new' };
  });
  return run;
}

test('[socket.room.recreate] an outage that the visit has outlived asks once whether it is so, and enters no second time', async () => {
  const run = await inRoom();
  const asked = () => run.http.requests('room.members').length;
  const before = asked();
  await loseLine(run);
  expect(run.state().room.link.kind).toBe('online');
  expect([asked() - before, joinsOf(run).length]).toEqual([1, 1]);
});

test('[socket.room.recreate, room-flow.join.lock-pass] a visit that an outage has ended begins anew: with the password, and the role and the ticket are taken anew', async () => {
  const run = await lostVisit();
  run.dispatch(roomActions.leaveRequested());
  await run.settle();
  await run.join({ password: 'abc123', type: 11, followed: HOST });
  const before = joinsOf(run).length;
  await loseLine(run);
  expect(joinsOf(run).slice(before)).toEqual([
    expect.objectContaining({ group_id: ROOM, lock_pass: 'abc123', type: 1, user_no: VIEWER, history: true }),
  ]);
  expect(joinsOf(run).at(-1)).not.toHaveProperty('follow_along');
  expect([selectRole(run.state()), run.state().room.place.kind]).toEqual([4, 'in']);
  expect(selectRoomVoice(run.state())).toMatchObject({ token: 'new' });
  // The viewer had no seat, and asks for none.
  expect(run.http.requests('seat.up')).toEqual([]);
});

test('[socket.room.recreate, room-flow.seats.on-seat] the seat of before is asked for again, and its microphone opens with a press alone', async () => {
  const run = await lostVisit(seated);
  run.http.on('seat.up', () => {
    // No other user has taken the seat.
    expect([isMuted(run), toasts(run)]).toEqual([true, []]);
    run.roomServer.emit('roomSeatsChanged', { list: seated });
    return {};
  });
  expect(isMuted(run)).toBe(false);
  await loseLine(run);
  expect(run.http.requests('seat.up')).toEqual([{ group_id: ROOM, mic_number: 2 }]);
  expect(selectSeatFacts(run.state())).toMatchObject({ isOnSeat: true, mic_number: 2 });
  // Nor has another user given it.
  expect(run.state().seats).toMatchObject({ isInvited: false, wantsSeat: false });
  expect([isMuted(run), toasts(run)]).toEqual([true, []]);
  run.dispatch(audioActions.muteToggled());
  await run.settle();
  expect(isMuted(run)).toBe(false);
});

test('[socket.room.recreate] a seat that the platform does not give back: its words say why, and a seat of later is not one that was asked for', async () => {
  const run = await lostVisit(seated);
  run.http.refuse('seat.up', CODES.seatForbidden, '麦位已被占用');
  await loseLine(run);
  expect(selectSeatFacts(run.state()).isOnSeat).toBe(false);
  expect(toasts(run)).toEqual([expect.objectContaining({ server: '麦位已被占用' })]);
  run.roomServer.emit('roomSeatsChanged', { list: seated });
  await run.settle();
  expect(run.state().seats).toMatchObject({ isInvited: true, wantsSeat: false });
});

test('[socket.room.recreate] the members are asked for after the entry, because their list is refused to a person outside', async () => {
  const run = await lostVisit(seated);
  run.http.refuse('room.members', CODES.roomUnknown);
  run.http.on('room.join', () => {
    run.http.on('room.members', { list: [memberOf(HOST), memberOf(VIEWER)], clout: 2 });
    return { ...joinedAs(4), sig: 'new' };
  });
  await loseLine(run);
  expect(run.state().room.members.map(({ id }) => id)).toEqual([HOST, VIEWER]);
});

test('[room-flow.seats.host-present] the host gets the seat with the join, and their microphone is muted before it', async () => {
  const run = await inRoom(ROOM_ROLE.owner);
  const host = [seat(0, VIEWER), seat(1)];
  run.roomServer.emit('roomSeatsChanged', { list: host });
  await run.settle();
  run.dispatch(audioActions.muteForgotten());
  run.http.on('room.members', { list: [], clout: 0 });
  run.http.on('room.join', () => {
    expect(isMuted(run)).toBe(true);
    run.roomServer.emit('roomSeatsChanged', { list: host });
    return { ...joinedAs(ROOM_ROLE.owner), sig: 'new' };
  });
  await loseLine(run);
  expect(selectSeatFacts(run.state())).toMatchObject({ isOnSeat: true, mic_number: 0 });
  expect([isMuted(run), run.http.requests('seat.up')]).toEqual([true, []]);
});

const away = { no: VIEWER, online: true, hall_id: '', channel_id: '' } as const;

test('a crowd is listed in part: a viewer who is inside enters no second time, and loses neither the seat nor the microphone', async () => {
  const run = await lostVisit(seated);
  run.http.on('account.status', { ...away, room_no: ROOM });
  await loseLine(run);
  expect(joinsOf(run)).toHaveLength(1);
  expect(selectSeatFacts(run.state())).toMatchObject({ isOnSeat: true, mic_number: 2 });
  expect([isMuted(run), run.http.requests('seat.up'), toasts(run)]).toEqual([false, [], []]);
});

test('a platform that says no word of where the viewer is: the repeated join of one who is inside costs them neither the seat nor the microphone', async () => {
  const run = await lostVisit(seated);
  run.http.refuse('account.status', CODES.userUnknown);
  run.http.on('room.join', () => {
    run.roomServer.emit('roomSeatsChanged', { list: seated });
    return joinedAs(3);
  });
  await loseLine(run);
  expect(joinsOf(run)).toHaveLength(2);
  expect(selectSeatFacts(run.state())).toMatchObject({ isOnSeat: true, mic_number: 2 });
  expect([isMuted(run), run.http.requests('seat.up'), toasts(run)]).toEqual([false, [], []]);
});

test.each(['on its page', 'on another page'])(
  '[room-event.0x1002] a viewer who has gone to another room with another tab or device meanwhile stays there, and this page says that the visit is over: %s',
  async (where) => {
    const run = await lostVisit(seated);
    if (where === 'on another page') {
      run.navigation.go('/index/more');
      run.dispatch(roomActions.pageLeft());
    }
    const path = run.navigation.path();
    run.http.on('account.status', { ...away, room_no: OTHER_ROOM });
    run.roomServer.drop();
    // Less than the time of a toast.
    await run.clock.advance(2500);
    expect([joinsOf(run).length, run.http.requests('seat.up').length, run.http.requests('room.leave').length]).toEqual([
      1, 0, 0,
    ]);
    expect([selectRoomId(run.state()), selectRoomVoice(run.state()), run.navigation.path()]).toEqual([
      null,
      null,
      path,
    ]);
    expect(toasts(run)).toEqual([{ key: 'room.leftPrevious', params: { name: '唱片行' } }]);
  },
);

test('[room-event.0x1007] a visit that another device has taken over meanwhile stays there, and the dialog of this page brings it back by a press alone', async () => {
  const run = await lostVisit(seated);
  run.http.on('room.members', () => {
    run.roomServer.emit('roomTakenOver', { msg: '其他设备' });
    return { list: [memberOf(VIEWER)], clout: 1 };
  });
  await loseLine(run);
  expect([joinsOf(run).length, selectRoomId(run.state())]).toEqual([1, null]);
  expect(confirmModal.select(run.state())).toMatchObject({ action: { key: 'connection.useHere' } });
});

test.each([
  ['[room-flow.entry.12011-banned] banned', CODES.roomBanned, '/app/rooms', 1],
  ['[room-flow.join.other-error] dissolved', CODES.roomUnknown, '/app/room/600001', 0],
])('%s during the outage: the page says why the viewer is in the room no more', async (_, code, path, told) => {
  const run = await lostVisit(seated);
  run.http.refuse('room.members', code);
  run.http.refuse('room.join', code);
  await loseLine(run);
  expect(run.state().room).toMatchObject({ place: { kind: 'out' }, joinError: { code } });
  expect([run.navigation.path(), toasts(run).length]).toEqual([path, told]);
  expect(selectRoomVoice(run.state())).toBeNull();
});

test('[room-flow.join.12006-no-password, room-flow.join.12006-with-password] a room that was locked during the outage asks for its password', async () => {
  for (const password of ['', 'old']) {
    const run = await lostVisit();
    run.http.on('room.join', joinedAs(3));
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    await run.join({ password });
    run.http.refuse('room.members', CODES.roomLocked);
    run.http.refuse('room.join', CODES.roomLocked);
    await loseLine(run);
    const { lockPrompt, joinError, place } = run.state().room;
    expect([place.kind, lockPrompt, joinError?.code ?? null]).toEqual(
      password === '' ? ['out', ROOM, null] : ['out', null, CODES.roomLocked],
    );
  }
});

test('a viewer who looks elsewhere stays there, and a toast says why the visit is over', async () => {
  const run = await lostVisit();
  run.navigation.go('/index/more');
  run.dispatch(roomActions.pageLeft());
  run.http.refuse('room.join', CODES.roomBanned, '你已被禁止进入该房间');
  await loseLine(run);
  expect([run.navigation.path(), selectRoomId(run.state())]).toEqual(['/index/more', null]);
  expect(toasts(run)).toEqual([expect.objectContaining({ server: '你已被禁止进入该房间' })]);
});

test.each([
  ['room.members', 'no answer', null],
  ['account.status', 'no answer', null],
  ['room.members', 'a platform that stops', CODES.platformStopping],
  ['account.status', 'a platform that stops', CODES.platformStopping],
  ['account.status', 'a platform that is busy', CODES.tooManyRequests],
] as const)(
  'a question that says nothing of the visit ends none, and the next socket asks again: %s, %s',
  async (asked, _why, code) => {
    const run = await lostVisit();
    if (code === null) run.http.vanish(asked);
    else run.http.refuse(asked, code);
    await loseLine(run);
    expect([run.state().room.place.kind, joinsOf(run).length]).toEqual(['in', 1]);
    run.http.on('room.members', { list: [], clout: 0 });
    run.http.on('account.status', { ...away, room_no: '' });
    await loseLine(run);
    expect(joinsOf(run)).toHaveLength(2);
  },
);

test('a viewer who goes elsewhere while the visit is asked about does not come back', async () => {
  const run = await lostVisit(seated);
  run.http.on('room.members', async () => {
    run.dispatch(roomActions.leaveRequested());
    await run.clock.sleep(100);
    return { list: [], clout: 0 };
  });
  await loseLine(run);
  expect([joinsOf(run).length, selectRoomId(run.state())]).toEqual([1, null]);
});
