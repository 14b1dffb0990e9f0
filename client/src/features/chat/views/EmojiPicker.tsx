import { useState } from 'react';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { Popover } from '../../../design/Popover/Popover.tsx';
import { useRovingFocus } from '../../../design/use-roving-focus.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EMOJI, emojiCode } from '../../../lib/emoji.ts';
import styles from './EmojiPicker.module.css';

const COLUMNS = 5;

export interface EmojiPickerProps {
  readonly disabled: boolean;
  readonly onPicked: (code: string) => void;
}

/** modal.emoji-picker: opens on a press, 325 by 235, every emoticon 36 px with its name. */
export function EmojiPicker({ disabled, onPicked }: EmojiPickerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      flush
      label={t('chat.composer.emoji')}
      side="top"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton icon="smile" label={t('chat.composer.emoji')} disabled={disabled} active={isOpen} tooltip={false} />
      }
    >
      <Grid
        onPicked={(code) => {
          setOpen(false);
          onPicked(code);
        }}
      />
    </Popover>
  );
}

function Grid({ onPicked }: { readonly onPicked: (code: string) => void }) {
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
