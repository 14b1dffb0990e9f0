import { VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type FeedbackText, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { clipsActions } from './clips.slice.ts';

const MEGABYTE = 1024 * 1024;

/** Videos that the viewer chose: read here, then uploaded. */
export function* videosSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'clips');
  yield* watch.inTurn(clipsActions.videoChosen, onVideoChosen, ports);
}

function* onVideoChosen(
  { late, attachments }: Ports,
  { payload: { session }, meta: { file } }: ReturnType<typeof clipsActions.videoChosen>,
): SagaGenerator<void> {
  if (file.size > VIDEO_MAX_BYTES) {
    yield* refuse(textOf('clips.videoTooLarge', { n: VIDEO_MAX_BYTES / MEGABYTE }));
    return;
  }
  const videoFiles = yield* call(late.videoFiles);
  const facts = yield* call(videoFiles.read, file);
  if (!facts) {
    yield* refuse(textOf('clips.videoUnreadable'));
    return;
  }
  const { durationMs, w, h, poster } = facts;
  if (durationMs > VIDEO_MAX_MS) {
    yield* refuse(textOf('clips.videoTooLong', { n: VIDEO_MAX_MS / 60_000 }));
    return;
  }
  const { id } = attachments.keep(file);
  const picture = poster && attachments.keep(poster);
  yield* put(
    clipsActions.videoRead({
      id,
      session,
      preview: picture?.preview ?? '',
      durationMs,
      w,
      h,
      poster: picture && { id: picture.id, url: '' },
    }),
  );
  yield* put(clipsActions.uploadDue(id));
}

function* refuse(text: FeedbackText): SagaGenerator<void> {
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text }));
}
