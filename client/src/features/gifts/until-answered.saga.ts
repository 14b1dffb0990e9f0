import type { DataOf, Endpoints } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type CallResult, feedbackActions, textOfFailure } from '../feedback/index.ts';

/** A send that got no answer is repeated under the same key: the platform charges it once. */
const ATTEMPTS = 3;
const BETWEEN_MS = 1000;

/** What the platform answers to a gift, asked again under the same key; null after a refusal, or without any answer, which a toast shows. */
export function* untilAnswered(
  ports: Ports,
  send: () => SagaGenerator<CallResult<Endpoints['gift.send']>>,
): SagaGenerator<DataOf<Endpoints['gift.send']> | null> {
  for (let attempt = 1; ; attempt += 1) {
    const result = yield* send();
    if (result.ok) return result.data;
    const { failure } = result;
    const isAnswered = 'code' in failure || failure.reason === 'cancelled';
    if (isAnswered || attempt === ATTEMPTS) {
      if (failure.reason !== 'session' && failure.reason !== 'cancelled') {
        yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
      }
      return null;
    }
    yield* call(ports.clock.sleep, BETWEEN_MS);
  }
}
