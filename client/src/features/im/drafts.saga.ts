import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { watching } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot, ImSessionId } from './im.state.ts';
import type { ImPorts } from './try-im.ts';

/** Pause after the last key before a draft is kept. */
const PAUSE_MS = 300;

const stored = z.object({ viewer: z.string(), drafts: z.record(z.string(), z.string()) });

/** Drafts by session: they outlive the page and belong to their writer. */
export function* draftsSaga(ports: ImPorts): SagaGenerator<void> {
  const viewer = ports.keyRing.current()?.no ?? '';
  yield* put(imActions.draftsRestored(read(ports, viewer)));
  const watch = watching(ports.telemetry, 'im');
  const last: LastWrite = { viewer, drafts: yield* select(selectDrafts) };
  yield* watch.latest(imActions.draftChanged, keep, ports, last);
}

type Drafts = ImRoot['im']['drafts'];
interface LastWrite {
  readonly viewer: string;
  drafts: Drafts;
}
const selectDrafts = ({ im }: ImRoot) => im.drafts;

/** Only what this page has changed is written: another tab may have drafts of its own. */
function* keep(ports: ImPorts, last: LastWrite): SagaGenerator<void> {
  const { clock, storage } = ports;
  const { viewer, drafts: before } = last;
  yield* call(clock.sleep, PAUSE_MS);
  const drafts = yield* select(selectDrafts);
  const changed = Object.fromEntries(
    Object.entries(drafts).filter(([session, text]) => text !== before[session as ImSessionId]),
  );
  const written = Object.entries({ ...read(ports, viewer), ...changed }).filter(([, text]) => text !== '');
  if (written.length === 0) storage.remove('im_drafts');
  else storage.write('im_drafts', JSON.stringify({ viewer, drafts: Object.fromEntries(written) }));
  last.drafts = drafts;
}

function read({ storage }: ImPorts, viewer: string): Drafts {
  const kept = z.safeParse(stored, readJson(storage.read('im_drafts')));
  return kept.success && kept.data.viewer === viewer ? kept.data.drafts : {};
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
