import type { UserNo } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { feedbackActions, textOf, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { chatActions } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';
import { type KeptChat, readStoredChat, writeStoredChat } from './stored-chat.ts';

type Root = ChatRoot & HallsRoot & SessionRoot;
const selectKept = ({ chat, halls }: Root): KeptChat => ({
  drafts: chat.drafts,
  lines: chat.outbox.lines,
  mentions: halls.mentions,
});

/** How long typing may continue before it is written. */
const WRITE_DELAY_MS = 400;

/** Keeps drafts, unconfirmed lines and mentions that were not seen over a reload, for this user only (product rules 3 and 4). */
export function* keepSaga(ports: Ports): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  if (viewer === null) return;
  const stored = readStoredChat(ports, viewer);
  yield* put(chatActions.draftsRestored(stored.drafts));
  yield* put(chatActions.linesRestored(stored.lines));
  yield* put(hallsActions.mentionsRestored(stored.mentions));
  const watch = watching(ports.telemetry, 'keep');
  const leaving = eventChannel<true>((emit) => ports.page.onLeave(() => emit(true)), buffers.sliding(1));
  const kept = yield* select(selectKept);
  const last: LastWrite = { viewer, kept, stored: kept };
  yield* watch.inTurn(leaving, writeNow, ports, last);
  // Another page, or the next one, would send it.
  yield* watch.every(chatActions.messageDiscarded, writeNow, ports, last);
  yield* watch.leading(mayChangeKept, writeSoon, ports, last);
}

interface LastWrite {
  /** The session ends before another user begins one. */
  readonly viewer: UserNo;
  /** What was to be written last. */
  kept: KeptChat;
  /** What the storage accepted last. */
  stored: KeptChat;
}

function* writeSoon(ports: Ports, last: LastWrite): SagaGenerator<void> {
  const { drafts, lines, mentions } = yield* select(selectKept);
  const { kept: before } = last;
  if (drafts === before.drafts && lines === before.lines && mentions === before.mentions) return;
  yield* call(ports.clock.sleep, WRITE_DELAY_MS);
  const kept = yield* select(selectKept);
  const wasStored = last.stored === last.kept;
  const isStored = write(ports, kept, last);
  // Said once, when it begins: the words are still on the page, only a reload would lose them.
  if (!isStored && wasStored) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('chat.storageFull') }));
  }
}

/** Closing the page must not cost the last words. */
function* writeNow(ports: Ports, last: LastWrite): SagaGenerator<void> {
  write(ports, yield* select(selectKept), last);
}

function write(ports: Ports, kept: KeptChat, last: LastWrite): boolean {
  const isStored = writeStoredChat(ports, last.viewer, { before: last.stored, now: kept });
  last.kept = kept;
  if (isStored) last.stored = kept;
  return isStored;
}

function mayChangeKept({ type }: Action): boolean {
  return type.startsWith('chat/') || type.startsWith('halls/') || type === hallEventsArrived.type;
}
