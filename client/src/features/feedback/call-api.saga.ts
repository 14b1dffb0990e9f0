import type { DataOf, EndpointName, Endpoints, RequestOf } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import { ApiFailure, type FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { failureRaised } from './failures.ts';

export type CallResult<Name extends EndpointName> =
  | { readonly ok: true; readonly data: DataOf<Endpoints[Name]> }
  | { readonly ok: false; readonly failure: FailureFact };

/**
 * A call whose failure the caller handles. The end of the session is never the caller's business: it is raised here,
 * wherever it shows up.
 */
export function* callApi<Name extends EndpointName>(
  { http, telemetry }: Pick<Ports, 'http' | 'telemetry'>,
  name: Name,
  request: RequestOf<Endpoints[Name]>,
): SagaGenerator<CallResult<Name>> {
  try {
    const data = yield* call([http, http.call<Name>], name, request);
    // `call` maps over the union of all replies; this one is the reply of this call.
    return { ok: true, data: data as DataOf<Endpoints[Name]> };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { fact } = error;
    // error.report-non-zero
    if ('code' in fact) telemetry.report('call refused', { endpoint: name, code: fact.code });
    else if (fact.reason !== 'cancelled') telemetry.log('warn', 'call failed', { endpoint: name, reason: fact.reason });
    if (fact.reason === 'session') yield* put(failureRaised(fact));
    return { ok: false, failure: fact };
  }
}

/** A call whose failure is presented in the general way; null when it failed. */
export function* callOrPresent<Name extends EndpointName>(
  ports: Pick<Ports, 'http' | 'telemetry'>,
  name: Name,
  request: RequestOf<Endpoints[Name]>,
): SagaGenerator<DataOf<Endpoints[Name]> | null> {
  const result = yield* callApi(ports, name, request);
  if (result.ok) return result.data;
  if (result.failure.reason !== 'session') yield* put(failureRaised(result.failure));
  return null;
}
