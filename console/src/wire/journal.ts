import type { ControlData } from '@miczero/contracts/control';
import { foundIn, isPath, readPathQuery } from './json-path.ts';

export type JournalEntry = ControlData<'journal.read'>['list'][number];
export type Connection = ControlData<'connections.list'>['list'][number];

/** Rows that the wire log keeps. */
export const ROWS_MAX = 1000;

/** The entries that were read of one journal of the platform, which lives as long as its process. */
export interface ReadLog {
  readonly epoch: string;
  readonly entries: readonly JournalEntry[];
}

/** What is kept after an answer: a journal that began anew takes the place of the former one. */
export function readOn(former: ReadLog | undefined, { epoch, list }: ControlData<'journal.read'>): ReadLog {
  const isSame = former?.epoch === epoch;
  return { epoch, entries: appended(isSame ? former.entries : [], list) };
}

/** The newest entries, at most `ROWS_MAX`. Keeps the list when nothing is new. */
export function appended(kept: readonly JournalEntry[], fresh: readonly JournalEntry[]): readonly JournalEntry[] {
  return fresh.length === 0 ? kept : [...kept, ...fresh].slice(-ROWS_MAX);
}

export interface WireFilter {
  /** Words, all of which an entry has to contain. */
  readonly text: string;
  readonly direction: 'all' | JournalEntry['direction'];
}

/** Whether an entry is shown. `words` is the text of its row. A search that begins with `$` is a path into the body. */
export function isShown(entry: JournalEntry, words: string, { text, direction }: WireFilter): boolean {
  if (direction !== 'all' && entry.direction !== direction) return false;
  if (isPath(text)) return foundBy(entry, text).length > 0;
  const said = words.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** What a path finds in the body of an entry; nothing for a text that is no path. */
export function foundBy(entry: JournalEntry, text: string): readonly unknown[] {
  const query = isPath(text) ? readPathQuery(text) : null;
  return query === null || entry.body === '' ? [] : foundIn(bodyOf(entry), query);
}

/** The parsed bodies of entries, which never change. */
const parsed = new WeakMap<JournalEntry, unknown>();

export function bodyOf(entry: JournalEntry): unknown {
  if (!parsed.has(entry)) parsed.set(entry, readJson(entry.body));
  return parsed.get(entry);
}

/** A body that a fault has cut off is no JSON: it stays as text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const NOWHERE: ReadonlySet<JournalEntry['fate']> = new Set(['unheard', 'held', 'dropped']);

/** Whether an entry is of something that came to a page. */
export const hasArrived = ({ direction, fate }: JournalEntry): boolean => direction === 'out' && !NOWHERE.has(fate);

/** Users behind the connections of an entry, each once; an unknown connection by its id. */
export function usersOf({ connections }: JournalEntry, owners: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set(connections.map((id) => owners.get(id) ?? id))];
}
