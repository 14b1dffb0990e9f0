import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type EmojiPart, emojiCode, emojiParts, isEmojiOnly } from '../../../lib/emoji.ts';
import { type LinkPart, linkify } from '../../../lib/linkify.ts';
import styles from './RoomText.module.css';

export interface RoomTextProps {
  readonly text: string;
  /** The viewer's name: a mention of it stands out. Empty for none. */
  readonly nick: string;
}

const SIZE = 24;
const SIZE_ALONE = 40;

/** Text with links, emoticons and the viewer's own mention. Nothing of it is ever markup (open point S21). */
export function RoomText({ text, nick }: RoomTextProps) {
  const size = isEmojiOnly(text) ? SIZE_ALONE : SIZE;
  const parts = linkify(text).flatMap((part): readonly (LinkPart | EmojiPart)[] =>
    part.type === 'link' ? [part] : emojiParts(part.text),
  );
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
  return parts.map((part, index) => <Part key={index} part={part} size={size} nick={nick} />);
}

interface PartProps {
  readonly part: LinkPart | EmojiPart;
  readonly size: number;
  readonly nick: string;
}

function Part({ part, size, nick }: PartProps) {
  const { t } = useTranslation();
  switch (part.type) {
    case 'text':
      return <Words text={part.text} nick={nick} />;
    case 'emoji':
      return (
        <Emoticon id={part.emoji.id} copyAs={emojiCode(part.emoji)} size={size} label={t(`emoji.${part.emoji.id}`)} />
      );
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {part.text}
        </a>
      );
  }
}

function Words({ text, nick }: RoomTextProps) {
  if (nick === '' || !text.includes(`@${nick}`)) return text;
  return text.split(`@${nick}`).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
    <span key={index}>
      {index > 0 && <mark className={styles['me']}>@{nick}</mark>}
      {piece}
    </span>
  ));
}
