import type { MessageRowModel } from '../index.ts';
import { runsOf } from './blocked-runs.ts';

/** The rows of a text channel in runs: consecutive lines of blocked users fold into one row. */
export const blockedLineRuns = (rows: readonly MessageRowModel[], blocked: readonly string[]) =>
  runsOf(rows, (row) => isBlocked(row, blocked), startsAnew);

function isBlocked({ kind, own, author }: MessageRowModel, blocked: readonly string[]): boolean {
  return kind === 'message' && !own && author !== null && blocked.includes(author.id);
}

/** What stands above a line must not be folded away: no visible line after it repeats the time. */
const startsAnew = ({ unreadDividerBefore, dateSeparatorBefore }: MessageRowModel) =>
  unreadDividerBefore || dateSeparatorBefore !== null;
