import {
  type ChannelId,
  type ClientMid,
  FILE_CALLS,
  IMAGE_DEFAULT_EXTENSION,
  IMAGE_EXTENSIONS,
  IMAGE_MAX_BYTES,
  imageContent,
  type SentChatBody,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { type FeedbackText, feedbackActions, textOf, textOfFailure, uploadApi } from '../feedback/index.ts';
import { chatActions } from './chat.slice.ts';
import { type ChatRoot, TRAY_MAX } from './chat.state.ts';
import type { TrayItemModel } from './message-row.ts';
import type { OutgoingLine } from './outbox.model.ts';

type ReadAttachment = Awaited<ReturnType<Ports['attachments']['add']>>;

const selectLine = (state: ChatRoot, c_mid: ClientMid) => state.chat.outbox.lines.find((line) => line.c_mid === c_mid);

const selectOpenChannelId = ({ chat }: ChatRoot) => chat.channel?.channel_id;

/** `readings` are the files that are not in the tray yet, in the order in which they were chosen; `channel` is the one for which this was. */
export function* readImage(
  ports: Ports,
  readings: readonly File[],
  file: File,
  channel: ChannelId | undefined,
): SagaGenerator<void> {
  const { attachments } = ports;
  const problem = problemOf(file);
  const reading = problem ? null : attachments.add(file);
  let isKept = false;
  try {
    const read = reading && (yield* call(() => reading));
    isKept = yield* intoTray(ports, readings, file, channel, problem, read);
  } finally {
    // Also when the session ends before it is read.
    if (!isKept) void reading?.then((read) => read && attachments.release(read.id));
  }
}

/** Whether the tray has taken it. */
function* intoTray(
  { ids }: Ports,
  readings: readonly File[],
  file: File,
  channel: ChannelId | undefined,
  problem: FeedbackText | null,
  read: ReadAttachment,
): SagaGenerator<boolean> {
  const { id, preview, w, h } = read ?? { id: ids.clientMid(), preview: '', w: 0, h: 0 };
  // Files are read side by side, and stand in the tray as they were chosen.
  while (readings[0] !== file) yield* take(chatActions.imageRead);
  const unreadable = read === null ? textOf('chat.imageTypeUnsupported') : null;
  // Reading takes time: images chosen for one channel do not go to another.
  if ((yield* select(selectOpenChannelId)) !== channel) return false;
  yield* put(
    chatActions.imageReady({ id, preview, w, h, name: file.name, bytes: file.size, problem: problem ?? unreadable }),
  );
  const tray = yield* select(({ chat }: ChatRoot) => chat.tray);
  if (tray.some((item) => item.id === id)) return true;
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('chat.trayFull', { n: TRAY_MAX }) }));
  return false;
}

type NewLine = (ports: Ports, body: SentChatBody) => SagaGenerator<OutgoingLine | null>;

/** The pictures of the tray, and the words below them. */
export function* sendTray(
  ports: Ports,
  newLine: NewLine,
  tray: readonly TrayItemModel[],
  words: SentChatBody | null,
): SagaGenerator<void> {
  const above: ClientMid[] = [];
  for (const item of tray) {
    if (item.problem === null) {
      const c_mid = yield* queueImage(ports, newLine, item);
      // While a channel is being entered nothing is queued, so pictures and text stay in the composer.
      if (c_mid === null) return;
      above.push(c_mid);
    }
    yield* put(chatActions.imageRemoved(item));
  }
  const line = words && (yield* newLine(ports, words));
  if (!line) return;
  yield* put(chatActions.messageQueued({ ...line, above }));
  yield* put(chatActions.draftChanged({ text: '', mentions: {} }));
  // The words stand below their pictures, so they are sent after them.
  const { lines } = yield* select(({ chat }: ChatRoot) => chat.outbox);
  const awaited = new Set(lines.map(({ c_mid }) => c_mid).filter((c_mid) => above.includes(c_mid)));
  while (awaited.size > 0) {
    const { payload } = yield* take([chatActions.uploadSettled, chatActions.messageDiscarded]);
    awaited.delete(payload);
  }
  // Words whose pictures did not come up are a line no more, and have no turn.
  yield* put(chatActions.picturesSettled(line.c_mid));
  yield* put(chatActions.sendDue(line.c_mid));
}

function* queueImage(ports: Ports, newLine: NewLine, item: TrayItemModel): SagaGenerator<ClientMid | null> {
  const line = yield* newLine(ports, { msg_type: '2', content: '', extra: {}, msg: '' });
  if (!line) return null;
  const { id: attachment, preview, w, h } = item;
  const image = { attachment, preview, w, h, progress: 0, isUploaded: false, problem: null };
  yield* put(chatActions.messageQueued({ ...line, image }));
  yield* put(chatActions.uploadDue(line.c_mid));
  return line.c_mid;
}

/** `uploads` are those that have not been handed on yet, in the order in which they were chosen. */
export function* onUploadDue(
  ports: Ports,
  uploads: OutgoingLine[],
  { payload: c_mid }: ReturnType<typeof chatActions.uploadDue>,
): SagaGenerator<void> {
  const line = yield* select(selectLine, c_mid);
  if (!line?.image) return;
  const file = ports.attachments.file(line.image.attachment);
  if (!file) {
    yield* put(chatActions.messageDiscarded(c_mid));
    return;
  }
  uploads.push(line);
  const { failure } = yield* race({
    failure: call(uploadInTurn, ports, line, file, uploads),
    discarded: take((action: unknown) => chatActions.messageDiscarded.match(action) && action.payload === c_mid),
  });
  // An upload that failed or was cancelled does not hold the others back.
  uploads.splice(uploads.indexOf(line), 1);
  if (failure) {
    const image = { ...line.image, progress: null, isUploaded: false, problem: textOfFailure(failure) };
    // The line stays, says why, and can be sent again.
    yield* put(chatActions.imageMoved({ c_mid, image }));
    yield* put(chatActions.ackMissed(c_mid));
  }
  // Last: the words below it ask what became of it.
  yield* put(chatActions.uploadSettled(c_mid));
}

/** Uploads run side by side; the messages go out in the order of the images, whichever upload ends first. */
function* uploadInTurn(
  ports: Ports,
  line: OutgoingLine,
  file: Blob,
  uploads: readonly OutgoingLine[],
): SagaGenerator<FailureFact | null> {
  const failure = yield* call(upload, ports, line, file);
  if (failure) return failure;
  while (uploads.find(({ channel_id }) => channel_id === line.channel_id) !== line) {
    yield* take(chatActions.uploadSettled);
  }
  yield* put(chatActions.sendDue(line.c_mid));
  return null;
}

/** Answers the failure, or null when the image is up and the line has its body. */
function* upload(ports: Ports, line: OutgoingLine, file: Blob): SagaGenerator<FailureFact | null> {
  const { c_mid, image, body } = line;
  if (!image) return null;
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: 'chat' }, file, (progress) =>
    chatActions.imageMoved({ c_mid, image: { ...image, progress, problem: null } }),
  );
  if (!sent.ok) return sent.failure;
  const { url, type, w, h } = sent.data;
  // rule.chat-image-type
  const content = { url, type: type || IMAGE_DEFAULT_EXTENSION, w: w || image.w, h: h || image.h };
  yield* put(
    chatActions.imageMoved({
      c_mid,
      image: { ...image, progress: null, isUploaded: true, problem: null },
      body: { ...body, content: JSON.stringify(z.encode(imageContent, content)) },
    }),
  );
  return null;
}

function problemOf(file: File): FeedbackText | null {
  if (file.size > IMAGE_MAX_BYTES) return textOf('chat.imageTooLarge');
  const extension = file.type.replace('image/', '');
  const isKnown = file.type.startsWith('image/') && IMAGE_EXTENSIONS.some((known) => known === extension);
  return isKnown ? null : textOf('chat.imageTypeUnsupported');
}
