import { describe, expect, test } from 'vitest';
import { HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import {
  HOST,
  inRoom,
  joinedAs,
  joinsOf,
  memberOf,
  OTHER_ROOM,
  ROOM,
  type RoomRun,
  runRooms,
  seat,
} from '../../testing/run-room.ts';
import { audioActions } from '../audio/index.ts';
import { confirmModal } from '../modals/index.ts';
import { personActions } from '../person/index.ts';
import { selectUnreadLines } from '../room-chat/views/unread.selectors.ts';
import { seatsActions, selectSeatFacts } from '../seats/index.ts';
import { roomActions, selectRoomId } from './index.ts';
import { selectIsAside } from './room.selectors.ts';

/** A visit whose page has given way to another one. */
async function aside(run: RoomRun | Promise<RoomRun> = inRoom()): Promise<RoomRun> {
  const there = await run;
  there.dispatch(roomActions.pageShown(ROOM));
  there.dispatch(roomActions.pageLeft());
  there.navigation.go('/index/more');
  await there.settle();
  return there;
}

const onSeat = (mic_number: number, status: 1 | 2 = 1) => ({ list: [seat(0, HOST), seat(mic_number, VIEWER, status)] });

const entrance = {
  addTime: 1,
  listType: 'B' as const,
  gift_num: 1,
  gift_effect: 'car',
  effect: { enter_room: '', vehicle: 'car' },
  userid: HOST,
};
const arrivalOf = (nick: string, effects: (typeof entrance)[] = []) => ({
  nick,
  header: '',
  clout: 4,
  nameplate: null,
  effects,
});

describe('another page', () => {
  test('[room-flow.join.same-room] the visit goes on: socket, sound, seat and mute stay, and the page that is shown again joins nothing', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomSeatsChanged', onSeat(3));
    run.dispatch(audioActions.muteToggled());
    await aside(run);
    expect(run.http.requests('room.leave')).toEqual([]);
    expect(run.roomServer.isOpen()).toBe(true);
    expect(run.state().voice.link.kind).toBe('connected');
    expect(run.state().audio.isMuted).toBe(true);
    run.roomServer.emit('roomSeatsChanged', onSeat(5));
    await run.settle();
    expect(selectSeatFacts(run.state()).mic_number).toBe(5);
    run.dispatch(roomActions.pageShown(ROOM));
    await run.join();
    expect(joinsOf(run)).toHaveLength(1);
    expect(run.state().room.place.kind).toBe('in');
  });

  test('a way in that was not gone to its end is given up with its page', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('room.join', () => new Promise(() => {})) });
    run.dispatch(roomActions.pageShown(ROOM));
    await run.join();
    expect(run.state().room.place.kind).toBe('connecting');
    await aside(run);
    expect(run.state().room.place.kind).toBe('out');
    expect(run.http.timesAbandoned('room.join')).toBe(1);
  });

  test('the page of another room leaves the room: it is reported, named, and another join follows', async () => {
    const run = await aside();
    run.dispatch(roomActions.pageShown(OTHER_ROOM));
    await run.join({ group_id: OTHER_ROOM });
    expect(run.http.requests('room.leave')).toMatchObject([{ group_id: ROOM }]);
    expect(run.toasts()).toEqual([{ tone: 'info', text: { key: 'room.leftPrevious', params: { name: '唱片行' } } }]);
    expect(selectRoomId(run.state())).toBe(OTHER_ROOM);
  });

  test('[room-flow.leave.report] a voice channel takes the voice: the room is left, and the sound goes on in the channel', async () => {
    const run = await aside();
    run.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE, name: '开黑', token: `${VIEWER}:send` }));
    await run.settle();
    expect(run.http.requests('room.leave')).toMatchObject([{ group_id: ROOM }]);
    expect(selectRoomId(run.state())).toBeNull();
    expect(run.state()).toMatchObject({
      audio: { place: { channel_id: VOICE } },
      voice: { room: null, link: { kind: 'connected' } },
    });
    expect(run.toasts()).toEqual([{ tone: 'info', text: { key: 'room.leftPrevious', params: { name: '唱片行' } } }]);
  });

  test('[room-event.0x4036] a user who is removed meanwhile stays on the page that is on screen, and is told from which room and why', async () => {
    const run = await aside(inRoom(2));
    run.http.on('seat.applications', {
      list: [{ id: HOST, apply_id: HOST, nick: '阿澈', header: '', mic_number: 2, time: 1 }],
      count: 1,
    });
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0), seat(2)], apply_count: 1 });
    await run.settle();
    expect(run.toasts()).toMatchObject([{ text: { key: 'seats.asked' } }]);
    run.roomServer.emit('roomKicked', { group_id: ROOM, msg: '你被移出了房间', banned: false });
    await run.settle();
    expect(selectRoomId(run.state())).toBeNull();
    expect(run.navigation.path()).toBe('/index/more');
    // The question about an application ends with the visit.
    expect(run.state().feedback.toasts).toMatchObject([
      { tone: 'warning', title: '唱片行', text: { server: '你被移出了房间' }, action: null },
    ]);
  });

  test('[room-event.0x1007] a room that is taken back from another page goes on aside, also where its page never comes', async () => {
    const run = await aside();
    run.roomServer.emit('roomTakenOver', { msg: '' });
    await run.settle();
    expect(confirmModal.select(run.state())).toMatchObject({
      title: { key: 'connection.takenOver' },
      body: { key: 'room.leftPrevious', params: { name: '唱片行' } },
    });
    run.dispatch(confirmModal.select(run.state())?.onConfirm ?? { type: 'missing' });
    await run.settle();
    run.navigation.go('/index/more');
    await run.settle();
    expect([run.state().room.place.kind, selectIsAside(run.state())]).toEqual(['in', true]);
    run.dispatch(roomActions.pageShown(ROOM));
    expect(selectIsAside(run.state())).toBe(false);
  });

  test('leaving there stays there', async () => {
    const run = await aside();
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(selectRoomId(run.state())).toBeNull();
    expect(run.navigation.path()).toBe('/index/more');
    expect(run.toasts()).toEqual([]);
  });
});

describe('what happens in the room meanwhile', () => {
  const way = { title: '唱片行', action: { label: { key: 'room.back' }, does: roomActions.returnRequested(ROOM) } };
  const noWay = { title: null, action: null };
  const toasts = (run: RoomRun) =>
    run.state().feedback.toasts.map(({ tone, text, title, action }) => ({ tone, text, title, action }));

  test('[room-event.0x71, room-event.0x4020] a change by managers is a toast that names the room and leads back', async () => {
    const run = await aside();
    run.roomServer.emit('roomNoticeChanged', { s_room_notice: '新' });
    await run.settle();
    run.roomServer.emit('roomNoticeLine', { msg: '房间公告已更新', s_room_notice: '新' });
    await run.settle();
    expect(toasts(run)).toEqual([{ tone: 'info', text: { server: '房间公告已更新' }, ...way }]);
    run.dispatch(roomActions.returnRequested(ROOM));
    await run.settle();
    expect(run.navigation.path()).toBe(`/app/room/${ROOM}`);
  });

  test('the way back of a toast ends with the visit, also where another room takes its place', async () => {
    const run = await aside();
    const muted = async () => {
      run.roomServer.emit('roomUserMuted', { id: VIEWER, nick: '', msg: '你被禁言' });
      await run.settle();
      return run.state().feedback.toasts.filter(({ action }) => action).length;
    };
    expect(await muted()).toBe(1);
    run.dispatch(roomActions.pageShown(OTHER_ROOM));
    await run.join({ group_id: OTHER_ROOM });
    expect(toasts(run)).toEqual([
      { tone: 'info', text: { key: 'room.leftPrevious', params: { name: '唱片行' } }, ...noWay },
    ]);
    run.dispatch(roomActions.pageLeft());
    expect(await muted()).toBe(1);
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(run.state().feedback.toasts.filter(({ action }) => action)).toEqual([]);
  });

  test('the host seat of an accepted application is told as such', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0), seat(2)] });
    run.dispatch(seatsActions.seatTapped({ mic_number: 0 }));
    await run.settle();
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, VIEWER), seat(2)] });
    await run.settle();
    expect(toasts(run)).toEqual([{ tone: 'info', text: { key: 'seats.news.acceptedHost' }, ...noWay }]);
  });

  test('[room-event.0x4004, room-event.0x64] a room that is closed and a mute in its chat are told, those of others are not', async () => {
    const run = await aside();
    run.roomServer.emit('roomUserMuted', { id: HOST, nick: '', msg: '房主被禁言' });
    run.roomServer.emit('roomUserMuted', { id: VIEWER, nick: '', msg: '你被禁言' });
    run.roomServer.emit('roomForbidden', { group_id: ROOM, forbidden: true, msg: '整顿' });
    await run.settle();
    expect(toasts(run)).toEqual([
      { tone: 'info', text: { server: '你被禁言' }, ...way },
      { tone: 'warning', text: { server: '整顿' }, ...way },
    ]);
  });

  test('[room-event.0x4012] a mute of the own seat and its end are toasts with the way back, without it on the page of the room', async () => {
    const run = await inRoom();
    run.dispatch(roomActions.pageShown(ROOM));
    for (const list of [onSeat(3), onSeat(3, 2)]) {
      run.roomServer.emit('roomSeatsChanged', list);
      await run.settle();
    }
    expect(toasts(run)).toEqual([{ tone: 'info', text: { key: 'seats.news.ownMuted' }, ...noWay }]);
    await aside(run);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(3)] });
    await run.settle();
    expect(toasts(run).slice(1)).toEqual([{ tone: 'info', text: { key: 'seats.news.ownTaken' }, ...way }]);
  });

  test('[room-flow.seat-apply.accept] an application that is accepted meanwhile asks before the microphone opens, as a seat that a manager gives', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2)] });
    const other = run.voices.page(HOST);
    await other.rtc.join(run.voices.ticket(HOST), 1000);
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await aside(run);
    expect(run.state().seats.applied).toBe(2);
    run.roomServer.emit('roomSeatsChanged', onSeat(2));
    await run.settle();
    const asked = () => [run.state().seats.isInvited, run.state().audio.isMuted, other.hears(VIEWER)];
    expect(asked()).toEqual([true, true, 0]);
    expect(run.state().seats.isOfApplication).toBe(true);
    run.dispatch(seatsActions.inviteAnswered());
    run.dispatch(audioActions.muteToggled());
    await run.settle();
    expect(asked()).toEqual([false, false, 1]);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2)] });
    run.roomServer.emit('roomSeatsChanged', onSeat(2));
    await run.settle();
    expect(asked()).toEqual([true, true, 0]);
    expect(run.state().seats.isOfApplication).toBe(false);
  });

  test('[room-flow.seat-apply.accept] an application that is accepted after the way back opens at once', async () => {
    const run = await inRoom();
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2)] });
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await aside(run);
    run.dispatch(roomActions.pageShown(ROOM));
    run.roomServer.emit('roomSeatsChanged', onSeat(2));
    await run.settle();
    expect([run.state().seats.isInvited, run.state().audio.isMuted]).toEqual([false, false]);
  });

  test('lines of others are counted until the page shows them, those of the viewer and arrivals are not', async () => {
    const run = await aside();
    const line = (mid: string, id: typeof HOST) => ({
      mid,
      type: 1 as const,
      chatType: 2 as const,
      body: {
        content: mid,
        c_mid: `c${mid}`,
        author: { id, nick: '', header: '', role: 3 as const, nameplate: null },
        time: 0,
      },
    });
    run.roomServer.emit('roomChat', { list: [line('1', HOST), line('2', VIEWER), line('3', HOST)] });
    run.roomServer.emit('roomChat', { list: [line('3', HOST)] });
    run.roomServer.emit('roomJoined', arrivalOf('阿澈'));
    await run.settle();
    expect(selectUnreadLines(run.state())).toBe(2);
    run.dispatch(personActions.blockedKnown([HOST]));
    expect(selectUnreadLines(run.state())).toBe(0);
    run.dispatch(personActions.blockedKnown([]));
    run.roomServer.emit('roomChatCleared', { msg: '清屏' });
    run.roomServer.emit('roomChat', { list: [line('4', HOST)] });
    await run.settle();
    expect(selectUnreadLines(run.state())).toBe(1);
    run.dispatch(roomActions.pageShown(ROOM));
    await aside(run);
    expect(selectUnreadLines(run.state())).toBe(0);
  });

  test('effects that play as the page goes, or come meanwhile, are not played on the way back', async () => {
    const run = await inRoom();
    run.dispatch(roomActions.pageShown(ROOM));
    const isPlaying = () => run.state().gifts.effects.B.length > 0;
    const arrives = async () => {
      run.roomServer.emit('roomJoinedInStyle', arrivalOf('阿澈', [entrance]));
      await run.settle();
    };
    await arrives();
    expect(isPlaying()).toBe(true);
    await aside(run);
    expect(isPlaying()).toBe(false);
    await arrives();
    run.dispatch(roomActions.pageShown(ROOM));
    expect(isPlaying()).toBe(false);
    await arrives();
    expect(isPlaying()).toBe(true);
  });
});

test('a seat that the platform gave with the join is found silent once, not again on the way back', async () => {
  const run = await aside(
    (async () => {
      const there = await runRooms({ prepare: ({ http }) => http.on('room.join', joinedAs(1)) });
      await there.join();
      there.roomServer.emit('roomSeatsChanged', { list: [seat(0, VIEWER)] });
      await there.settle();
      there.dispatch(audioActions.muteToggled());
      return there;
    })(),
  );
  run.dispatch(roomActions.pageShown(ROOM));
  await run.join();
  run.roomServer.emit('roomSeatsChanged', { list: [seat(0, VIEWER), seat(1, memberOf(HOST).id)] });
  await run.settle();
  expect(run.state().audio.isMuted).toBe(false);
});
