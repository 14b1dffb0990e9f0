import { channelId, clientMid, hallId, sentChatBody, type UserNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { Ports } from '../../platform/ports.ts';
import { readStored } from '../feedback/index.ts';
import type { Mentions } from '../halls/index.ts';
import { type ChatState, joined } from './chat.state.ts';
import { isHeld, OUTGOING_LINES_MAX, type OutgoingLine } from './outbox.model.ts';

const draft = z.object({ text: z.string(), mentions: z.record(z.string(), z.string()) });
const drafts = z.object({ uid: z.string(), drafts: z.record(channelId, draft) });

const line = z.object({
  c_mid: clientMid,
  hall_id: hallId,
  channel_id: channelId,
  at: z.number(),
  body: sentChatBody,
  /** What the platform said when it refused the line, and whether that may change. */
  refusal: z.optional(z.string()),
  canRetry: z.optional(z.boolean()),
});
/** Channels and mentions of each that are kept. */
const MENTIONED_MAX = 200;
const COUNT_MAX = 999;
const mentions = z.object({
  uid: z.string(),
  channels: z.record(channelId, z.object({ hall_id: hallId, count: z.int().check(z.gte(1), z.lte(COUNT_MAX)) })),
});
const outbox = z.object({ uid: z.string(), lines: z.array(line) });

export interface KeptChat {
  readonly drafts: ChatState['drafts'];
  readonly mentions: Mentions;
  readonly lines: readonly OutgoingLine[];
}

/** Chat stored by an earlier page of this user; unreadable data and data of another user are ignored. */
export function readStoredChat(ports: Pick<Ports, 'storage' | 'telemetry'>, viewer: UserNo | null): KeptChat {
  const storedDrafts = readStored(ports, 'drafts', drafts);
  const storedMentions = readStored(ports, 'mentions', mentions);
  const storedLines = readStored(ports, 'outbox', outbox);
  return {
    drafts: storedDrafts?.uid === viewer ? storedDrafts.drafts : {},
    mentions: storedMentions?.uid === viewer ? storedMentions.channels : {},
    lines: storedLines?.uid === viewer ? storedLines.lines.slice(-OUTGOING_LINES_MAX).map(restoredLine) : [],
  };
}

/**
 * Stores what this page has changed since `before`; what other tabs have stored meanwhile stays. False when it could not be kept.
 */
export function writeStoredChat(
  ports: Pick<Ports, 'storage' | 'telemetry'>,
  viewer: UserNo,
  { before, now }: { readonly before: KeptChat; readonly now: KeptChat },
): boolean {
  const { storage } = ports;
  const stored = readStoredChat(ports, viewer);
  const drafts = withChanges(stored.drafts, draftsOf(before), draftsOf(now));
  const isDraftsKept = storage.write('drafts', JSON.stringify({ uid: viewer, drafts }));
  const lines = Object.values(withChanges(byId(stored.lines), byId(before.lines), byId(now.lines)))
    .toSorted((a, b) => a.at - b.at)
    // A picture that is not uploaded cannot be sent by a page that does not have the file.
    .filter((each) => each.isTracked && (each.image === null || each.image.isUploaded) && !isHeld(now.lines, each))
    .map(({ c_mid, hall_id, channel_id, at, body, refusal, canRetry }) =>
      z.encode(line, { c_mid, hall_id, channel_id, at, body, ...(refusal !== null && { refusal, canRetry }) }),
    );
  const isLinesKept = storage.write('outbox', JSON.stringify({ uid: viewer, lines }));
  const mentions = withChanges(stored.mentions, before.mentions, now.mentions);
  return writeMentions(storage, viewer, mentions) && isLinesKept && isDraftsKept;
}

/** The stored entries with those that differ between `before` and `now`: what other tabs have stored meanwhile stays (ADR 0184). */
export function withChanges<Entry>(
  stored: Readonly<Record<string, Entry>>,
  before: Readonly<Record<string, Entry>>,
  now: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry>> {
  const others = Object.entries(stored).filter(([key]) => now[key] === before[key]);
  const own = Object.entries(now).filter(([key, entry]) => entry !== before[key]);
  return Object.fromEntries([...others, ...own]);
}

/** Words that wait for their pictures are no line yet: they are kept as the draft that they were. */
function draftsOf({ drafts, lines }: KeptChat): KeptChat['drafts'] {
  const all = { ...drafts };
  for (const line of lines.toReversed()) {
    if (isHeld(lines, line)) all[line.channel_id] = joined(line, all[line.channel_id]);
  }
  return all;
}

const byId = (lines: readonly OutgoingLine[]) => Object.fromEntries(lines.map((line) => [line.c_mid, line]));

function writeMentions(storage: Ports['storage'], viewer: UserNo, all: Mentions): boolean {
  const channels = Object.entries(all)
    .slice(-MENTIONED_MAX)
    .map(([id, { hall_id, count }]) => [id, { hall_id, count: Math.min(count, COUNT_MAX) }]);
  return storage.write('mentions', JSON.stringify({ uid: viewer, channels: Object.fromEntries(channels) }));
}

function restoredLine(stored: z.output<typeof line>): OutgoingLine {
  const { refusal = null, canRetry = false } = stored;
  return { ...stored, image: null, refusal, canRetry, isTracked: true, isRestored: true };
}
