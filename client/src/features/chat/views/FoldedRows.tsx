import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import type { MessageRowModel } from '../index.ts';
import styles from './BlockedLines.module.css';
import { BlockedLines } from './BlockedLines.tsx';
import { blockedLineRuns } from './blocked-line-runs.ts';
import { useOpenRuns } from './blocked-runs.ts';
import { DateSeparator, UnreadDivider } from './Separators.tsx';

export interface FoldedRowsProps {
  readonly rows: readonly MessageRowModel[];
  readonly blocked: readonly string[];
  /** The row that a jump leads to: its lines are opened. */
  readonly aim: string | undefined;
  /** Gets how many lines are folded away. */
  readonly folded: RefObject<number>;
  readonly draw: (row: MessageRowModel) => ReactNode;
}

/** The rows of a text channel, with consecutive lines of blocked users as one row. */
export default function FoldedRows({ rows, blocked, aim, folded, draw }: FoldedRowsProps) {
  const runs = blockedLineRuns(rows, blocked);
  const { isOpen, toggle } = useOpenRuns(aim);
  const away = runs.reduce((sum, run) => (run.isBlocked && !isOpen(run.rows) ? sum + run.rows.length - 1 : sum), 0);
  // Before the list looks whether it needs a page.
  useLayoutEffect(() => {
    folded.current = away;
    return () => {
      folded.current = 0;
    };
  }, [folded, away]);
  return runs.map((run) => {
    if (!run.isBlocked) return run.rows.map(draw);
    const [first] = run.rows;
    if (!first) return null;
    const areOpen = isOpen(run.rows);
    return [
      <li key={`fold-${first.key}`} className={styles['item']}>
        {!areOpen && first.dateSeparatorBefore !== null && <DateSeparator at={first.dateSeparatorBefore} />}
        {!areOpen && first.unreadDividerBefore && <UnreadDivider />}
        <BlockedLines
          count={run.rows.length}
          isOpen={areOpen}
          onToggle={() => toggle(run.rows)}
          // A jump to the first line leads here, and the list keeps its place by it.
          data-key={areOpen ? `fold-${first.key}` : first.key}
          data-roving
          tabIndex={-1}
        />
      </li>,
      areOpen && run.rows.map(draw),
    ];
  });
}
