import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { feedbackActions, TOAST_COLLAPSE_MS } from './feedback.slice.ts';
import { watching } from './watch.saga.ts';

/** Stamps toasts with the time and lets the ones that do not stay go. */
export function* feedbackSaga(ports: Pick<Ports, 'clock' | 'telemetry'>): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'feedback');
  // Every toast counts, none replaces another.
  yield* watch.every(feedbackActions.toastRequested, onToastRequested, ports);
}

function* onToastRequested(
  { clock }: Pick<Ports, 'clock'>,
  { payload }: ReturnType<typeof feedbackActions.toastRequested>,
): SagaGenerator<void> {
  yield* put(feedbackActions.toastShown({ ...payload, at: clock.now() }));
  yield* call(clock.sleep, TOAST_COLLAPSE_MS);
  yield* put(feedbackActions.toastsAged({ at: clock.now() }));
}
