import { FILE_CALLS, IMAGE_MAX_BYTES, REPORT_MAX_IMAGES } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type FeedbackText, feedbackActions, textOf, textOfFailure, uploadApi, watching } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { feedbackModal } from './modals.ts';
import { selectSupport, supportActions } from './support.slice.ts';

/**
 * Pictures of the feedback: read and uploaded when they are chosen, kept until the form is closed. Reading and uploading take
 * time, so what was chosen for a form that is over by then is dropped: it must not appear in the next one.
 */
export function* picturesSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'support');
  const held = new Set<string>();
  yield* watch.inTurn(supportActions.pictureChosen, onChosen, ports, held);
  yield* watch.every(supportActions.pictureRead, onRead, ports);
  yield* watch.every(supportActions.pictureRetried, onRetried, ports);
  yield* watch.every(supportActions.pictureRemoved, releaseUnused, ports, held);
  yield* watch.every(supportActions.sent, releaseUnused, ports, held);
  yield* watch.every(sessionActions.signedOut, releaseUnused, ports, held);
  yield* watch.every(feedbackModal.isClosedBy, releaseUnused, ports, held);
}

function* onChosen(
  { attachments }: Ports,
  held: Set<string>,
  { payload: { form }, meta: { file } }: ReturnType<typeof supportActions.pictureChosen>,
): SagaGenerator<void> {
  const before = yield* select(selectSupport);
  if (before.form !== form) return;
  if (before.pictures.length >= REPORT_MAX_IMAGES) {
    yield* warn(textOf('support.picturesFull', { most: REPORT_MAX_IMAGES }));
    return;
  }
  if (file.size > IMAGE_MAX_BYTES) {
    yield* warn(textOf('support.pictureTooLarge'));
    return;
  }
  const read = yield* call(attachments.add, file);
  const after = yield* select(selectSupport);
  if (after.form !== form) {
    if (read) attachments.release(read.id);
  } else if (read) {
    held.add(read.id);
    yield* put(supportActions.pictureRead({ id: read.id, preview: read.preview }));
  } else yield* warn(textOf('support.pictureUnreadable'));
}

function* warn(text: FeedbackText): SagaGenerator<void> {
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text }));
}

function* onRead(ports: Ports, { payload }: ReturnType<typeof supportActions.pictureRead>): SagaGenerator<void> {
  yield* upload(ports, payload.id);
}

function* onRetried(ports: Ports, { payload }: ReturnType<typeof supportActions.pictureRetried>): SagaGenerator<void> {
  yield* upload(ports, payload);
}

function* upload(ports: Ports, id: string): SagaGenerator<void> {
  const file = ports.attachments.file(id);
  if (!file) return;
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: 'chat' }, file);
  if (sent.ok) yield* put(supportActions.pictureUploaded({ id, url: sent.data.url }));
  else yield* put(supportActions.pictureFailed({ id, problem: textOfFailure(sent.failure) }));
}

function* releaseUnused({ attachments }: Ports, held: Set<string>): SagaGenerator<void> {
  const { pictures } = yield* select(selectSupport);
  const needed = new Set(pictures.map(({ id }) => id));
  for (const id of held) {
    if (needed.has(id)) continue;
    held.delete(id);
    attachments.release(id);
  }
}
