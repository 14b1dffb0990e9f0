import { CODES } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { GARAGE, HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { HOST, joinedAs, OTHER_ROOM, ROOM, type RoomRun, runRooms, seat } from '../../testing/run-room.ts';
import { audioActions, selectVoiceLink, voiceActions } from '../audio/index.ts';
import { selectMicrophoneAfterJoin } from '../audio/views/microphone-look.selectors.ts';
import { roomActions } from './index.ts';

const enterChannel = (run: RoomRun, channel_id = VOICE, token = `${VIEWER}:send`) =>
  run.dispatch(audioActions.entered({ hall_id: HALL, channel_id, name: '开黑', token }));

/** A page whose viewer is in a call of a hall. */
async function inCall(prepare?: (fakes: FakePorts) => void): Promise<RoomRun> {
  const run = await runRooms({
    prepare: (fakes) => {
      fakes.http.on('channel.leave', {});
      fakes.http.on('hall.user_mute_mic', {});
      prepare?.(fakes);
    },
  });
  enterChannel(run);
  await run.settle();
  return run;
}
const silenceOf = ({ audio, voice }: ReturnType<RoomRun['state']>) => [audio.isMuted, voice.publishing.isSilent];

/** Answers to a call wait until `give`. */
function gate() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('a mute of a call in a hall', () => {
  test('the mute holds while a room is tried and refuses, and while the page of its password is left', async () => {
    const run = await inCall(({ http }) => http.refuse('room.join', CODES.roomLocked));
    run.dispatch(audioActions.muteToggled());
    await run.settle();
    await run.join({ isPressed: true });
    expect(silenceOf(run.state())).toEqual([true, true]);
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(silenceOf(run.state())).toEqual([true, true]);
    expect(selectVoiceLink(run.state()).kind).toBe('connected');
  });

  test('the mute holds on the way into a room', async () => {
    const { given, give } = gate();
    const run = await inCall(({ http }) => http.on('room.join', () => given.then(() => joinedAs(3))));
    const other = run.voices.page(HOST);
    await other.rtc.join(run.voices.ticket(HOST), 1000);
    run.dispatch(audioActions.muteToggled());
    await run.settle();
    await run.join({ isPressed: true });
    expect([run.state().room.place.kind, other.hears(VIEWER)]).toEqual(['connecting', 0]);
    give();
    await run.settle();
    expect(run.state().audio.isMuted).toBe(true);
  });

  test('[room-flow.leave.reset-voice-state] a mute in a room ends with the visit', async () => {
    const run = await runRooms();
    await run.join();
    run.dispatch(audioActions.muteToggled());
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(run.state().audio.isMuted).toBe(false);
  });
});

describe('a call that is joined beside a visit', () => {
  /** A visit whose page is on screen. */
  async function onPage(prepare?: (fakes: FakePorts) => void): Promise<RoomRun> {
    const run = await inCall(prepare);
    run.dispatch(roomActions.pageShown(ROOM));
    await run.join({ isPressed: true });
    return run;
  }
  const visitOf = (run: RoomRun) => [run.state().room.place.kind, run.http.requests('room.leave').length];

  test.each([true, false])(
    'the microphone of the channel is as its pane said before the press, where the viewer is muted in the room: %s',
    async (isMuted) => {
      const run = await onPage();
      if (isMuted) run.dispatch(audioActions.muteToggled());
      run.dispatch(roomActions.pageLeft());
      await run.settle();
      const said = selectMicrophoneAfterJoin(run.state());
      const other = run.voices.page(HOST);
      await other.rtc.join(run.voices.ticket(HOST), 1000);
      enterChannel(run);
      await run.settle();
      expect(visitOf(run)).toEqual(['out', 1]);
      expect([said, silenceOf(run.state()), other.hears(VIEWER)]).toEqual(
        isMuted ? ['muted', [true, true], 0] : ['open', [false, false], 1],
      );
    },
  );

  test('a ticket of the call that is renewed on the way into a room does not end the way', async () => {
    const { given, give } = gate();
    const run = await onPage(({ http }) => http.on('room.join', () => given.then(() => joinedAs(3))));
    enterChannel(run, VOICE, 'renewed');
    expect(visitOf(run)).toEqual(['connecting', 0]);
    give();
    await run.settle();
    expect(visitOf(run)).toEqual(['in', 0]);
    expect(run.state().audio.place).toBeNull();
  });

  test('a call whose join is answered on the page of a room is left, and the visit goes on', async () => {
    const run = await onPage();
    enterChannel(run);
    await run.settle();
    expect(visitOf(run)).toEqual(['in', 0]);
    expect(run.state()).toMatchObject({ audio: { place: null }, voice: { link: { kind: 'connected' } } });
    expect(run.toasts().at(-1)).toEqual({ tone: 'info', text: { key: 'room.voiceLeft', params: { name: '开黑' } } });
  });
});

describe('a seat that a visit finds', () => {
  const sits = { list: [seat(0, VIEWER)] };
  const facts = ({ audio, seats }: ReturnType<RoomRun['state']>) => [audio.isMuted, seats.isFound];

  test('the microphone is muted in each visit that no press began', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('room.join', joinedAs(1)) });
    const visits: unknown[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      await run.join();
      run.roomServer.emit('roomSeatsChanged', sits);
      await run.settle();
      visits.push(facts(run.state()));
      run.dispatch(roomActions.leaveRequested());
      await run.settle();
    }
    expect(visits).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test('a pressed visit opens it, also where the seats are told before the members, in a first room and in the next one', async () => {
    let { given, give } = gate();
    const run = await runRooms({
      prepare: ({ http }) => {
        http.on('room.join', joinedAs(1));
        http.on('room.members', () => given.then(() => ({ list: [], clout: 1 })));
      },
    });
    for (const group_id of [ROOM, OTHER_ROOM]) {
      ({ given, give } = gate());
      await run.join({ group_id, isPressed: true });
      run.roomServer.emit('roomSeatsChanged', sits);
      await run.settle();
      give();
      await run.settle();
      expect(facts(run.state())).toEqual([false, false]);
    }
  });
});

describe('the voice between tabs', () => {
  test('the voice goes from a call to a room, and no tab in line gets it in between', async () => {
    const run = await inCall();
    await run.join({ isPressed: true });
    expect([run.voiceTab.releases(), run.state().audio.place, selectVoiceLink(run.state()).kind]).toEqual([
      0,
      null,
      'connected',
    ]);
  });

  test.each([
    ['the tab tells it', ['take']],
    ['the platform ends this one, and the tab tells it then', ['kick', 'tell']],
    ['the tab tells it, and the platform ends this one then', ['tell', 'kick']],
  ] as const)(
    'a call that another tab has taken stays there after a visit to a room, where %s',
    async (_what, words) => {
      const run = await inCall();
      for (const word of words) {
        if (word === 'take') run.voiceTab.take();
        else if (word === 'kick') run.voices.kick(VIEWER);
        else run.voiceTab.tellElsewhere(true);
        await run.settle();
      }
      await run.join({ isPressed: true });
      run.dispatch(roomActions.leaveRequested());
      await run.settle();
      expect([run.voiceTab.claims(), selectVoiceLink(run.state()).kind]).toEqual([1, 'elsewhere']);
      expect(run.state().audio.place?.channel_id).toBe(VOICE);
    },
  );

  test('a call whose connection had failed before another tab took the voice stays there after a visit to a room', async () => {
    const run = await inCall(({ voices }) => voices.cut());
    expect(run.state().voice.link).toEqual({ kind: 'failed', reason: 'network' });
    run.voices.mend();
    run.voiceTab.tellElsewhere(true);
    await run.settle();
    await run.join({ isPressed: true });
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect([run.voiceTab.claims(), selectVoiceLink(run.state()).kind]).toEqual([0, 'elsewhere']);
  });

  test('a call that another tab had taken and ended is joined anew by one press', async () => {
    const run = await inCall();
    run.voiceTab.take();
    await run.settle();
    run.voiceTab.tellElsewhere(false);
    await run.settle();
    run.dispatch(voiceActions.reconnectRequested());
    await run.clock.advance(400);
    expect(run.http.requests('channel.join').map(({ channel_id }) => channel_id)).toContain(VOICE);
  });

  test('a tab that takes the voice while this one moves to another place keeps it', async () => {
    const run = await inCall();
    enterChannel(run, GARAGE);
    // The join of the next place is under way.
    while (run.state().voice.link.kind !== 'connecting') await Promise.resolve();
    run.voiceTab.take();
    await run.settle();
    expect([run.voiceTab.claims(), run.voiceTab.isHere(), selectVoiceLink(run.state()).kind]).toEqual([
      1,
      false,
      'elsewhere',
    ]);
  });
});
