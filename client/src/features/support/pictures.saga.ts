import { FILE_CALLS, IMAGE_MAX_BYTES } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { feedbackModal } from './modals.ts';
import { selectSupport, supportActions } from './support.slice.ts';

/** Pictures of the feedback: read and uploaded when they are chosen, kept until the form is closed. */
export function* picturesSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'support');
  const held = new Set<string>();
  yield* watch.inTurn(supportActions.pictureChosen, onChosen, ports, held);
  yield* watch.every(supportActions.pictureRetried, onRetried, ports);
  yield* watch.every(supportActions.pictureRemoved, releaseUnused, ports, held);
  yield* watch.every(supportActions.sent, releaseUnused, ports, held);
  yield* watch.every(sessionActions.signedOut, releaseUnused, ports, held);
  yield* watch.every(feedbackModal.isClosedBy, releaseUnused, ports, held);
}

function* onChosen(
  ports: Ports,
  held: Set<string>,
  { meta: { file } }: ReturnType<typeof supportActions.pictureChosen>,
): SagaGenerator<void> {
  const read = file.size > IMAGE_MAX_BYTES ? null : yield* call(ports.attachments.add, file);
  if (!read) {
    const text = textOf(file.size > IMAGE_MAX_BYTES ? 'support.pictureTooLarge' : 'support.pictureUnreadable');
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text }));
    return;
  }
  const { id, preview } = read;
  held.add(id);
  yield* put(supportActions.pictureRead({ id, preview }));
  // The form may be full, or closed by now.
  yield* releaseUnused(ports, held);
  yield* upload(ports, id);
}

function* onRetried(ports: Ports, { payload }: ReturnType<typeof supportActions.pictureRetried>): SagaGenerator<void> {
  yield* upload(ports, payload);
}

function* upload(ports: Ports, id: string): SagaGenerator<void> {
  const file = ports.attachments.file(id);
  if (!file) return;
  try {
    const { url } = yield* call(() => ports.http.upload(FILE_CALLS['file.upload'], { scene: 'chat' }, file, () => {}));
    yield* put(supportActions.pictureUploaded({ id, url }));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    yield* put(supportActions.pictureFailed({ id, problem: textOfFailure(error.fact) }));
  }
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
