import { type ChannelId, ERRORS, roomId } from '@miczero/contracts';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { hallRoute } from '../../lib/routes.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GENERAL, GUIDES, HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { answerJoin, inChannel, type Run, runClient, theHall } from '../../testing/run-client.ts';
import { audioActions, selectHasVoice, selectInterrupted, selectVoiceLink, voiceActions } from '../audio/index.ts';
import { selectMicrophoneAfterJoin } from '../audio/views/microphone-look.selectors.ts';
import { hallsActions } from '../halls/index.ts';
import { selectCurrentChannel, selectShownChannel } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';

function answer({ http }: FakePorts, voice: string): void {
  answerJoin(http, { token: `${VIEWER}:send` });
  http.on('channel.current_channel', { hall_id: HALL, voice, text: '' });
  http.on('channel.leave', {});
}

/** A page that goes while the viewer is in the call. */
async function goneFromCall(before: (run: Run) => void = () => {}): Promise<Run> {
  const run = await inChannel({ prepare: (fakes) => answer(fakes, '') });
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
  await run.clock.advance(400);
  expect(selectVoiceLink(run.state()).kind).toBe('connected');
  before(run);
  await run.clock.advance(0);
  run.page.leave();
  return run;
}

/** The page that is loaded in its place; the platform has kept the viewer in `voice`. */
async function loadedAgain(
  { origin, tab }: Pick<Run, 'origin' | 'tab'>,
  voice: string,
  before: (fakes: FakePorts) => void = () => {},
): Promise<Run> {
  const run = await inChannel({
    origin,
    tab,
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

/** The way in is asked for, and no answer comes before the network is lost. */
function slowCheck({ http }: Run): () => void {
  let lose = () => {};
  http.on(
    'channel.check_join',
    () =>
      new Promise((_resolve, reject) => {
        lose = () => reject(ApiFailure.noResponse('channel.check_join'));
      }),
  );
  return () => lose();
}

const interrupted = (run: Run) => selectInterrupted(run.state())?.channel_id ?? null;
const isBusy = (run: Run) => selectInterrupted(run.state())?.isBusy === true;
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

  test('a channel that wants a password leads to its page, whatever the voice is told of another channel', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    run.http.on('channel.check_join', { is_join: 1 });
    const goingOn = goOn(run);
    run.dispatch(channelActions.voiceSettled({ channel_id: GUIDES, refusal: null }));
    await goingOn;
    expect([run.navigation.path(), interrupted(run)]).toEqual([hallRoute(HALL, VOICE), null]);
  });

  test('the press is under way until it is answered; one that the network lost can be made again', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    expect(isBusy(run)).toBe(false);
    const lose = slowCheck(run);
    await goOn(run);
    expect([interrupted(run), isBusy(run)]).toEqual([VOICE, true]);
    lose();
    await run.clock.advance(0);
    expect([interrupted(run), isBusy(run), run.toasts()]).toMatchObject([VOICE, false, [{ tone: 'error' }]]);
    run.http.on('channel.check_join', { is_join: 2 });
    await goOn(run);
    expect([interrupted(run), link(run)]).toEqual([null, 'connected']);
  });

  test('the press is under way while the channel on screen is entered', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    await openVoice(run);
    const lose = slowCheck(run);
    await goOn(run);
    expect([interrupted(run), isBusy(run)]).toEqual([VOICE, true]);
    lose();
    await run.clock.advance(0);
    expect([interrupted(run), isBusy(run), run.state().channel.join.kind]).toEqual([VOICE, false, 'failed']);
  });

  test('a press that fails brings no offer back that has ended meanwhile', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    const lose = slowCheck(run);
    await goOn(run);
    const about = { channel_id: VOICE, nick: '小满', avatar: '' };
    run.server.emit('voiceMembershipChanged', { type: 1, uid: VIEWER, ...about }, { to: HALL });
    run.server.emit('voiceMembershipChanged', { type: 2, uid: VIEWER, ...about }, { to: HALL });
    await run.clock.advance(0);
    lose();
    await run.clock.advance(0);
    expect([interrupted(run), selectHasVoice(run.state())]).toEqual([null, false]);
  });

  test.each([
    ['muted', true, (run: Run) => run.dispatch(audioActions.muteToggled())],
    ['deafened', true, (run: Run) => run.dispatch(voiceActions.deafenToggled())],
    ['muted by a recording alone', false, (run: Run) => run.dispatch(audioActions.muteHeld())],
  ])('a viewer who was %s before', async (_what, isMuted, before) => {
    const run = await loadedAgain(await goneFromCall(before), VOICE);
    expect(selectMicrophoneAfterJoin(run.state())).toBe(isMuted ? 'muted' : 'open');
    const other = run.voices.page(OTHER);
    await other.rtc.join(run.voices.ticket(OTHER), 1000);
    await goOn(run);
    expect([link(run), other.hears(VIEWER)]).toEqual(['connected', isMuted ? 0 : 1]);
  });

  test('a page that went on, and is loaded again, still knows the name of the channel', async () => {
    const first = await goneFromCall();
    const run = await runClient({ origin: first.origin, tab: first.tab, prepare: (fakes) => answer(fakes, VOICE) });
    await partIsThere(run);
    await goOn(run);
    expect(link(run)).toBe('connected');
    const about = { channel_id: VOICE, nick: '小满', avatar: '' };
    run.server.emit('voiceMembershipChanged', { type: 1, uid: VIEWER, ...about }, { to: HALL });
    await run.clock.advance(0);
    run.page.leave();
    expect(JSON.parse(run.tab.get('left_call') ?? '')).toMatchObject({ channel_id: VOICE, name: '开黑' });
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

describe('the offer to go on ends', () => {
  const author = { id: VIEWER, nick: '', avatar: '', role: '' as const };
  const room = { group_id: z.parse(roomId, '600001'), name: '唱片行', token: 'sig' };

  test.each<[string, ChannelId | null, (run: Run) => unknown]>([
    ['its hall is dissolved', null, ({ server }) => server.emit('hallDissolved', { hall_id: HALL, hall_name: '' })],
    [
      'the viewer is put out of its hall',
      null,
      ({ server }) => server.emit('membershipChanged', { type: 2, hall_id: HALL, hall_name: '', uid: VIEWER, msg: '' }),
    ],
    [
      'the viewer is banned from its channel',
      null,
      ({ server }) => server.emit('memberBanned', { author, channel_id: VOICE, msg: '' }, { to: HALL }),
    ],
    [
      'not with a ban from another channel',
      VOICE,
      ({ server }) => server.emit('memberBanned', { author, channel_id: GUIDES, msg: '' }, { to: HALL }),
    ],
    [
      'its channel is reset',
      null,
      ({ server }) => server.emit('hallEdited', { hall_id: HALL, type: 3, channel_id: VOICE }, { to: HALL }),
    ],
    [
      'its hall has the channel no more',
      null,
      (run) => run.dispatch(hallsActions.hallLoaded({ ...theHall, channels: [] })),
    ],
    ['not with a hall that has it', VOICE, (run) => run.dispatch(hallsActions.hallLoaded(theHall))],
    [
      'the viewer visits a room',
      null,
      (run) => [run.dispatch(voiceActions.roomEntered(room)), run.dispatch(voiceActions.roomLeft())],
    ],
    [
      'another tab takes the voice, and gives it back',
      null,
      ({ voiceTab }) => [voiceTab.tellElsewhere(true), voiceTab.tellElsewhere(false)],
    ],
    ['not after 59 s', VOICE, ({ clock }) => clock.advance(59_000)],
    ['after a minute', null, ({ clock }) => clock.advance(61_000)],
    ['a minute after the page went, whatever the link does', null, loseLink],
  ])('%s', async (_why, offered, end) => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    expect(interrupted(run)).toBe(VOICE);
    await end(run);
    await run.clock.advance(0);
    expect(interrupted(run)).toBe(offered);
  });

  test('before it stands, with a room that the viewer is in', async () => {
    let answerPlace = () => {};
    const run = await loadedAgain(await goneFromCall(), VOICE, ({ http }) =>
      http.on(
        'channel.current_channel',
        () =>
          new Promise((resolve) => {
            answerPlace = () => resolve({ hall_id: HALL, voice: VOICE, text: '' });
          }),
      ),
    );
    run.dispatch(voiceActions.roomEntered(room));
    answerPlace();
    await partIsThere(run);
    run.dispatch(voiceActions.roomLeft());
    await run.clock.advance(0);
    expect([interrupted(run), left(run)]).toEqual([null, [{ channel_id: VOICE }]]);
  });

  async function loseLink({ server, clock }: Run): Promise<void> {
    server.drop();
    await clock.advance(10_000);
    await clock.advance(51_000);
  }

  test('with a refusal, which is told', async () => {
    const run = await loadedAgain(await goneFromCall(), VOICE);
    run.http.refuse('channel.check_join', ERRORS.channelBanned.code, '你已被禁止进入该频道');
    await goOn(run);
    expect([interrupted(run), run.toasts()]).toMatchObject([null, [{ tone: 'error' }]]);
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

  test('a tab without the call is loaded, or a new one', async () => {
    const { origin } = await goneFromCall();
    await stays(await loadedAgain({ origin, tab: new Map() }, VOICE));
  });

  test.each([
    ['the platform would have given the place of the page up by now', { ago: 15_000, uid: VIEWER }],
    ['it was the call of another account', { ago: 0, uid: '10002' }],
  ])('%s', async (_why, { ago, uid }) => {
    const first = await goneFromCall();
    const at = first.clock.now() - 10_000 - ago;
    const call = { uid, hall_id: HALL, channel_id: VOICE, name: '开黑', isMuted: false, at };
    first.tab.set('left_call', JSON.stringify(call));
    await stays(await loadedAgain(first, VOICE));
  });
});
