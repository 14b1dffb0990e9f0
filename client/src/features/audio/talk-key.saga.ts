import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Watchers } from '../feedback/index.ts';
import { voiceActions } from './voice.slice.ts';
import type { VoiceRoot } from './voice.state.ts';

/** Ends of words are heard after the key was let go. */
export const RELEASE_DELAY_MS = 200;

/** The talk key: held, or pressed to begin and pressed to end. */
export function* talkKeySaga(ports: Ports, watch: Watchers): SagaGenerator<void> {
  yield* watch.latest(voiceActions.talkKeyMoved, onTalkKey, ports);
}

function* onTalkKey(
  ports: Ports,
  { payload: { to } }: ReturnType<typeof voiceActions.talkKeyMoved>,
): SagaGenerator<void> {
  const { isTalking, isLatched } = yield* select(({ voice }: VoiceRoot) => ({
    isTalking: voice.isTalking,
    isLatched: voice.preferences.isTalkLatched,
  }));
  if (isLatched) {
    if (to === 'down') yield* put(voiceActions.talkChanged({ isTalking: !isTalking }));
    return;
  }
  if (to === 'up') yield* call(ports.clock.sleep, RELEASE_DELAY_MS);
  yield* put(voiceActions.talkChanged({ isTalking: to === 'down' }));
}
