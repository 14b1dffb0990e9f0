import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EMOJI, emojiCode } from '../../../lib/emoji.ts';
import styles from './EmojiPicker.module.css';

const COLUMNS = 5;

export interface EmojiGridProps {
  readonly onPicked: (code: string) => void;
}

/** Every emoticon, with its name. */
export default function EmojiGrid({ onPicked }: EmojiGridProps) {
  const { t } = useTranslation();
  const roving = useRovingFocus<HTMLDivElement>({ columns: COLUMNS });
  return (
    <div
      ref={roving.ref}
      className={styles['grid']}
      role="toolbar"
      aria-label={t('chat.composer.emoji')}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {EMOJI.map((emoji) => (
        <button
          key={emoji.id}
          type="button"
          className={styles['cell']}
          tabIndex={-1}
          data-roving
          onClick={() => onPicked(emojiCode(emoji))}
        >
          <Emoticon id={emoji.id} label="" />
          <span className={styles['name']}>{t(`emoji.${emoji.id}`)}</span>
        </button>
      ))}
    </div>
  );
}
