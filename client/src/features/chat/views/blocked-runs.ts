import { useState } from 'react';

interface Keyed {
  readonly key: string;
}

/** Consecutive rows that are shown as they are, or that stand behind one row of their own. */
interface Run<Row extends Keyed> {
  readonly isBlocked: boolean;
  readonly rows: readonly Row[];
}

/** Rows in runs; `startsAnew` begins another run of blocked rows. */
export function runsOf<Row extends Keyed>(
  rows: readonly Row[],
  isBlocked: (row: Row) => boolean,
  startsAnew: (row: Row) => boolean = () => false,
): readonly Run<Row>[] {
  const runs: { isBlocked: boolean; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    const isOne = isBlocked(row);
    if (last?.isBlocked === isOne && !(isOne && startsAnew(row))) last.rows.push(row);
    else runs.push({ isBlocked: isOne, rows: [row] });
  }
  return runs;
}

interface OpenRuns {
  readonly isOpen: (rows: readonly Keyed[]) => boolean;
  readonly toggle: (rows: readonly Keyed[]) => void;
}

/** Which runs are open. A run stays so while the window gains and loses rows at its ends: any of its rows tells. */
export function useOpenRuns(aim?: string): OpenRuns {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (aim !== undefined && !opened.has(aim)) setOpened(new Set([...opened, aim]));
  const isOpen = (rows: readonly Keyed[]) => rows.some(({ key }) => opened.has(key));
  return {
    isOpen,
    toggle: (rows) => {
      const next = new Set(opened);
      const wasOpen = isOpen(rows);
      for (const { key } of rows) {
        if (wasOpen) next.delete(key);
        else next.add(key);
      }
      setOpened(next);
    },
  };
}
