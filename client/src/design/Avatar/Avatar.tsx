import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** URL of the picture; empty, or one that fails to load, shows the initial. */
  readonly src?: string | undefined;
  /** Pixels; `outer` takes `--avatar-size` of its surroundings. */
  readonly size?: 20 | 24 | 32 | 40 | 48 | 64 | 88 | 'outer';
  readonly presence?: 'online' | 'offline' | undefined;
  /**
   * A hall's picture is a rounded square (`soft`) when it is the active one. A `cover` fills the positioned element around it, and its
   * initial is a rounded square in the middle.
   */
  readonly shape?: 'round' | 'soft' | 'cover';
  /** It is what its screen shows first: the picture is asked for with the element, and not once its place is known. */
  readonly eager?: boolean;
}

/** Purple is left to actions. */
const TINTS = ['olive', 'slate', 'teal', 'rose', 'amber', 'sky'] as const;

/** A decoration beside the name, so it says nothing to assistive technology. */
export function Avatar({ name, src, size = 40, presence, shape = 'round', eager = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== failedSrc;
  return (
    <span
      className={classNames(
        styles['avatar'],
        size === 'outer' ? styles['outer'] : styles[`s${size}`],
        styles[shape],
        presence && styles['withDot'],
      )}
      aria-hidden="true"
    >
      {hasPicture ? (
        <img
          className={styles['picture']}
          src={src}
          alt=""
          loading={eager ? undefined : 'lazy'}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span className={classNames(styles['initial'], styles[tintOf(name)])}>{initialOf(name)}</span>
      )}
      {presence && <span className={classNames(styles['dot'], styles[presence])} />}
    </span>
  );
}

function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?';
}

function tintOf(name: string): (typeof TINTS)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return TINTS[sum % TINTS.length] ?? 'slate';
}
