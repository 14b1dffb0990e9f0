import { FILE_CALLS } from '@miczero/contracts';
import { cancelPromise } from '../../lib/cancel-promise.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, race, select, take } from '../../lib/effects.ts';
import { ApiFailure, type FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { failureRaised, textOfFailure, watching } from '../feedback/index.ts';
import { type ImBody, imActions } from '../im/index.ts';
import { clipsActions } from './clips.slice.ts';
import type { ClipsRoot, ClipUpload } from './clips.state.ts';

/** A picture beside the video is a small part of what goes up. */
const NO_PROGRESS = () => {};

/** A file that the connection breaks more often may never fit through it: from then on the person decides. */
const RESUMES_MAX = 3;

const selectUpload = ({ clips }: ClipsRoot, id: string) => clips.uploads.find((upload) => upload.id === id);

/** Clips go up one after the other, and out as messages in the order in which they were made. */
export function* uploadsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'clips');
  yield* watch.every(clipsActions.sendRequested, onSendRequested);
  yield* watch.every(clipsActions.retryRequested, onRetryRequested);
  yield* watch.every(imActions.connectMoved, onConnectMoved);
  yield* watch.inTurn(clipsActions.uploadDue, onUploadDue, ports);
}

function* onSendRequested(): SagaGenerator<void> {
  const newest = yield* select(({ clips }: ClipsRoot) => clips.uploads.at(-1));
  if (newest) yield* put(clipsActions.uploadDue(newest.id));
}

function* onRetryRequested({ payload }: ReturnType<typeof clipsActions.retryRequested>): SagaGenerator<void> {
  yield* put(clipsActions.uploadDue(payload));
}

/** An upload that a lost connection broke is tried again when the connection is back, a few times. */
function* onConnectMoved({ payload }: ReturnType<typeof imActions.connectMoved>): SagaGenerator<void> {
  if (payload !== 'connected') return;
  const uploads = yield* select(({ clips }: ClipsRoot) => clips.uploads);
  for (const { id, losses } of uploads) {
    if (losses === 0 || losses > RESUMES_MAX) continue;
    yield* put(clipsActions.resumed(id));
    yield* put(clipsActions.uploadDue(id));
  }
}

function* onUploadDue(ports: Ports, { payload: id }: ReturnType<typeof clipsActions.uploadDue>): SagaGenerator<void> {
  const { failure } = yield* race({
    failure: call(upload, ports, id),
    ended: take((action: unknown) => clipsActions.uploadEnded.match(action) && action.payload === id),
  });
  if (!failure) return;
  const isLost = failure.reason === 'noResponse';
  yield* put(clipsActions.uploadFailed({ id, problem: textOfFailure(failure), isLost }));
  // Only the end of the session is more than this clip's business.
  if (failure.reason === 'session') yield* put(failureRaised(failure));
}

/** Answers the failure, or null when the clip is up and its message is on the way. */
function* upload(ports: Ports, id: string): SagaGenerator<FailureFact | null> {
  const found = yield* select(selectUpload, id);
  const file = found && ports.attachments.file(id);
  // Given up, or a second press while it went up.
  if (!found || !file || found.problem) return null;
  try {
    const poster = yield* call(uploadPoster, ports, found);
    const scene = found.kind;
    const url = yield* call(uploadClip, ports, id, scene, file);
    yield* put(imActions.sendRequested({ session: found.session, body: bodyOf(found, url, poster) }));
    yield* put(clipsActions.uploadEnded(id));
    return null;
  } catch (error) {
    if (error instanceof ApiFailure) return error.fact;
    throw error;
  }
}

function bodyOf({ kind, durationMs, w, h }: ClipUpload, url: string, poster: string): ImBody {
  return kind === 'voice' ? { kind, url, durationMs } : { kind, url, durationMs, width: w, height: h, poster };
}

/** The address of the picture; '' without one. A picture that the platform does not take keeps no video back. */
function* uploadPoster({ http, attachments }: Ports, { id, poster }: ClipUpload): SagaGenerator<string> {
  const file = poster && attachments.file(poster.id);
  if (!file || poster.url !== '') return poster?.url ?? '';
  try {
    const { url } = yield* call(() => http.upload(FILE_CALLS['file.upload'], { scene: 'chat' }, file, NO_PROGRESS));
    yield* put(clipsActions.posterUploaded({ id, poster: { ...poster, url } }));
    return url;
  } catch (error) {
    if (error instanceof ApiFailure && error.fact.reason === 'refused') return '';
    throw error;
  }
}

type Step =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: unknown };

function* uploadClip(ports: Ports, id: string, scene: ClipUpload['kind'], file: Blob): SagaGenerator<string> {
  const steps = eventChannel<Step>((emit) => {
    const promise = ports.http.upload(FILE_CALLS['file.upload'], { scene }, file, (part) =>
      emit({ kind: 'progress', part }),
    );
    promise.then(
      ({ url }) => emit({ kind: 'done', url }),
      (error: unknown) => emit({ kind: 'failed', error }),
    );
    return () => cancelPromise(promise);
  }, buffers.expanding(4));
  try {
    yield* put(clipsActions.progressed({ id, part: 0 }));
    let step: Step = yield* take(steps);
    while (step.kind === 'progress') {
      yield* put(clipsActions.progressed({ id, part: step.part }));
      step = yield* take(steps);
    }
    if (step.kind === 'failed') throw step.error;
    return step.url;
  } finally {
    steps.close();
  }
}
