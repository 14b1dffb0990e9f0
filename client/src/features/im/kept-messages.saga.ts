import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Clock, KeptAnswers, Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { selectViewer, whileSignedIn } from '../session/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import { messagesOf, messagesText } from './kept-messages.ts';

/** Changes come in bursts, and only the last one counts. */
export const WRITE_AFTER_MS = 2000;
const NAME = 'messages';

/** Keeps the sessions and their last page on the device, and shows them where the provider cannot be reached. */
export function* keptMessagesSaga(ports: Ports, kept: KeptAnswers): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'keptMessages', function* inSession(): SagaGenerator<void> {
    const watch = watching(ports.telemetry, 'keptMessages');
    const copy: Copy = { kept, isOutdated: false, isDue: false };
    yield* watch.every(imActions.connectMoved, onConnectMoved, copy);
    yield* watch.every(CHANGES, onChange, ports.clock, copy);
  });
}

interface Copy {
  readonly kept: KeptAnswers;
  /** This page has read the provider's sessions: from then on it knows better than what was kept. */
  isOutdated: boolean;
  /** A change waits to be written. */
  isDue: boolean;
}

const CHANGES = [
  imActions.sessionsLoaded,
  imActions.sessionGone,
  imActions.facesLoaded,
  imActions.historyLoaded,
  imActions.messageArrived,
  imActions.recalled,
];

function* onConnectMoved(copy: Copy, { payload }: ReturnType<typeof imActions.connectMoved>): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  if (payload !== 'disconnected' || copy.isOutdated || viewer === null) return;
  const text = yield* call(() => copy.kept.read(viewer, NAME));
  const messages = text === null ? null : messagesOf(text);
  // The provider may have answered meanwhile.
  if (messages && !copy.isOutdated) yield* put(imActions.restored(messages));
}

function* onChange(clock: Clock, copy: Copy, action: Action): SagaGenerator<void> {
  if (imActions.sessionsLoaded.match(action)) copy.isOutdated = true;
  if (copy.isDue) return;
  copy.isDue = true;
  yield* call(clock.sleep, WRITE_AFTER_MS);
  copy.isDue = false;
  const viewer = yield* select(selectViewer);
  const im = yield* select((state: ImRoot) => state.im);
  if (viewer !== null && copy.isOutdated) yield* call(() => copy.kept.write(viewer, NAME, messagesText(im)));
}
