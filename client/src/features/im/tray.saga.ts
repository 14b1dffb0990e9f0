import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import type { ImPorts } from './try-im.ts';

type PictureAction = ReturnType<typeof imIntents.imageChosen | typeof imIntents.trayRequested>;

/** Pictures that wait to be sent. Their files and previews live as long as a tray needs them. */
export function* traySaga(ports: ImPorts): SagaGenerator<void> {
  const held = new Set<string>();
  try {
    yield* call(watchTrays, ports, held);
  } finally {
    for (const id of held) ports.attachments.release(id);
  }
}

function* watchTrays(ports: ImPorts, held: Set<string>): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  yield* watch.inTurn([imActions.trayChanged, imActions.sessionGone], releaseUnused, ports, held);
  // Pictures stand in the tray as they were chosen, and are sent in that order, however long each takes.
  yield* watch.inTurn(imIntents.imageChosen, onPicture, ports);
  yield* watch.every(imIntents.trayRequested, onPicture, ports);
  yield* watch.every(imIntents.imageRemoved, onImageRemoved);
}

/** What reads and uploads pictures loads with the first. */
function* onPicture(ports: ImPorts, action: PictureAction): SagaGenerator<void> {
  const part = yield* loadPart(ports, () => import('./pictures.saga.ts'));
  if (!part) yield* put(PART_MISSING);
  else if (imIntents.imageChosen.match(action)) yield* part.readPicture(ports, action);
  else yield* part.sendTray(ports, action);
}

function* onImageRemoved({ payload: { session, id } }: ReturnType<typeof imIntents.imageRemoved>): SagaGenerator<void> {
  const tray = yield* select(({ im }: ImRoot) => im.trays[session] ?? []);
  yield* put(imActions.trayChanged({ session, value: tray.filter((picture) => picture.id !== id) }));
}

function* releaseUnused({ attachments }: ImPorts, held: Set<string>): SagaGenerator<void> {
  const trays = yield* select(({ im }: ImRoot) => im.trays);
  const needed = new Set(Object.values(trays).flatMap((tray = []) => tray.map(({ id }) => id)));
  for (const id of needed) held.add(id);
  for (const id of held) {
    if (needed.has(id)) continue;
    held.delete(id);
    attachments.release(id);
  }
}
