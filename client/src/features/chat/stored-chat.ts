import { channelId, clientMid, hallId, sentChatBody, type UserNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { Ports, StorageKey } from '../../platform/ports.ts';
import type { ChatState } from './chat.state.ts';
import { OUTGOING_LINES_MAX, type OutgoingLine } from './outbox.model.ts';

const draft = z.object({ text: z.string(), mentions: z.record(z.string(), z.string()) });
const drafts = z.object({ uid: z.string(), drafts: z.record(channelId, draft) });

const line = z.object({
  c_mid: clientMid,
  hall_id: hallId,
  channel_id: channelId,
  at: z.number(),
  body: sentChatBody,
});
const outbox = z.object({ uid: z.string(), lines: z.array(line) });

interface Kept {
  readonly drafts: ChatState['drafts'];
  readonly lines: readonly OutgoingLine[];
}

/** Chat stored by an earlier page of this user; unreadable data and data of another user are ignored. */
export function readStoredChat(ports: Pick<Ports, 'storage' | 'telemetry'>, viewer: UserNo): Kept {
  const storedDrafts = readJson(ports, 'drafts', drafts);
  const storedLines = readJson(ports, 'outbox', outbox);
  return {
    drafts: storedDrafts?.uid === viewer ? storedDrafts.drafts : {},
    lines: storedLines?.uid === viewer ? storedLines.lines.slice(-OUTGOING_LINES_MAX).map(restoredLine) : [],
  };
}

/** False when it could not be kept. */
export function writeStoredChat({ storage }: Pick<Ports, 'storage'>, viewer: UserNo, kept: Kept): boolean {
  const isDraftsKept = storage.write('drafts', JSON.stringify({ uid: viewer, drafts: kept.drafts }));
  const lines = kept.lines
    // A picture that is not uploaded cannot be sent by a page that does not have the file.
    .filter(({ image, isTracked }) => isTracked && (image === null || image.isUploaded))
    .map(({ c_mid, hall_id, channel_id, at, body }) => z.encode(line, { c_mid, hall_id, channel_id, at, body }));
  return storage.write('outbox', JSON.stringify({ uid: viewer, lines })) && isDraftsKept;
}

function restoredLine(stored: z.output<typeof line>): OutgoingLine {
  return { ...stored, image: null, refusal: null, canRetry: false, isTracked: true, isRestored: true };
}

function readJson<Schema extends z.core.$ZodType>(
  { storage, telemetry }: Pick<Ports, 'storage' | 'telemetry'>,
  key: StorageKey,
  schema: Schema,
): z.output<Schema> | null {
  const stored = storage.read(key);
  if (stored === null) return null;
  try {
    return z.safeParse(schema, JSON.parse(stored)).data ?? null;
  } catch {
    telemetry.log('warn', 'stored text is unreadable', { key });
    return null;
  }
}
