import { NOTICE_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { sendForm } from '../forms/index.ts';
import { noticesActions, PUBLISH_FORM } from './publish.slice.ts';

/** Changes of notices by owner and managers. The list itself follows event 1010 (features/halls). */
export function* noticesSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'notices');
  yield* watch.every(noticesActions.publishRequested, onPublishRequested, ports);
  yield* watch.inTurn(noticesActions.deleteRequested, onDeleteRequested, ports);
}

/** api.lobby.notice.create */
function* onPublishRequested(
  ports: Ports,
  { payload: { hall_id, title, content } }: ReturnType<typeof noticesActions.publishRequested>,
): SagaGenerator<void> {
  const request = { hall_id, content, ...(title === '' ? {} : { title }) };
  yield* sendForm(PUBLISH_FORM, () => callApi(ports, NOTICE_CALLS['notice.create'], request), {
    text: textOf('notices.published'),
  });
}

/** api.lobby.notice.del */
function* onDeleteRequested(
  ports: Ports,
  { payload }: ReturnType<typeof noticesActions.deleteRequested>,
): SagaGenerator<void> {
  const deleted = yield* callOrToast(ports, NOTICE_CALLS['notice.del'], payload);
  if (deleted) yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('notices.deleted') }));
}
