import type { DataOf, Endpoint, RequestOf } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import { cancelPromise } from '../../lib/cancel-promise.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type CallResult, failed } from './call-api.saga.ts';

type Step<E extends Endpoint> =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly data: DataOf<E> }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * An upload whose failure the caller handles, except for the end of the session, as with `callApi`. `progressed` makes
 * the action that tells how much has arrived, 0 to 1. Cancelling the saga ends the upload.
 */
export function* uploadApi<E extends Endpoint>(
  { http, telemetry }: Pick<Ports, 'http' | 'telemetry'>,
  endpoint: E,
  request: RequestOf<E>,
  file: Blob,
  progressed?: (part: number) => Action,
): SagaGenerator<CallResult<E>> {
  const steps = eventChannel<Step<E>>((emit) => {
    const promise = http.upload(endpoint, request, file, (part) => emit({ kind: 'progress', part }));
    promise.then(
      (data) => emit({ kind: 'done', data }),
      (error: unknown) => emit({ kind: 'failed', error }),
    );
    return () => cancelPromise(promise);
  }, buffers.expanding(4));
  try {
    let step = yield* take(steps);
    while (step.kind === 'progress') {
      if (progressed) yield* put(progressed(step.part));
      step = yield* take(steps);
    }
    if (step.kind === 'failed') return yield* call(failed, telemetry, endpoint, step.error);
    return { ok: true, data: step.data };
  } finally {
    steps.close();
  }
}
