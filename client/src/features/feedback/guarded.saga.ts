import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Telemetry } from '../../platform/ports.ts';
import { failureRaised } from './failures.ts';

/** Wraps a worker: what it throws is presented or reported, and the watcher lives on. */
export function guarded<Args extends readonly unknown[]>(
  telemetry: Telemetry,
  area: string,
  worker: (...args: Args) => SagaGenerator<unknown>,
) {
  return function* guardedWorker(...args: Args): SagaGenerator<void> {
    try {
      yield* call(worker, ...args);
    } catch (error) {
      if (error instanceof ApiFailure) yield* put(failureRaised(error.fact));
      else telemetry.bug(error, area);
    }
  };
}
