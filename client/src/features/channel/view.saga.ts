import type { ChannelId } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { type AudioRoot, audioActions, selectIsElsewhere } from '../audio/index.ts';
import { isPassing } from '../feedback/index.ts';
import { selectHasLeftVoice } from './channel.selectors.ts';
import { type ChannelRoot, channelActions } from './channel.slice.ts';
import { currentChannel, isSameTarget, type JoinEvent, type JoinState, type Target } from './channel-join.machine.ts';
import { callJoin, type JoinCalls } from './join-call.saga.ts';

/** Pause before a channel is joined again that did not answer after an outage. */
const REJOIN_RETRY_MS = 1500;

/** How channels are entered: with the passwords that were accepted, one call after another. */
export interface Ways {
  readonly passwords: Map<ChannelId, string>;
  readonly calls: JoinCalls;
}

type Root = AudioRoot & ChannelRoot;
export const selectPlaces = ({ audio, channel }: Root) => ({ voice: audio.place, join: channel.join });
/** The voice channel on screen is one that another page of the viewer has joined since this one left it. */
const selectIsWithoutTicket = ({ audio: { place }, channel }: Root): boolean => {
  const current = currentChannel(channel.join);
  return current?.kind === 'voice' && place?.token === undefined;
};
const selectCurrent = ({ channel }: Root) => currentChannel(channel.join);

/**
 * The platform forgets who looks at which channel when the last connection goes: say it again, then let the features
 * load what they missed.
 */
export function* onLinkOpened(
  ports: Ports,
  ways: Ways,
  { payload }: ReturnType<typeof hallLinkActions.opened>,
): SagaGenerator<void> {
  let isKnown = payload.isFirst || (yield* call(restoreView, ways));
  yield* put(channelActions.viewRestored());
  yield* call(askAgain);
  // Without an answer the platform may not know where the viewer is: said again for as long as the link is there.
  while (!isKnown) {
    const { lost } = yield* race({ again: call(ports.clock.sleep, REJOIN_RETRY_MS), lost: take(hallLinkActions.lost) });
    if (lost) return;
    isKnown = yield* call(restoreView, ways);
    if (isKnown) yield* put(channelActions.viewRestored());
  }
}

/** A channel that could not be asked for during an outage. One that was short has ended no link, so the network tells of its end, too. */
export function* askAgain(): SagaGenerator<void> {
  const { join } = yield* select(({ channel }: Root) => channel);
  if (join.kind === 'failed' && join.why === 'unreached')
    yield* put(channelActions.joinRequested({ ...join.target, isMoved: true, by: 'address', isQuiet: true }));
}

/**
 * The platform may look elsewhere than this page: another tab of the viewer has opened a channel, or a join that was given up
 * has arrived late. Only the channel on screen is said: a voice that goes on in another one keeps its ticket. What was written
 * until the join is fetched.
 */
export function* onViewDoubted(ways: Ways): SagaGenerator<void> {
  const { join } = yield* select(selectPlaces);
  if (isUnderWay(join)) yield* take(isJoinOver);
  const current = yield* select(selectCurrent);
  const isOut = !current || (yield* select(selectHasLeftVoice));
  const isKnown = !isOut && (yield* call(rejoin, current, ways));
  yield* put(isKnown ? channelActions.viewRestored() : channelActions.viewUnconfirmed());
}

/** Joins again what the viewer is in; false when there was no answer. */
function* restoreView(ways: Ways): SagaGenerator<boolean> {
  const { voice, join } = yield* select(selectPlaces);
  // A join that is under way may have been made on the connection that is gone.
  if (isUnderWay(join)) yield* take(isJoinOver);
  const before = yield* select(selectCurrent);
  // A ticket that another tab goes on with is not renewed here: the sound would follow it to this page. Neither is a place joined to
  // which this page has none: it is another page's, or that of this one before a reload, and waits for a press (ADR 0187).
  const isElsewhere = yield* select(selectIsElsewhere);
  const isApart = voice?.token !== undefined && !isElsewhere && !(before && isSameTarget(voice, before));
  const isVoiceKnown = !isApart || (yield* call(rejoin, voice, ways));
  // Another one may have been entered meanwhile.
  const current = yield* select(selectCurrent);
  if (!current || (yield* select(selectHasLeftVoice)) || (yield* select(selectIsWithoutTicket))) return isVoiceKnown;
  return (yield* call(rejoin, current, ways)) && isVoiceKnown;
}

export const isUnderWay = ({ kind }: JoinState) => kind === 'joining' || kind === 'loading' || kind === 'settling';

const JOIN_ENDS = new Set<JoinEvent['type']>(['banned', 'cancelled', 'failed', 'left']);

function isJoinOver(action: Action): boolean {
  if (channelActions.initialised.match(action)) return true;
  return channelActions.joinMoved.match(action) && JOIN_ENDS.has(action.payload.type);
}

/** False when there was no answer. */
export function* rejoin(target: Target, { passwords, calls }: Ways): SagaGenerator<boolean> {
  const { channel_id, hall_id } = target;
  const { voice: before } = yield* select(selectPlaces);
  const result = yield* callJoin(calls, channel_id, passwords.get(channel_id));
  if (result.ok) {
    const { voice } = yield* select(selectPlaces);
    // The join replaced the ticket to the audio. One that is gone was taken meanwhile by a tab, which keeps the voice (ADR 0191).
    if (voice && isSameTarget(voice, target) && (voice.token || !before?.token))
      yield* put(audioActions.entered({ ...voice, token: result.data.token }));
    return true;
  }
  const { reason } = result.failure;
  if (reason === 'session' || reason === 'noSession' || reason === 'cancelled') return true;
  if (isPassing(result.failure)) return false;
  const { voice, join } = yield* select(selectPlaces);
  if (voice && isSameTarget(voice, target)) yield* put(audioActions.left());
  const current = currentChannel(join);
  if (!current || !isSameTarget(current, target)) return true;
  // The way in has changed meanwhile: go through it like any other user.
  yield* put(channelActions.joinMoved({ type: 'left' }));
  yield* put(channelActions.joinRequested({ hall_id, channel_id, isMoved: true }));
  return true;
}
