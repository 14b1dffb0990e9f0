import { isWarning } from '@miczero/contracts';
import { backOnline, selectIsOutageTold } from '../features/connection/index.ts';
import {
  failureRaised,
  failureToast,
  feedbackActions,
  serverText,
  textOfFailure,
  textOfSessionEnd,
  watching,
} from '../features/feedback/index.ts';
import { type SessionRoot, sessionActions } from '../features/session/index.ts';
import type { SagaGenerator } from '../lib/effects.ts';
import { put, select } from '../lib/effects.ts';
import type { FailureFact } from '../platform/http/api-failure.ts';
import type { Ports } from '../platform/ports.ts';
import { hallLinkActions } from '../realtime/hall/hall-events.ts';

/** The one place that turns failures into feedback (spec section 8), and the end of a session into its consequences. */
export function* failuresSaga({ telemetry }: Pick<Ports, 'telemetry'>): SagaGenerator<void> {
  const watch = watching(telemetry, 'failures');
  // Each failure is a different one; none replaces another.
  yield* watch.every(failureRaised, onFailureRaised, telemetry);
  yield* watch.every(hallLinkActions.expelled, onExpelled);
  yield* watch.every(backOnline, onNetworkBack);
}

/** Drops failures that the outage already explains. */
function* onNetworkBack(): SagaGenerator<void> {
  yield* put(feedbackActions.causeOver('network'));
}

function* onFailureRaised(
  telemetry: Ports['telemetry'],
  { payload: fact }: ReturnType<typeof failureRaised>,
): SagaGenerator<void> {
  if (fact.reason === 'session') {
    yield* onSessionOver(fact.code);
    return;
  }
  if (fact.reason === 'offContract') telemetry.log('error', 'reply off contract', { ...fact });
  const toast = toastOf(fact);
  // The bar over the page reports the outage as long as it lasts.
  if (toast && 'cause' in toast && (yield* select(selectIsOutageTold))) return;
  if (toast) yield* put(feedbackActions.toastRequested(toast));
}

function* onExpelled({ payload }: ReturnType<typeof hallLinkActions.expelled>): SagaGenerator<void> {
  yield* onSessionOver(payload.code);
}

/** Codes 10001 to 10010, from a call or from a link. Once: several calls may hear it at the same time. */
function* onSessionOver(code: number): SagaGenerator<void> {
  const { phase, isLeaving } = yield* select(({ session }: SessionRoot) => session);
  if (phase.kind === 'signedOut' || isLeaving) return;
  yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfSessionEnd(code) }));
  // session.invalid-code.clears, session.invalid-code.redirect
  yield* put(sessionActions.endRequested('invalid'));
}

function toastOf(fact: FailureFact) {
  const { reason } = fact;
  if (reason === 'cancelled' || reason === 'noSession' || reason === 'session') return null;
  if (reason === 'business') return businessToast(fact);
  if (reason === 'refused' && isWarning(fact.code)) return { tone: 'warning' as const, text: textOfFailure(fact) };
  return failureToast(fact);
}

function businessToast({ showType, message, code }: Extract<FailureFact, { reason: 'business' }>) {
  const text = serverText(message, 'feedback.requestError', code);
  // error.show-type.*: 0 silent, 1 warning, 2 error, 3 notification titled by the code, 9 redirect (nothing shown).
  if (showType === 0 || showType === 9) return null;
  if (showType === 3) return { tone: 'info' as const, text, title: String(code) };
  return { tone: showType === 1 ? ('warning' as const) : ('error' as const), text };
}
