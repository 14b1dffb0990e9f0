import { ERRORS, SEAT_ACTION } from '@miczero/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import {
  HOST,
  inRoom,
  joinedAs,
  OTHER_ROOM,
  person,
  ROOM,
  type RoomRun,
  runRooms,
  seat,
} from '../../testing/run-room.ts';
import { audioActions, selectVoiceLink, voiceActions } from '../audio/index.ts';
import { selectMicrophoneLook } from '../audio/views/microphone-look.selectors.ts';
import { roomActions } from '../room/index.ts';
import { seatsActions, selectSeatFacts, selectSeats } from './index.ts';

// It loads with its first use, and these tests wait by the virtual clock alone.
beforeAll(() => import('./seat-staff-acts.saga.ts'));

describe('seats', () => {
  test('[room-flow.seat-apply.role-3, role.room-3-seat-apply] an ordinary member applies, and takes it back by the same tap', async () => {
    const run = await inRoom(3);
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    expect(run.http.requests('seat.apply')).toEqual([{ group_id: ROOM, mic_number: 2 }]);
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    expect(run.http.requests('seat.cancel')).toEqual([{ group_id: ROOM }]);
    expect(run.state().seats.applied).toBeNull();
  });

  test('[api.room.v1.microphondrop] an ordinary member leaves the own seat by a tap on it', async () => {
    const run = await inRoom(3);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1, VIEWER)] });
    await run.settle();
    run.dispatch(seatsActions.seatTapped({ mic_number: 1 }));
    await run.settle();
    expect(run.http.requests('seat.drop')).toEqual([{ group_id: ROOM }]);
    expect(run.http.requests('seat.apply')).toEqual([]);
  });

  test('with every audio provider, a member is heard on an open seat only, and falls silent with the event that closes it', async () => {
    const run = await inRoom(3);
    const other = run.voices.page(HOST);
    await other.rtc.join(run.voices.ticket(HOST), 1000);
    const heardWith = async (...list: ReturnType<typeof seat>[]) => {
      run.roomServer.emit('roomSeatsChanged', { list });
      await run.settle();
      return other.hears(VIEWER);
    };
    run.dispatch(seatsActions.seatTapped({ mic_number: 1 }));
    await run.settle();
    // The carrier lets everyone send; the room does not.
    expect([run.state().voice.publishing.hasRight, other.hears(VIEWER)]).toEqual([true, 0]);
    // A listener was not muted by anyone.
    expect(selectMicrophoneLook(run.state())).toBe('seatless');
    expect(await heardWith(seat(0, HOST), seat(1, VIEWER))).toBe(1);
    expect(await heardWith(seat(0, HOST), seat(1, VIEWER, 2))).toBe(0);
    expect(await heardWith(seat(0, HOST), seat(1, VIEWER))).toBe(1);
    expect(await heardWith(seat(0, HOST), seat(1))).toBe(0);
  });

  test('a seat that a manager gives asks before the microphone opens, also after a wish that has ended', async () => {
    const wishes = {
      none: async () => {},
      withdrawn: async (run: RoomRun) => {
        for (const _ of [1, 2]) {
          run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
          await run.settle();
        }
      },
      refused: async (run: RoomRun) => {
        run.http.refuse('seat.apply', ERRORS.requestInvalid.code);
        run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
        await run.settle();
      },
    };
    for (const [name, wish] of Object.entries(wishes)) {
      const run = await inRoom(3);
      run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2)] });
      await run.settle();
      await wish(run);
      run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2, VIEWER)] });
      await run.settle();
      expect([name, run.state().seats.isInvited, run.state().audio.isMuted]).toEqual([name, true, true]);
    }
  });

  test('a seat that the viewer asked for opens at once', async () => {
    const run = await inRoom(3);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2)] });
    await run.settle();
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2, VIEWER)] });
    await run.settle();
    expect([run.state().seats.isInvited, run.state().audio.isMuted]).toEqual([false, false]);
  });

  test('an application that is accepted while something covers the room asks before the microphone opens', async () => {
    const run = await inRoom(3);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2)] });
    await run.settle();
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    run.dispatch(seatsActions.coverMoved(true));
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(2, VIEWER)] });
    await run.settle();
    expect([run.state().seats.isInvited, run.state().audio.isMuted]).toEqual([true, true]);
  });

  test('a seat that the viewer kept over a reload is silent until the microphone is opened by a press', async () => {
    const run = await inRoom(3);
    const other = run.voices.page(HOST);
    await other.rtc.join(run.voices.ticket(HOST), 1000);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1, VIEWER)] });
    await run.settle();
    expect([other.hears(VIEWER), selectMicrophoneLook(run.state())]).toEqual([0, 'muted']);
    run.dispatch(audioActions.muteToggled());
    await run.settle();
    expect(other.hears(VIEWER)).toBe(1);
  });

  test('[api.room.v1.micvolume] a seat that is found speaking after a reload is told to be silent', async () => {
    const run = await inRoom(1);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), { ...seat(1, VIEWER), volume: 60 }] });
    await run.clock.advance(2000);
    expect(run.http.requests('seat.volume').map(({ volume }) => volume)).toEqual([0]);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1, VIEWER)] });
    await run.clock.advance(2000);
    expect(run.http.requests('seat.volume')).toHaveLength(1);
  });

  test('[api.room.v1.micvolume] a seat that a press finds speaking is told to be silent where the viewer is muted', async () => {
    const run = await runRooms();
    run.dispatch(audioActions.muted());
    await run.join({ isPressed: true });
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), { ...seat(1, VIEWER), volume: 60 }] });
    await run.clock.advance(2000);
    expect(run.http.requests('seat.volume').map(({ volume }) => volume)).toEqual([0]);
  });

  test('a visit that was pressed opens the microphone of the seat that it finds, and a later mute ends the question', async () => {
    const pressed = await runRooms({ prepare: ({ http }) => http.on('room.join', joinedAs(1)) });
    await pressed.join({ isPressed: true });
    const found = await inRoom(1);
    for (const run of [pressed, found]) {
      run.roomServer.emit('roomSeatsChanged', { list: [seat(0, VIEWER)] });
      await run.settle();
    }
    const facts = ({ audio, seats }: ReturnType<RoomRun['state']>) => [audio.isMuted, seats.isFound];
    expect([facts(pressed.state()), facts(found.state())]).toEqual([
      [false, false],
      [true, true],
    ]);
    for (const isMuted of [false, true]) {
      found.dispatch(audioActions.muteToggled());
      await found.settle();
      expect(facts(found.state())).toEqual([isMuted, false]);
    }
  });

  test('a seat that another user gives is muted also where the viewer had opened the microphone of the one before', async () => {
    const run = await inRoom(3);
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1, VIEWER)] });
    await run.settle();
    run.dispatch(audioActions.muteToggled());
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1)] });
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1), seat(2, VIEWER)] });
    await run.settle();
    expect([run.state().seats.isInvited, run.state().audio.isMuted]).toEqual([true, true]);
  });

  test('a room that is entered while another tab has the voice is without sound until a press, or until the other tab gives it back', async () => {
    const enter = async () => {
      const run = await runRooms();
      run.voiceTab.hold();
      await run.join();
      expect([selectVoiceLink(run.state()).kind, run.voiceTab.claims()]).toEqual(['elsewhere', 0]);
      return run;
    };
    const pressed = await enter();
    pressed.dispatch(voiceActions.reconnectRequested());
    await pressed.settle();
    const freed = await enter();
    freed.voiceTab.tellElsewhere(false);
    await freed.settle();
    for (const run of [pressed, freed]) {
      expect([selectVoiceLink(run.state()).kind, run.voiceTab.claims()]).toEqual(['connected', 1]);
    }
  });

  test('the microphone of a seat opens by no other tab that gives the voice back', async () => {
    const run = await runRooms();
    const other = run.voices.page(HOST);
    await other.rtc.join(run.voices.ticket(HOST), 1000);
    run.voiceTab.hold();
    await run.join({ isPressed: true });
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1)] });
    await run.settle();
    run.dispatch(seatsActions.seatTapped({ mic_number: 1 }));
    run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1, VIEWER)] });
    await run.settle();
    run.voiceTab.tellElsewhere(false);
    await run.settle();
    expect([selectVoiceLink(run.state()).kind, other.hears(VIEWER)]).toEqual(['connected', 0]);
    run.dispatch(audioActions.muteToggled());
    await run.settle();
    expect(other.hears(VIEWER)).toBe(1);
  });

  test('a press on a seat brings the sound back to a page that had lost it to a tab which is closed now, and takes it from no tab that has it', async () => {
    const taken = async () => {
      const run = await inRoom(3);
      run.roomServer.emit('roomSeatsChanged', { list: [seat(0, HOST), seat(1)] });
      await run.settle();
      run.voiceTab.take();
      await run.settle();
      expect(selectVoiceLink(run.state()).kind).toBe('elsewhere');
      return run;
    };
    const claimsAfterPress = async (run: RoomRun) => {
      const claims = run.voiceTab.claims();
      run.dispatch(seatsActions.seatTapped({ mic_number: 1 }));
      await run.settle();
      return run.voiceTab.claims() - claims;
    };
    const freed = await taken();
    freed.voiceTab.tellElsewhere(false);
    await freed.settle();
    expect(selectVoiceLink(freed.state()).kind).toBe('off');
    expect(await claimsAfterPress(freed)).toBe(1);
    expect(selectVoiceLink(freed.state()).kind).toBe('connected');
    expect(await claimsAfterPress(await taken())).toBe(0);
  });

  test('a press that withdraws an application brings no sound back', async () => {
    const run = await inRoom(3);
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    run.voiceTab.take();
    run.voiceTab.tellElsewhere(false);
    await run.settle();
    const before = run.voiceTab.claims();
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    expect(run.http.requests('seat.cancel')).toHaveLength(1);
    expect([selectVoiceLink(run.state()).kind, run.voiceTab.claims()]).toEqual(['off', before]);
  });

  test('a press that takes the voice to the room holds against the question to the tabs that is still open', async () => {
    const run = await runRooms();
    run.voiceTab.hold();
    run.dispatch(voiceActions.roomEntered({ group_id: ROOM, name: '唱片行', token: 'sig' }));
    run.dispatch(voiceActions.reconnectRequested());
    await run.settle();
    expect([selectVoiceLink(run.state()).kind, run.voiceTab.claims()]).toEqual(['connected', 1]);
  });

  test('a call of the account on another device goes on when a room is entered here', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('channel.leave', {}) });
    run.dispatch(audioActions.found({ hall_id: HALL, channel_id: VOICE }));
    await run.settle();
    await run.join({ isPressed: true });
    run.dispatch(voiceActions.reconnectRequested());
    await run.settle();
    expect(run.http.requests('channel.leave')).toEqual([]);
  });

  test('the call of a hall ends with the entry to a room, which says so, and the end of the visit opens no microphone', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('channel.leave', {}) });
    run.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE, name: '开黑', token: `${VIEWER}:send` }));
    await run.settle();
    expect(selectVoiceLink(run.state()).kind).toBe('connected');
    await run.join();
    expect(run.http.requests('channel.leave')).toEqual([{ channel_id: VOICE }]);
    expect(run.toasts()).toMatchObject([{ text: { key: 'room.voiceLeft', params: { name: '开黑' } } }]);
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect([run.state().audio.place, selectVoiceLink(run.state()).kind]).toEqual([null, 'off']);
    expect(run.state().voice.publishing.microphone).toBe('closed');
  });

  test('a room says that another tab of the browser has its voice', async () => {
    const run = await inRoom(3);
    run.voices.kick(VIEWER);
    await run.settle();
    expect(run.state().voice.link).toEqual({ kind: 'failed', reason: 'kicked' });
    run.voiceTab.tellElsewhere(true);
    await run.settle();
    expect(selectVoiceLink(run.state())).toEqual({ kind: 'elsewhere' });
  });

  test('[room-flow.seat-apply.other-roles, role.room-others-manage, role.room-1-owner] every other role uses the management call; the owner loads no applications at first', async () => {
    for (const role of [1, 2, 4] as const) {
      const run = await inRoom(role);
      run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
      await run.settle();
      expect(run.http.requests('seat.manage')).toEqual([{ group_id: ROOM, mic_number: 2 }]);
      expect(run.http.requests('seat.apply')).toEqual([]);
      expect(run.http.requests('seat.applications')).toHaveLength(role === 1 ? 0 : 1);
    }
  });

  test('[room-flow.seat-apply.accept, room-flow.seat-apply.accepted-list, role.room-manager-accept] an application that is accepted is kept by its moment', async () => {
    const run = await inRoom(2);
    run.dispatch(seatsActions.acceptRequested({ to: HOST }));
    await run.settle();
    expect(run.http.requests('seat.agree')).toEqual([{ group_id: ROOM, to: HOST }]);
    const [[at, entry] = []] = Object.entries(run.state().seats.accepted);
    expect(Math.abs(Number(at) - run.clock.now())).toBeLessThan(100);
    expect(entry).toEqual({ to: HOST, mic_number: 2 });
  });

  test('[room-flow.seat-manage.force-off, room-flow.seat-manage.mute] the type and the person on the seat are passed to the call', async () => {
    const run = await inRoom(2);
    run.dispatch(seatsActions.forceOffRequested({ to: HOST, mic_number: 3 }));
    run.dispatch(seatsActions.seatMuteRequested({ to: HOST, mic_number: 3, muted: true }));
    run.dispatch(seatsActions.seatMuteRequested({ to: '', mic_number: 3, muted: false }));
    await run.settle();
    expect(run.http.requests('seat.admin').map(({ type, to }) => [type, to])).toEqual([
      [SEAT_ACTION.off, HOST],
      [SEAT_ACTION.mute, HOST],
      [SEAT_ACTION.unmute, ''],
    ]);
  });

  test('[error.other-codes.seat-actions] a seat action that is refused shows the server’s words', async () => {
    const run = await inRoom(3);
    run.http.refuse('seat.apply', ERRORS.seatTaken.code, '该麦位已有人');
    run.dispatch(seatsActions.seatTapped({ mic_number: 2 }));
    await run.settle();
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '该麦位已有人', code: 31022 } }]);
    expect(run.state().seats.applied).toBeNull();
  });

  test('[room-event.0x4012, const.seats-10] the list of seats overrides the number of seats and assigns each user', async () => {
    const run = await inRoom();
    expect(selectSeats(run.state())).toHaveLength(10);
    run.dispatch(seatsActions.seatTapped({ mic_number: 1 }));
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
    expect(run.state()).toMatchObject({ room: { clout: 8 }, seats: { applied: null } });
  });

  test('managers are shown the applications as soon as their number changes', async () => {
    const run = await inRoom(2);
    const waiting = { ...person(HOST, '小满'), apply_id: HOST, mic_number: 3, time: 5 };
    run.http.on('seat.applications', { list: [waiting], count: 1 });
    run.roomServer.emit('roomSeatsChanged', { list: [], apply_count: 1 });
    await run.settle();
    expect(run.state().seats.applications).toEqual([waiting]);
  });

  test('an application that the list of the entry has already is told with its event', async () => {
    const one = { ...person(HOST, '阿澈'), apply_id: HOST, mic_number: 3, time: 5 };
    const run = await inRoom(2);
    run.http.on('seat.applications', { list: [one], count: 1 });
    run.dispatch(seatsActions.applicationsRequested());
    await run.settle();
    run.roomServer.emit('roomSeatsChanged', { list: [], apply_count: 1 });
    await run.settle();
    expect(run.toasts()).toMatchObject([{ text: { key: 'seats.asked', params: { name: '阿澈' } } }]);
  });

  test('an application whose list did not come is told with the next list, by the name of the newest applicant', async () => {
    const run = await inRoom(2);
    const one = { ...person(HOST, '阿澈'), apply_id: HOST, mic_number: 3, time: 5 };
    const two = { ...person(OTHER, '露露'), apply_id: OTHER, mic_number: 4, time: 6 };
    const tell = async (apply_count: number) => {
      run.roomServer.emit('roomSeatsChanged', { list: [], apply_count });
      await run.settle();
      return run.toasts().map(({ text }) => text);
    };
    run.http.on('seat.applications', { list: [one], count: 1 });
    const first = await tell(1);
    expect(first).toMatchObject([{ key: 'seats.asked', params: { name: '阿澈' } }]);
    run.http.vanish('seat.applications');
    expect(await tell(2)).toEqual(first);
    run.http.on('seat.applications', { list: [one, two], count: 2 });
    expect(await tell(2)).toMatchObject([{ key: 'seats.askedMany', params: { name: '露露', n: 2 } }]);
  });

  test('an act of managers is carried out in the room of its press, and the page keeps the queue of the room they are in', async () => {
    // An owner's entry loads no queue: what stands on the page afterwards came from the first room.
    const run = await inRoom(1);
    const waiting = { ...person(HOST, '小满'), apply_id: HOST, mic_number: 3, time: 5 };
    run.http.on('seat.applications', { list: [waiting], count: 1 });
    run.dispatch(seatsActions.acceptRequested({ to: HOST }));
    run.dispatch(seatsActions.refuseRequested({ to: HOST }));
    run.dispatch(seatsActions.applicationsRequested());
    await run.join({ group_id: OTHER_ROOM });
    expect(run.http.requests('seat.agree')).toEqual([{ group_id: ROOM, to: HOST }]);
    expect(run.http.requests('seat.clear_applications')).toEqual([{ group_id: ROOM, to: HOST }]);
    expect(run.http.requests('seat.applications').map(({ group_id }) => group_id)).toContain(ROOM);
    expect(run.state().seats).toMatchObject({ applications: [], accepted: {} });
  });
});
