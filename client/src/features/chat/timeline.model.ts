import {
  CHANNEL_HISTORY_PAGE_SIZE,
  type ClientMid,
  compareMsgIds,
  LIST_WINDOW_ROWS,
  type MsgId,
} from '@miczero/contracts';
import { windowed } from '../../lib/list-window.ts';
import { compareLines, isMessage, type Line, type MessageLine, type NoticeLine, placeOf } from './line.ts';

/**
 * The history of the open text channel as far as it is held: at most 60 lines in the server's order. Lines that come
 * while a page is awaited are held back and merged with it, so that nothing is lost between the two.
 */
export interface Timeline {
  /** loading: before the first page. stale: the link was down, a page is due. live: incoming lines go to the end. */
  readonly phase: 'loading' | 'stale' | 'live';
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
  /** Unread messages that are older than the oldest line held. */
  readonly unreadAbove: number;
  /** Rows that fill the view: new lines trim no more than what leaves as many. 0 before the list is measured. */
  readonly viewRows: number;
}

/** Lines that are held back at most while a page is awaited. */
export const HELD_LINES_MAX = 1000;

/** Lines that a timeline begins with, known from an earlier visit. */
export type KeptPage = Pick<Timeline, 'lines' | 'hasOlder'>;
const nothingKept: KeptPage = { lines: [], hasOlder: false };

/** chat.reset */
export function openTimeline(unread: number, { lines, hasOlder }: KeptPage = nothingKept): Timeline {
  return {
    phase: 'loading',
    lines,
    hasOlder,
    hasNewer: false,
    gapAfter: null,
    held: [],
    isHeldIncomplete: false,
    newest: null,
    nextSeq: 0,
    dividerBefore: null,
    unreadAbove: unread,
    viewRows: 0,
  };
}

/**
 * Takes in what arrived since the last frame, in the order of arrival. While the viewer reads further up, a full window
 * stays where it is: the new lines are behind its end, and paging finds them.
 */
export function received(timeline: Timeline, incoming: readonly Line[], isReading = false): Timeline {
  if (incoming.length === 0) return timeline;
  const counted = { ...timeline, newest: newestOf(timeline.newest, incoming) };
  // chat.buffer-until-history
  if (counted.phase !== 'live' || counted.hasNewer) return hold(counted, incoming);
  if (isReading && counted.lines.length + incoming.length > LIST_WINDOW_ROWS) {
    return hold({ ...counted, hasNewer: true }, incoming);
  }
  // chat.incoming.append
  return trimmed(inserted(counted, incoming), 'start');
}

/** The link is gone: whatever is held may have missed something. */
export function wentStale(timeline: Timeline): Timeline {
  return timeline.phase === 'live' ? { ...timeline, phase: 'stale' } : timeline;
}

/** A page is being asked for: from now on nothing that arrives may be lost. */
export function awaitPage(timeline: Timeline): Timeline {
  return timeline.phase === 'live' && timeline.hasNewer ? { ...timeline, held: [], isHeldIncomplete: false } : timeline;
}

/** The newest page: the first one, the one after an outage, or the one that a jump to the end asked for. */
export function mergedNewest(timeline: Timeline, page: readonly MessageLine[]): Timeline {
  const isFirst = timeline.phase === 'loading';
  const base = isFirst ? reopened(timeline, page) : reconciled(timeline, page);
  // chat.merge-buffer
  const merged = inserted({ ...base, held: [] }, [...page, ...timeline.held]);
  const older = base.lines.length === 0 ? { hasOlder: hasMore(page) } : {};
  const placed = isFirst ? withDivider({ ...merged, ...older }, page) : { ...merged, ...older };
  return trimmed(
    { ...placed, phase: timeline.isHeldIncomplete ? 'stale' : 'live', hasNewer: false, isHeldIncomplete: false },
    'start',
  );
}

/** Starts over from the newest page: the window was elsewhere. */
export function restarted(timeline: Timeline): Timeline {
  return { ...timeline, phase: 'stale', lines: [], gapAfter: null, hasNewer: false, held: [], isHeldIncomplete: false };
}

/** The link is back, but the window is not at the end: it stays where the person reads, and pages on from there. */
export function resumedElsewhere(timeline: Timeline): Timeline {
  return { ...timeline, phase: 'live', held: [], isHeldIncomplete: true };
}

/**
 * A page before the oldest line held. `spare` counts the newest rows that are out of view: the window takes in no more
 * lines than it can displace there, and the rest of the page is asked for again.
 */
export function mergedOlder(timeline: Timeline, page: readonly MessageLine[], spare = ALL_ROWS): Timeline {
  const room = roomFor(timeline, spare);
  const taken = room < page.length ? page.slice(page.length - room) : page;
  const hasOlder = hasMore(page) || taken.length < page.length;
  const divided = withDivider(inserted(timeline, taken), taken, hasOlder);
  return trimmed({ ...divided, hasOlder }, 'end', spare);
}

/** A page after the newest line held, while the window does not reach the end. `spare` counts the oldest rows. */
export function mergedNewer(timeline: Timeline, page: readonly MessageLine[], spare = ALL_ROWS): Timeline {
  const isLast = !hasMore(page) && !timeline.isHeldIncomplete;
  const lines = isLast ? [...page, ...timeline.held] : page;
  const taken = lines.slice(0, roomFor(timeline, spare));
  const hasNewer = !isLast || taken.length < lines.length;
  return trimmed({ ...inserted(timeline, taken), held: [], hasNewer, isHeldIncomplete: false }, 'start', spare);
}

/** A page after the gap. */
export function mergedGap(timeline: Timeline, page: readonly MessageLine[]): Timeline {
  if (timeline.gapAfter === null) return timeline;
  const gap = timeline.gapAfter;
  const next = timeline.lines.find((line) => isMessage(line) && compareMsgIds(line.msg_id, gap) > 0);
  const last = page.at(-1);
  const isClosed = !hasMore(page) || !last || (next !== undefined && compareMsgIds(last.msg_id, placeOf(next)) >= 0);
  const grown = inserted(timeline, page);
  return trimmed({ ...grown, gapAfter: isClosed ? null : (last?.msg_id ?? null) }, 'start');
}

/** hall-event.1009 */
export function cleared(timeline: Timeline): Timeline {
  return {
    ...timeline,
    lines: [],
    held: [],
    hasOlder: false,
    hasNewer: false,
    gapAfter: null,
    dividerBefore: null,
    unreadAbove: 0,
  };
}

/** Removes a line that the server took back. */
export function withoutMessage(timeline: Timeline, c_mid: ClientMid): Timeline {
  const stays = (line: Line) => !isMessage(line) || line.c_mid !== c_mid;
  return { ...timeline, lines: timeline.lines.filter(stays), held: timeline.held.filter(stays) };
}

export function oldestHeld(timeline: Timeline): MsgId | null {
  return timeline.lines.find(isMessage)?.msg_id ?? null;
}

export function newestHeld(timeline: Timeline): MsgId | null {
  return timeline.lines.findLast(isMessage)?.msg_id ?? null;
}

/** A kind of page beside the newest one. */
export type PagingKind = 'older' | 'newer' | 'gap';

/** The message that a page is asked for by; a page whose edge has moved meanwhile would leave a hole. */
export function edgeOf(timeline: Timeline, kind: PagingKind): MsgId | null {
  if (kind === 'older') return oldestHeld(timeline);
  return kind === 'gap' ? timeline.gapAfter : newestHeld(timeline);
}

/** The count of unread messages was another than the timeline was opened with. */
export function withUnread(timeline: Timeline, unread: number): Timeline {
  const counted = { ...timeline, dividerBefore: null, unreadAbove: unread };
  if (timeline.phase === 'loading') return counted;
  const messages = timeline.lines.filter(isMessage);
  const first = messages.at(-unread);
  if (unread === 0 || (unread <= messages.length && first)) {
    return { ...counted, dividerBefore: unread === 0 ? null : (first?.msg_id ?? null), unreadAbove: 0 };
  }
  return timeline.hasOlder
    ? { ...counted, unreadAbove: unread - messages.length }
    : { ...counted, dividerBefore: messages[0]?.msg_id ?? null, unreadAbove: 0 };
}

/** Lines of an earlier visit that do not reach the page are of no use: between the two there would be a hole. */
function reopened(timeline: Timeline, page: readonly MessageLine[]): Timeline {
  if (timeline.lines.length === 0) return timeline;
  const met = reconciled(timeline, page);
  return met.gapAfter === null ? met : { ...timeline, lines: [], hasOlder: false };
}

function hold(timeline: Timeline, incoming: readonly Line[]): Timeline {
  const all = [...timeline.held, ...incoming];
  const lost = all.length > HELD_LINES_MAX;
  return {
    ...timeline,
    held: lost ? all.slice(-HELD_LINES_MAX) : all,
    isHeldIncomplete: timeline.isHeldIncomplete || lost,
  };
}

/** After an outage: what the page covers is replaced by it, and a gap is marked when the two do not meet. */
function reconciled(timeline: Timeline, page: readonly MessageLine[]): Timeline {
  const first = page[0];
  const last = newestHeld(timeline);
  if (!first) return { ...timeline, lines: timeline.lines.filter((line) => !isMessage(line)), gapAfter: null };
  const inPage = new Set(page.map(({ msg_id }) => msg_id));
  const covers = (line: MessageLine) => !hasMore(page) || compareMsgIds(line.msg_id, first.msg_id) >= 0;
  // Deleted meanwhile: inside the page's range, but not in it. What is newer than the page is newer than its reading.
  const newestInPage = page.at(-1)?.msg_id ?? '';
  const isGone = (line: MessageLine) =>
    covers(line) && compareMsgIds(line.msg_id, newestInPage) <= 0 && !inPage.has(line.msg_id);
  const lines = timeline.lines.filter((line) => !isMessage(line) || !isGone(line));
  const meets = !hasMore(page) || last === null || compareMsgIds(first.msg_id, last) <= 0;
  if (meets) return { ...timeline, lines };
  // One gap at a time: what stood before an older gap goes.
  const old = timeline.gapAfter;
  const kept = old === null ? lines : lines.filter((line) => compareMsgIds(placeOf(line), old) > 0);
  return { ...timeline, lines: kept, hasOlder: old === null ? timeline.hasOlder : true, gapAfter: last };
}

function inserted(timeline: Timeline, incoming: readonly Line[]): Timeline {
  let { nextSeq } = timeline;
  const lines = [...timeline.lines];
  const only = incoming.length === 1 ? incoming[0] : undefined;
  const tail = lines.at(-1);
  // By far the most frequent case: the next line of another user.
  if (only && isMessage(only) && only.c_mid === null && (!tail || compareMsgIds(placeOf(tail), only.msg_id) < 0)) {
    lines.push(only);
    return { ...timeline, lines, newest: newestOf(timeline.newest, incoming) };
  }
  const messages = new Map<MsgId, number>();
  const own = new Map<ClientMid, number>();
  const index = () => {
    messages.clear();
    own.clear();
    lines.forEach((line, at) => {
      if (!isMessage(line)) return;
      messages.set(line.msg_id, at);
      if (line.c_mid !== null) own.set(line.c_mid, at);
    });
  };
  index();
  for (const line of incoming) {
    if (!isMessage(line)) {
      // A notice belongs after whatever was newest when it came.
      const after = lines.at(-1);
      lines.push({
        ...line,
        after: after ? placeOf(after) : '',
        seq: nextSeq,
        key: `n${nextSeq}`,
      } satisfies NoticeLine);
      nextSeq += 1;
      continue;
    }
    // chat.incoming.own-replaces-local: the same line again, by either id, keeps its key and takes the server's id.
    const known = messages.get(line.msg_id) ?? (line.c_mid === null ? undefined : own.get(line.c_mid));
    const present = known === undefined ? undefined : lines[known];
    if (known !== undefined && present) {
      lines[known] = { ...line, key: present.key };
      if (placeOf(present) !== line.msg_id) {
        lines.sort(compareLines);
        index();
      }
      continue;
    }
    const at = insertAt(lines, line);
    lines.splice(at, 0, line);
    if (at === lines.length - 1) {
      messages.set(line.msg_id, at);
      if (line.c_mid !== null) own.set(line.c_mid, at);
    } else index();
  }
  return { ...timeline, lines, nextSeq, newest: newestOf(timeline.newest, lines) };
}

function insertAt(lines: readonly Line[], line: Line): number {
  let at = lines.length;
  while (at > 0) {
    const before = lines[at - 1];
    if (!before || compareLines(before, line) <= 0) break;
    at -= 1;
  }
  return at;
}

const ALL_ROWS = Number.POSITIVE_INFINITY;

/** How many lines a page may add when the rows that are out of view make room for them. */
function roomFor({ lines }: Timeline, spare: number): number {
  return Math.max(0, LIST_WINDOW_ROWS - lines.length + spare);
}

function trimmed(
  timeline: Timeline,
  dropAt: 'start' | 'end',
  spare = timeline.lines.length - timeline.viewRows,
): Timeline {
  const { rows, dropped } = windowed(timeline.lines, dropAt, Math.max(0, spare));
  if (dropped === 0) return timeline;
  if (dropAt === 'end') return { ...timeline, lines: rows, hasNewer: true, held: [], isHeldIncomplete: true };
  const first = rows.find(isMessage)?.msg_id ?? null;
  const gapIsGone = timeline.gapAfter !== null && first !== null && compareMsgIds(first, timeline.gapAfter) > 0;
  return { ...timeline, lines: rows, hasOlder: true, gapAfter: gapIsGone ? null : timeline.gapAfter };
}

/** Finds the first unread message as older pages come in. */
function withDivider(timeline: Timeline, page: readonly MessageLine[], hasOlder = hasMore(page)): Timeline {
  const { unreadAbove } = timeline;
  if (unreadAbove === 0) return timeline;
  const first = page.at(-unreadAbove);
  if (unreadAbove <= page.length && first) return { ...timeline, dividerBefore: first.msg_id, unreadAbove: 0 };
  // Nothing older exists: the oldest line is the first unread one.
  if (!hasOlder) {
    const oldest = page[0]?.msg_id ?? oldestHeld(timeline);
    return { ...timeline, dividerBefore: oldest, unreadAbove: 0 };
  }
  return { ...timeline, unreadAbove: unreadAbove - page.length };
}

/** chat.history.has-more */
function hasMore(page: readonly unknown[]): boolean {
  return page.length >= CHANNEL_HISTORY_PAGE_SIZE;
}

function newestOf(newest: MsgId | null, lines: readonly Line[]): MsgId | null {
  let result = newest;
  for (const line of lines) {
    if (isMessage(line) && (result === null || compareMsgIds(line.msg_id, result) > 0)) result = line.msg_id;
  }
  return result;
}
