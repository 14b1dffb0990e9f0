import type { ControlData } from '@miczero/contracts/control';

export type JournalEntry = ControlData<'journal.read'>['list'][number];
export type Connection = ControlData<'connections.list'>['list'][number];

/** Rows that the wire log keeps. */
export const ROWS_MAX = 1000;

/** The newest entries, at most `ROWS_MAX`. Keeps the list when nothing is new. */
export function appended(kept: readonly JournalEntry[], fresh: readonly JournalEntry[]): readonly JournalEntry[] {
  return fresh.length === 0 ? kept : [...kept, ...fresh].slice(-ROWS_MAX);
}

export interface WireFilter {
  /** Words, all of which an entry has to contain. */
  readonly text: string;
  readonly direction: 'all' | JournalEntry['direction'];
}

/** Whether an entry is shown. `words` is what its row says. */
export function isShown(entry: JournalEntry, words: string, { text, direction }: WireFilter): boolean {
  if (direction !== 'all' && entry.direction !== direction) return false;
  const said = words.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** Users behind the connections of an entry, each once; an unknown connection by its id. */
export function usersOf({ connections }: JournalEntry, owners: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set(connections.map((id) => owners.get(id) ?? id))];
}
