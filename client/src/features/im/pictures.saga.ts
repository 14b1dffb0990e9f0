import { FILE_CALLS, IMAGE_MAX_BYTES } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { ImSessionId } from '../../platform/ports/im.ts';
import { TRAY_MAX } from '../chat/index.ts';
import { feedbackActions, textOf, textOfFailure, uploadApi } from '../feedback/index.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImLine, ImPicture, ImRoot } from './im.state.ts';
import { unsentWords } from './thread.model.ts';
import type { ImPorts } from './try-im.ts';

type ReadAttachment = Awaited<ReturnType<ImPorts['attachments']['add']>>;

const selectTray = ({ im }: ImRoot, session: ImSessionId): readonly ImPicture[] => im.trays[session] ?? [];
const selectCaptions = ({ im }: ImRoot, session: ImSessionId): readonly string[] => im.captions[session] ?? [];
const warn = (key: 'chat.imageTooLarge' | 'chat.imageTypeUnsupported' | 'chat.trayFull', n = 0) =>
  feedbackActions.toastRequested({ tone: 'warning', text: textOf(key, { n }) });

/** A chosen picture waits in the tray of its session, where it can be removed. */
export function* readPicture(
  ports: ImPorts,
  { payload: { session }, meta: { file } }: ReturnType<typeof imIntents.imageChosen>,
): SagaGenerator<void> {
  if (file.size > IMAGE_MAX_BYTES) {
    yield* put(warn('chat.imageTooLarge'));
    return;
  }
  const { attachments } = ports;
  const reading = attachments.add(file);
  let isKept = false;
  try {
    isKept = yield* intoTray(session, file, yield* call(() => reading));
  } finally {
    // Also when the session ends before it is read.
    if (!isKept) void reading.then((read) => read && attachments.release(read.id));
  }
}

/** Whether the tray has taken it. */
function* intoTray(session: ImSessionId, file: File, read: ReadAttachment): SagaGenerator<boolean> {
  if (!read) {
    yield* put(warn('chat.imageTypeUnsupported'));
    return false;
  }
  const tray = yield* select(selectTray, session);
  if (tray.length >= TRAY_MAX) {
    yield* put(warn('chat.trayFull', TRAY_MAX));
    return false;
  }
  const picture = { ...read, name: file.name, bytes: file.size, problem: null, isSending: false };
  yield* put(imActions.trayChanged({ session, value: [...tray, picture] }));
  return true;
}

/**
 * The pictures go out one after the other, then the text. A picture leaves the tray once it is up; one that failed stays, and
 * its text is the draft again.
 */
export function* sendTray(
  ports: ImPorts,
  { payload: { session, text } }: ReturnType<typeof imIntents.trayRequested>,
): SagaGenerator<void> {
  const pictures = (yield* select(selectTray, session)).filter(({ isSending }) => !isSending);
  yield* mark(session, pictures, true);
  if (text !== '') yield* holdCaption(session, text);
  const { areUp } = yield* race({
    areUp: call(sendPictures, ports, session, pictures),
    gone: take((action: unknown) => imActions.sessionGone.match(action) && action.payload === session),
  });
  if (text !== '') yield* giveUpCaption(session, text, areUp ? textLine(ports, text) : null);
}

/** Not a line before its pictures are up: any page of the viewer sends a line by itself, and only this one has the files. */
function* holdCaption(session: ImSessionId, text: string): SagaGenerator<void> {
  const captions = yield* select(selectCaptions, session);
  yield* put(imActions.captionsChanged({ session, value: [...captions, text] }));
  yield* put(imActions.draftChanged({ session, value: '' }));
}

function* giveUpCaption(session: ImSessionId, text: string, line: ImLine | null): SagaGenerator<void> {
  const captions = yield* select(selectCaptions, session);
  yield* put(imActions.captionsChanged({ session, value: captions.toSpliced(captions.indexOf(text), 1) }));
  if (line) yield* put(imIntents.resendRequested({ session, line }));
  else {
    const draft = yield* select(({ im }: ImRoot) => im.drafts[session]);
    yield* put(imActions.draftChanged({ session, value: unsentWords([text], draft) }));
  }
}

/** False when one was refused. */
function* sendPictures(ports: ImPorts, session: ImSessionId, pictures: readonly ImPicture[]): SagaGenerator<boolean> {
  let areUp = true;
  for (const picture of pictures) {
    const { isUp = true } = yield* race({
      isUp: call(sendPicture, ports, session, picture),
      removed: take((action: unknown) => imIntents.imageRemoved.match(action) && action.payload.id === picture.id),
    });
    areUp &&= isUp;
  }
  return areUp;
}

function textLine({ ids, clock, keyRing }: ImPorts, text: string): ImLine {
  const from = keyRing.current()?.no ?? '';
  return {
    id: '',
    clientId: ids.clientMid(),
    from,
    at: clock.now(),
    body: { kind: 'text', text },
    delivery: 'sending',
  };
}

function* mark(session: ImSessionId, which: readonly ImPicture[], isSending: boolean): SagaGenerator<void> {
  const ids = new Set(which.map(({ id }) => id));
  const tray = yield* select(selectTray, session);
  const value = tray.map((picture) => (ids.has(picture.id) ? { ...picture, isSending } : picture));
  yield* put(imActions.trayChanged({ session, value }));
}

function* sendPicture(ports: ImPorts, session: ImSessionId, picture: ImPicture): SagaGenerator<boolean> {
  const file = ports.attachments.file(picture.id);
  // Removed while the ones before it were on their way.
  if (!file) return true;
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: 'chat' }, file);
  if (!sent.ok) {
    yield* mark(session, [picture], false);
    if (sent.failure.reason !== 'session')
      yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(sent.failure) }));
    return false;
  }
  const { url, w, h } = sent.data;
  const body = { kind: 'image', url, width: w || picture.w, height: h || picture.h } as const;
  yield* put(imActions.sendRequested({ session, body }));
  yield* put(imIntents.imageRemoved({ session, id: picture.id }));
  return true;
}
