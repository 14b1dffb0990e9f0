import { useDeferredValue, useMemo } from 'react';
import type { MessageListModel, MessageRowModel } from '../index.ts';

/** What a row is high at the least, in the tightest density: one that begins with its author, and any other. */
const HEADED_MIN_PX = 44;
const ROW_MIN_PX = 20;

/** The newest rows that fill a view of this height. */
export function rowsInView(rows: readonly MessageRowModel[], height: number): readonly MessageRowModel[] {
  let from = rows.length;
  for (let left = height; from > 0 && left > 0; from -= 1)
    left -= rows[from - 1]?.startsGroup ? HEADED_MIN_PX : ROW_MIN_PX;
  return from === 0 ? rows : rows.slice(from);
}

export interface DrawnList {
  readonly list: MessageListModel;
  /** Every row is drawn, with what shows only under a pointer or the focus. */
  readonly isWhole: boolean;
}

/**
 * Another channel is on screen with the rows that are in view; those above follow at once, in a rendering that yields to the
 * person. A list that does not begin at its end, or that a jump leads into, is drawn whole.
 */
export function useDrawnList(list: MessageListModel): DrawnList {
  const isSettled = useDeferredValue(true, false);
  const isAtEnd = !list.hasNewer && list.aim === null;
  const drawn = useMemo(() => {
    const rows = isSettled || !isAtEnd ? list.rows : rowsInView(list.rows, window.innerHeight);
    return rows === list.rows ? list : { ...list, rows };
  }, [list, isSettled, isAtEnd]);
  return { list: drawn, isWhole: isSettled };
}
