import type { Action } from '@reduxjs/toolkit';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { call, cancelled, channel, eventChannel, put, select, take } from '../../lib/effects.ts';
import { type Rtc, RtcError, type RtcTicket } from '../../platform/ports/rtc.ts';
import type { VoiceTab } from '../../platform/ports/voice-tab.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallOf } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { guarded, watching } from '../feedback/index.ts';
import type { HallsRoot } from '../halls/index.ts';
import { type SessionRoot, selectViewer, sessionActions } from '../session/index.ts';
import { audioActions } from './audio.slice.ts';
import type { AudioRoot } from './audio.state.ts';
import { writeLeftCall } from './left-call.ts';
import { heardIn } from './missed-words.ts';
import { isVoiceElsewhere } from './other-tabs.ts';
import { pagePainted } from './page-painted.ts';
import { beginSound, noSound, publishingSaga, type Sound } from './publishing.saga.ts';
import { listenTo, onWord, type RtcWord, type VoiceEnd } from './rtc-words.saga.ts';
import { talkKeySaga } from './talk-key.saga.ts';
import { selectIsElsewhere, selectPlaceFacts, selectRoomVoice, selectTicket } from './voice.selectors.ts';
import { voiceActions } from './voice.slice.ts';
import type { VoiceRoot } from './voice.state.ts';
import { nextPlace, noPlace, type PlaceState, type PlaceWord } from './voice-place.machine.ts';
import { voiceSettingsSaga } from './voice-settings.saga.ts';

type Root = AudioRoot & VoiceRoot & HallsRoot & SessionRoot;

/** After this time a pending join or a lost connection has failed: the viewer is told, and may try again. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** The machine of the place, and who is told of the participations that it begins. */
interface Here {
  state: PlaceState;
  /** What to do in place of the participation that runs. */
  readonly participations: Channel<PlaceState>;
}

/** State that outlives a participation; there is one at a time. */
interface VoiceChannels {
  readonly sound: Sound;
  /** Has the voice of the browser in this page: from the first place to the last, so that no tab in line takes it in between. */
  tab: VoiceTab | null;
  readonly words: Channel<RtcWord>;
  readonly ends: Channel<VoiceEnd>;
}

/** Actions that may change the place in which the viewer is heard. */
const PLACE_WORDS = [
  audioActions.entered,
  audioActions.found,
  audioActions.left,
  voiceActions.roomEntered,
  voiceActions.roomLeft,
  voiceActions.reconnectRequested,
  voiceActions.elsewhereTold,
  sessionActions.signedOut,
  hallEventsArrived,
] as const;

/** Effects of the machine that have the name of an action. */
const ANNOUNCED = { ...audioActions, ...voiceActions };

/** The sound of the viewer's voice place: a participation begins and ends with the place, of either kind. */
export function* soundSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'voice', heardIn);
  const here: Here = { state: noPlace, participations: channel() };
  const channels: VoiceChannels = { sound: noSound(), tab: null, words: channel<RtcWord>(), ends: channel<VoiceEnd>() };
  yield* voiceSettingsSaga(ports, watch, channels.words.put);
  yield* publishingSaga(ports, watch, channels.sound);
  yield* watch.inTurn(channels.words, onWord, channels.ends);
  yield* watch.latest(here.participations, participate, ports, channels);
  yield* watch.every(PLACE_WORDS, onPlaceAction, ports, here);
  yield* watch.inTurn([audioActions.entered, voiceActions.roomEntered], renewTicket, channels.sound);
  yield* watch.every(hallEventsArrived, followHallMute);
  const starts = [audioActions.found, audioActions.entered, voiceActions.roomEntered, voiceActions.tabsAsked];
  yield* watch.leading(starts, followOtherTabs, ports, { tell: channels.words.put, isFollowed: false });
  const leaving = eventChannel<true>((emit) => ports.page.onLeave(() => emit(true)));
  yield* watch.every(leaving, onPageLeft, ports, channels.sound);
  yield* talkKeySaga(ports, watch);
  yield* call(guarded(ports.telemetry, 'voice', beginHere), ports, here);
}

/** Where the viewer is by now: words that led there, and were missed, find the machine there. */
function* beginHere(ports: Ports, here: Here): SagaGenerator<void> {
  const { room, channel } = yield* select(selectPlaceFacts);
  const word: PlaceWord = room ? 'roomEntered' : 'joined';
  if (channel !== null) yield* call(onPlaceWord, ports, here, word);
  // Left meanwhile: nothing connects any more.
  else yield* put(voiceActions.linkMoved({ kind: 'off' }));
}

/** A page that goes takes its sound along at once: the others need not wait for a time-out. The next page goes on with the call. */
function* onPageLeft(ports: Ports, { rtc }: Sound): SagaGenerator<void> {
  if (!rtc) return;
  writeLeftCall(ports, yield* select((state: Root) => state));
  void rtc.leave();
}

function* onPlaceAction(ports: Ports, here: Here, action: Action): SagaGenerator<void> {
  yield* call(onPlaceWord, ports, here, wordIn(action));
}

function* onPlaceWord(ports: Ports, here: Here, word: PlaceWord): SagaGenerator<void> {
  const [state, ...effects] = nextPlace(here.state, word, yield* select(selectPlaceFacts));
  here.state = state;
  for (const effect of effects) {
    if (effect === 'follow') yield* put(here.participations, state);
    else if (effect === 'askTabs') {
      const isElsewhere = yield* call(isVoiceElsewhere, ports);
      // Otherwise the room was left meanwhile, or the voice was taken to it.
      if (here.state === state) yield* put(voiceActions.elsewhereTold({ isElsewhere }));
    } else yield* put(ANNOUNCED[effect]());
  }
}

/** What the machine of the place hears in one of its actions. */
function wordIn(action: Action): PlaceWord {
  if (audioActions.entered.match(action)) return 'joined';
  if (voiceActions.roomEntered.match(action)) return 'roomEntered';
  if (voiceActions.reconnectRequested.match(action)) return 'pressed';
  if (voiceActions.elsewhereTold.match(action)) return action.payload.isElsewhere ? 'elsewhere' : 'free';
  return 'moved';
}

/** Another tab may have the voice, which the dock and the voice channels then say. Once a page, for as long as it lives. */
function* followOtherTabs(
  ports: Ports,
  others: { readonly tell: (word: RtcWord) => void; isFollowed: boolean },
): SagaGenerator<void> {
  if (others.isFollowed) return;
  const tab = yield* call(ports.late.voiceTab);
  others.isFollowed = true;
  tab.onElsewhere((isElsewhere) => others.tell(voiceActions.elsewhereTold({ isElsewhere })));
}

/** A manager's mute holds for every audio provider (role.hall-mic-mute). */
function* followHallMute({ payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const { viewer, hall_id, isRoom, wasMuted } = yield* select((state: Root) => ({
    viewer: selectViewer(state),
    hall_id: state.audio.place?.hall_id ?? null,
    isRoom: state.voice.room !== null,
    wasMuted: !state.voice.publishing.isAllowed,
  }));
  if (isRoom || hall_id === null) return;
  let isMuted = wasMuted;
  let mutedBy: string | null | undefined;
  for (const event of eventsNamed(payload, 'systemMessage')) {
    const { type, uid, ctx, by } = event.body;
    if (type !== 3 || uid !== viewer || hallOf(event) !== hall_id) continue;
    isMuted = ctx === '1';
    mutedBy = isMuted ? (by?.nick ?? '') : null;
  }
  // One batch may end a mute and bring another: the newest one counts.
  if (mutedBy !== undefined) yield* put(voiceActions.muteTold({ by: mutedBy }));
  if (isMuted !== wasMuted) yield* put(voiceActions.publishingMoved({ type: 'allowed', isAllowed: !isMuted }));
}

/** The place of this participation was joined again, and its former ticket ends: sound continues with the new one. */
function* renewTicket(sound: Sound): SagaGenerator<void> {
  const { rtc, token } = sound;
  const ticket = yield* select(selectTicket);
  const { isIn } = yield* select(({ voice }: VoiceRoot) => voice.publishing);
  if (!rtc || !isIn || !ticket || ticket.channel !== sound.channel || ticket.token === token) return;
  sound.token = ticket.token;
  try {
    yield* call([rtc, rtc.renew], ticket.token);
  } catch (error) {
    // The participation ends by itself when the former ticket does.
    if (!(error instanceof RtcError)) throw error;
  }
}

function* participate(ports: Ports, channels: VoiceChannels, { kind }: PlaceState): SagaGenerator<void> {
  if (kind !== 'begun') {
    yield* call(giveBack, channels);
    yield* put(voiceActions.linkMoved({ kind: 'off' }));
    return;
  }
  yield* put(voiceActions.linkMoved({ kind: 'connecting' }));
  let rtc: Rtc;
  let tab: VoiceTab;
  try {
    [rtc, tab] = yield* call(() => Promise.all([ports.late.rtc(), ports.late.voiceTab()]));
  } catch (error) {
    ports.telemetry.log('error', 'audio did not load', { cause: String(error) });
    yield* put(voiceActions.linkMoved({ kind: 'failed', reason: 'network' }));
    return;
  }
  // To open the audio of a page takes longer than a frame may.
  yield* call(pagePainted, ports.page);
  // Words of a former participation mean nothing any more.
  channels.ends.flush(() => {});
  const unlisten = listenTo(ports, rtc, tab, channels.words.put);
  try {
    yield* call(beginSound, channels.sound, rtc);
    const { why } = yield* call(enterAndStay, channels, rtc, tab);
    ports.telemetry.log('info', 'voice ended', { why });
    // The platform may put this page out before the other tab says that it took the voice, or after.
    const isTaken = why === 'elsewhere' || (yield* select(selectIsElsewhere));
    yield* put(voiceActions.linkMoved(isTaken ? { kind: 'off' } : { kind: 'failed', reason: why }));
    if (isTaken) yield* put(voiceActions.elsewhereTold({ isElsewhere: true }));
  } finally {
    unlisten();
    // Another place follows where this one was cancelled.
    if (!(yield* cancelled())) yield* call(giveBack, channels);
    yield* put(voiceActions.publishingMoved({ type: 'left' }));
    // A mute of the hall ends with the participation; the next one receives its own. Seats outlive both.
    if (!(yield* select(selectRoomVoice))) {
      yield* put(voiceActions.muteTold({ by: null }));
      yield* put(voiceActions.publishingMoved({ type: 'allowed', isAllowed: true }));
    }
    channels.sound.rtc = null;
    yield* call([rtc, rtc.leave]);
  }
}

/** The other tabs may have the voice. */
function giveBack(channels: VoiceChannels): void {
  channels.tab?.release();
  channels.tab = null;
}

function* enterAndStay(channels: VoiceChannels, rtc: Rtc, tab: VoiceTab): SagaGenerator<VoiceEnd> {
  const { sound, ends } = channels;
  const ticket = yield* select(selectTicket);
  const uid = yield* select(selectViewer);
  if (!ticket || uid === null) return { why: 'aborted' };
  const { channel: place, token } = ticket;
  Object.assign(sound, { channel: place, token });
  let why = yield* call(joinOrReason, rtc, { channel: place, token, uid });
  // On the way from place to place the page had the voice, and another tab has taken it.
  if (why === null && channels.tab?.isHere() === false) return { why: 'elsewhere' };
  if (why === null) {
    channels.tab = tab;
    tab.claim(uid);
    yield* put(voiceActions.linkMoved({ kind: 'connected' }));
    yield* put(voiceActions.publishingMoved({ type: 'entered' }));
    ({ why } = yield* take(ends));
  }
  // A place that was joined again, for instance after an outage, has a newer ticket.
  const newest = yield* select(selectTicket);
  if (why !== 'auth' || !newest || newest.token === sound.token) return { why };
  yield* put(voiceActions.publishingMoved({ type: 'left' }));
  yield* put(voiceActions.linkMoved({ kind: 'reconnecting' }));
  return yield* call(enterAndStay, channels, rtc, tab);
}

/** null: entered. */
async function joinOrReason(rtc: Rtc, ticket: RtcTicket): Promise<VoiceEnd['why'] | null> {
  if (!rtc.isSupported()) return 'unsupported';
  try {
    await rtc.join(ticket, CONNECT_TIMEOUT_MS);
    return null;
  } catch (error) {
    if (error instanceof RtcError) return error.reason;
    throw error;
  }
}
