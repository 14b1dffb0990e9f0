import { describe, expect, test } from 'vitest';
import { hallRoute } from '../../lib/routes.ts';
import { GENERAL, HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { answerJoin, inChannel, type Run } from '../../testing/run-client.ts';
import { selectHasVoice, selectVoiceLink, selectVoicePlace } from '../audio/index.ts';
import { hallsActions } from '../halls/index.ts';
import { selectHasLeftVoice, selectShownChannel } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';

/** A page on the address of the voice channel. `found`: the platform still has the viewer's voice there, of before a reload. */
async function arrive({ found = false } = {}): Promise<Run> {
  const run = await inChannel({
    prepare: ({ http }) => {
      answerJoin(http, { token: `${VIEWER}:send` });
      http.on('channel.current_channel', { hall_id: found ? HALL : '', voice: found ? VOICE : '', text: '' });
    },
  });
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: VOICE }));
  await run.clock.advance(400);
  return run;
}

async function press(run: Run): Promise<void> {
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE, by: 'button' }));
  await run.clock.advance(400);
}

/** The platform gives the place of the viewer up: no sound has come from it for a while. */
async function platformEnds(run: Run): Promise<void> {
  const about = { channel_id: VOICE, nick: '小满', avatar: '' };
  run.http.on('channel.current_channel', { hall_id: HALL, voice: '', text: '' });
  run.server.emit('voiceMembershipChanged', { type: 2, uid: VIEWER, ...about }, { to: HALL });
  run.server.emit('micListChanged', { mic_op: 2, mic_uid: VIEWER, mic_state: false, ...about }, { to: HALL });
  await run.clock.advance(0);
}

const voiceJoins = (run: Run) =>
  run.http.requests('channel.join').filter(({ channel_id }) => channel_id === VOICE).length;
const microphone = (run: Run) => run.state().voice.publishing.microphone;
/** What dock and pane show. */
const shown = (run: Run) => ({
  hasDock: selectHasVoice(run.state()),
  link: selectVoiceLink(run.state()).kind,
  phase: selectShownChannel(run.state())?.phase,
});

describe('the platform ends the place of a page that is open', () => {
  test('[hall-event.1004.mic-op-2] a page that waits for a press after a reload has no dock any more, and its button joins', async () => {
    const run = await arrive({ found: true });
    expect(shown(run)).toEqual({ hasDock: true, link: 'off', phase: 'offered' });
    await platformEnds(run);
    expect(shown(run)).toEqual({ hasDock: false, link: 'off', phase: 'offered' });
    expect([voiceJoins(run), run.state().channel.mics[VOICE] ?? []]).toEqual([0, []]);
    await press(run);
    expect([shown(run), microphone(run)]).toEqual([{ hasDock: true, link: 'connected', phase: 'current' }, 'open']);
  });

  test('[hall-event.1004.mic-op-2] a page in the call is out of it, with the way back in', async () => {
    const run = await arrive();
    await press(run);
    expect(microphone(run)).toBe('open');
    await platformEnds(run);
    expect([shown(run), microphone(run)]).toEqual([{ hasDock: false, link: 'off', phase: 'current' }, 'closed']);
    expect(selectHasLeftVoice(run.state())).toBe(true);
    await press(run);
    expect([shown(run).link, microphone(run), voiceJoins(run)]).toEqual(['connected', 'open', 2]);
  });
});

describe('a place to which this page has no ticket, when the hall link opens again', () => {
  /** The hall link is away for a while. */
  async function outage(run: Run): Promise<void> {
    run.server.drop();
    await run.clock.advance(10_000);
  }

  test('[api.lobby.op.current-location] a place that the platform ended meanwhile is gone, and is not joined', async () => {
    const run = await arrive({ found: true });
    run.http.on('channel.current_channel', { hall_id: HALL, voice: '', text: '' });
    await outage(run);
    expect(shown(run)).toEqual({ hasDock: false, link: 'off', phase: 'offered' });
    expect([voiceJoins(run), microphone(run)]).toEqual([0, 'closed']);
  });

  test('a place that the platform kept stays in the dock, and still waits for a press', async () => {
    const run = await arrive({ found: true });
    await outage(run);
    expect(selectVoicePlace(run.state())?.channel_id).toBe(VOICE);
    expect([shown(run), voiceJoins(run), microphone(run)]).toEqual([
      { hasDock: true, link: 'off', phase: 'offered' },
      0,
      'closed',
    ]);
  });

  test('a channel on screen that was left, and that another page has joined since, is not joined from here', async () => {
    const run = await arrive();
    await press(run);
    await platformEnds(run);
    const about = { channel_id: VOICE, uid: VIEWER, nick: '小满', avatar: '' };
    run.server.emit('voiceMembershipChanged', { type: 1, ...about }, { to: HALL });
    run.http.on('channel.current_channel', { hall_id: HALL, voice: VOICE, text: '' });
    await outage(run);
    expect([voiceJoins(run), microphone(run)]).toEqual([1, 'closed']);
  });

  test('a call of this page is joined again', async () => {
    const run = await arrive();
    await press(run);
    await outage(run);
    expect([voiceJoins(run), shown(run).link, microphone(run)]).toEqual([2, 'connected', 'open']);
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GENERAL }));
    await outage(run);
    expect([voiceJoins(run), run.navigation.path()]).toEqual([3, hallRoute(HALL, GENERAL)]);
  });
});
