import { SUPPORT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrToast, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { reportModal } from './modals.ts';
import { peopleActions } from './people.slice.ts';

/** What the viewer reports of others. It comes with its dialog, beside what else goes to operations. */
export function* reportSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'report');
  yield* watch.leading(peopleActions.reportRequested, onReportRequested, ports);
}

function* onReportRequested(
  ports: Ports,
  { payload: { uid, reason, text } }: ReturnType<typeof peopleActions.reportRequested>,
): SagaGenerator<void> {
  yield* put(peopleActions.sendingChanged(true));
  const request = { type: 1 as const, target: uid, reason, text, images: [] };
  const sent = yield* call(callOrToast, ports, SUPPORT_CALLS['account.report'], request);
  yield* put(peopleActions.sendingChanged(false));
  if (!sent) return;
  yield* put(reportModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('people.reported') }));
}
