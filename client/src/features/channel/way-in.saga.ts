import { CHANNEL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { isVoiceElsewhere, loadSound, voiceActions } from '../audio/index.ts';
import { callApi } from '../feedback/index.ts';
import { hallsActions } from '../halls/index.ts';
import type { JoinRequest } from './channel.actions.ts';
import { selectCostsSeat, selectKindOf, selectMustWait } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';

/**
 * Asked before a join, which would open the microphone (ADR 0187): whether the channel is a voice channel that waits for a press. A hall
 * that was kept from an earlier visit does not name a channel that was made since.
 */
export function* wayIn(ports: Ports, request: JoinRequest): SagaGenerator<'open' | 'waits' | FailureFact> {
  const costsSeat = yield* select(selectCostsSeat, request);
  if (!costsSeat && request.by === 'take') return 'open';
  // Pressed before the page knew where the voice is.
  if (!costsSeat && request.by === 'button') return (yield* call(isTaken, ports)) ? 'waits' : 'open';
  const known = yield* select(selectKindOf, request);
  if (known !== null) return known === 'voice' && (yield* call(mustWait, ports, request)) ? 'waits' : 'open';
  const { hall_id, channel_id } = request;
  const detail = yield* callApi(ports, CHANNEL_CALLS['channel.detail'], { channel_id });
  if (!detail.ok) return detail.failure;
  if (detail.data.type !== 2 || !(yield* call(mustWait, ports, request))) return 'open';
  // The pane shows what the tree names.
  yield* put(hallsActions.hallChanged({ hall_id }));
  yield* call(askFirst, request);
  return 'waits';
}

/**
 * A press on a channel that would cost the viewer a seat: the channel shows behind the question, and goes on waiting where they stay on
 * the seat. An address, and what the page tries by itself, ask nothing.
 */
export function* askFirst(request: JoinRequest): SagaGenerator<void> {
  const { by, isQuiet } = request;
  if (by === 'address' || isQuiet || !(yield* select(selectCostsSeat, request))) return;
  const agreed = { ...request, isMoved: true, by: by ?? 'button', isAgreed: true } as const;
  yield* put(voiceActions.seatAtStake(channelActions.joinRequested(agreed)));
}

function* mustWait(ports: Ports, request: JoinRequest): SagaGenerator<boolean> {
  return (yield* select(selectMustWait, request)) || (yield* call(isTaken, ports));
}

/** Asks the tabs, whose answer may not have come yet. */
function* isTaken(ports: Ports): SagaGenerator<boolean> {
  // The sound of the call is on its way meanwhile; what fails here is asked for again once the call begins.
  loadSound().catch(() => {});
  if (!(yield* call(isVoiceElsewhere, ports))) return false;
  // The pane says so, and the page follows the tabs from now on.
  yield* put(voiceActions.tabsAsked());
  yield* put(voiceActions.elsewhereTold({ isElsewhere: true }));
  return true;
}
