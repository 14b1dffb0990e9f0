import { type ChannelId, type ClientMid, type HallId, OUTGOING_LIST_CAP, type SentChatBody } from '@miczero/contracts';
import type { FeedbackText } from '../feedback/index.ts';

/**
 * Own messages on their way, of all channels. The three lists are those of the specification (wait, success, fail, the
 * last 30 ids each); `lines` are the messages that have no place in a history yet. A line leaves `lines` when the
 * server's copy is known, when it is blocked, or when the person discards it: never by forgetting.
 */
export interface Outbox {
  readonly wait: readonly ClientMid[];
  readonly success: readonly ClientMid[];
  readonly fail: readonly ClientMid[];
  /** Ids of blocked sends with their code (hall-event.blocked-message.marks-110). */
  readonly marks: readonly { readonly c_mid: ClientMid; readonly code: number }[];
  /** Oldest first. */
  readonly lines: readonly OutgoingLine[];
}

export interface OutgoingLine {
  readonly c_mid: ClientMid;
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly body: SentChatBody;
  readonly image: OutgoingImage | null;
  /** What the server said when it refused the line. */
  readonly refusal: string | null;
  readonly canRetry: boolean;
  /** False for a channel role whose sends are not tracked (chat.admin-not-tracked). */
  readonly isTracked: boolean;
  /** Came from storage: once it is old (`isSentByItself`), it is sent again only when the person asks for it. */
  readonly isRestored: boolean;
  /** The lines of the pictures that were sent with these words. */
  readonly above?: readonly ClientMid[];
}

export interface OutgoingImage {
  readonly attachment: string;
  readonly preview: string;
  readonly w: number;
  readonly h: number;
  /** 0 to 1; null when it is not being uploaded. */
  readonly progress: number | null;
  readonly isUploaded: boolean;
  /** Why the upload failed; else null. */
  readonly problem: FeedbackText | null;
}

export const emptyOutbox: Outbox = { wait: [], success: [], fail: [], marks: [], lines: [] };

/** What an earlier page could not send is sent by the next one within this time; later its writer may not want it any more. */
export const SENT_BY_ITSELF_MS = 5 * 60_000;

/** Whether a line that was written at a time, on an earlier page, goes out without a press (ADR 0208). */
export const isSentByItself = (writtenAt: number, now: number): boolean =>
  Math.abs(now - writtenAt) < SENT_BY_ITSELF_MS;

/** Unconfirmed lines that the client keeps; more are not accepted until some are sent or discarded. */
export const OUTGOING_LINES_MAX = 2 * OUTGOING_LIST_CAP;

export function canQueue(outbox: Outbox): boolean {
  return outbox.lines.length < OUTGOING_LINES_MAX;
}

/** chat.outgoing.wait */
export function queued(outbox: Outbox, line: OutgoingLine): Outbox {
  const lines = [...outbox.lines.filter(({ c_mid }) => c_mid !== line.c_mid), line];
  // chat.admin-not-tracked: the line shows, but no list follows it.
  return line.isTracked ? moved({ ...outbox, lines }, line.c_mid, 'wait') : { ...outbox, lines };
}

/** Lines of an earlier page, which are treated as failed unless they were refused. */
export function restored(outbox: Outbox, lines: readonly OutgoingLine[]): Outbox {
  const known = new Set(outbox.lines.map(({ c_mid }) => c_mid));
  const added = lines.filter(({ c_mid }) => !known.has(c_mid));
  const grown: Outbox = { ...outbox, lines: [...added, ...outbox.lines] };
  // chat.outgoing.error-moves-success: what was refused stays settled.
  return added.reduce<Outbox>(
    (box, { c_mid, refusal }) => moved(box, c_mid, refusal === null ? 'fail' : 'success'),
    grown,
  );
}

/** chat.outgoing.ack-success; a late acknowledgement heals a line that was given up (product rule 3). */
export function acknowledged(outbox: Outbox, c_mid: ClientMid): Outbox {
  return outbox.wait.includes(c_mid) || outbox.fail.includes(c_mid) ? moved(outbox, c_mid, 'success') : outbox;
}

/** The server's copy of a line is known: the local one goes. */
export function arrived(outbox: Outbox, c_mid: ClientMid): Outbox {
  return acknowledged(dropped(outbox, c_mid), c_mid);
}

/** chat.ack-timeout */
export function expired(outbox: Outbox, c_mid: ClientMid): Outbox {
  return outbox.wait.includes(c_mid) ? moved(outbox, c_mid, 'fail') : outbox;
}

/** An error for a waiting id that is not a block (open point A3): the line is settled, and looks refused. */
export function refused(outbox: Outbox, c_mid: ClientMid, refusal: string, canRetry: boolean): Outbox {
  // chat.outgoing.error-moves-success
  const settled = acknowledged(outbox, c_mid);
  return changed(settled, c_mid, { refusal, canRetry }, (line) => ({
    // A picture that was refused keeps what it needs to be sent again.
    image: line.image && { ...line.image, progress: null },
  }));
}

/** hall-event.blocked-message.marks-110, deletes-line */
export function blocked(outbox: Outbox, c_mid: ClientMid, code: number): Outbox {
  const marks = [...outbox.marks.filter((mark) => mark.c_mid !== c_mid), { c_mid, code }].slice(-OUTGOING_LIST_CAP);
  return { ...discarded(outbox, c_mid), marks };
}

/** Send again under the same id. */
export function retried(outbox: Outbox, c_mid: ClientMid): Outbox {
  const line = outbox.lines.find((candidate) => candidate.c_mid === c_mid);
  if (!line || outbox.wait.includes(c_mid)) return outbox;
  const fresh = changed(outbox, c_mid, { refusal: null, canRetry: false, isRestored: false });
  return line.isTracked ? moved(fresh, c_mid, 'wait') : fresh;
}

export function discarded(outbox: Outbox, c_mid: ClientMid): Outbox {
  return moved(dropped(outbox, c_mid), c_mid, null);
}

/** Whether a line waits for pictures that are not up: only this page has the files, and no other one sends the words alone. */
export const isHeld = (lines: readonly OutgoingLine[], { above = [] }: OutgoingLine): boolean =>
  lines.some(({ c_mid, image }) => image?.isUploaded === false && above.includes(c_mid));

/** An upload moved on, or ended with the body to send. */
export function imageMoved(outbox: Outbox, c_mid: ClientMid, image: OutgoingImage, body?: SentChatBody): Outbox {
  return changed(outbox, c_mid, body === undefined ? { image } : { image, body });
}

export type OutgoingStatus = 'sending' | 'sent' | 'unconfirmed' | 'refused';

export function statusOf(outbox: Outbox, line: OutgoingLine): OutgoingStatus {
  if (line.refusal !== null) return 'refused';
  if (outbox.success.includes(line.c_mid)) return 'sent';
  if (outbox.wait.includes(line.c_mid)) return 'sending';
  // No state is kept for an untracked line. Any other id in no list was pushed out by newer ones.
  return line.isTracked ? 'unconfirmed' : 'sent';
}

type List = 'wait' | 'success' | 'fail';

function moved(outbox: Outbox, c_mid: ClientMid, to: List | null): Outbox {
  const without = (ids: readonly ClientMid[]) => (ids.includes(c_mid) ? ids.filter((id) => id !== c_mid) : ids);
  // chat.list-cap-30
  const put = (list: List, ids: readonly ClientMid[]) =>
    list === to ? [...without(ids), c_mid].slice(-OUTGOING_LIST_CAP) : without(ids);
  return {
    ...outbox,
    wait: put('wait', outbox.wait),
    success: put('success', outbox.success),
    fail: put('fail', outbox.fail),
  };
}

function dropped(outbox: Outbox, c_mid: ClientMid): Outbox {
  return { ...outbox, lines: outbox.lines.filter((line) => line.c_mid !== c_mid) };
}

function changed(
  outbox: Outbox,
  c_mid: ClientMid,
  change: Partial<OutgoingLine>,
  derive?: (line: OutgoingLine) => Partial<OutgoingLine>,
): Outbox {
  return {
    ...outbox,
    lines: outbox.lines.map((line) => (line.c_mid === c_mid ? { ...line, ...change, ...derive?.(line) } : line)),
  };
}
