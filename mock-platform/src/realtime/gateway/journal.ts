const ENTRIES_KEPT = 2000;
/** More than the contract has of either; scripts can emit variants that no contract knows. */
const REACHED_MAX = 1000;

/** What a fault of messages did. */
export type BrokenFate = 'dropped' | 'delayed' | 'duplicated' | 'reordered' | 'corrupted';

export interface JournalEntry {
  readonly number: number;
  readonly at: number;
  readonly direction: 'in' | 'out';
  /** Name of the event or request. */
  readonly name: string;
  readonly mid: string;
  /** User number of the sender; empty for the platform. */
  readonly from: string;
  /** Ids of the connections that received or sent it. */
  readonly connections: readonly string[];
  /** An acknowledgement may be held back by a fault, a frame may be refused, cut off, or broken on its way. */
  readonly fate: 'sent' | 'held' | 'received' | 'refused' | 'cut-off' | BrokenFate;
}

/** The calls and events of a world since it was made or reset, each name once: what a browser test has exercised. */
export interface Reach {
  /** Calls that browsers made. */
  readonly calls: ReadonlySet<string>;
  /** Variants of events that reached a connection (`variantOf`). */
  readonly events: ReadonlySet<string>;
}

/** The latest frames of each world, without bodies. Bounded, so that it never grows. */
export class Journal {
  readonly #worlds = new Map<string, JournalEntry[]>();
  readonly #reached = new Map<string, { calls: Set<string>; events: Set<string> }>();
  #number = 0;

  note(world: string, entry: Omit<JournalEntry, 'number'>): void {
    const entries = this.#worlds.get(world) ?? [];
    this.#number += 1;
    entries.push({ number: this.#number, ...entry });
    // Cut in blocks: otherwise every entry would move the whole list.
    if (entries.length > ENTRIES_KEPT * 1.5) entries.splice(0, entries.length - ENTRIES_KEPT);
    this.#worlds.set(world, entries);
  }

  /** Entries after a number, oldest first. */
  read(world: string, after = 0): readonly JournalEntry[] {
    return (this.#worlds.get(world) ?? []).filter(({ number }) => number > after).slice(-ENTRIES_KEPT);
  }

  /** Notes a call, or the variant of an event. */
  noteReached(world: string, what: keyof Reach, name: string): void {
    const reached = this.#reached.get(world) ?? { calls: new Set(), events: new Set() };
    if (reached[what].size < REACHED_MAX) reached[what].add(name);
    this.#reached.set(world, reached);
  }

  reached(world: string): Reach {
    return this.#reached.get(world) ?? { calls: new Set(), events: new Set() };
  }

  forget(world: string): void {
    this.#worlds.delete(world);
    this.#reached.delete(world);
  }
}
