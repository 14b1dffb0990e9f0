import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { whileSignedIn } from '../session/index.ts';
import type { ClipsRoot } from './clips.state.ts';
import { playedSaga } from './played.saga.ts';
import { recordingSaga } from './recording.saga.ts';
import { uploadsSaga } from './uploads.saga.ts';
import { videosSaga } from './videos.saga.ts';

/** Voice and video messages: made, uploaded, and remembered as played. */
export function* clipsSaga(ports: Ports): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'clips', function* inSession(): SagaGenerator<void> {
    const held = new Set<string>();
    try {
      yield* call(watchAll, ports, held);
    } finally {
      for (const id of held) ports.attachments.release(id);
    }
  });
}

function* watchAll(ports: Ports, held: Set<string>): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'clips');
  yield* watch.inTurn(mayChangeFiles, releaseUnused, ports, held);
  yield* fork(playedSaga, ports);
  yield* fork(recordingSaga, ports);
  yield* fork(videosSaga, ports);
  yield* fork(uploadsSaga, ports);
}

const mayChangeFiles = ({ type }: Action): boolean => type.startsWith('clips/');

/** Files and their previews live as long as the recording or a pending clip needs them. */
function* releaseUnused({ attachments }: Ports, held: Set<string>): SagaGenerator<void> {
  const { recordings, uploads } = yield* select(({ clips }: ClipsRoot) => clips);
  const needed = new Set([
    ...recordings.flatMap(({ clip }) => (clip ? [clip.id] : [])),
    ...uploads.flatMap(({ id, poster }) => (poster ? [id, poster.id] : [id])),
  ]);
  for (const id of needed) held.add(id);
  for (const id of held) {
    if (needed.has(id)) continue;
    held.delete(id);
    attachments.release(id);
  }
}
