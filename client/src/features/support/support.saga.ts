import { SUPPORT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { fork, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, textOf, watching } from '../feedback/index.ts';
import { sendForm } from '../forms/index.ts';
import { feedbackModal } from './modals.ts';
import { picturesSaga } from './pictures.saga.ts';
import { SUPPORT_FORM, selectSupport, supportActions } from './support.slice.ts';

/** Messages to operations. */
export function* supportSaga(ports: Ports): SagaGenerator<void> {
  yield* fork(picturesSaga, ports);
  const watch = watching(ports.telemetry, 'support');
  yield* watch.every(supportActions.sendRequested, onSendRequested, ports);
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
  yield* sendForm(SUPPORT_FORM, () => callApi(ports, SUPPORT_CALLS['user.feedback'], request), {
    closes: [feedbackModal.close()],
    text: textOf('support.sent'),
  });
}
