const ENTRIES_KEPT = 2000;
/** Characters of one body; a longer one is not kept, because a part of it is no JSON. */
export const BODY_MAX = 8192;
/** Characters of all bodies of one world; the oldest are forgotten first, their entries stay. */
export const BODIES_MAX = 262_144;
/** More than the contract has of either; scripts can emit variants that no contract knows. */
const REACHED_MAX = 1000;

/** What a fault of messages did. */
export type BrokenFate = 'dropped' | 'delayed' | 'duplicated' | 'reordered' | 'corrupted';

export interface JournalEntry {
  readonly number: number;
  readonly at: number;
  /** `call`: a request over HTTP and its reply. */
  readonly direction: 'in' | 'out' | 'call';
  /** Name of the event, request or call. */
  readonly name: string;
  readonly mid: string;
  /** User number of the sender; empty for the platform. */
  readonly from: string;
  /** Ids of the connections that received or sent it. */
  readonly connections: readonly string[];
  /** An acknowledgement may be held back by a fault, a frame may be refused, cut off, or broken on its way. */
  readonly fate: 'sent' | 'held' | 'received' | 'refused' | 'cut-off' | BrokenFate;
  /** The body as JSON; empty where none is kept. */
  readonly body: string;
}

/** The entries of one world, and what their bodies take. */
interface Kept {
  entries: JournalEntry[];
  /** Characters of the bodies. */
  chars: number;
  /** Index of the first entry whose body may still be there. */
  bodiesFrom: number;
}

/** The calls and events of a world since it was made or reset, each name once: what a browser test has exercised. */
export interface Reach {
  /** Calls that browsers made. */
  readonly calls: ReadonlySet<string>;
  /** Variants of events that reached a connection (`variantOf`). */
  readonly events: ReadonlySet<string>;
}

/** The latest frames and calls of each world. Bounded in entries and in characters, so that it never grows. */
export class Journal {
  readonly #worlds = new Map<string, Kept>();
  readonly #reached = new Map<string, { calls: Set<string>; events: Set<string> }>();
  readonly #keepsBodies: boolean;
  #number = 0;

  /** `keepsBodies`: only who can read the journal needs them. */
  constructor({ keepsBodies = false } = {}) {
    this.#keepsBodies = keepsBodies;
  }

  /** `bodyOf` is asked only where bodies are kept. */
  note(world: string, entry: Omit<JournalEntry, 'number' | 'body'>, bodyOf?: () => string): void {
    const kept = this.#worlds.get(world) ?? { entries: [], chars: 0, bodiesFrom: 0 };
    this.#worlds.set(world, kept);
    this.#number += 1;
    const text = this.#keepsBodies && bodyOf ? bodyOf() : '';
    const body = text.length > BODY_MAX ? '' : text;
    kept.entries.push({ number: this.#number, ...entry, body });
    kept.chars += body.length;
    forgetBodies(kept);
    // Cut in blocks: otherwise every entry would move the whole list.
    if (kept.entries.length > ENTRIES_KEPT * 1.5) cut(kept, kept.entries.length - ENTRIES_KEPT);
  }

  /** Entries after a number, oldest first. */
  read(world: string, after = 0): readonly JournalEntry[] {
    return (this.#worlds.get(world)?.entries ?? []).filter(({ number }) => number > after).slice(-ENTRIES_KEPT);
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

/** Forgets the oldest bodies until the others fit. */
function forgetBodies(kept: Kept): void {
  while (kept.chars > BODIES_MAX) {
    const entry = kept.entries[kept.bodiesFrom];
    if (!entry) throw new Error('bodies that no entry has were counted');
    kept.entries[kept.bodiesFrom] = { ...entry, body: '' };
    kept.chars -= entry.body.length;
    kept.bodiesFrom += 1;
  }
}

function cut(kept: Kept, count: number): void {
  for (const { body } of kept.entries.splice(0, count)) kept.chars -= body.length;
  kept.bodiesFrom = Math.max(0, kept.bodiesFrom - count);
}
