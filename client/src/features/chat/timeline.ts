import type { MsgId } from '@miczero/contracts';
import { isMessage, type Line, type MessageLine } from './line.ts';

/**
 * The held part of the open text channel's history: at most 60 lines in the server's order. Lines that come
 * while a page is awaited are held back and merged with it, so that nothing is lost between the two.
 */
export interface Timeline {
  /**
   * loading: before the first page. early: the page was asked for before the viewer was in the channel, so lines between it
   * and the first that arrives may be missing. stale: the link was down, a page is due. live: incoming lines go to the end.
   */
  readonly phase: 'loading' | 'early' | 'stale' | 'live';
  readonly lines: readonly Line[];
  readonly hasOlder: boolean;
  /** The window does not reach the newest line: incoming lines are not shown, only counted. */
  readonly hasNewer: boolean;
  /** Lines are missing after this message. */
  readonly gapAfter: MsgId | null;
  readonly held: readonly Line[];
  /** Held lines were lost: the next page will not be enough. */
  readonly isHeldIncomplete: boolean;
  readonly newest: MsgId | null;
  readonly nextSeq: number;
  /** First message that was unread when the channel was opened; stays until the channel is left. */
  readonly dividerBefore: MsgId | null;
  /** Unread messages that were not found yet: they are the newest of those before `unreadFrom`. */
  readonly unreadAbove: number;
  /** The oldest unread message that was found; null before the first page. It stays while the window moves. */
  readonly unreadFrom: MsgId | null;
  /** Rows that fill the view: new lines trim no more than what leaves as many. 0 before the list is measured. */
  readonly viewRows: number;
}

/** Lines that a timeline begins with, known from an earlier visit, and own ones that the server stored since. */
export type KeptPage = Pick<Timeline, 'lines' | 'hasOlder' | 'held'>;
const nothingKept: KeptPage = { lines: [], hasOlder: false, held: [] };

/** chat.reset */
export function openTimeline(unread: number, { lines, hasOlder, held }: KeptPage = nothingKept): Timeline {
  return {
    phase: 'loading',
    lines,
    hasOlder,
    hasNewer: false,
    gapAfter: null,
    held,
    isHeldIncomplete: false,
    newest: null,
    nextSeq: 0,
    dividerBefore: null,
    unreadAbove: unread,
    unreadFrom: null,
    viewRows: 0,
  };
}

export function oldestHeld(timeline: Timeline): MsgId | null {
  return timeline.lines.find(isMessage)?.msg_id ?? null;
}

export function newestHeld(timeline: Timeline): MsgId | null {
  return timeline.lines.findLast(isMessage)?.msg_id ?? null;
}

/** Own lines that the server stored while a page is awaited, which has no line of them yet. They are shown at the end. */
export function ownHeld({ lines, held }: Pick<Timeline, 'lines' | 'held'>): readonly MessageLine[] {
  const own = held.filter((line): line is MessageLine => isMessage(line) && line.c_mid !== null);
  const known = new Set((own.length === 0 ? [] : lines).map((line) => isMessage(line) && line.msg_id));
  return own.filter(({ msg_id }) => !known.has(msg_id) && known.add(msg_id));
}
