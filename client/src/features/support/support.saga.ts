import { SUPPORT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { fork, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrFail, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { feedbackModal } from './modals.ts';
import { picturesSaga } from './pictures.saga.ts';
import { selectSupport, supportActions } from './support.slice.ts';

/** Messages to operations. */
export function* supportSaga(ports: Ports): SagaGenerator<void> {
  yield* fork(picturesSaga, ports);
  const watch = watching(ports.telemetry, 'support');
  yield* watch.leading(supportActions.sendRequested, onSendRequested, ports);
}

/** support.feedback: after a failure the form keeps its text. */
function* onSendRequested(
  ports: Ports,
  { payload: { content, contact } }: ReturnType<typeof supportActions.sendRequested>,
): SagaGenerator<void> {
  const { pictures } = yield* select(selectSupport);
  const images = pictures.flatMap(({ url }) => url ?? []);
  if (images.length < pictures.length) {
    const isFailed = pictures.some(({ problem }) => problem !== null);
    yield* put(supportActions.failed(textOf(isFailed ? 'support.picturesFailed' : 'support.picturesWaiting')));
    return;
  }
  const request = { content, ...(contact !== '' && { contact }), ...(images.length > 0 && { images }) };
  const result = yield* callOrFail(ports, SUPPORT_CALLS['user.feedback'], request, supportActions.failed);
  if (!result) return;
  yield* put(supportActions.sent());
  yield* put(feedbackModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('support.sent') }));
}
