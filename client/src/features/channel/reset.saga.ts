import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import { audioActions } from '../audio/index.ts';
import { channelActions } from './channel.slice.ts';

/** hall-flow.channel-join.reset-chat, reset-lock, reset-text, reset-voice: each feature forgets what belonged to the channel. */
export function* resetChannel(): SagaGenerator<void> {
  yield* put(channelActions.reset());
  yield* put(audioActions.takeoverForgotten());
}
