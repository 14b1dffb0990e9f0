import type { DataOf, Endpoint, RequestOf } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { callApi, feedbackActions, textOfFailure } from '../feedback/index.ts';

/** error.other-codes.seat-actions: a refusal is shown by its own text in a toast; null when the call failed. */
export function* callOrToast<E extends Endpoint>(
  ports: RoomPorts,
  endpoint: E,
  request: RequestOf<E>,
): SagaGenerator<DataOf<E> | null> {
  const result = yield* call(callApi<E>, ports, endpoint, request);
  if (result.ok) return result.data;
  const { failure } = result;
  if (failure.reason !== 'session' && failure.reason !== 'cancelled') {
    yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
  }
  return null;
}
