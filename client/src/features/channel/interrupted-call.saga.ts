import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { type HallEvent, hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import {
  type AudioRoot,
  type AudioState,
  audioActions,
  audioEventHandlers,
  initialAudio,
  selectInterrupted,
  type VoicePlace,
  voiceActions,
} from '../audio/index.ts';
import { failureRaised, isPassing } from '../feedback/index.ts';
import { hallsActions, leavesOf } from '../halls/index.ts';
import { type ChannelRoot, channelActions } from './channel.slice.ts';
import { isSameTarget, type JoinState, type Target } from './channel-join.machine.ts';
import type { LetInto } from './voice-only.saga.ts';

const selectJoin = ({ channel }: ChannelRoot) => channel.join;
const selectOffer = ({ audio }: AudioRoot) => audio.interrupted;

const JOIN_ENDS: ReadonlySet<JoinState['kind']> = new Set(['idle', 'offered', 'current', 'failed']);

/**
 * A reload has ended the call. The offer to go on lasts until the press that lets the voice in, a refusal, the end of its time, or an
 * event after which there is no call to go on with. `letInto`: the way in is an argument, as an import would take it out of its chunk.
 */
export function* offerToGoOn(ports: Ports, letInto: LetInto): SagaGenerator<void> {
  const place = yield* select(selectOffer);
  if (!place) return;
  // The other tabs tell only a page that has asked.
  yield* put(voiceActions.tabsAsked());
  let isOver = false;
  while (!isOver) {
    const { pressed } = yield* race({
      pressed: take(audioActions.resumeRequested),
      late: call(ports.clock.sleep, Math.max(0, place.until - ports.clock.now())),
      gone: take((action: Action) => isGone(action, place)),
    });
    isOver = pressed === undefined || (yield* call(resume, ports, letInto));
  }
  yield* put(audioActions.interrupted(null));
}

function isGone(action: Action, place: VoicePlace): boolean {
  const { hall_id, channel_id } = place;
  if (voiceActions.roomEntered.match(action)) return true;
  if (voiceActions.elsewhereTold.match(action)) return action.payload.isElsewhere;
  if (hallsActions.hallLoaded.match(action))
    return action.payload.id === hall_id && !leavesOf(action.payload).some(({ id }) => id === channel_id);
  // What would end the viewer's place there. That it was left is told as well, and is no news.
  const { voiceMembershipChanged: _, ...ends } = audioEventHandlers;
  const state: AudioState = { ...initialAudio, place };
  return (
    hallEventsArrived.match(action) && reduceEvents<HallEvent, AudioState>(state, action.payload, ends).place === null
  );
}

/** Where the voice is not let in at once, its channel says why. Whether the offer is over. */
function* resume(ports: Ports, letInto: LetInto): SagaGenerator<boolean> {
  const place = yield* select(selectInterrupted);
  if (!place) return true;
  yield* put(audioActions.interrupted({ ...place, isBusy: true }));
  const join = yield* select(selectJoin);
  const isOver =
    join.kind === 'offered' && isSameTarget(join.target, place)
      ? yield* call(enterOnScreen, place)
      : yield* call(enterApart, ports, letInto, place);
  // Another way into a call may have ended the offer meanwhile.
  if (isOver || !(yield* select(selectOffer))) return true;
  yield* put(audioActions.interrupted(place));
  return false;
}

/** The channel on screen is entered whole, and tells by itself what happens. */
function* enterOnScreen(place: Target): SagaGenerator<boolean> {
  const { hall_id, channel_id } = place;
  yield* put(channelActions.joinRequested({ hall_id, channel_id, isMoved: true, by: 'button' }));
  let join: JoinState;
  do {
    yield* take(channelActions.joinMoved);
    join = yield* select(selectJoin);
  } while (!JOIN_ENDS.has(join.kind));
  if (join.kind === 'current') return isSameTarget(join.current, place);
  return join.kind === 'failed' && join.why !== 'unreached' && isSameTarget(join.target, place);
}

function* enterApart(ports: Ports, letInto: LetInto, place: Target): SagaGenerator<boolean> {
  const why = yield* call(letInto, place);
  if (why === 'locked' || why === 'elsewhere') ports.navigation.go(hallRoute(place.hall_id, place.channel_id));
  else if (why) yield* put(failureRaised(why));
  return why === null || typeof why === 'string' || !isPassing(why);
}
