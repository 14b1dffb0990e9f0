import { SUPPORT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import { feedbackModal } from './modals.ts';
import { supportActions } from './support.slice.ts';

/** Messages to operations. */
export function* supportSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'support');
  yield* watch.leading(supportActions.sendRequested, onSendRequested, ports);
}

/** support.feedback: without success the form keeps what was typed. */
function* onSendRequested(
  ports: Ports,
  { payload: { content, contact } }: ReturnType<typeof supportActions.sendRequested>,
): SagaGenerator<void> {
  const request = { content, ...(contact !== '' && { contact }) };
  const result = yield* callApi(ports, SUPPORT_CALLS['user.feedback'], request);
  if (!result.ok) {
    yield* put(supportActions.failed(textOfFailure(result.failure)));
    return;
  }
  yield* put(supportActions.sent());
  yield* put(feedbackModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('support.sent') }));
}
