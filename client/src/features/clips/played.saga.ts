import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { readStored, watching } from '../feedback/index.ts';
import { clipsActions, PLAYED_MAX } from './clips.slice.ts';
import type { ClipsRoot } from './clips.state.ts';

const stored = z.object({ viewer: z.string(), ids: z.array(z.string()) });

/** Which voice messages were played: this device remembers it, for one person. */
export function* playedSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'clips');
  yield* put(clipsActions.playedRestored(read(ports)));
  yield* watch.newest(clipsActions.played, keep, ports);
}

/** Another tab may have played others meanwhile. */
function* keep(ports: Ports): SagaGenerator<void> {
  const own = yield* select(({ clips }: ClipsRoot) => clips.played);
  const others = read(ports).filter((id) => !own.includes(id));
  const ids = [...others, ...own].slice(-PLAYED_MAX);
  ports.storage.write('im_played', JSON.stringify({ viewer: ports.keyRing.current()?.no, ids }));
}

function read(ports: Ports): readonly string[] {
  const kept = readStored(ports, 'im_played', stored);
  return kept && kept.viewer === ports.keyRing.current()?.no ? kept.ids : [];
}
