import { type ClientMid, compareMsgIds, type MsgId } from '@miczero/contracts';
import { windowed } from '../../lib/list-window.ts';
import { compareLines, isMessage, type Line, type NoticeLine, placeOf } from './line.ts';
import type { Timeline } from './timeline.ts';

/** How lines get into the window of a timeline and out of it. */

/** Lines that are held back at most while a page is awaited. */
export const HELD_LINES_MAX = 1000;

export function hold(timeline: Timeline, incoming: readonly Line[]): Timeline {
  const all = [...timeline.held, ...incoming];
  const lost = all.length > HELD_LINES_MAX;
  return {
    ...timeline,
    held: lost ? all.slice(-HELD_LINES_MAX) : all,
    isHeldIncomplete: timeline.isHeldIncomplete || lost,
  };
}

export function inserted(timeline: Timeline, incoming: readonly Line[]): Timeline {
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
      // A notice belongs after the newest line at its arrival.
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
      const again = { ...line, key: present.key };
      // A page that is read again mostly says the same: the row of a line that stays the same object is not drawn anew.
      if (!saysTheSame(present, again)) lines[known] = again;
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

/** Where two that are equal are written in another order, a row is drawn in vain. */
const saysTheSame = (a: Line, b: Line) => JSON.stringify(a) === JSON.stringify(b);

function insertAt(lines: readonly Line[], line: Line): number {
  let at = lines.length;
  while (at > 0) {
    const before = lines[at - 1];
    if (!before || compareLines(before, line) <= 0) break;
    at -= 1;
  }
  return at;
}

export function trimmed(
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

export function newestOf(newest: MsgId | null, lines: readonly Line[]): MsgId | null {
  let result = newest;
  for (const line of lines) {
    if (isMessage(line) && (result === null || compareMsgIds(line.msg_id, result) > 0)) result = line.msg_id;
  }
  return result;
}
