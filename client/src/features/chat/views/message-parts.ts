import { type EmojiPart, emojiParts } from '../../../lib/emoji.ts';
import { type LinkPart, linkify } from '../../../lib/linkify.ts';

export interface MentionPart {
  readonly type: 'mention';
  readonly uid: string;
  /** With the @ in front, as written. */
  readonly text: string;
}
export type MessagePart = EmojiPart | LinkPart | MentionPart;

/** A text cut into parts that are shown differently. A mention counts only when the message names its user. */
export function messageParts(text: string, mentions: Readonly<Record<string, string>>): readonly MessagePart[] {
  return linkify(text).flatMap((part): readonly MessagePart[] =>
    part.type === 'link'
      ? [part]
      : mentionParts(part.text, mentions).flatMap((piece): readonly MessagePart[] =>
          piece.type === 'mention' ? [piece] : emojiParts(piece.text),
        ),
  );
}

type Piece = MentionPart | { readonly type: 'text'; readonly text: string };

function mentionParts(text: string, mentions: Readonly<Record<string, string>>): readonly Piece[] {
  // Longest first: of two names the one that contains the other must win.
  const names = Object.entries(mentions)
    .filter(([, name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, from))) {
    const found = names.find(([, name]) => text.startsWith(name, at + 1));
    if (!found) continue;
    const [uid, name] = found;
    if (at > from) pieces.push({ type: 'text', text: text.slice(from, at) });
    pieces.push({ type: 'mention', uid, text: `@${name}` });
    from = at + 1 + name.length;
  }
  if (from < text.length) pieces.push({ type: 'text', text: text.slice(from) });
  return pieces;
}
