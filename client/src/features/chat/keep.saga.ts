import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, eventChannel, fork, put, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { feedbackActions, textOf } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { chatActions } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';
import { readStoredChat, writeStoredChat } from './stored-chat.ts';

type Root = ChatRoot & SessionRoot;
const selectKept = ({ chat }: Root) => ({ drafts: chat.drafts, lines: chat.outbox.lines });

/** How long typing may go on before it is written. */
const WRITE_DELAY_MS = 400;

/** Keeps drafts and unconfirmed lines over a reload, for this user only (product rules 3 and 4). */
export function* keepSaga(ports: Ports): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  if (viewer === null) return;
  const stored = readStoredChat(ports, viewer);
  yield* put(chatActions.draftsRestored(stored.drafts));
  yield* put(chatActions.linesRestored(stored.lines));
  yield* fork(writeOnLeave, ports);
  let written = yield* select(selectKept);
  let wasKept = true;
  while (true) {
    yield* take(mayChangeKept);
    const kept = yield* select(selectKept);
    if (kept.drafts === written.drafts && kept.lines === written.lines) continue;
    yield* call(ports.clock.sleep, WRITE_DELAY_MS);
    written = yield* select(selectKept);
    const isKept = writeStoredChat(ports, viewer, written);
    // Said once, when it begins: the words are still on the page, only a reload would lose them.
    if (!isKept && wasKept) {
      yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('chat.storageFull') }));
    }
    wasKept = isKept;
  }
}

/** Closing the page must not cost the last words. */
function* writeOnLeave(ports: Ports): SagaGenerator<void> {
  const leaving = eventChannel<true>((emit) => ports.page.onLeave(() => emit(true)));
  while (true) {
    yield* take(leaving);
    const viewer = yield* select(selectViewer);
    if (viewer !== null) writeStoredChat(ports, viewer, yield* select(selectKept));
  }
}

function mayChangeKept({ type }: Action): boolean {
  return type.startsWith('chat/') || type === hallEventsArrived.type;
}
