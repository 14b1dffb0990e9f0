import { useState } from 'react';
import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { emojiCode, isEmojiOnly } from '../../../lib/emoji.ts';
import styles from './MessageRow.module.css';
import { type MessagePart, messageParts } from './message-parts.ts';
import { PersonButton } from './PersonButton.tsx';

/** Lines of one message that are shown at first. */
const FOLDED_LINES = 20;

/** Marks may be stacked on a letter: what they paint is kept to their row. */
const MARK = /\p{M}/u;

export interface MessageTextProps {
  readonly text: string;
  readonly mentions: Readonly<Record<string, string>>;
  /** Own number: a mention of it stands out more. */
  readonly viewer: string | null;
}

/** Text with links, emoticons and mentions. Nothing of it is ever markup (open point S21). */
export function MessageText({ text, mentions, viewer }: MessageTextProps) {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  const size = isEmojiOnly(text) ? 48 : 24;
  const isLong = text.split('\n', FOLDED_LINES + 1).length > FOLDED_LINES;
  return (
    <>
      <p
        className={classNames(
          styles['text'],
          MARK.test(text) && styles['clipped'],
          isLong && !isUnfolded && styles['folded'],
        )}
        dir="auto"
      >
        {messageParts(text, mentions).map((part, index) =>
          // Most parts of a page of lines are plain text: no component for them.
          part.type === 'text' ? (
            part.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
            <Part key={index} part={part} size={size} viewer={viewer} />
          ),
        )}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'chat.fold' : 'chat.unfold')}
        </button>
      )}
    </>
  );
}

interface PartProps {
  readonly part: Exclude<MessagePart, { readonly type: 'text' }>;
  readonly size: number;
  readonly viewer: string | null;
}

function Part({ part, size, viewer }: PartProps) {
  const { t } = useTranslation();
  switch (part.type) {
    case 'emoji':
      return (
        <Emoticon id={part.emoji.id} copyAs={emojiCode(part.emoji)} size={size} label={t(`emoji.${part.emoji.id}`)} />
      );
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {visibly(part.text)}
        </a>
      );
    case 'mention':
      return (
        <PersonButton
          uid={part.uid}
          nick={part.text.slice(1)}
          className={classNames(styles['mention'], part.uid === viewer && styles['mentionMe'])}
        >
          <bdi>{part.text}</bdi>
        </PersonButton>
      );
  }
}

/** Characters that turn the direction of a text could make an address look like another one: they are written out. */
function visibly(address: string): string {
  return address.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    return `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}
