import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { channelActions } from '../channel/index.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { chatActions } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';
import type { OutgoingLine } from './outbox.model.ts';

export const filesOf = (ports: Ports) => loadPart(ports, () => import('./image-files.saga.ts'));

/** Images: into the tray, up to the platform, and out with the message (open point S5). What reads and sends them loads with the first. */
export function* imagesSaga(ports: Ports): SagaGenerator<void> {
  const held = new Set<string>();
  try {
    yield* call(watchImages, ports, held);
  } finally {
    for (const id of held) ports.attachments.release(id);
  }
}

function* watchImages(ports: Ports, held: Set<string>): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'images');
  const uploads: OutgoingLine[] = [];
  const readings: File[] = [];
  yield* watch.every(chatActions.imageChosen, onImageChosen, ports, readings);
  yield* watch.inTurn(mayChangeImages, releaseUnused, ports, held);
  yield* watch.every(chatActions.uploadDue, onUploadDue, ports, uploads);
}

function* onImageChosen(
  ports: Ports,
  readings: File[],
  { meta: { file } }: ReturnType<typeof chatActions.imageChosen>,
): SagaGenerator<void> {
  readings.push(file);
  // Before anything is waited for: the viewer may open another one.
  const channel = yield* select(({ chat }: ChatRoot) => chat.channel?.channel_id);
  try {
    const part = yield* filesOf(ports);
    if (part) yield* call(part.readImage, ports, readings, file, channel);
    else yield* put(PART_MISSING);
  } finally {
    readings.splice(readings.indexOf(file), 1);
  }
  yield* put(chatActions.imageRead());
}

function* onUploadDue(
  ports: Ports,
  uploads: OutgoingLine[],
  action: ReturnType<typeof chatActions.uploadDue>,
): SagaGenerator<void> {
  const part = yield* filesOf(ports);
  if (part) yield* call(part.onUploadDue, ports, uploads, action);
  else yield* put(chatActions.ackMissed(action.payload));
}

/** Files and their previews live as long as the tray or a pending line needs them. */
function* releaseUnused({ attachments }: Ports, held: Set<string>): SagaGenerator<void> {
  const { tray, outbox } = yield* select(({ chat }: ChatRoot) => chat);
  const needed = new Set([
    ...tray.map(({ id }) => id),
    ...outbox.lines.flatMap(({ image }) => (image ? [image.attachment] : [])),
  ]);
  for (const id of needed) held.add(id);
  for (const id of held) {
    if (needed.has(id)) continue;
    held.delete(id);
    attachments.release(id);
  }
}

const CHANNEL_CHANGES: readonly string[] = [channelActions.reset.type, channelActions.entering.type];

function mayChangeImages({ type }: Action): boolean {
  return type.startsWith('chat/') || type === hallEventsArrived.type || CHANNEL_CHANGES.includes(type);
}
