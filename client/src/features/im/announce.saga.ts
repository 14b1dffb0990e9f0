import type { Action } from '@reduxjs/toolkit';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { call, channel, put, race, select, take } from '../../lib/effects.ts';
import { emojiParts } from '../../lib/emoji.ts';
import type { ImBody, ImMessage, ImSessionId } from '../../platform/ports/im.ts';
import type { Ports } from '../../platform/ports.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type FeedbackText, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { messagesModal } from '../person/index.ts';
import { type PreferencesRoot, selectPreferences } from '../preferences/index.ts';
import { sessionActions, whileSignedIn } from '../session/index.ts';
import { imActions } from './im.slice.ts';
import type { ImFace, ImRoot } from './im.state.ts';
import { isAccountOf, isPersonSession, numberOfAccount, peerOf } from './sessions.model.ts';

const LINE_MAX_CHARS = 120;

/** Longer than any preview shows. */
const PREVIEW_OVER_MS = 60_000;

/** How long a preview waits for the face of who is new to the page. */
const FACE_MS = 1000;

/** Tells of messages that are not seen as they arrive, and leads to their session. */
export function* announceSaga(ports: Ports): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'announce', function* inSession(): SagaGenerator<void> {
    const watch = watching(ports.telemetry, 'announce');
    const picked = channel<ImSessionId>();
    yield* watch.every(imActions.messageArrived, onMessageArrived, ports, picked);
    yield* watch.every(picked, onPicked);
    yield* watch.every(imActions.sessionPicked, onSessionPicked);
    yield* take(sessionActions.signedOut);
  });
}

/** By the system while the viewer looks elsewhere, where they want that; else by a preview in the page. */
function* onMessageArrived(
  ports: Ports,
  picked: Channel<ImSessionId>,
  { payload: message }: ReturnType<typeof imActions.messageArrived>,
): SagaGenerator<void> {
  const { late, page, keyRing } = ports;
  const open = yield* select((state: ImRoot) => state.im.open);
  const isSeen = open === message.session && page.isWatched();
  if (isSeen || isAccountOf(message.from, keyRing.current()?.no)) return;
  const { notifications, notificationTexts } = yield* select((state: PreferencesRoot) => selectPreferences(state));
  if (!notifications || page.isWatched()) {
    yield* call(preview, ports, message, notificationTexts);
    return;
  }
  const { session, body } = message;
  const face = yield* select(selectFace, session);
  const notifier = yield* call(late.notifier);
  notifier.show({
    title: face?.name || numberOfAccount(peerOf(session)),
    body: notificationTexts && body.kind === 'text' ? body.text.slice(0, LINE_MAX_CHARS) : '',
    tag: session,
    onPicked: () => picked.put(session),
  });
}

/** The notification was pressed. */
function* onPicked(session: ImSessionId): SagaGenerator<void> {
  yield* put(messagesModal.open({ to: null }));
  yield* put(imActions.sessionOpened(session));
}

function* onSessionPicked({ payload }: ReturnType<typeof imActions.sessionPicked>): SagaGenerator<void> {
  yield* call(onPicked, payload);
}

/** A private message that is on screen nowhere: a toast shows who wrote, and their newest line. */
function* preview({ clock }: Ports, message: ImMessage, showsTexts: boolean): SagaGenerator<void> {
  const { session, body } = message;
  const line = lineOf(body);
  if (line === null || !isPersonSession(session)) return;
  let face = yield* select(selectFace, session);
  if (!face) {
    yield* race({ face: take(imActions.facesLoaded), late: call(clock.sleep, FACE_MS) });
    face = yield* select(selectFace, session);
  }
  const { isListShown, open } = yield* select(({ im }: ImRoot) => im);
  if (isListShown || open === session) return;
  const resolve = yield* select((state: ConnectionRoot) => selectResolvePicture(state));
  const text = textOf('im.preview.news');
  const cause = `messages of ${session}` as const;
  yield* put(
    feedbackActions.toastRequested({
      tone: 'info',
      text,
      cause,
      from: {
        name: face?.name || numberOfAccount(peerOf(session)),
        picture: face ? resolve(face.picture) : '',
        line: showsTexts ? line : [],
      },
      action: { label: text, does: imActions.sessionPicked(session) },
    }),
  );
  let isTold = true;
  try {
    const { told } = yield* race({ told: take(tells(session)), aged: call(clock.sleep, PREVIEW_OVER_MS) });
    isTold = told !== undefined;
  } finally {
    // Also when the viewer signs out. A newer preview outlives the age of this one.
    if (isTold) yield* put(feedbackActions.causeOver(cause));
  }
}

/** The session, or the list with it, is on screen, or the session is gone. */
const tells = (session: ImSessionId) => (action: Action) =>
  (imActions.sessionOpened.match(action) && action.payload === session) ||
  (imActions.sessionGone.match(action) && action.payload === session) ||
  (imActions.listShown.match(action) && action.payload);

const selectFace = ({ im }: ImRoot, session: ImSessionId): ImFace | undefined => im.faces[session];

/** The first line of what it says; null for a line that no user wrote. */
function lineOf(body: ImBody): readonly FeedbackText[] | null {
  switch (body.kind) {
    case 'text':
      return emojiParts(firstLine(body.text)).map((part) =>
        part.type === 'text' ? { server: part.text } : textOf(`emoji.${part.emoji.id}`),
      );
    case 'notice':
    case 'recalled':
      return null;
    case 'custom':
      return [textOf('im.preview.card')];
    case 'image':
    case 'voice':
    case 'video':
    case 'unknown':
      return [textOf(`im.preview.${body.kind}`)];
  }
}

function firstLine(text: string): string {
  return (text.trim().split('\n', 1)[0] ?? '').slice(0, LINE_MAX_CHARS);
}
