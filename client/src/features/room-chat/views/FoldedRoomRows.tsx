import type { ReactNode } from 'react';
import { BlockedLines } from '../../chat/views/BlockedLines.tsx';
import { runsOf, useOpenRuns } from '../../chat/views/blocked-runs.ts';
import type { RoomRow } from './room-rows.ts';

export interface FoldedRoomRowsProps {
  readonly rows: readonly RoomRow[];
  readonly blocked: readonly string[];
  readonly draw: (row: RoomRow) => ReactNode;
}

/** The rows of the room chat, with consecutive lines of blocked users as one row. Gifts and arrivals stay: the room saw them happen. */
export default function FoldedRoomRows({ rows, blocked, draw }: FoldedRoomRowsProps) {
  const { isOpen, toggle } = useOpenRuns();
  return runsOf(rows, (row) => isBlocked(row, blocked)).map((run) => {
    if (!run.isBlocked) return run.rows.map(draw);
    const areOpen = isOpen(run.rows);
    return [
      <BlockedLines
        key={`fold-${run.rows[0]?.key}`}
        count={run.rows.length}
        isOpen={areOpen}
        onToggle={() => toggle(run.rows)}
      />,
      areOpen && run.rows.map(draw),
    ];
  });
}

function isBlocked(row: RoomRow, blocked: readonly string[]): boolean {
  if (row.kind !== 'line' || (row.line.kind !== 'said' && row.line.kind !== 'greeting')) return false;
  return row.line.author !== null && blocked.includes(row.line.author.id);
}
