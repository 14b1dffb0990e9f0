import { type Author, type ChatBody, type ClientMid, compareMsgIds, type MsgId } from '@miczero/contracts';

/** A chat message that the server has given an id and thereby a place. */
export interface MessageLine {
  readonly kind: 'message';
  readonly key: string;
  readonly msg_id: MsgId;
  readonly c_mid: ClientMid | null;
  readonly at: number;
  readonly author: Author;
  readonly body: ChatBody;
  /** What the server said when it refused the line but kept it. */
  readonly refusal: string | null;
}

/** A line that is no message: it has no id, and stands after the message that was newest when it came. */
export interface NoticeLine {
  readonly kind: 'system' | 'presence' | 'ban' | 'forbidden' | 'error';
  readonly key: string;
  readonly after: MsgId | '';
  readonly seq: number;
  readonly at: number;
  readonly author: Author | null;
  readonly text: string;
  readonly change: 'joined' | 'removed' | null;
}

export type Line = MessageLine | NoticeLine;

export function isMessage(line: Line): line is MessageLine {
  return line.kind === 'message';
}

/** The server's order; notices directly after the message they followed. */
export function compareLines(a: Line, b: Line): number {
  return compareMsgIds(placeOf(a), placeOf(b)) || seqOf(a) - seqOf(b);
}

export function placeOf(line: Line): MsgId | '' {
  return isMessage(line) ? line.msg_id : line.after;
}

function seqOf(line: Line): number {
  return isMessage(line) ? -1 : line.seq;
}
