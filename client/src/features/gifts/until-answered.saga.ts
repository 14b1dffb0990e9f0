import type { DataOf, Endpoints } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import {
  type CallResult,
  feedbackActions,
  isPassing,
  isServerFailure,
  textOf,
  textOfFailure,
} from '../feedback/index.ts';

/** A send that got no answer is repeated under the same key: the platform charges it once. */
const ATTEMPTS = 3;
const BETWEEN_MS = 1000;

/**
 * Keys of sends that ended unanswered and may have arrived, by the gift and its receivers. The next press for the same continues
 * the send, and is not charged again. They belong to a session of the account.
 */
export type UnsureGifts = Map<string, string>;

/** What the platform answers to a gift, asked again under the same key; null after a refusal, or without any answer, which a toast shows. */
export function* untilAnswered(
  ports: Ports,
  unsure: UnsureGifts,
  wish: readonly unknown[],
  send: (req_id: string) => SagaGenerator<CallResult<Endpoints['gift.send']>>,
): SagaGenerator<DataOf<Endpoints['gift.send']> | null> {
  const name = JSON.stringify(wish);
  const kept = unsure.get(name);
  // Only one send has a key: another press for the same while this one is under way is a second gift.
  unsure.delete(name);
  const req_id = kept ?? ports.ids.clientMid();
  let isUnsure = kept !== undefined;
  for (let attempt = 1; ; attempt += 1) {
    const result = yield* send(req_id);
    if (result.ok) return result.data;
    const { failure } = result;
    isUnsure = !isVerdict(failure) && (isUnsure || mayHaveArrived(failure));
    const isAnswered = 'code' in failure || failure.reason === 'cancelled';
    if (isAnswered || attempt === ATTEMPTS) {
      if (isUnsure) unsure.set(name, req_id);
      if (failure.reason !== 'session' && failure.reason !== 'cancelled') {
        yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
        if (isUnsure) yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOf('gifts.maybeSent') }));
      }
      return null;
    }
    yield* call(ports.clock.sleep, BETWEEN_MS);
  }
}

/** A platform that is busy, broken or restarts has not looked at the key: it does not say that the gift did not arrive. */
const isVerdict = (failure: FailureFact) => 'code' in failure && !isPassing(failure) && !isServerFailure(failure);

/** The request left, and what became of it is not known. */
const mayHaveArrived = (failure: FailureFact) =>
  failure.reason === 'noResponse'
    ? failure.isOffline !== true
    : ['badResponse', 'offContract', 'cancelled'].includes(failure.reason);
