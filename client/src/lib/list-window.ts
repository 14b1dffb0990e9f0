import { LIST_WINDOW_ROWS, LIST_WINDOW_TRIM_ROWS } from '@miczero/contracts';

/** The end of a list at which rows are dropped: the one away from where the person is going. */
export type ListEnd = 'start' | 'end';

/**
 * The 60/29 window (hall-flow.list-window, const.hall-list-window-60): a list is never longer than 60 rows. When it
 * would be, 29 rows go at once, so that trimming is rare. Fewer go where the list can spare fewer, because the others
 * are in view; more go where the excess is larger.
 */
export function windowed<Row>(
  rows: readonly Row[],
  dropAt: ListEnd,
  spare = Number.POSITIVE_INFINITY,
): { rows: readonly Row[]; dropped: number } {
  const excess = rows.length - LIST_WINDOW_ROWS;
  if (excess <= 0) return { rows, dropped: 0 };
  const dropped = Math.max(excess, Math.min(LIST_WINDOW_TRIM_ROWS, spare));
  return { rows: dropAt === 'start' ? rows.slice(dropped) : rows.slice(0, rows.length - dropped), dropped };
}
