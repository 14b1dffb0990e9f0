import type { DataOf, Endpoint, RequestOf } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import { ApiFailure, type FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports, Telemetry } from '../../platform/ports.ts';
import { failureRaised, failureToast, isServerFailure, serverFailed, textOfFailure } from './failures.ts';
import { feedbackActions } from './feedback.slice.ts';
import type { FeedbackText } from './feedback-text.ts';

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
  const isUnanswered = fact.reason === 'noResponse' && !fact.isOffline;
  if (isUnanswered || isServerFailure(fact)) yield* put(serverFailed(isUnanswered));
  return { ok: false, failure: fact };
}

/** The data of a call; null when it failed, after the action that tells of the failure, where there is one. */
function* callOr<E extends Endpoint>(
  ports: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
  telling: (failure: FailureFact) => Action | false,
): SagaGenerator<DataOf<E> | null> {
  const result = yield* call(callApi<E>, ports, endpoint, request);
  if (result.ok) return result.data;
  const action = telling(result.failure);
  if (action) yield* put(action);
  return null;
}

/** A call whose failure is presented in the general way; null when it failed. */
export const callOrPresent = <E extends Endpoint>(
  ports: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
) => callOr(ports, endpoint, request, (failure) => failure.reason !== 'session' && failureRaised(failure));

/** error.other-codes.seat-actions: a refusal is shown by its own text in a toast; null when the call failed. */
export function* callOrToast<E extends Endpoint>(
  ports: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
): SagaGenerator<DataOf<E> | null> {
  const data = yield* callOr(
    ports,
    endpoint,
    request,
    (failure) =>
      failure.reason !== 'session' &&
      failure.reason !== 'cancelled' &&
      feedbackActions.toastRequested(failureToast(failure)),
  );
  // The platform was reached: what an earlier press was told of the network is over.
  if (data) yield* put(feedbackActions.causeOver('network'));
  return data;
}

/** A call whose failure is told where its data would stand, in a form or a list; null when it failed. */
export const callOrFail = <E extends Endpoint>(
  ports: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
  /** Makes the action that tells it. */
  onFailed: (text: FeedbackText) => Action,
) => callOr(ports, endpoint, request, (failure) => onFailed(textOfFailure(failure)));
