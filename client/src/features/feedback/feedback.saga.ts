import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { feedbackActions, TOAST_LONG_MS, TOAST_MESSAGE_MS, TOAST_MS } from './feedback.slice.ts';
import { watching } from './watch.saga.ts';

/** Stamps toasts with the time, and removes them when it is up. */
export function* feedbackSaga(ports: Pick<Ports, 'clock' | 'telemetry'>): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'feedback');
  // Every toast counts, none replaces another.
  yield* watch.every(feedbackActions.toastRequested, onToastRequested, ports);
  yield* watch.every(feedbackActions.toastsLeft, onToastsLeft, ports);
  const { toastShown, toastsReleased, messagesReleased } = feedbackActions;
  yield* watch.every([toastShown, toastsReleased, messagesReleased], ageToasts, ports);
}

function* onToastRequested(
  { clock }: Pick<Ports, 'clock'>,
  { payload }: ReturnType<typeof feedbackActions.toastRequested>,
): SagaGenerator<void> {
  yield* put(feedbackActions.toastShown({ ...payload, at: clock.now() }));
}

function* onToastsLeft({ clock }: Pick<Ports, 'clock'>): SagaGenerator<void> {
  yield* put(feedbackActions.toastsReleased({ at: clock.now() }));
}

function* ageToasts({ clock }: Pick<Ports, 'clock'>): SagaGenerator<void> {
  for (const ms of [TOAST_MS, TOAST_MESSAGE_MS - TOAST_MS, TOAST_LONG_MS - TOAST_MESSAGE_MS]) {
    yield* call(clock.sleep, ms);
    yield* put(feedbackActions.toastsAged({ at: clock.now() }));
  }
}
