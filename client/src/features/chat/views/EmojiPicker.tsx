import { useState } from 'react';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { Popover } from '../../../design/Popover/Popover.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { EmojiGridProps } from './EmojiGrid.tsx';
import styles from './EmojiPicker.module.css';

const EmojiGrid = lazyPart<EmojiGridProps>(() => import('./EmojiGrid.tsx'));

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
      <EmojiGrid
        standIn={<div className={styles['grid']} />}
        onPicked={(code) => {
          setOpen(false);
          onPicked(code);
        }}
      />
    </Popover>
  );
}
