import { describe, expect, test, vi } from 'vitest';
import { hallRoute } from '../../lib/routes.ts';
import { GENERAL, HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { answerJoin, inChannel, type Run } from '../../testing/run-client.ts';
import { audioActions, selectHasVoice, selectInterrupted, selectVoiceLink } from '../audio/index.ts';
import { hallsActions } from '../halls/index.ts';
import { selectCurrentChannel, selectShownChannel } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';

function answer({ http }: FakePorts, voice: string): void {
  answerJoin(http, { token: `${VIEWER}:send` });
  http.on('channel.current_channel', { hall_id: HALL, voice, text: '' });
  http.on('channel.leave', {});
}

/** A page that goes while the viewer is in the call. */
async function goneFromCall(): Promise<Run> {
  const run = await inChannel({ prepare: (fakes) => answer(fakes, '') });
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
  await run.clock.advance(400);
  expect(selectVoiceLink(run.state()).kind).toBe('connected');
  run.page.leave();
  return run;
}

/** The page that is loaded in its place; the platform has kept the viewer in `voice`. */
async function loadedAgain(
  { origin }: Pick<Run, 'origin'>,
  voice: string,
  before: (fakes: FakePorts) => void = () => {},
): Promise<Run> {
  const run = await inChannel({
    origin,
    prepare: (fakes) => {
      answer(fakes, voice);
      before(fakes);
    },
  });
  await partIsThere(run);
  return run;
}

/** What reads a call that was left, and what goes on with it, load with their first use. */
async function partIsThere(run: Run): Promise<void> {
  await vi.dynamicImportSettled();
  await run.clock.advance(0);
}

async function openVoice(run: Run): Promise<void> {
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: VOICE }));
  await run.clock.advance(400);
}

async function goOn(run: Run): Promise<void> {
  run.dispatch(audioActions.resumeRequested());
  await partIsThere(run);
  await run.clock.advance(400);
}

const interrupted = (run: Run) => selectInterrupted(run.state())?.channel_id ?? null;
const left = (run: Run) => run.http.requests('channel.leave');
const link = (run: Run) => selectVoiceLink(run.state()).kind;

describe('a page that is loaded again during a call', () => {
  test('the place is left at once, and one press goes on in the channel on screen', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    await openVoice(run);
    expect([interrupted(run), left(run)]).toEqual([VOICE, [{ channel_id: VOICE }]]);
    expect(selectHasVoice(run.state())).toBe(false);
    const about = { channel_id: VOICE, nick: '小满', avatar: '' };
    run.server.emit('voiceMembershipChanged', { type: 2, uid: VIEWER, ...about }, { to: HALL });
    await run.clock.advance(0);
    expect([interrupted(run), selectShownChannel(run.state())?.phase]).toEqual([VOICE, 'offered']);
    await goOn(run);
    expect([interrupted(run), selectShownChannel(run.state())?.phase, link(run)]).toEqual([
      null,
      'current',
      'connected',
    ]);
    expect(run.state().voice.publishing.microphone).toBe('open');
  });

  test('one press goes on while the viewer reads another channel, which stays on screen', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    await goOn(run);
    expect([link(run), run.state().audio.place?.channel_id]).toEqual(['connected', VOICE]);
    expect(selectCurrentChannel(run.state())?.channel_id).toBe(GENERAL);
  });

  test('a channel that wants a password leads to its page', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    run.http.on('channel.check_join', { is_join: 1 });
    await goOn(run);
    expect(run.navigation.path()).toBe(hallRoute(HALL, VOICE));
  });

  test('a place that the platform has given up already is offered without a leave, and leaving it ends the offer', async () => {
    const run = await loadedAgain(await goneFromCall(), '');
    expect([interrupted(run), left(run)]).toEqual([VOICE, []]);
    run.dispatch(audioActions.leaveRequested());
    await run.clock.advance(0);
    expect([interrupted(run), left(run)]).toEqual([null, []]);
  });

  test('the offer is made once, and not after the viewer has joined elsewhere', async () => {
    const first = await goneFromCall();
    const run = await loadedAgain(first, VOICE);
    expect(interrupted(run)).toBe(VOICE);
    const about = { channel_id: VOICE, nick: '小满', avatar: '' };
    run.server.emit('voiceMembershipChanged', { type: 1, uid: VIEWER, ...about }, { to: HALL });
    await run.clock.advance(0);
    expect([interrupted(run), run.state().audio.place?.channel_id]).toEqual([null, VOICE]);
    expect(interrupted(await loadedAgain(first, ''))).toBe(null);
  });
});

describe('a place that is not that of the page before', () => {
  const stays = async (run: Run) => {
    await run.clock.advance(0);
    expect([interrupted(run), left(run), run.state().audio.place?.channel_id]).toEqual([null, [], VOICE]);
  };

  test('another tab has the voice', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE, ({ voiceTab }) => voiceTab.tellElsewhere(true));
    await stays(run);
  });

  test.each([
    ['the platform would have given the place of the page up by now', { ago: 15_000, uid: VIEWER }],
    ['it was the call of another account', { ago: 0, uid: '10002' }],
  ])('%s', async (_why, { ago, uid }) => {
    const first = await goneFromCall();
    const at = first.clock.now() - 10_000 - ago;
    first.origin.values.set('left_call', JSON.stringify({ uid, hall_id: HALL, channel_id: VOICE, name: '开黑', at }));
    await stays(await loadedAgain(first, VOICE));
  });
});
