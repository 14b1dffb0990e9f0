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
import { cut, noticeBody } from './notice-body.ts';
import { isAccountOf, isPersonSession, numberOfAccount, peerOf } from './sessions.model.ts';

/** How long a preview waits for the face of who is new to the page. */
const FACE_MS = 1000;

/** The sessions that a preview has told of. */
type Told = Set<ImSessionId>;
interface AnnouncePorts extends Ports {
  readonly picked: Channel<ImSessionId>;
  readonly told: Told;
}

/** Tells of messages that are not seen as they arrive, and leads to their session. */
export function* announceSaga(ports: Ports): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'announce', function* inSession(): SagaGenerator<void> {
    const watch = watching(ports.telemetry, 'announce');
    const picked = channel<ImSessionId>();
    const told: Told = new Set();
    yield* watch.every(imActions.messageArrived, onMessageArrived, { ...ports, picked, told });
    yield* watch.every(picked, onPicked);
    yield* watch.every(imActions.sessionPicked, onSessionPicked);
    yield* watch.every([imActions.sessionOpened, imActions.sessionGone, imActions.listShown], onSeen, told);
    yield* watch.every(imActions.sessionsLoaded, onListed, told, new Set<ImSessionId>());
    try {
      yield* take(sessionActions.signedOut);
    } finally {
      yield* call(withdraw, told, [...told]);
    }
  });
}

/** By the system while the viewer looks elsewhere, where they want that; else by a preview in the page. */
function* onMessageArrived(
  ports: AnnouncePorts,
  { payload: message }: ReturnType<typeof imActions.messageArrived>,
): SagaGenerator<void> {
  const { late, page, keyRing, picked } = ports;
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
    body: notificationTexts ? noticeBody(body) : '',
    tag: session,
    onPicked: () => picked.put(session),
  });
}

/** The notification was pressed. */
function* onPicked(session: ImSessionId): SagaGenerator<void> {
  yield* put(imActions.sessionPicked(session));
}

function* onSessionPicked({ payload }: ReturnType<typeof imActions.sessionPicked>): SagaGenerator<void> {
  yield* put(messagesModal.open({ to: null }));
  yield* put(imActions.sessionOpened(payload));
}

/** A private message that is on screen nowhere: a toast shows who wrote, and their newest line. */
function* preview({ clock, told }: AnnouncePorts, message: ImMessage, showsTexts: boolean): SagaGenerator<void> {
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
  told.add(session);
  yield* put(
    feedbackActions.toastRequested({
      tone: 'info',
      text,
      cause: causeOf(session),
      from: {
        name: face?.name || numberOfAccount(peerOf(session)),
        picture: face ? resolve(face.picture) : '',
        line: showsTexts ? line : [],
        counted: 'im.unread',
      },
      action: { label: text, does: imActions.sessionPicked(session) },
    }),
  );
}

/** The session, or the list with it, is on screen, or the session is gone: its preview goes. */
function* onSeen(told: Told, { payload }: { readonly payload: ImSessionId | boolean }): SagaGenerator<void> {
  yield* call(withdraw, told, typeof payload === 'string' ? [payload] : payload ? [...told] : []);
}

/** A session that has left the list, as by another device of the viewer, takes its preview along. That of a new one comes before its row. */
function* onListed(
  told: Told,
  listed: Set<ImSessionId>,
  { payload }: ReturnType<typeof imActions.sessionsLoaded>,
): SagaGenerator<void> {
  const now = new Set(payload.map(({ id }) => id));
  const gone = [...told].filter((id) => listed.has(id) && !now.has(id));
  yield* call(() => {
    listed.clear();
    for (const id of now) listed.add(id);
  });
  yield* call(withdraw, told, gone);
}

function* withdraw(told: Told, sessions: readonly ImSessionId[]): SagaGenerator<void> {
  for (const session of sessions) if (told.delete(session)) yield* put(feedbackActions.causeOver(causeOf(session)));
}

const causeOf = (session: ImSessionId) => `messages of ${session}` as const;

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
    case 'gift':
      return [textOf('im.preview.giftOther', { gift: body.name, n: body.count })];
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
  return cut(text.trim().split('\n', 1)[0] ?? '');
}
