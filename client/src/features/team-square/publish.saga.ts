import { type ChannelId, GAMING_CALLS, HALL_CALLS, type HallId, INVITE_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, select, take } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { type AudioRoot, selectIsOnSeat, voiceActions } from '../audio/index.ts';
import { channelActions } from '../channel/index.ts';
import {
  callApi,
  callOrFail,
  callOrToast,
  type FeedbackText,
  feedbackActions,
  textOf,
  textOfFailure,
  watching,
} from '../feedback/index.ts';
import { leavesOf } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { gamingModal, publishModal } from './modals.ts';
import { askOwnStanding } from './own-standing.saga.ts';
import { teamSquareActions } from './team-square.slice.ts';

type Chosen = { readonly hall_id: HallId; readonly channel_id: ChannelId };

/** Publishes team invites and gaming cards. Both belong to the viewer's voice channel. */
export function* publishSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'teamSquare');
  yield* watch.latest(teamSquareActions.voicesRequested, onVoicesRequested, ports);
  yield* watch.leading(teamSquareActions.publishRequested, onPublishRequested, ports);
  yield* watch.leading(teamSquareActions.endRequested, onEndRequested, ports);
  yield* watch.leading(teamSquareActions.gamingPostRequested, onGamingPosted, ports);
  yield* watch.leading(teamSquareActions.gamingUpdateRequested, onGamingUpdated, ports);
  yield* watch.leading(teamSquareActions.gamingCloseRequested, onGamingClosed, ports);
  yield* watch.latest(teamSquareActions.shown, onShown, ports);
}

function* onVoicesRequested(
  ports: Ports,
  { payload: hall_id }: ReturnType<typeof teamSquareActions.voicesRequested>,
): SagaGenerator<void> {
  const { result, own } = yield* all({
    result: call(
      callOrFail<(typeof HALL_CALLS)['hall.detail']>,
      ports,
      HALL_CALLS['hall.detail'],
      { hall_id },
      teamSquareActions.formFailed,
    ),
    own: call(askOwnStanding, ports, hall_id),
  });
  if (!result) return;
  const voices = leavesOf(result).flatMap(({ id, name, type, pass }) =>
    type === 2 ? [{ channel_id: id, name, isLocked: pass }] : [],
  );
  yield* put(teamSquareActions.voicesLoaded({ hall_id, voices, own: { ...own, mute_all: result.mute_all } }));
}

function* onPublishRequested(
  ports: Ports,
  { payload }: ReturnType<typeof teamSquareActions.publishRequested>,
): SagaGenerator<void> {
  const { hall_id, channel_id, time_len, game_info, tags, isAgreed } = payload;
  if (!isAgreed && (yield* select(selectIsOnSeat))) {
    yield* put(voiceActions.seatAtStake(teamSquareActions.publishRequested({ ...payload, isAgreed: true })));
    return;
  }
  yield* put(teamSquareActions.formSubmitted());
  const outside = yield* call(enterVoice, payload);
  if (outside) {
    yield* put(teamSquareActions.formFailed(outside));
    return;
  }
  const sent = yield* callOrFail(
    ports,
    INVITE_CALLS['channel.invite'],
    { channel_id, time_len, game_info, tags },
    teamSquareActions.formFailed,
  );
  if (!sent) return;
  yield* put(teamSquareActions.formDone());
  yield* put(publishModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('teamSquare.published') }));
  ports.navigation.go(hallRoute(hall_id, channel_id));
}

/** The platform invites only to the voice channel that the caller is in. */
function* enterVoice({ hall_id, channel_id }: Chosen): SagaGenerator<FeedbackText | null> {
  const place = yield* select(({ audio }: AudioRoot) => audio.place);
  if (place?.channel_id === channel_id) return null;
  yield* put(channelActions.voiceWished({ hall_id, channel_id }));
  const settled = yield* take(
    (action: Action) => channelActions.voiceSettled.match(action) && action.payload.channel_id === channel_id,
  );
  const { refusal } = channelActions.voiceSettled.match(settled) ? settled.payload : { refusal: null };
  if (refusal === 'locked') return textOf('teamSquare.locked');
  return refusal === 'elsewhere' ? textOf('teamSquare.elsewhere') : refusal;
}

function* onEndRequested(
  ports: Ports,
  { payload: { channel_id } }: ReturnType<typeof teamSquareActions.endRequested>,
): SagaGenerator<void> {
  const ended = yield* callOrToast(ports, INVITE_CALLS['channel.invite'], { channel_id, time_len: 0 });
  if (ended) yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('teamSquare.ended') }));
}

function* onGamingPosted(
  ports: Ports,
  { payload }: ReturnType<typeof teamSquareActions.gamingPostRequested>,
): SagaGenerator<void> {
  const { hall_id: _hall, isAgreed, ...entry } = payload;
  if (!isAgreed && (yield* select(selectIsOnSeat))) {
    yield* put(voiceActions.seatAtStake(teamSquareActions.gamingPostRequested({ ...payload, isAgreed: true })));
    return;
  }
  yield* put(teamSquareActions.formSubmitted());
  const outside = yield* call(enterVoice, payload);
  if (outside) {
    yield* put(teamSquareActions.formFailed(outside));
    return;
  }
  const posted = yield* callApi(ports, GAMING_CALLS['channel.post_gaming'], entry);
  yield* call(afterGaming, posted.ok ? null : posted.failure);
  if (posted.ok) yield* call(loadOwnGaming, ports);
}

function* onGamingUpdated(
  ports: Ports,
  { payload }: ReturnType<typeof teamSquareActions.gamingUpdateRequested>,
): SagaGenerator<void> {
  yield* put(teamSquareActions.formSubmitted());
  const updated = yield* callApi(ports, GAMING_CALLS['channel.update_gaming'], payload);
  yield* call(afterGaming, updated.ok ? null : updated.failure);
  if (updated.ok) yield* call(loadOwnGaming, ports);
}

function* afterGaming(failure: FailureFact | null): SagaGenerator<void> {
  if (failure) {
    yield* put(teamSquareActions.formFailed(textOfFailure(failure)));
    return;
  }
  yield* put(teamSquareActions.formDone());
  yield* put(gamingModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('teamSquare.gaming.saved') }));
}

function* onGamingClosed(
  ports: Ports,
  { payload }: ReturnType<typeof teamSquareActions.gamingCloseRequested>,
): SagaGenerator<void> {
  const closed = yield* callOrToast(ports, GAMING_CALLS['channel.close_gaming'], payload);
  if (closed) yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('teamSquare.gaming.closed') }));
}

/** A shelf shows no cards. */
function* onShown(ports: Ports, { payload }: ReturnType<typeof teamSquareActions.shown>): SagaGenerator<void> {
  if (payload !== 'shelf') yield* call(loadOwnGaming, ports);
}

/** The viewer's own card, wherever it was posted. */
function* loadOwnGaming(ports: Ports): SagaGenerator<void> {
  const uid = yield* select((state: SessionRoot) => selectViewer(state));
  if (uid === null) return;
  const result = yield* callApi(ports, GAMING_CALLS['channel.gaming_by_user'], { uid });
  if (result.ok && result.data.gaming) yield* put(teamSquareActions.gamingLoaded(result.data.gaming));
}
