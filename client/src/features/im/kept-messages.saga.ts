import type { UserNo } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { KeptText } from '../../platform/ports/kept-answers.ts';
import type { Clock, KeptAnswers, Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { selectViewer, whileSignedIn } from '../session/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import { type KeptMessages, messagesOf, messagesText, withFormerPages } from './kept-messages.ts';

/** Changes come in bursts, and only the last one counts. */
export const WRITE_AFTER_MS = 2000;
const NAME = 'messages';

/** Keeps the sessions and their last page on the device, and shows them where the provider cannot be reached. */
export function* keptMessagesSaga(ports: Ports, kept: KeptAnswers): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'keptMessages', function* inSession(): SagaGenerator<void> {
    const viewer = yield* select(selectViewer);
    if (viewer === null) return;
    const watch = watching(ports.telemetry, 'keptMessages');
    const copy: Copy = { kept, viewer, former: formerOf(kept, viewer), isOutdated: false, isDue: false };
    yield* watch.every(imActions.connectMoved, onConnectMoved, copy);
    yield* watch.every(CHANGES, onChange, ports.clock, copy);
  });
}

interface Copy {
  readonly kept: KeptAnswers;
  readonly viewer: UserNo;
  /** What earlier pages of this user have kept. */
  readonly former: Promise<Former | null>;
  /** This page has read the provider's sessions: from then on it knows better than what was kept. */
  isOutdated: boolean;
  /** A change waits to be written. */
  isDue: boolean;
}

interface Former {
  readonly text: KeptText;
  readonly messages: KeptMessages;
}

async function formerOf(kept: KeptAnswers, no: UserNo): Promise<Former | null> {
  const text = await kept.read(no, NAME);
  const messages = text && messagesOf(text.text);
  return messages && { text, messages };
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
  if (payload !== 'disconnected' || copy.isOutdated) return;
  const former = yield* call(() => copy.former);
  // The provider may have answered meanwhile.
  if (!former || copy.isOutdated) return;
  copy.kept.shown(former.text);
  yield* put(imActions.restored(former.messages));
}

function* onChange(clock: Clock, copy: Copy, action: Action): SagaGenerator<void> {
  if (imActions.sessionsLoaded.match(action)) copy.isOutdated = true;
  if (copy.isDue) return;
  copy.isDue = true;
  yield* call(clock.sleep, WRITE_AFTER_MS);
  copy.isDue = false;
  if (!copy.isOutdated) return;
  const former = yield* call(() => copy.former);
  const im = yield* select((state: ImRoot) => state.im);
  const text = messagesText(former ? withFormerPages(im, former.messages) : im);
  yield* call(() => copy.kept.write(copy.viewer, NAME, text));
}
