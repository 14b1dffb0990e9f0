import type { ControlData } from '@miczero/contracts/control';
import { foundIn, isPath, readPathQuery } from './json-path.ts';

export type JournalEntry = ControlData<'journal.read'>['list'][number];
/** A connection that entries name, which may have closed since. */
export type LogConnection = ControlData<'journal.read'>['connections'][number];
export type Connection = ControlData<'connections.list'>['list'][number];

/** Rows that the wire log keeps. */
export const ROWS_MAX = 1000;

/** The entries that were read of one journal of the platform, which lives as long as its process. */
export interface ReadLog {
  readonly epoch: string;
  readonly entries: readonly JournalEntry[];
  /** The connections that the entries name, by id. */
  readonly connections: LogConnections;
}

export type LogConnections = ReadonlyMap<string, LogConnection>;

/** Where the next answer has to begin. */
interface ReadFrom {
  readonly after: string;
  readonly epoch?: string;
}

/** Reads on until the journal has nothing later. */
export async function readToEnd(
  former: ReadLog | undefined,
  ask: (from: ReadFrom) => Promise<ControlData<'journal.read'>>,
): Promise<ReadLog> {
  let log = former;
  for (;;) {
    const after = String(log?.entries.at(-1)?.number ?? 0);
    const answer = await ask({ after, ...(log && { epoch: log.epoch }) });
    log = readOn(log, answer);
    if (!answer.more) return log;
  }
}

/** What is kept after an answer: a journal that began anew takes the place of the former one. */
export function readOn(former: ReadLog | undefined, answer: ControlData<'journal.read'>): ReadLog {
  const { epoch, list } = answer;
  const isSame = former?.epoch === epoch;
  const entries = appended(isSame ? former.entries : [], list);
  return { epoch, entries, connections: connectionsAfter(isSame ? former.connections : new Map(), answer, entries) };
}

/** Keeps the map when no connection is new, so that no row is drawn again. */
function connectionsAfter(
  former: LogConnections,
  { connections }: ControlData<'journal.read'>,
  entries: readonly JournalEntry[],
): LogConnections {
  if (connections.every(({ id }) => former.has(id))) return former;
  const known = new Map([...former, ...connections.map((connection) => [connection.id, connection] as const)]);
  // Connections come and go without end: those that no kept entry names are forgotten.
  const named = new Map<string, LogConnection>();
  for (const entry of entries) {
    for (const id of entry.connections) {
      const connection = known.get(id);
      if (connection) named.set(id, connection);
    }
  }
  return named;
}

/** The newest entries, at most `ROWS_MAX`. Keeps the list when nothing is new. */
export function appended(kept: readonly JournalEntry[], fresh: readonly JournalEntry[]): readonly JournalEntry[] {
  return fresh.length === 0 ? kept : [...kept, ...fresh].slice(-ROWS_MAX);
}

/** A run of entries without recipients, as bots make them, or of one call, as a voice makes them: the log shows it as one row. */
export type WireItem = JournalEntry | readonly JournalEntry[];

/** Fewer stand as rows. */
const FOLDED_MIN = 3;

/** What may be folded with others of its kind; null for what stands alone. A call that failed is news. */
function kindOf({ fate, direction, name }: JournalEntry): string | null {
  if (fate === 'unheard') return fate;
  return direction === 'call' && fate === 'received' ? `call ${name}` : null;
}

/** The entries with each run of one kind in one item, in their order. */
export function folded(entries: readonly JournalEntry[]): readonly WireItem[] {
  const items: WireItem[] = [];
  let run: JournalEntry[] = [];
  const end = () => {
    if (run.length < FOLDED_MIN) items.push(...run);
    else items.push(run);
    run = [];
  };
  for (const entry of entries) {
    const kind = kindOf(entry);
    if (run[0] && kindOf(run[0]) !== kind) end();
    if (kind === null) items.push(entry);
    else run.push(entry);
  }
  end();
  return items;
}

export const isRun = (item: WireItem): item is readonly JournalEntry[] => Array.isArray(item);

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

/** Users behind the connections of an entry, each once. */
export function usersOf({ connections }: JournalEntry, known: LogConnections): readonly string[] {
  return [...new Set(connections.map((id) => known.get(id)?.user ?? id))];
}

/** How many connections of an entry the platform counts without naming them. */
export const unnamedOf = ({ receivers, connections }: JournalEntry): number => receivers - connections.length;

/** The connections of an entry in the order of the log. */
export function connectionsOf({ connections }: JournalEntry, known: LogConnections): readonly LogConnection[] {
  return connections.flatMap((id) => known.get(id) ?? []);
}

/**
 * Names each run of a list that grows: a run keeps its name while entries join it and the oldest leave it. No two runs of a list have
 * the same one.
 */
export function createRunNames(): (items: readonly WireItem[]) => ReadonlyMap<WireItem, number> {
  const known = new WeakMap<JournalEntry, number>();
  return (items) => {
    const names = new Map<WireItem, number>();
    const taken = new Set<number>();
    for (const run of items.filter(isRun)) {
      const [first] = run;
      if (!first) continue;
      const former = known.get(first);
      // A filter may have made one run of two that stand alone now.
      const name = former === undefined || taken.has(former) ? first.number : former;
      taken.add(name);
      names.set(run, name);
      for (const entry of run) known.set(entry, name);
    }
    return names;
  };
}
