import type { History } from './use-history.ts';

export type Command = History['list'][number];

/** Commands of one kind that follow each other: more than one stand as one row. */
export type CommandRow = readonly Command[];

/** Fewer of one kind stand as rows of their own. */
const FOLDED_MIN = 3;

/** The commands in their order, each run of one kind in one row. A voice alone makes hundreds of `seat.volume`. */
export function foldedCommands(list: readonly Command[]): readonly CommandRow[] {
  const runs: Command[][] = [];
  for (const command of list) {
    const run = runs.at(-1);
    if (run?.[0]?.name === command.name) run.push(command);
    else runs.push([command]);
  }
  return runs.flatMap((run) => (run.length < FOLDED_MIN ? run.map((command) => [command]) : [run]));
}

export interface KeyedRow {
  /** A position of the row that it keeps, however much of its run is read. */
  readonly key: number;
  readonly row: CommandRow;
}

/** The rows with their keys. A run that was there before, with other ends, keeps the key that it had. */
export function keyedRows(list: readonly Command[], before: readonly KeyedRow[]): readonly KeyedRow[] {
  return foldedCommands(list).map((row) => {
    const first = row[0]?.position ?? 0;
    const last = row.at(-1)?.position ?? 0;
    const same = before.find(
      (each) => each.row.length > 1 && each.row.some(({ position }) => position >= first && position <= last),
    );
    return { key: row.length > 1 && same ? same.key : first, row };
  });
}

/** So many rows, the one with the position in their middle, or as near to it as the ends let it be. */
export function rowsAround(rows: readonly KeyedRow[], at: number, count: number): readonly KeyedRow[] {
  const index = rows.findIndex(({ row }) => row.some(({ position }) => position === at));
  const from = Math.max(0, Math.min(index - Math.floor(count / 2), rows.length - count));
  return rows.slice(from, from + count);
}
