import type { DataOf, Endpoint, RequestOf } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import { ApiFailure, type FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports, Telemetry } from '../../platform/ports.ts';
import { failureRaised, failureToast } from './failures.ts';
import { feedbackActions } from './feedback.slice.ts';

export type CallResult<E extends Endpoint> =
  | { readonly ok: true; readonly data: DataOf<E> }
  | { readonly ok: false; readonly failure: FailureFact };

/**
 * A call whose failure the caller handles. The end of the session is never the caller's business: it is raised here,
 * wherever it shows up.
 */
export function* callApi<E extends Endpoint>(
  { http, telemetry }: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
): SagaGenerator<CallResult<E>> {
  try {
    const data = yield* call([http, http.call<E>], endpoint, request);
    // `call` maps over the union of all replies; this one is the reply of this call.
    return { ok: true, data: data as DataOf<E> };
  } catch (error) {
    return yield* call(failed, telemetry, endpoint, error);
  }
}

/** The failure of a call or an upload, reported once. Any other error is thrown on. */
export function* failed(
  telemetry: Telemetry,
  endpoint: Endpoint,
  error: unknown,
): SagaGenerator<{ readonly ok: false; readonly failure: FailureFact }> {
  if (!(error instanceof ApiFailure)) throw error;
  const { fact } = error;
  // error.report-non-zero
  if ('code' in fact) telemetry.report('call refused', { endpoint: endpoint.name, code: fact.code });
  else if (fact.reason !== 'cancelled')
    telemetry.log('warn', 'call failed', { endpoint: endpoint.name, reason: fact.reason });
  if (fact.reason === 'session') yield* put(failureRaised(fact));
  return { ok: false, failure: fact };
}

/** A call whose failure is presented in the general way; null when it failed. */
export function* callOrPresent<E extends Endpoint>(
  ports: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
): SagaGenerator<DataOf<E> | null> {
  const result = yield* callApi(ports, endpoint, request);
  if (result.ok) return result.data;
  if (result.failure.reason !== 'session') yield* put(failureRaised(result.failure));
  return null;
}

/** error.other-codes.seat-actions: a refusal is shown by its own text in a toast; null when the call failed. */
export function* callOrToast<E extends Endpoint>(
  ports: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
): SagaGenerator<DataOf<E> | null> {
  const result = yield* call(callApi<E>, ports, endpoint, request);
  if (result.ok) {
    // The platform was reached: what an earlier press was told of the network is over.
    yield* put(feedbackActions.causeOver('network'));
    return result.data;
  }
  const { failure } = result;
  if (failure.reason !== 'session' && failure.reason !== 'cancelled') {
    yield* put(feedbackActions.toastRequested(failureToast(failure)));
  }
  return null;
}
