import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select, take } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { selectInterrupted } from '../audio/index.ts';
import { feedbackActions } from '../feedback/index.ts';
import { type ChannelRoot, channelActions } from './channel.slice.ts';
import { isSameTarget } from './channel-join.machine.ts';

/** A reload has ended the call. Where the voice is not let in at once, its channel says why. */
export function* resume({ navigation }: Ports): SagaGenerator<void> {
  const place = yield* select(selectInterrupted);
  if (!place) return;
  const { hall_id, channel_id } = place;
  const join = yield* select(({ channel }: ChannelRoot) => channel.join);
  if (join.kind === 'offered' && isSameTarget(join.target, place)) {
    yield* put(channelActions.joinRequested({ hall_id, channel_id, isMoved: true, by: 'button' }));
    return;
  }
  yield* put(channelActions.voiceWished({ hall_id, channel_id }));
  const { payload } = yield* take(channelActions.voiceSettled);
  const { refusal } = payload;
  if (refusal === 'locked' || refusal === 'elsewhere') navigation.go(hallRoute(hall_id, channel_id));
  else if (refusal) yield* put(feedbackActions.toastRequested({ tone: 'error', text: refusal }));
}
