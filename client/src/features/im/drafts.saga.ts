import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { watching } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import type { ImPorts } from './try-im.ts';

/** Pause after the last key before a draft is kept. */
const PAUSE_MS = 300;

const stored = z.object({ viewer: z.string(), drafts: z.record(z.string(), z.string()) });

/** Drafts by session: they outlive the page and belong to their writer. */
export function* draftsSaga(ports: ImPorts): SagaGenerator<void> {
  const viewer = ports.keyRing.current()?.no ?? '';
  const kept = z.safeParse(stored, readJson(ports.storage.read('im_drafts')));
  if (kept.success && kept.data.viewer === viewer) yield* put(imActions.draftsRestored(kept.data.drafts));
  const watch = watching(ports.telemetry, 'im');
  yield* watch.latest(imActions.draftChanged, keep, ports);
}

function* keep({ clock, storage, keyRing }: ImPorts): SagaGenerator<void> {
  yield* call(clock.sleep, PAUSE_MS);
  const drafts = yield* select(({ im }: ImRoot) => im.drafts);
  const written = Object.entries(drafts).filter(([, text]) => text !== '');
  if (written.length === 0) storage.remove('im_drafts');
  else
    storage.write('im_drafts', JSON.stringify({ viewer: keyRing.current()?.no, drafts: Object.fromEntries(written) }));
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
