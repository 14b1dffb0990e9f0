import { describe, expect, test } from 'vitest';
import { GUIDES, HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { audioActions, selectIsMobileLogin, selectVoicePlace } from '../audio/index.ts';
import { hallsActions } from '../halls/index.ts';
import { selectChannelTree, selectCurrentChannel, selectHasLeftVoice } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';

const current = (run: Run) => selectCurrentChannel(run.state())?.channel_id ?? null;
const join = (run: Run, channel_id = GUIDES) =>
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id }));
const nodes = (run: Run) => selectChannelTree(run.state()).flatMap(({ channels }) => channels);

describe('voice', () => {
  const person = { nick: '阿澈', avatar: '' };

  test('[hall-event.1004.mic-op-1, hall-event.1004.mic-op-2] entries come, change and go', async () => {
    const run = await inChannel();
    const mic = (mic_op: 1 | 2, mic_state: boolean) =>
      run.server.emit(
        'micListChanged',
        { mic_op, channel_id: VOICE, mic_uid: OTHER, mic_state, ...person },
        { to: HALL },
      );
    mic(1, false);
    mic(1, true);
    await run.clock.advance(0);
    expect(nodes(run).at(-1)?.members).toMatchObject([{ uid: OTHER, isMicOpen: true, isMe: false }]);
    mic(2, false);
    await run.clock.advance(0);
    expect(nodes(run).at(-1)?.members).toEqual([]);
  });

  test('[hall-event.1011, hall-event.1011.type-1] a member joins and leaves', async () => {
    const run = await inChannel();
    const move = (type: 1 | 2, uid = OTHER) =>
      run.server.emit('voiceMembershipChanged', { type, channel_id: VOICE, uid, ...person }, { to: HALL });
    move(1);
    await run.clock.advance(0);
    expect(nodes(run).at(-1)?.members).toHaveLength(1);
    move(2);
    await run.clock.advance(0);
    expect(nodes(run).at(-1)?.members).toEqual([]);
  });

  test('[hall-event.1011.type-3-self] another device of the same person takes the voice over', async () => {
    const run = await inChannel();
    join(run, VOICE);
    await run.clock.advance(400);
    expect(selectVoicePlace(run.state())).toMatchObject({ channel_id: VOICE, name: '开黑' });
    const taken = { type: 3, channel_id: VOICE, ...person } as const;
    run.server.emit('voiceMembershipChanged', { ...taken, uid: OTHER }, { to: HALL, platform: 'web' });
    run.server.emit('voiceMembershipChanged', { ...taken, uid: VIEWER }, { to: HALL, platform: 'ios' });
    await run.clock.advance(0);
    expect(selectIsMobileLogin(run.state())).toBe(false);
    run.server.emit('voiceMembershipChanged', { ...taken, uid: VIEWER }, { to: HALL, platform: 'web' });
    await run.clock.advance(0);
    expect(selectIsMobileLogin(run.state())).toBe(true);
    expect(selectVoicePlace(run.state())).toBeNull();
  });

  test('[api.lobby.channel.leave] leaving', async () => {
    const run = await inChannel({ prepare: ({ http }) => http.on('channel.leave', {}) });
    join(run, VOICE);
    await run.clock.advance(400);
    run.dispatch(audioActions.leaveRequested());
    await run.clock.advance(0);
    expect(run.http.requests('channel.leave')).toEqual([{ channel_id: VOICE }]);
    expect(selectVoicePlace(run.state())).toBeNull();
  });

  test('[hall-flow.channel-join.already-current] a voice channel that was left is joined again by the person only', async () => {
    const run = await inChannel({ prepare: ({ http }) => http.on('channel.leave', {}) });
    const joins = () => run.http.requests('channel.join').filter(({ channel_id }) => channel_id === VOICE).length;
    join(run, VOICE);
    await run.clock.advance(400);
    join(run, VOICE);
    await run.clock.advance(400);
    expect(joins()).toBe(1);
    run.dispatch(audioActions.leaveRequested());
    await run.clock.advance(0);
    expect([current(run), selectHasLeftVoice(run.state())]).toEqual([VOICE, true]);
    run.server.drop();
    await run.clock.advance(6000);
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(400);
    expect(joins()).toBe(1);
    join(run, VOICE);
    await run.clock.advance(400);
    expect(joins()).toBe(2);
    expect(selectVoicePlace(run.state())).toMatchObject({ channel_id: VOICE });
    expect(selectHasLeftVoice(run.state())).toBe(false);
  });
});
