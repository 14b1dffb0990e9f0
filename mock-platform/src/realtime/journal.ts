const ENTRIES_KEPT = 2000;

export interface JournalEntry {
  readonly number: number;
  readonly at: number;
  readonly direction: 'in' | 'out';
  /** Name of the event or request. */
  readonly name: string;
  readonly mid: string;
  /** User number of the sender; empty for the platform. */
  readonly from: string;
  /** Ids of the connections that it went to or came from. */
  readonly connections: readonly string[];
  /** What became of it: an acknowledgement may be held back, a frame may be refused or cut off. */
  readonly fate: 'sent' | 'held' | 'received' | 'refused' | 'cut-off';
}

/** What went to whom lately, by world: a ring, so that it never grows. Bodies are left out. */
export class Journal {
  readonly #worlds = new Map<string, JournalEntry[]>();
  #number = 0;

  note(world: string, entry: Omit<JournalEntry, 'number'>): void {
    const entries = this.#worlds.get(world) ?? [];
    this.#number += 1;
    entries.push({ number: this.#number, ...entry });
    // In blocks, so that not every entry moves the whole list.
    if (entries.length > ENTRIES_KEPT * 1.5) entries.splice(0, entries.length - ENTRIES_KEPT);
    this.#worlds.set(world, entries);
  }

  /** Entries after a number, oldest first. */
  read(world: string, after = 0): readonly JournalEntry[] {
    return (this.#worlds.get(world) ?? []).filter(({ number }) => number > after).slice(-ENTRIES_KEPT);
  }

  forget(world: string): void {
    this.#worlds.delete(world);
  }
}
