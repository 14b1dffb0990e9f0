import { bodyOf, type JournalEntry } from './journal.ts';
import { textIn } from './viewers.ts';

/** How a search for the history of an id begins. */
const PREFIX = 'mid:';

export const historyOf = (mid: string): string => `${PREFIX}${mid}`;

/** The id whose history is searched for; empty for another search. */
export function searchedMid(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith(PREFIX) ? trimmed.slice(PREFIX.length).trim() : '';
}

/** The ids that make an entry part of the history of a message: its own, that of the client, and that of the platform. */
function idsOf(entry: JournalEntry): readonly string[] {
  const body = entry.direction === 'call' ? undefined : bodyOf(entry);
  return [entry.mid, ...['c_mid', 'msg_id', 'mid'].map((field) => textIn(body, field))].filter((id) => id !== '');
}

/** What happened to a message: the frame of the client, its acknowledgement, the message, its copies, and what became of each. */
export function historyIn(entries: readonly JournalEntry[], mid: string): ReadonlySet<JournalEntry> {
  const ids = new Set([mid]);
  const all = entries.map((entry) => ({ entry, own: idsOf(entry) }));
  // An acknowledgement names the id of the client and that of the platform, and joins what bears either.
  for (let before = 0; before !== ids.size; ) {
    before = ids.size;
    for (const { own } of all) if (own.some((id) => ids.has(id))) for (const id of own) ids.add(id);
  }
  return new Set(all.flatMap(({ entry, own }) => (own.some((id) => ids.has(id)) ? [entry] : [])));
}
