import type { LineAuthor, RoomLineModel } from '../index.ts';

/** What the list of the room chat shows, oldest first. */
export type RoomRow =
  | { readonly kind: 'line'; readonly key: string; readonly line: RoomLineModel; readonly isContinued: boolean }
  /** Users who came in one after another share one row; one who followed another user has a line. */
  | { readonly kind: 'arrivals'; readonly key: string; readonly people: readonly LineAuthor[] };

/** A line within this time of the former one, by the same author, does not repeat the name. */
const CONTINUES_WITHIN_MS = 120_000;

export function roomRows(lines: readonly RoomLineModel[]): readonly RoomRow[] {
  const rows: RoomRow[] = [];
  let before: RoomLineModel | null = null;
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.kind === 'arrival' && line.author && !line.content) {
      if (last?.kind === 'arrivals') rows[rows.length - 1] = { ...last, people: withPerson(last.people, line.author) };
      else rows.push({ kind: 'arrivals', key: line.key, people: [line.author] });
    } else {
      rows.push(rowOf(line, before !== null && continues(before, line)));
    }
    before = line;
  }
  return rows;
}

/** The rows of lines as they were made last: a row that stays the same object is not drawn again when others come. */
const made = new WeakMap<RoomLineModel, RoomRow & { readonly kind: 'line' }>();

function rowOf(line: RoomLineModel, isContinued: boolean): RoomRow {
  const known = made.get(line);
  if (known?.isContinued === isContinued) return known;
  const row = { kind: 'line', key: line.key, line, isContinued } as const;
  made.set(line, row);
  return row;
}

/** A user who left and came back counts once, as the latest. */
function withPerson(people: readonly LineAuthor[], person: LineAuthor): readonly LineAuthor[] {
  return [...people.filter(({ id }) => id !== person.id), person];
}

function continues(before: RoomLineModel, line: RoomLineModel): boolean {
  if (line.kind !== 'said' || before.kind !== 'said' || !line.author) return false;
  return before.author?.id === line.author.id && line.time - before.time < CONTINUES_WITHIN_MS;
}
