import { CHANNEL_HISTORY_PAGE_SIZE, compareMsgIds, LIST_WINDOW_ROWS, type MsgId } from '@miczero/contracts';
import { withDivider } from './first-unread.model.ts';
import { isMessage, type MessageLine, placeOf } from './line.ts';
import { newestHeld, oldestHeld, type Timeline } from './timeline.ts';
import { inserted, trimmed } from './timeline-lines.model.ts';

/** Pages of history in a timeline: the newest one, those before and after the window, and the gap of an outage. */

/** A page is being asked for: from now on nothing that arrives may be lost. */
export function awaitPage(timeline: Timeline): Timeline {
  return timeline.phase === 'live' && timeline.hasNewer ? { ...timeline, held: [], isHeldIncomplete: false } : timeline;
}

/**
 * The newest page: the first one, the one after an outage, or the one that a jump to the end asked for. After one that was
 * asked for before the viewer was in the channel, lines are held on until it is known to be whole.
 */
export function mergedNewest(timeline: Timeline, page: readonly MessageLine[], isEarly = false): Timeline {
  const isFirst = timeline.phase === 'loading';
  const isWaiting = isEarly && timeline.phase !== 'live';
  const base = isFirst ? reopened(timeline, page) : reconciled(timeline, page);
  // chat.merge-buffer
  const held = timeline.held.filter((line) => !isMessage(line) || !isBefore(page, line));
  const merged = inserted({ ...base, held: isWaiting ? held : [] }, isWaiting ? page : [...page, ...held]);
  const older = base.lines.length === 0 ? { hasOlder: hasMore(page) } : {};
  const placed = withDivider({ ...merged, ...older }, page.at(-1)?.msg_id);
  const phase = isWaiting ? 'early' : timeline.isHeldIncomplete ? 'stale' : 'live';
  return trimmed(
    { ...placed, phase, hasNewer: false, isHeldIncomplete: isWaiting && timeline.isHeldIncomplete },
    'start',
  );
}

/** Whether the viewer, whose channel had this newest message when it was joined, has missed nothing since an early page. */
export function isWhole({ lines, isHeldIncomplete }: Timeline, newest: MsgId | null): boolean {
  const last = lines.findLast(isMessage)?.msg_id ?? null;
  if (isHeldIncomplete) return false;
  return newest === null ? last === null : last !== null && compareMsgIds(newest, last) <= 0;
}

/** An early page is whole: what arrived since the join follows it. */
export function joinedInTime(timeline: Timeline): Timeline {
  if (timeline.phase !== 'early') return timeline;
  return trimmed({ ...inserted(timeline, timeline.held), phase: 'live', held: [] }, 'start');
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
 * lines than it can displace there, and the rest of the page is asked for again. `isMore` tells of the oldest of several
 * pages that come as one.
 */
export function mergedOlder(
  timeline: Timeline,
  page: readonly MessageLine[],
  spare = ALL_ROWS,
  isMore = hasMore(page),
): Timeline {
  const room = roomFor(timeline, spare);
  const taken = room < page.length ? page.slice(page.length - room) : page;
  const hasOlder = isMore || taken.length < page.length;
  return trimmed(withDivider({ ...inserted(timeline, taken), hasOlder }), 'end', spare);
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

/** Whether a message, if there is one, is among those that are missing after the gap. */
export function isInGap({ gapAfter, lines }: Timeline, msg_id: MsgId): boolean {
  if (gapAfter === null || compareMsgIds(msg_id, gapAfter) <= 0) return false;
  const next = lines.find((line) => isMessage(line) && compareMsgIds(line.msg_id, gapAfter) > 0);
  return next !== undefined && compareMsgIds(msg_id, placeOf(next)) < 0;
}

/** Whether a message is in the window if the platform still has it. */
export function isCovered(timeline: Timeline, msg_id: MsgId): boolean {
  const { phase, hasOlder, hasNewer } = timeline;
  if (phase !== 'live' || isInGap(timeline, msg_id)) return false;
  const [oldest, newest] = [oldestHeld(timeline), newestHeld(timeline)];
  const isFromStart = !hasOlder || (oldest !== null && compareMsgIds(oldest, msg_id) <= 0);
  const isToEnd = !hasNewer || (newest !== null && compareMsgIds(msg_id, newest) <= 0);
  return isFromStart && isToEnd;
}

/** A kind of page beside the newest one. */
export type PagingKind = 'older' | 'newer' | 'gap';

/** The message that a page is asked for by; a page whose edge has moved meanwhile would leave a hole. */
export function edgeOf(timeline: Timeline, kind: PagingKind): MsgId | null {
  if (kind === 'older') return oldestHeld(timeline);
  return kind === 'gap' ? timeline.gapAfter : newestHeld(timeline);
}

/** Lines of an earlier visit that do not reach the page are of no use: between the two there would be a hole. */
function reopened(timeline: Timeline, page: readonly MessageLine[]): Timeline {
  if (timeline.lines.length === 0) return timeline;
  const met = reconciled(timeline, page);
  return met.gapAfter === null ? met : { ...timeline, lines: [], hasOlder: false };
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

/** A line that the page does not reach back to: merged, it would hide that lines between the two are missing. */
function isBefore(page: readonly MessageLine[], line: MessageLine): boolean {
  const first = page[0];
  return first !== undefined && hasMore(page) && compareMsgIds(line.msg_id, first.msg_id) < 0;
}

const ALL_ROWS = Number.POSITIVE_INFINITY;

/** How many lines a page may add when the rows that are out of view make room for them. */
function roomFor({ lines }: Timeline, spare: number): number {
  return Math.max(0, LIST_WINDOW_ROWS - lines.length + spare);
}

/** chat.history.has-more */
export function hasMore(page: readonly unknown[]): boolean {
  return page.length >= CHANNEL_HISTORY_PAGE_SIZE;
}
