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
const FACE_PX = 40;
const NOTICE_PX = 30;
const SEPARATOR_PX = 40;

/** No row is lower than this: a longer text, a picture or a card makes it higher. */
function leastHeight(row: MessageRowModel, { density, fontSize }: LineLook): number {
  const [gap, lineGap] = GAPS_PX[density];
  const text = Math.floor(fontSize * LEADING);
  const above = row.dateSeparatorBefore === null ? 0 : SEPARATOR_PX;
  if (row.kind !== 'message') return above + NOTICE_PX;
  return above + 2 * lineGap + (row.startsGroup ? gap + Math.max(FACE_PX, HEAD_PX + text) : text);
}

/** How many rows at the end of a list certainly fill a view of this height; all of them where they do not. */
export function rowsOfFirstView(rows: readonly MessageRowModel[], viewHeight: number, look: LineLook): number {
  let left = viewHeight;
  let count = 0;
  while (left > 0 && count < rows.length) {
    count += 1;
    const row = rows[rows.length - count];
    if (row) left -= leastHeight(row, look);
  }
  return count;
}
