const MAX_INLINE_PX = 360;
const MAX_BLOCK_PX = 320;
const MIN_PX = 48;
/** The space reserved for an image of unknown size. */
const UNKNOWN = { inline: 240, block: 180 };

export interface ShownSize {
  readonly inline: number;
  readonly block: number;
}

/** The room that an image takes before, while and after it loads, so that the list never moves. */
export function shownSize(w: number, h: number): ShownSize {
  if (w <= 0 || h <= 0) return UNKNOWN;
  const scale = Math.min(1, MAX_INLINE_PX / w, MAX_BLOCK_PX / h);
  return { inline: Math.max(MIN_PX, Math.round(w * scale)), block: Math.max(MIN_PX, Math.round(h * scale)) };
}
