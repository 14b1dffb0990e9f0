import type { UserNo } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Clock, KeptAnswers, Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { selectViewer, whileSignedIn } from '../session/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import {
  type KeptMessages,
  messagesOf,
  messagesText,
  withFormerPages,
  withoutRecalled,
  withoutSession,
} from './kept-messages.ts';

/** Changes come in bursts, and only the last one counts. */
export const WRITE_AFTER_MS = 2000;
const NAME = 'messages';

/** Keeps the sessions and their last page on the device, and shows them where the provider cannot be reached. */
export function* keptMessagesSaga(ports: Ports, kept: KeptAnswers): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'keptMessages', function* inSession(): SagaGenerator<void> {
    const viewer = yield* select(selectViewer);
    if (viewer === null) return;
    const watch = watching(ports.telemetry, 'keptMessages');
    const copy: Copy = { kept, viewer, isOutdated: false, isDue: false };
    yield* watch.every(imActions.connectMoved, onConnectMoved, copy);
    yield* watch.every(imActions.recalled, onRecalled, copy);
    yield* watch.every(imActions.sessionGone, onSessionGone, copy);
    yield* watch.every(CHANGES, onChange, ports.clock, copy);
  });
}

interface Copy {
  readonly kept: KeptAnswers;
  readonly viewer: UserNo;
  /** This page has read the provider's sessions, which are newer than the stored ones. */
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
  if (payload !== 'disconnected' || copy.isOutdated) return;
  const text = yield* call(() => copy.kept.read(copy.viewer, NAME));
  const messages = text && messagesOf(text.text);
  // The provider may have answered meanwhile.
  if (!messages || copy.isOutdated) return;
  copy.kept.shown(text);
  yield* put(imActions.restored(messages));
}

/** At once, and whether or not this page has read the session: a recalled message can be read nowhere any more. */
function* onRecalled(copy: Copy, { payload }: ReturnType<typeof imActions.recalled>): SagaGenerator<void> {
  yield* call(correct, copy, (messages: KeptMessages) => withoutRecalled(messages, payload.session, payload.value));
}

/** A session that begins again begins empty. */
function* onSessionGone(copy: Copy, { payload }: ReturnType<typeof imActions.sessionGone>): SagaGenerator<void> {
  yield* call(correct, copy, (messages: KeptMessages) => withoutSession(messages, payload));
}

function* correct({ kept, viewer }: Copy, change: (messages: KeptMessages) => KeptMessages): SagaGenerator<void> {
  yield* call(() =>
    kept.change(viewer, NAME, (former) => {
      const messages = former === null ? null : messagesOf(former);
      return messages && messagesText(change(messages));
    }),
  );
}

function* onChange(clock: Clock, copy: Copy, action: Action): SagaGenerator<void> {
  if (imActions.sessionsLoaded.match(action)) copy.isOutdated = true;
  if (copy.isDue) return;
  copy.isDue = true;
  yield* call(clock.sleep, WRITE_AFTER_MS);
  copy.isDue = false;
  if (!copy.isOutdated) return;
  const im = yield* select((state: ImRoot) => state.im);
  yield* call(() =>
    copy.kept.change(copy.viewer, NAME, (text) => {
      // Another page of this user may have read a session later than this one.
      const former = text === null ? null : messagesOf(text);
      return messagesText(former ? withFormerPages(im, former) : im);
    }),
  );
}
