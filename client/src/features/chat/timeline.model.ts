import { type ClientMid, LIST_WINDOW_ROWS } from '@miczero/contracts';
import { isMessage, type Line } from './line.ts';
import type { Timeline } from './timeline.ts';
import { hold, inserted, newestOf, trimmed } from './timeline-lines.model.ts';

/** What happens to a timeline beside pages of history: lines that arrive, outages, removals, unread counts. */

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

/** The link is lost: held lines may have gaps. */
export function wentStale(timeline: Timeline): Timeline {
  return timeline.phase === 'loading' ? timeline : { ...timeline, phase: 'stale' };
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
    unreadFrom: null,
  };
}

/** Removes a line that the server took back. */
export function withoutMessage(timeline: Timeline, c_mid: ClientMid): Timeline {
  const stays = (line: Line) => !isMessage(line) || line.c_mid !== c_mid;
  return { ...timeline, lines: timeline.lines.filter(stays), held: timeline.held.filter(stays) };
}
