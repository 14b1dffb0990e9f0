import { compareMsgIds, type MsgId } from '@miczero/contracts';
import { isMessage, type MessageLine } from './line.ts';
import { oldestHeld, type Timeline } from './timeline.ts';

/** Where the unread lines of a channel begin: counted back from the newest message as pages come in. */

/**
 * Takes the lines held into account. They are counted from a message and not from the edge of the window, which moves
 * while the viewer reads. `newest` ends the first count: what was written after it is not among the unread ones.
 */
export function withDivider(timeline: Timeline, newest?: MsgId): Timeline {
  const { unreadAbove, unreadFrom } = timeline;
  if (unreadAbove === 0) return timeline;
  const uncounted = timeline.lines.filter(isMessage).filter((line) => isBefore(line, unreadFrom, newest));
  const above = unreadAbove - uncounted.length;
  if (above > 0 && timeline.hasOlder) {
    return { ...timeline, unreadAbove: above, unreadFrom: uncounted[0]?.msg_id ?? unreadFrom };
  }
  // Nothing older exists: the oldest line is the first unread one.
  const first = uncounted.at(above > 0 ? 0 : -unreadAbove);
  return { ...timeline, dividerBefore: first?.msg_id ?? oldestHeld(timeline), unreadAbove: 0, unreadFrom: null };
}

/** The count of unread messages was another than the timeline was opened with. */
export function withUnread(timeline: Timeline, unread: number, newest: MsgId | null): Timeline {
  const counted = { ...timeline, dividerBefore: null, unreadAbove: unread, unreadFrom: null };
  return timeline.phase === 'loading' ? counted : withDivider(counted, newest ?? undefined);
}

/** Whether messages before the window, oldest first, reach back to the first unread one. */
export function reachesFirstUnread(
  { unreadAbove, unreadFrom }: Timeline,
  messages: readonly Pick<MessageLine, 'msg_id'>[],
): boolean {
  return messages.filter((message) => isBefore(message, unreadFrom)).length >= unreadAbove;
}

/** Whether the first unread line is before the oldest line held: not found yet, or displaced by newer lines. */
export function isFirstUnreadAbove(timeline: Timeline): boolean {
  const { dividerBefore, unreadAbove } = timeline;
  const oldest = oldestHeld(timeline);
  if (unreadAbove > 0 || dividerBefore === null || oldest === null) return unreadAbove > 0;
  return compareMsgIds(dividerBefore, oldest) < 0;
}

function isBefore({ msg_id }: Pick<MessageLine, 'msg_id'>, unreadFrom: MsgId | null, newest?: MsgId): boolean {
  if (unreadFrom !== null) return compareMsgIds(msg_id, unreadFrom) < 0;
  return newest === undefined || compareMsgIds(msg_id, newest) <= 0;
}
