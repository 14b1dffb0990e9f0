import type { Author, MsgId } from '@miczero/contracts';
import { isMessage, type Line, type MessageLine } from './line.ts';
import type { Timeline } from './timeline.ts';

/** chat.invite-status-1: an invite is not any more as it was posted. */
export function withInviteUpdated(timeline: Timeline, msg_id: MsgId): Timeline {
  return withChanged(
    timeline,
    (line) => line.msg_id === msg_id && line.body.msg_type === '5',
    (line) => ({ ...line, body: { ...line.body, extra: { ...line.body.extra, status: 1 } } }),
  );
}

/** The role of an author changed: their lines show the present role, not the one at the time of writing. */
export function withAuthorRole(timeline: Timeline, id: Author['id'], role: Author['role']): Timeline {
  return withChanged(
    timeline,
    ({ author }) => author.id === id && author.role !== role && author.role !== 'owner',
    (line) => ({ ...line, author: { ...line.author, role } }),
  );
}

function withChanged(
  timeline: Timeline,
  isMeant: (line: MessageLine) => boolean,
  changed: (line: MessageLine) => MessageLine,
): Timeline {
  const change = (line: Line): Line => (isMessage(line) && isMeant(line) ? changed(line) : line);
  const isHeld = [...timeline.lines, ...timeline.held].some((line) => change(line) !== line);
  return isHeld ? { ...timeline, lines: timeline.lines.map(change), held: timeline.held.map(change) } : timeline;
}
