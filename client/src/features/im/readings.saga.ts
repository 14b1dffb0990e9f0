import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { ImMessage } from '../../platform/ports/im.ts';
import { watching } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import { isAccountOf, isTeamSession } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

/** How many members have read the viewer's own messages of groups: asked for once, then told by events. */
export function* readingsSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  yield* watch.every(imActions.historyLoaded, onHistoryLoaded, ports);
  yield* watch.every(imActions.messageArrived, onMessageArrived, ports);
}

function* onHistoryLoaded(
  ports: ImPorts,
  { payload: { value } }: ReturnType<typeof imActions.historyLoaded>,
): SagaGenerator<void> {
  yield* ask(ports, value);
}

function* onMessageArrived(
  ports: ImPorts,
  { payload }: ReturnType<typeof imActions.messageArrived>,
): SagaGenerator<void> {
  yield* ask(ports, [payload]);
}

/** Extras of the lines: without an answer they say nothing. */
function* ask({ im, keyRing }: ImPorts, messages: readonly ImMessage[]): SagaGenerator<void> {
  const viewer = keyRing.current()?.no;
  const own = messages.filter(
    ({ session, from, body }) => isTeamSession(session) && isAccountOf(from, viewer) && body.kind !== 'notice',
  );
  if (own.length === 0) return;
  const found = yield* tryIm(() => im.teamReadings(own));
  if (found.ok) yield* put(imActions.readingsLoaded(found.value));
}
