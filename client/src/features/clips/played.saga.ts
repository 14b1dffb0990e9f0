import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { clipsActions } from './clips.slice.ts';
import type { ClipsRoot } from './clips.state.ts';

const stored = z.object({ viewer: z.string(), ids: z.array(z.string()) });

/** Which voice messages were played: this device remembers it, for one person. */
export function* playedSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'clips');
  const kept = z.safeParse(stored, readJson(ports.storage.read('im_played')));
  const viewer = ports.keyRing.current()?.no;
  if (kept.success && kept.data.viewer === viewer) yield* put(clipsActions.playedRestored(kept.data.ids));
  yield* watch.newest(clipsActions.played, keep, ports);
}

function* keep({ storage, keyRing }: Ports): SagaGenerator<void> {
  const ids = yield* select(({ clips }: ClipsRoot) => clips.played);
  storage.write('im_played', JSON.stringify({ viewer: keyRing.current()?.no, ids }));
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
