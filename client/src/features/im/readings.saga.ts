import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import { watching } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import { isAccountOf, isTeamSession } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

type Told = ReturnType<typeof imActions.historyLoaded> | ReturnType<typeof imActions.messageArrived>;

/** How many members have read the viewer's own messages of groups: asked for once, then told by events. */
export function* readingsSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  yield* watch.every(imActions.historyLoaded, onTold, ports);
  yield* watch.every(imActions.messageArrived, onTold, ports);
}

/** Extras of the lines: without an answer they say nothing. */
function* onTold({ im, keyRing }: ImPorts, { payload }: Told): SagaGenerator<void> {
  const viewer = keyRing.current()?.no;
  const own = ('value' in payload ? payload.value : [payload]).filter(
    ({ session, from, body }) => isTeamSession(session) && isAccountOf(from, viewer) && body.kind !== 'notice',
  );
  if (own.length === 0) return;
  const found = yield* tryIm(() => im.teamReadings(own));
  if (found.ok) yield* put(imActions.readingsLoaded(found.value));
}
