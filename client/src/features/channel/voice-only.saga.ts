import { CHANNEL_CALLS, JOIN_CHECK } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { audioActions, isVoiceElsewhere } from '../audio/index.ts';
import { callApi, textOfFailure } from '../feedback/index.ts';
import { channelActions, type VoiceRefusal } from './channel.slice.ts';
import type { Target } from './channel-join.machine.ts';
import { callJoin } from './join-call.saga.ts';
import type { Ways } from './view.saga.ts';

/**
 * Lets the voice of the viewer into a channel of a hall that is not on screen. The join waits its turn behind those of the screen, so
 * that the platform hears them in the order of the viewer's presses.
 */
export function* onVoiceWished(
  ports: Ports,
  ways: Ways,
  { payload }: ReturnType<typeof channelActions.voiceWished>,
): SagaGenerator<void> {
  const why = yield* call(letIn, ports, ways, payload);
  const refusal: VoiceRefusal | null = typeof why === 'object' && why ? textOfFailure(why) : why;
  yield* put(channelActions.voiceSettled({ channel_id: payload.channel_id, refusal }));
}

type WhyNot = FailureFact | 'locked' | 'elsewhere' | null;
export type LetInto = (target: Target) => SagaGenerator<WhyNot>;

/** null: it is in. */
export function* letIn(ports: Ports, { calls }: Ways, { hall_id, channel_id }: Target): SagaGenerator<WhyNot> {
  const check = yield* callApi(ports, CHANNEL_CALLS['channel.check_join'], { channel_id });
  if (!check.ok) return check.failure;
  if (check.data.is_join !== JOIN_CHECK.open) return 'locked';
  // Only a button that says so takes the voice from another tab (ADR 0187).
  if (yield* call(isVoiceElsewhere, ports)) return 'elsewhere';
  const joined = yield* callJoin(calls, channel_id, undefined);
  if (!joined.ok) return joined.failure;
  yield* put(audioActions.entered({ hall_id, channel_id, token: joined.data.token }));
  return null;
}
