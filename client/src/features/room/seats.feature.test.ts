import { ERRORS, ROOM_REQUESTS, roomRequestCodec, SEAT_ACTION } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HOST, inRoom, person, ROOM, type RoomRun, seat } from '../../testing/run-room.ts';
import { roomActions, selectSeatFacts, selectSeats } from './index.ts';

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

  test('[api.room.v1.microphondrop] an ordinary member leaves the own seat by a tap on it', async () => {
    const run = await inRoom(3);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1, VIEWER)] });
    await run.settle();
    run.dispatch(roomActions.seatTapped({ mic_number: 1 }));
    await run.settle();
    expect(run.http.requests('seat.drop')).toEqual([{ group_id: ROOM }]);
    expect(run.http.requests('seat.apply')).toEqual([]);
  });

  test('[room-flow.seat-apply.other-roles, role.room-others-manage, role.room-1-owner] every other role uses the management call; the owner loads no applications at first', async () => {
    for (const role of [1, 2, 4] as const) {
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
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '该麦位已有人', code: 31022 } }]);
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
    const body = {
      content: '大家好',
      author: { ...person(VIEWER), role: 3, nameplate: null } as const,
      c_mid: frame?.envelope.mid ?? '',
      time: 5,
    };
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
