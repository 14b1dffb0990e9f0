import { useState } from 'react';
import spriteUrl from './gifts.svg?url';

/** Gifts that are drawn here; a server may name others. */
const DRAWN: ReadonlySet<string> = new Set(['rose', 'candy', 'cola', 'headset', 'cat', 'balloon', 'rocket', 'castle']);

export interface GiftArtProps {
  /** Id of the gift, or name of its animation. */
  readonly id: string;
  /** URL of the server's own picture; empty, or one that fails to load, shows the drawing. */
  readonly src?: string;
  /** Edge length in px. */
  readonly size: number;
}

/**
 * The picture of a gift beside its name, so it says nothing to assistive technology. A drawing is an image, too: `use` would copy all
 * of its shapes into every line of a rain of gifts.
 */
export function GiftArt({ id, src = '', size }: GiftArtProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const drawing = `${spriteUrl}#${DRAWN.has(id) ? id : 'box'}`;
  const shown = src === '' || src === failedSrc ? drawing : src;
  return <img src={shown} alt="" width={size} height={size} onError={() => setFailedSrc(src)} />;
}
