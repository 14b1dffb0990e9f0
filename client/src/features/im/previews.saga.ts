import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { emojiParts } from '../../lib/emoji.ts';
import type { ImBody, ImMessage, ImSessionId } from '../../platform/ports/im.ts';
import type { Ports } from '../../platform/ports.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type FeedbackRoot, type FeedbackText, feedbackActions, selectToasts, textOf } from '../feedback/index.ts';
import { type PreferencesRoot, selectPreferences } from '../preferences/index.ts';
import { imActions } from './im.slice.ts';
import type { ImFace, ImRoot } from './im.state.ts';
import { isPersonSession, numberOfAccount, peerOf } from './sessions.model.ts';
import { loadPeople } from './sessions.saga.ts';

const LINE_MAX_CHARS = 120;

const causeOf = (session: ImSessionId) => `messages of ${session}` as const;

/** A private message that is on screen nowhere: a toast shows who wrote, and their newest line. */
export function* showPreview(ports: Pick<Ports, 'http' | 'telemetry'>, message: ImMessage): SagaGenerator<void> {
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
  const { notificationTexts } = yield* select((state: PreferencesRoot) => selectPreferences(state));
  const resolve = yield* select((state: ConnectionRoot) => selectResolvePicture(state));
  const text = textOf('im.preview.news');
  yield* put(
    feedbackActions.toastRequested({
      tone: 'info',
      text,
      cause: causeOf(session),
      from: {
        name: face?.name || numberOfAccount(peerOf(session)),
        picture: face ? resolve(face.picture) : '',
        line: notificationTexts ? line : [],
      },
      action: { label: text, does: imActions.sessionPicked(session) },
    }),
  );
}

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

/** The session is on screen, or gone. */
export function* closePreview(session: ImSessionId): SagaGenerator<void> {
  yield* put(feedbackActions.causeOver(causeOf(session)));
}

/** The list tells it now, or the viewer has signed out. */
export function* closePreviews(): SagaGenerator<void> {
  const toasts = yield* select((state: FeedbackRoot) => selectToasts(state));
  for (const { from, cause } of toasts) if (from && cause) yield* put(feedbackActions.causeOver(cause));
}
