import type { Action } from '@reduxjs/toolkit';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import { emojiParts } from '../../lib/emoji.ts';
import type { ImBody, ImMessage, ImSessionId } from '../../platform/ports/im.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type FeedbackText, feedbackActions, textOf } from '../feedback/index.ts';
import { type PreferencesRoot, selectPreferences } from '../preferences/index.ts';
import { imActions } from './im.slice.ts';
import type { ImFace, ImRoot } from './im.state.ts';
import { isPersonSession, numberOfAccount, peerOf } from './sessions.model.ts';
import { loadPeople } from './sessions.saga.ts';
import type { ImPorts } from './try-im.ts';

const LINE_MAX_CHARS = 120;

/** Longer than any preview shows. */
const PREVIEW_OVER_MS = 60_000;

/** A message that is not seen as it arrives: told by the system while the viewer looks elsewhere, where they want that; else by a preview. */
export function* announce(ports: ImPorts, picked: Channel<ImSessionId>, message: ImMessage): SagaGenerator<void> {
  const { late, page } = ports;
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

/** A private message that is on screen nowhere: a toast shows who wrote, and their newest line. */
function* preview(ports: ImPorts, message: ImMessage, showsTexts: boolean): SagaGenerator<void> {
  const { session, body } = message;
  const line = lineOf(body);
  if (line === null || !isPersonSession(session)) return;
  let face = yield* select(selectFace, session);
  if (!face) {
    yield* call(loadPeople, ports, [session]);
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
    const { told } = yield* race({ told: take(tells(session)), aged: call(ports.clock.sleep, PREVIEW_OVER_MS) });
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
