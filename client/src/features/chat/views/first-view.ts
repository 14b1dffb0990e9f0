import type { MessageRowModel } from '../index.ts';

/** What the height of a line depends on, beside its content. */
export interface LineLook {
  readonly density: 'compact' | 'cosy' | 'roomy';
  /** Pixels. */
  readonly fontSize: number;
}

/** `--chat-gap` and `--chat-line-gap` of tokens.css. */
const GAPS_PX = { compact: [6, 0], cosy: [16, 2], roomy: [24, 4] } as const;
const LEADING = 1.6;
const HEAD_PX = 22;
const NOTICE_PX = 30;

/** No row is lower than this: a longer text, a picture, a card or a date above makes it higher. */
function leastHeight({ kind, startsGroup }: MessageRowModel, { density, fontSize }: LineLook): number {
  const [gap, lineGap] = GAPS_PX[density];
  const text = Math.floor(fontSize * LEADING) + 2 * lineGap;
  return kind === 'message' ? text + (startsGroup ? gap + HEAD_PX : 0) : NOTICE_PX;
}

/** How many rows at the end of a list certainly fill a view of this height; all of them where they do not. */
export function rowsOfFirstView(rows: readonly MessageRowModel[], viewHeight: number, look: LineLook): number {
  let left = viewHeight;
  const last = rows.findLastIndex((row) => {
    left -= leastHeight(row, look);
    return left <= 0;
  });
  return rows.length - Math.max(0, last);
}
