import { EMOJI_SIZE_PX } from '@miczero/contracts';
import type { EmojiId } from '../../lib/emoji.ts';
import styles from './Emoticon.module.css';
import spriteUrl from './sprite.svg?url';

export interface EmoticonProps {
  readonly id: EmojiId;
  /** Read aloud; empty when the name stands beside it. */
  readonly label: string;
  /** In px; const.emoji-set-29 in the picker, smaller inside a line. */
  readonly size?: number;
  /** Text that a copied selection holds in its place. */
  readonly copyAs?: string;
}

export function Emoticon({ id, label, size = EMOJI_SIZE_PX, copyAs }: EmoticonProps) {
  return (
    <svg
      className={styles['emoticon']}
      width={size}
      height={size}
      viewBox="0 0 36 36"
      focusable="false"
      role="img"
      data-copy={copyAs}
      aria-label={label}
      aria-hidden={label === ''}
    >
      <use href={`${spriteUrl}#${id}`} />
    </svg>
  );
}
