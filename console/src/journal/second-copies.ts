import { createDeduper, DEDUPE_CACHE_MESSAGES, HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import type { Outcome } from '../words/outcome.ts';
import { hasArrived, type JournalEntry, unnamedOf } from './journal.ts';

/** How many copies of an entry came to connections, and how many of them a page drops because it had the message before. */
export interface Copies {
  readonly arrived: number;
  readonly dropped: number;
  /** Pages may drop so many more: copies to connections of a crowd that the log does not name, of a message that had come before. */
  readonly unknown: number;
}

const HALL_CODES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(HALL_EVENTS).map(([name, { code }]) => [name, code]),
);

/**
 * What a page recognises a message by: in a hall by type and mid, in a room by mid alone (hall-event.dedupe, socket.room.dedupe). null for
 * what no page recognises: without a mid, or of another socket.
 */
function dedupeKey({ name, mid }: JournalEntry): string | null {
  if (mid === '') return null;
  const code = HALL_CODES[name];
  if (code !== undefined) return `${code}:${mid}`;
  return Object.hasOwn(ROOM_EVENTS, name) ? `room:${mid}` : null;
}

/**
 * The copies of the entries that came to a page. A connection stands for its page: the page of a new connection may be another one. What
 * was corrupted on its way is unreadable, and no page remembers it.
 */
export function copiesIn(entries: readonly JournalEntry[]): ReadonlyMap<JournalEntry, Copies> {
  const pages = new Map<string, ReturnType<typeof createDeduper>>();
  const copies = new Map<JournalEntry, Copies>();
  const known = new Set<string>();
  for (const entry of entries) {
    const key = dedupeKey(entry);
    if (key === null || !hasArrived(entry) || entry.fate === 'corrupted') continue;
    const each = entry.fate === 'duplicated' ? 2 : 1;
    const unnamed = unnamedOf(entry);
    // Of two copies in a row, each page drops the second one.
    let dropped = unnamed * (each - 1);
    for (const id of entry.connections) {
      const isNew = pages.get(id) ?? createDeduper(DEDUPE_CACHE_MESSAGES);
      pages.set(id, isNew);
      for (let copy = 0; copy < each; copy += 1) if (!isNew(key)) dropped += 1;
    }
    copies.set(entry, { arrived: entry.receivers * each, dropped, unknown: known.has(key) ? unnamed : 0 });
    known.add(key);
  }
  return copies;
}

/** Events that answer a frame of a page: they belong to the history of its message, and are no copies of it. */
const ANSWERS: Readonly<Record<string, 'acknowledged' | 'refused'>> = {
  chatAcknowledged: 'acknowledged',
  errorReported: 'refused',
  roomMessageRejected: 'refused',
};

/** What became of a message: its copies, and apart from them the answers that its sender got. */
export function outcomeOf(history: Iterable<JournalEntry>, copies: ReadonlyMap<JournalEntry, Copies>): Outcome {
  const entries = [...history];
  // An event that is sent by hand answers nothing: it is the message itself.
  const isAnswered = entries.some(({ direction, name }) => direction === 'in' || ANSWERS[name] === undefined);
  const outcome = { arrived: 0, dropped: 0, unknown: 0, lost: 0, acknowledged: 0, refused: 0 };
  for (const entry of entries) {
    if (entry.direction !== 'out') continue;
    const came = copies.get(entry);
    const answer = isAnswered ? ANSWERS[entry.name] : undefined;
    if (answer) {
      outcome[answer] += came?.arrived ?? 0;
      continue;
    }
    outcome.arrived += came?.arrived ?? 0;
    outcome.dropped += came?.dropped ?? 0;
    outcome.unknown += came?.unknown ?? 0;
    // Where no socket was open, nothing was lost on its way.
    if (entry.fate === 'dropped' || entry.fate === 'corrupted') outcome.lost += entry.receivers;
  }
  return outcome;
}
