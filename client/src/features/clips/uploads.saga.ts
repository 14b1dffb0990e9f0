import { FILE_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { textOfFailure, uploadApi, watching } from '../feedback/index.ts';
import { type ImBody, imActions } from '../im/index.ts';
import { clipsActions } from './clips.slice.ts';
import type { ClipsRoot, ClipUpload } from './clips.state.ts';

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
}

/** Answers the failure, or null when the clip is up and its message is on the way. */
function* upload(ports: Ports, id: string): SagaGenerator<FailureFact | null> {
  const found = yield* select(selectUpload, id);
  const file = found && ports.attachments.file(id);
  // Given up, or a second press while it went up.
  if (!found || !file || found.problem) return null;
  const poster = yield* call(uploadPoster, ports, found);
  if (!poster.ok) return poster.failure;
  const progressed = (part: number) => clipsActions.progressed({ id, part });
  yield* put(progressed(0));
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: found.kind }, file, progressed);
  if (!sent.ok) return sent.failure;
  const body = bodyOf(found, sent.data.url, poster.url);
  yield* put(imActions.sendRequested({ session: found.session, body }));
  yield* put(clipsActions.uploadEnded(id));
  return null;
}

function bodyOf({ kind, durationMs, w, h }: ClipUpload, url: string, poster: string): ImBody {
  return kind === 'voice' ? { kind, url, durationMs } : { kind, url, durationMs, width: w, height: h, poster };
}

type Poster = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly failure: FailureFact };

/** The address of the picture; '' without one. A picture that the platform does not take keeps no video back. */
function* uploadPoster(ports: Ports, { id, poster }: ClipUpload): SagaGenerator<Poster> {
  const file = poster && ports.attachments.file(poster.id);
  if (!file || poster.url !== '') return { ok: true, url: poster?.url ?? '' };
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: 'chat' }, file);
  if (!sent.ok) return sent.failure.reason === 'refused' ? { ok: true, url: '' } : sent;
  const { url } = sent.data;
  yield* put(clipsActions.posterUploaded({ id, poster: { ...poster, url } }));
  return { ok: true, url };
}
