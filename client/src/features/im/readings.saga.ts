import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { ImMessage, ImReading } from '../../platform/ports/im.ts';
import { watching } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import { isAccountOf, isTeamSession } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

type Told = ReturnType<typeof imActions.historyLoaded> | ReturnType<typeof imActions.messageArrived>;

/** Lines that become visible within this time are asked about in one call. */
const TOGETHER_MS = 50;

/**
 * How many members have read the viewer's own messages of the open group: asked for when the lines appear, then told by
 * events. Of a closed group nothing is asked: opening it loads its lines again.
 */
export function* readingsSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  const waiting: ImMessage[] = [];
  yield* watch.every(imActions.historyLoaded, onTold, ports, waiting);
  yield* watch.every(imActions.messageArrived, onTold, ports, waiting);
}

/** The first message that waits asks for all that came with it. Without an answer the lines say nothing. */
function* onTold({ im, keyRing, clock }: ImPorts, waiting: ImMessage[], { payload }: Told): SagaGenerator<void> {
  const viewer = keyRing.current()?.no;
  const own = ('value' in payload ? payload.value : [payload]).filter(
    ({ session, from, body }) => isTeamSession(session) && isAccountOf(from, viewer) && body.kind !== 'notice',
  );
  const isFirst = waiting.length === 0;
  waiting.push(...own);
  if (!isFirst || own.length === 0) return;
  yield* call(clock.sleep, TOGETHER_MS);
  const open = yield* select((state: ImRoot) => state.im.open);
  const told = new Map(
    waiting.splice(0).flatMap((message) => (message.session === open ? [[message.id, message]] : [])),
  );
  if (told.size === 0) return;
  const found = yield* tryIm(() => im.teamReadings([...told.values()]));
  if (found.ok) yield* call(keepReadings, found.value);
}

/** Of lines that are not on screen nothing is kept: there is at most one reading for each line of the open group. */
export function* keepReadings(told: readonly ImReading[]): SagaGenerator<void> {
  const { open, threads } = yield* select(({ im }: ImRoot) => im);
  const ids = new Set((open !== null && threads[open]?.lines.map(({ id }) => id)) || []);
  const shown = told.filter(({ id }) => ids.has(id));
  if (shown.length > 0) yield* put(imActions.readingsLoaded(shown));
}
