import { CHANNEL_CALLS, type ChannelId } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { call, channel, fork, put, select } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsMissed, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { type AudioRoot, audioActions, selectIsElsewhere, voiceActions } from '../audio/index.ts';
import { retryDue } from '../connection/index.ts';
import { callApi, failureRaised, guarded, isPassing, loadPart, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { modalsActions } from '../modals/index.ts';
import { type SessionRoot, sessionActions } from '../session/index.ts';
import type { JoinRequest } from './channel.actions.ts';
import { selectHasLeftVoice, selectIsOffered, selectShownChannel } from './channel.selectors.ts';
import { type ChannelRoot, channelActions } from './channel.slice.ts';
import { isSameTarget, type Target } from './channel-join.machine.ts';
import { followHallChanges, onPlacePicked } from './hall-changes.saga.ts';
import { runJoin, sayWhatHappened } from './join.saga.ts';
import { createJoinCalls, onJoinDue, onJoinWished } from './join-call.saga.ts';
import { onMicsDue, type ToldMics } from './mics.saga.ts';
import { onVoiceStrayed } from './stray-voice.saga.ts';
import { askAgain, isUnderWay, onLinkOpened, onViewDoubted, rejoin, selectPlaces, type Ways } from './view.saga.ts';
import { letIn, onVoiceWished } from './voice-only.saga.ts';
import { askFirst } from './way-in.saga.ts';

/** Pause before a leave that was not answered is repeated. */
const LEAVE_RETRY_MS = 3000;

type Root = AudioRoot & ChannelRoot & HallsRoot & SessionRoot;
const selectJoin = ({ channel }: Root) => channel.join;

const JOIN_WISHES = [
  channelActions.joinRequested,
  channelActions.joinCancelled,
  channelActions.ousted,
  hallsActions.hallClosed,
  sessionActions.signedOut,
] as const;
/** A join to begin in place of the one that runs; null only ends that one. */
interface NextJoin {
  readonly request: JoinRequest | null;
  /** The channel shows, and is not joined. */
  readonly isOffered?: boolean;
}

/** Channels: the open one, and the members of voice channels. */
export function* channelSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'channel');
  const passwords = new Map<ChannelId, string>();
  const calls = createJoinCalls();
  const ways: Ways = { passwords, calls };
  const joins = channel<NextJoin>();
  const screen: Screen = { channel: null };
  const told: ToldMics = { uids: null };
  yield* watch.inTurn(channelActions.joinMoved, announceShown, screen);
  yield* watch.latest(joins, onNextJoin, ports, ways);
  yield* watch.inTurn(calls.wished, onJoinWished, ports, calls);
  yield* watch.every(calls.due, onJoinDue, ports, calls);
  yield* watch.inTurn(calls.strays, onVoiceStrayed, ports, ways);
  yield* watch.inTurn(channelActions.voiceWished, onVoiceWished, ports, ways);
  yield* watch.every(channelActions.joinMoved, onJoinMoved, joins);
  yield* watch.inTurn(JOIN_WISHES, onJoinWish, passwords, joins);
  yield* watch.latest([hallsActions.hallReady, hallsActions.channelPicked], onPlacePicked);
  yield* watch.latest([hallsActions.hallReady, hallEventsMissed], onMicsDue, ports, told);
  yield* watch.latest(hallLinkActions.opened, onLinkOpened, ports, ways);
  yield* watch.latest([networkBack, retryDue], askAgain);
  yield* watch.newest(channelActions.viewDoubted, onViewDoubted, ways);
  yield* watch.latest(audioActions.leaveRequested, onVoiceLeaveRequested, ports);
  yield* watch.leading(audioActions.interrupted, onInterrupted, ports, ways);
  yield* watch.leading(voiceActions.ticketNeeded, onTicketNeeded, ways);
  yield* watch.every(modalsActions.closed, onModalClosed);
  yield* fork(guarded(ports.telemetry, 'channel', followHallChanges), ports, passwords, told);
  yield* call(sayWhatHappened, ports);
}

/** The channel that was announced as the one on screen. */
interface Screen {
  channel: ChannelId | null;
}

/** hall-flow.channel-join.reset-chat, reset-text, reset-voice: each feature forgets what belonged to the channel before. */
function* announceShown(screen: Screen): SagaGenerator<void> {
  const shown = yield* select(selectShownChannel);
  if ((shown?.channel_id ?? null) === screen.channel) return;
  screen.channel = shown?.channel_id ?? null;
  yield* put(hallsActions.channelShown(screen.channel));
  if (!shown) {
    yield* put(channelActions.reset());
    return;
  }
  const { hall_id, channel_id, kind } = shown;
  const unread = (yield* select(({ halls }: Root) => halls.channelUnread[channel_id]))?.unread ?? 0;
  yield* put(channelActions.entering({ hall_id, channel_id, kind, unread }));
}

/** One join at a time; what the machine ignores does not disturb the one that runs. */
function* onJoinWish(passwords: Map<ChannelId, string>, joins: Channel<NextJoin>, action: Action): SagaGenerator<void> {
  if (channelActions.joinRequested.match(action)) {
    const before = yield* select(selectJoin);
    const isAgain = yield* select(selectHasLeftVoice);
    const { hall_id, channel_id, isQuiet = false } = action.payload;
    const isOffered = yield* select(selectIsOffered, action.payload);
    const target = { hall_id, channel_id };
    yield* put(channelActions.joinMoved({ type: 'requested', target, isAgain, isOffered, isQuiet }));
    const after = yield* select(selectJoin);
    if (isOffered) yield* call(askFirst, action.payload);
    if (after === before) return;
    const isShown = after.kind === 'checking' || after.kind === 'offered';
    yield* put(joins, { request: isShown ? action.payload : null, isOffered });
    return;
  }
  yield* put(joins, { request: null });
  const type = channelActions.joinCancelled.match(action) ? 'cancelled' : 'left';
  yield* put(channelActions.joinMoved({ type }));
  if (type === 'left') yield* put(audioActions.takeoverForgotten());
  if (sessionActions.signedOut.match(action)) passwords.clear();
}

/** A ban from the channel that is being entered ends the entry: its answers that are on their way mean nothing any more. */
function* onJoinMoved(
  joins: Channel<NextJoin>,
  { payload }: ReturnType<typeof channelActions.joinMoved>,
): SagaGenerator<void> {
  if (payload.type !== 'banned') return;
  const join = yield* select(selectJoin);
  if (join.kind === 'failed' && join.why === 'banned') yield* put(joins, { request: null });
}

function* onNextJoin(ports: Ports, ways: Ways, { request, isOffered }: NextJoin): SagaGenerator<void> {
  const { calls } = ways;
  if (calls.unsettled) calls.strays.put(calls.unsettled);
  calls.unsettled = null;
  if (!request || !(isOffered || (yield* call(runJoin, ports, request, ways)))) return;
  const { hall_id, channel_id, isMoved = false } = request;
  const path = hallRoute(hall_id, channel_id);
  const here = ports.navigation.path();
  // The viewer may have left for another hall while the join settled: a slow page learns of it only when it is drawn.
  if (here.split(/[?#]/)[0] !== hallRoute(hall_id)) return;
  // A channel that the viewer opens is an entry of the history; the one that a hall opens with is not.
  const replace = isMoved || !here.startsWith(`${hallRoute(hall_id)}?`);
  // A fragment names a line of the channel.
  if (here.split('#')[0] !== path) ports.navigation.go(path, { replace });
}

function* onTicketNeeded(ways: Ways): SagaGenerator<void> {
  const { voice, join } = yield* select(selectPlaces);
  if (!voice) return;
  const by = (yield* select(selectIsElsewhere)) ? 'take' : 'button';
  // The channel on screen waits for this press: it is entered whole.
  if (join.kind === 'offered' && isSameTarget(join.target, voice))
    yield* put(channelActions.joinRequested({ ...join.target, isMoved: true, by }));
  else yield* call(rejoin, voice, ways);
}

/** The offer to go on with a call that a reload has ended comes with the part that keeps it. */
function* onInterrupted(ports: Ports, ways: Ways): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./interrupted-call.saga.ts'));
  if (part) yield* call(part.offerToGoOn, ports, (target: Target) => letIn(ports, ways, target));
  else yield* put(audioActions.interrupted(null));
}

/** The sound ends at once. A leave without an answer is repeated: until it arrives, the others see the viewer in the channel. */
function* onVoiceLeaveRequested(ports: Ports): SagaGenerator<void> {
  const { voice } = yield* select(selectPlaces);
  if (!voice) return;
  yield* put(audioActions.left());
  let isOver = yield* call(tellLeft, ports, voice.channel_id);
  while (!isOver) {
    yield* call(ports.clock.sleep, LEAVE_RETRY_MS);
    const { voice: now, join } = yield* select(selectPlaces);
    // Entering a voice channel takes the viewer out of the former one.
    isOver = now !== null || isUnderWay(join) || (yield* call(tellLeft, ports, voice.channel_id));
  }
}

/** False without an answer. */
function* tellLeft(ports: Ports, channel_id: ChannelId): SagaGenerator<boolean> {
  const left = yield* callApi(ports, CHANNEL_CALLS['channel.leave'], { channel_id });
  if (left.ok || left.failure.reason === 'session') return true;
  if (isPassing(left.failure)) return false;
  yield* put(failureRaised(left.failure));
  return true;
}

/** Closing the lock modal gives the join up. */
function* onModalClosed({ payload }: ReturnType<typeof modalsActions.closed>): SagaGenerator<void> {
  const join = yield* select(selectJoin);
  if (payload === 'lock' && join.kind === 'locked') yield* put(channelActions.joinCancelled());
}
