import { useTranslation } from 'react-i18next';
import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { isEmojiOnly } from '../../../lib/emoji.ts';
import styles from './MessageRow.module.css';
import { type MessagePart, messageParts } from './message-parts.ts';
import { PersonButton } from './PersonButton.tsx';

export interface MessageTextProps {
  readonly text: string;
  readonly mentions: Readonly<Record<string, string>>;
  /** Own number: a mention of it stands out more. */
  readonly viewer: string | null;
}

/** Text with links, emoticons and mentions. Nothing of it is ever markup (open point S21). */
export function MessageText({ text, mentions, viewer }: MessageTextProps) {
  const size = isEmojiOnly(text) ? 48 : 24;
  return (
    <p className={styles['text']} dir="auto">
      {messageParts(text, mentions).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
        <Part key={index} part={part} size={size} viewer={viewer} />
      ))}
    </p>
  );
}

interface PartProps {
  readonly part: MessagePart;
  readonly size: number;
  readonly viewer: string | null;
}

function Part({ part, size, viewer }: PartProps) {
  const { t } = useTranslation();
  switch (part.type) {
    case 'text':
      return part.text;
    case 'emoji':
      return <Emoticon id={part.emoji.id} size={size} label={t(`emoji.${part.emoji.id}`)} />;
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {part.text}
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
