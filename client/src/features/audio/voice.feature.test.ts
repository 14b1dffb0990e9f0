import { CODES } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GARAGE, HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { answerJoin, inChannel, type Run } from '../../testing/run-client.ts';
import { channelActions } from '../channel/index.ts';
import { audioActions, selectIsDenoiserMissing, selectSpeaking, selectVoiceLink, voiceActions } from './index.ts';
import { RELEASE_DELAY_MS } from './talk-key.saga.ts';
import { selectMicrophoneLook } from './views/microphone-look.selectors.ts';

const sends = (uid: string) => `${uid}:send`;
const listens = (uid: string) => `${uid}:listen`;
const person = { nick: '小满', avatar: '' };

/** The viewer is in the voice channel, and another person hears and speaks there. */
async function inVoice(token = sends(VIEWER)) {
  const run = await inChannel({
    prepare: ({ http }) => {
      answerJoin(http, { token });
      http.on('channel.leave', {});
    },
  });
  const other = run.voices.page(OTHER);
  await other.rtc.join(run.voices.ticket(OTHER), 1000);
  await other.rtc.publish({ echoCancellation: true, autoGain: true, noiseSuppression: true, aiDenoise: false });
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
  await run.clock.advance(400);
  return { ...run, other };
}
const link = (run: Run) => selectVoiceLink(run.state()).kind;

describe('a voice channel is heard', () => {
  test('a join connects with its token: the viewer hears and is heard, and the others see an open microphone', async () => {
    const run = await inVoice();
    expect(link(run)).toBe('connected');
    expect([run.voice.hears(OTHER), run.other.hears(VIEWER)]).toEqual([1, 1]);
    expect(run.http.requests('hall.user_mute_mic')).toEqual([]);
  });

  test('mute sends no sound and informs the hall; deafen plays nothing and sends nothing', async () => {
    const run = await inVoice();
    run.dispatch(audioActions.muteToggled());
    expect([run.other.hears(VIEWER), run.voice.hears(OTHER)]).toEqual([0, 1]);
    await run.clock.advance(0);
    expect(run.http.requests('hall.user_mute_mic')).toEqual([{ hall_id: HALL, uid: VIEWER, mute: true }]);
    run.dispatch(audioActions.muteToggled());
    run.dispatch(voiceActions.deafenToggled());
    expect([run.other.hears(VIEWER), run.voice.hears(OTHER)]).toEqual([0, 0]);
    run.dispatch(voiceActions.deafenToggled());
    expect([run.other.hears(VIEWER), run.voice.hears(OTHER)]).toEqual([1, 1]);
  });

  test('a denoiser that did not load says so; it loads when the viewer asks again, and when the connection is back', async () => {
    const run = await inVoice();
    const denoiser = () => run.state().voice.denoiser;
    const want = async (NoiseReduction: boolean) => {
      run.dispatch(voiceActions.settingsRequested({ NoiseReduction }));
      await run.clock.advance(0);
    };
    run.http.on('voice.settings', {});
    run.voices.denoises(VIEWER, false);
    await want(true);
    expect([denoiser(), selectIsDenoiserMissing(run.state()), run.other.hears(VIEWER)]).toEqual(['failed', true, 1]);
    run.dispatch(voiceActions.denoiserRequested());
    await run.clock.advance(0);
    expect(denoiser()).toBe('failed');
    run.voices.denoises(VIEWER, true);
    run.dispatch(voiceActions.denoiserRequested());
    await run.clock.advance(0);
    expect([denoiser(), selectIsDenoiserMissing(run.state())]).toEqual(['on', false]);
    await want(false);
    run.voices.denoises(VIEWER, false);
    await want(true);
    expect(denoiser()).toBe('failed');
    run.voices.cut();
    run.voices.denoises(VIEWER, true);
    run.voices.mend();
    await run.clock.advance(0);
    expect(denoiser()).toBe('on');
  });

  test('the others see a closed microphone of a deafened viewer', async () => {
    const run = await inVoice();
    run.dispatch(voiceActions.deafenToggled());
    await run.clock.advance(0);
    run.dispatch(audioActions.muteToggled());
    run.dispatch(voiceActions.deafenToggled());
    await run.clock.advance(0);
    run.dispatch(audioActions.muteToggled());
    await run.clock.advance(0);
    const told = { hall_id: HALL, uid: VIEWER };
    expect(run.http.requests('hall.user_mute_mic')).toEqual([
      { ...told, mute: true },
      { ...told, mute: false },
    ]);
  });

  test('the others see a closed microphone of a viewer whose browser refuses it, and an open one once it is allowed', async () => {
    const run = await inVoice();
    run.dispatch(audioActions.leaveRequested());
    await run.clock.advance(0);
    run.voice.refuseMicrophone();
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(400);
    const told = { hall_id: HALL, uid: VIEWER };
    expect(run.http.requests('hall.user_mute_mic')).toEqual([{ ...told, mute: true }]);
    // Asked again in vain: nothing is told in between.
    run.dispatch(voiceActions.speakRequested());
    await run.clock.advance(0);
    expect(run.http.requests('hall.user_mute_mic')).toHaveLength(1);
    run.voice.allowMicrophone();
    run.dispatch(voiceActions.speakRequested());
    await run.clock.advance(0);
    expect(run.http.requests('hall.user_mute_mic')).toEqual([
      { ...told, mute: true },
      { ...told, mute: false },
    ]);
    expect([selectMicrophoneLook(run.state()), run.other.hears(VIEWER)]).toEqual(['open', 1]);
  });

  test('the last microphone that is unplugged shows as missing here and as closed to the others; a new one is heard by itself', async () => {
    const run = await inVoice();
    const shown = () => [selectMicrophoneLook(run.state()), run.other.hears(VIEWER)];
    run.voice.unplug('mic-1');
    await run.clock.advance(0);
    expect(shown()).toEqual(['open', 1]);
    run.voice.unplug('mic-2');
    await run.clock.advance(0);
    expect(shown()).toEqual(['missing', 0]);
    run.voice.plug('mic-3');
    await run.clock.advance(0);
    expect(shown()).toEqual(['open', 1]);
    const told = { hall_id: HALL, uid: VIEWER };
    expect(run.http.requests('hall.user_mute_mic')).toEqual([
      { ...told, mute: true },
      { ...told, mute: false },
    ]);
  });

  test('a new microphone in place of a missing one stays silent while the viewer is muted', async () => {
    const run = await inVoice();
    run.dispatch(audioActions.muteToggled());
    for (const id of ['mic-1', 'mic-2']) run.voice.unplug(id);
    await run.clock.advance(0);
    expect([selectMicrophoneLook(run.state()), run.other.hears(VIEWER)]).toEqual(['missing', 0]);
    run.voice.plug('mic-3');
    await run.clock.advance(0);
    expect([selectMicrophoneLook(run.state()), run.other.hears(VIEWER)]).toEqual(['muted', 0]);
    run.dispatch(audioActions.muteToggled());
    expect(run.other.hears(VIEWER)).toBe(1);
  });

  test('the chosen output is used while it is there, and the system’s when it is not or the viewer chooses that', async () => {
    const run = await inVoice();
    const choose = async (speakerId: string) => {
      run.dispatch(voiceActions.preferencesRequested({ speakerId }));
      await run.clock.advance(0);
      return run.voice.speaker();
    };
    expect([await choose('out-2'), await choose(''), await choose('out-2')]).toEqual(['out-2', '', 'out-2']);
    run.voice.unplug('out-2');
    await run.clock.advance(0);
    expect(run.voice.speaker()).toBe('');
    run.voice.plug('out-2');
    await run.clock.advance(0);
    expect(run.voice.speaker()).toBe('out-2');
  });

  test('a mute without an answer is told again until the hall knows', async () => {
    const run = await inVoice();
    const told = { hall_id: HALL, uid: VIEWER, mute: true };
    run.http.vanish('hall.user_mute_mic');
    run.dispatch(audioActions.muteToggled());
    await run.clock.advance(0);
    expect(run.http.requests('hall.user_mute_mic')).toEqual([told]);
    run.http.on('hall.user_mute_mic', {});
    await run.clock.advance(20_000);
    expect(run.http.requests('hall.user_mute_mic')).toEqual([told, told]);
  });

  test('a mute from before the join holds from the first moment, and over an outage', async () => {
    const run = await inChannel({ prepare: ({ http }) => answerJoin(http, { token: sends(VIEWER) }) });
    const other = run.voices.page(OTHER);
    await other.rtc.join(run.voices.ticket(OTHER), 1000);
    run.dispatch(audioActions.muteToggled());
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(400);
    expect([link(run), other.hears(VIEWER)]).toEqual(['connected', 0]);
    run.voices.cut();
    await run.clock.advance(0);
    expect(link(run)).toBe('reconnecting');
    run.voices.mend();
    await run.clock.advance(0);
    expect([link(run), other.hears(VIEWER)]).toEqual(['connected', 0]);
  });

  test('a manager’s mute looks different from one’s own, and the viewer still hears', async () => {
    const run = await inVoice(listens(VIEWER));
    expect(selectMicrophoneLook(run.state())).toBe('forbidden');
    expect([run.other.hears(VIEWER), run.voice.hears(OTHER)]).toEqual([0, 1]);
  });

  test('[role.hall-mic-mute] with every audio provider, a mute in the hall silences at once, and unmuting restores the sound without a request', async () => {
    const run = await inVoice();
    const order = async (ctx: '1' | '2') => {
      run.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 3, ctx }, { to: HALL });
      await run.clock.advance(40);
      return [selectMicrophoneLook(run.state()), run.other.hears(VIEWER)];
    };
    expect(await order('1')).toEqual(['forbidden', 0]);
    expect(await order('2')).toEqual(['open', 1]);
  });

  test('a refused microphone means listening; asking again works once it is allowed', async () => {
    const run = await inVoice();
    run.dispatch(audioActions.leaveRequested());
    await run.clock.advance(0);
    run.voice.refuseMicrophone();
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(400);
    expect([selectMicrophoneLook(run.state()), run.voice.hears(OTHER)]).toEqual(['denied', 1]);
  });

  test('speaking rings follow levels, the own one ends at once with a mute', async () => {
    const run = await inVoice();
    await run.voices.settle();
    await run.clock.advance(0);
    expect(selectSpeaking(run.state())).toContain(OTHER);
    await run.other.rtc.unpublish();
    await run.clock.advance(0);
    expect(selectSpeaking(run.state())).not.toContain(OTHER);
  });
});

describe('the end of a voice', () => {
  test('[api.lobby.channel.leave] leaving ends the sound at once, and is repeated until the platform has answered', async () => {
    const run = await inVoice();
    run.http.vanish('channel.leave');
    run.dispatch(audioActions.leaveRequested());
    await run.clock.advance(0);
    expect([run.other.hears(VIEWER), link(run)]).toEqual([0, 'off']);
    expect(run.http.requests('channel.leave')).toHaveLength(1);
    run.http.on('channel.leave', {});
    await run.clock.advance(20_000);
    expect(run.http.requests('channel.leave')).toEqual([{ channel_id: VOICE }, { channel_id: VOICE }]);
  });

  test('a leave without an answer is not repeated once the viewer is back in a voice channel', async () => {
    const run = await inVoice();
    run.http.vanish('channel.leave');
    run.dispatch(audioActions.leaveRequested());
    await run.clock.advance(0);
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(20_000);
    expect(link(run)).toBe('connected');
    expect(run.http.requests('channel.leave')).toHaveLength(1);
  });

  test.each([
    ['a bad gateway', ApiFailure.badResponse('channel.join', 502)],
    ['too many requests', ApiFailure.refused('channel.join', CODES.tooManyRequests, '稍后再试')],
    ['a node that restarts', ApiFailure.refused('channel.join', CODES.platformStopping, '维护中')],
  ])('a call outlives %s in answer to the join after an outage', async (_what, failure) => {
    const run = await inVoice();
    const joins = () => run.http.requests('channel.join').length;
    run.http.on('channel.join', () => {
      throw failure;
    });
    run.server.drop();
    await run.clock.advance(5000);
    expect([run.other.hears(VIEWER), link(run)]).toEqual([1, 'connected']);
    answerJoin(run.http, { token: sends(VIEWER) });
    await run.clock.advance(5000);
    const told = joins();
    await run.clock.advance(20_000);
    expect(joins()).toBe(told);
    expect([run.other.hears(VIEWER), link(run)]).toEqual([1, 'connected']);
  });

  test('[hall-event.1011.type-3-self] leaving, a takeover and a removal end the sound', async () => {
    const ways = [
      (run: Run) => run.dispatch(audioActions.leaveRequested()),
      (run: Run) =>
        run.server.emit(
          'voiceMembershipChanged',
          { type: 3, channel_id: VOICE, uid: VIEWER, ...person },
          { to: HALL, platform: 'web' },
        ),
      (run: Run) =>
        run.server.emit('voiceMembershipChanged', { type: 2, channel_id: VOICE, uid: VIEWER, ...person }, { to: HALL }),
    ];
    for (const end of ways) {
      const run = await inVoice();
      end(run);
      await run.clock.advance(40);
      expect([link(run), run.other.hears(VIEWER), run.voice.hears(OTHER)]).toEqual(['off', 0, 0]);
      expect(run.voiceTab.isHere()).toBe(false);
    }
  });

  test('a page that goes is silent at once', async () => {
    const run = await inVoice();
    run.page.leave();
    await Promise.resolve();
    expect(run.other.hears(VIEWER)).toBe(0);
  });

  test('a call that moves to another channel keeps the voice in this tab: none in line gets it in between', async () => {
    const run = await inVoice();
    run.dispatch(audioActions.entered({ hall_id: HALL, channel_id: GARAGE, token: sends(VIEWER) }));
    await run.clock.advance(400);
    expect([link(run), run.voiceTab.isHere(), run.voiceTab.releases()]).toEqual(['connected', true, 0]);
    run.dispatch(audioActions.left());
    await run.clock.advance(0);
    expect([run.voiceTab.isHere(), run.voiceTab.releases()]).toEqual([false, 1]);
  });

  test('another tab takes the voice: this one says so, and takes it back when it is asked to', async () => {
    const run = await inVoice();
    run.voiceTab.take();
    await run.clock.advance(0);
    expect([link(run), run.other.hears(VIEWER)]).toEqual(['elsewhere', 0]);
    run.dispatch(voiceActions.reconnectRequested());
    await run.clock.advance(400);
    expect([link(run), run.other.hears(VIEWER), run.voiceTab.isHere()]).toEqual(['connected', 1, true]);
  });

  test('a tab that takes the voice over the platform is named, although the platform was first to end this one', async () => {
    const run = await inVoice();
    run.voices.kick(VIEWER);
    await run.clock.advance(0);
    run.voiceTab.tellElsewhere(true);
    await run.clock.advance(0);
    expect(link(run)).toBe('elsewhere');
    run.voiceTab.tellElsewhere(false);
    await run.clock.advance(0);
    expect(link(run)).toBe('off');
  });

  test('the platform ends the participation: the place stays, and 重连语音 joins again', async () => {
    const run = await inVoice();
    run.voices.kick(VIEWER);
    await run.clock.advance(0);
    expect(run.state().voice.link).toEqual({ kind: 'failed', reason: 'kicked' });
    run.dispatch(voiceActions.reconnectRequested());
    await run.clock.advance(400);
    expect([link(run), run.other.hears(VIEWER)]).toEqual(['connected', 1]);
  });
});

describe('volumes and settings', () => {
  test('the volume of a person holds at once and over participations, and is remembered by uid', async () => {
    const run = await inVoice();
    run.dispatch(voiceActions.personVolumeRequested({ uid: OTHER, volume: 150 }));
    expect(run.voice.hears(OTHER)).toBe(1.5);
    expect(JSON.parse(run.storage.read('voice') ?? '{}')).toMatchObject({ people: { [OTHER]: 150 } });
  });

  test('[rule.voice-setting-1-or-0, api.lobby.voice.settings] push-to-talk is silent until the key is held', async () => {
    const run = await inVoice();
    run.http.on('voice.settings', {});
    run.dispatch(voiceActions.settingsRequested({ VoiceMode: 2, Key: 'KeyV,V' }));
    await run.clock.advance(0);
    expect([run.other.hears(VIEWER), selectMicrophoneLook(run.state())]).toEqual([0, 'waiting']);
    run.dispatch(voiceActions.talkChanged({ isTalking: true }));
    expect(run.other.hears(VIEWER)).toBe(1);
    run.dispatch(voiceActions.talkChanged({ isTalking: false }));
    expect(run.other.hears(VIEWER)).toBe(0);
    expect(run.http.requests('voice.settings')).toMatchObject([{ voice_setting: { VoiceMode: 2, Key: 'KeyV,V' } }]);
  });

  test('[entity.voice-settings.key] push-to-talk without a key is told as such, also while the viewer is muted', async () => {
    const run = await inVoice();
    run.http.on('voice.settings', {});
    run.dispatch(voiceActions.settingsRequested({ VoiceMode: 2, Key: '' }));
    await run.clock.advance(0);
    expect([run.other.hears(VIEWER), selectMicrophoneLook(run.state())]).toEqual([0, 'keyless']);
    run.dispatch(audioActions.muteToggled());
    expect(selectMicrophoneLook(run.state())).toBe('keyless');
    run.dispatch(voiceActions.settingsRequested({ VoiceMode: 1 }));
    expect(selectMicrophoneLook(run.state())).toBe('muted');
  });

  test('the talk key opens until it is let go, and a moment longer; latched it opens until the next press', async () => {
    const run = await inVoice();
    run.http.on('voice.settings', {});
    run.dispatch(voiceActions.settingsRequested({ VoiceMode: 2, Key: 'KeyV,V' }));
    const press = (to: 'down' | 'up' | 'away') => {
      run.dispatch(voiceActions.talkKeyMoved({ to }));
      return run.other.hears(VIEWER);
    };
    expect([press('down'), press('up')]).toEqual([1, 1]);
    await run.clock.advance(RELEASE_DELAY_MS);
    expect(run.other.hears(VIEWER)).toBe(0);
    // Another window takes the focus: the key counts as released at once.
    expect([press('down'), press('away')]).toEqual([1, 0]);
    run.dispatch(voiceActions.preferencesRequested({ isTalkLatched: true }));
    expect([press('down'), press('up'), press('away')]).toEqual([1, 1, 1]);
    await run.clock.advance(RELEASE_DELAY_MS);
    expect([run.other.hears(VIEWER), press('down')]).toEqual([1, 0]);
  });

  test.each([
    [
      'the call is left',
      async (run: Run) => {
        run.dispatch(audioActions.leaveRequested());
        await run.clock.advance(0);
        run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
        await run.clock.advance(400);
      },
    ],
    [
      'free talk was chosen in between',
      async (run: Run) => {
        for (const VoiceMode of [1, 2] as const) run.dispatch(voiceActions.settingsRequested({ VoiceMode }));
        await run.clock.advance(0);
      },
    ],
    [
      'the key is to be held',
      async (run: Run) => run.dispatch(voiceActions.preferencesRequested({ isTalkLatched: false })),
    ],
  ] as const)('a talk key that was latched opens nothing once %s', async (_, turn) => {
    const run = await inVoice();
    run.http.on('voice.settings', {});
    run.dispatch(voiceActions.settingsRequested({ VoiceMode: 2, Key: 'KeyV,V' }));
    run.dispatch(voiceActions.preferencesRequested({ isTalkLatched: true }));
    run.dispatch(voiceActions.talkKeyMoved({ to: 'down' }));
    expect(run.other.hears(VIEWER)).toBe(1);
    await turn(run);
    expect([link(run), run.other.hears(VIEWER)]).toEqual(['connected', 0]);
  });

  test('a new token of the place reaches the sound that runs', async () => {
    const run = await inVoice();
    const renewed: string[] = [];
    const { renew } = run.voice.rtc;
    run.voice.rtc.renew = async (token) => {
      renewed.push(token);
      await renew.call(run.voice.rtc, token);
    };
    answerJoin(run.http, { token: `${sends(VIEWER)}:2` });
    run.dispatch(voiceActions.ticketNeeded());
    await run.clock.advance(400);
    expect([renewed, link(run), run.other.hears(VIEWER)]).toEqual([[`${sends(VIEWER)}:2`], 'connected', 1]);
  });
});
