import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, select } from '../../lib/effects.ts';
import { IM_REASONS } from '../../platform/ports/im.ts';
import type { Ports } from '../../platform/ports.ts';
import { withChanges } from '../chat/index.ts';
import { feedbackActions, readStored, textOf, watching } from '../feedback/index.ts';
import { selectViewer, whileSignedIn } from '../session/index.ts';
import { imActions } from './im.slice.ts';
import type { ImFeatureState, ImLine, ImRoot, ImSessionId } from './im.state.ts';
import { storedLine } from './kept-messages.ts';
import { unsentWords } from './thread.model.ts';

/** Pause after the first key before drafts are kept. */
const PAUSE_MS = 300;
/** Messages that are kept, of all sessions. */
export const UNSENT_MAX = 60;

const stored = z.object({
  viewer: z.string(),
  drafts: z.record(z.string(), z.string()),
  /** By session and client id. */
  lines: z.catch(
    z.record(z.string(), z.object({ ...storedLine.shape, delivery: z.enum(['sending', ...IM_REASONS]) })),
    {},
  ),
});

interface Kept {
  readonly drafts: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, ImLine>>;
}
const NOTHING: Kept = { drafts: {}, lines: {} };

const CHANGES = [
  imActions.draftChanged,
  imActions.captionsChanged,
  imActions.lineQueued,
  imActions.lineFailed,
  imActions.messageArrived,
  imActions.historyLoaded,
  imActions.sessionGone,
];

/** Drafts and messages that were not sent outlive the page, and belong to their writer. */
export function* unsentSaga(ports: Ports): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'unsent', function* inSession(): SagaGenerator<void> {
    const viewer = yield* select(selectViewer);
    if (viewer === null) return;
    const { drafts, lines } = read(ports, viewer);
    yield* put(imActions.unsentRestored({ drafts, lines: Object.entries(lines).map(restored) }));
    const watch = watching(ports.telemetry, 'im');
    const last: LastWrite = { viewer, kept: yield* select(selectKept) };
    const leaving = eventChannel<true>((emit) => ports.page.onLeave(() => emit(true)), buffers.sliding(1));
    yield* watch.inTurn(leaving, keep, ports, last);
    // Another page, or the next one, would send it.
    yield* watch.every(imActions.lineDiscarded, keep, ports, last);
    yield* watch.leading(CHANGES, keepSoon, ports, last);
  });
}

interface LastWrite {
  readonly viewer: string;
  /** What the storage accepted last; null after a failure, until it accepts again. */
  kept: Kept;
  isFull?: boolean;
}

const keyOf = (session: string, { clientId }: ImLine) => `${session} ${clientId}`;

function selectKept({ im: { drafts, captions, threads } }: ImRoot): Kept {
  const words = Object.entries(captions as Readonly<Record<string, readonly string[]>>).map(
    ([session, held]) => [session, unsentWords(held, drafts[session as ImSessionId])] as const,
  );
  const lines = Object.entries(threads as Readonly<ImFeatureState['threads']>).flatMap(([session, thread]) =>
    (thread?.lines ?? []).flatMap((line) => (line.id === '' ? [[keyOf(session, line), line] as const] : [])),
  );
  return { drafts: { ...(drafts as Kept['drafts']), ...Object.fromEntries(words) }, lines: Object.fromEntries(lines) };
}

function* keepSoon(ports: Ports, last: LastWrite): SagaGenerator<void> {
  yield* call(ports.clock.sleep, PAUSE_MS);
  yield* call(keep, ports, last);
}

function* keep(ports: Ports, last: LastWrite): SagaGenerator<void> {
  const { storage } = ports;
  const { viewer, kept: before } = last;
  const now = yield* select(selectKept);
  const former = read(ports, viewer);
  const drafts = Object.entries(withChanges(former.drafts, before.drafts, now.drafts)).filter(
    ([, text]) => text !== '',
  );
  const lines = Object.entries(withChanges(former.lines, before.lines, now.lines))
    .toSorted(([, a], [, b]) => a.at - b.at)
    .slice(-UNSENT_MAX);
  if (drafts.length + lines.length === 0) storage.remove('im_drafts');
  else if (
    !storage.write(
      'im_drafts',
      JSON.stringify({ viewer, drafts: Object.fromEntries(drafts), lines: Object.fromEntries(lines) }),
    )
  ) {
    // Said once, when it begins: the words are still on the page, only a reload would lose them.
    if (!last.isFull) yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('chat.storageFull') }));
    last.isFull = true;
    return;
  }
  last.kept = now;
  last.isFull = false;
}

/** A message that was on its way may have arrived. */
function restored([key, line]: readonly [string, ImLine]) {
  const delivery = line.delivery === 'sending' ? 'timeout' : line.delivery;
  // The key begins with the session, see keyOf.
  return { session: key.split(' ')[0] as ImSessionId, value: { ...line, delivery, isRestored: true } };
}

/** Whether the line still waits in the storage: another page of its writer may have sent or discarded it. */
export const isStored = (ports: Ports, viewer: string, session: ImSessionId, line: ImLine): boolean =>
  Object.hasOwn(read(ports, viewer).lines, keyOf(session, line));

function read(ports: Ports, viewer: string): Kept {
  const kept = readStored(ports, 'im_drafts', stored);
  return kept?.viewer === viewer ? kept : NOTHING;
}
