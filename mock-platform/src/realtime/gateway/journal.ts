import { randomUUID } from 'node:crypto';
import { JOURNAL_RECEIVERS_MAX } from '@miczero/contracts/control';
import { Crowds } from './crowds.ts';
import { journalText } from './journal-text.ts';
import type { SocketKind } from './socket-kind.ts';

/** Entries that a world keeps at least. Calls do not push out frames, nor frames calls. */
export const ENTRIES_KEPT = { frames: 2000, calls: 1000 } as const;
/** Characters of all bodies of the frames of a world, and of its calls; the oldest are forgotten first, their entries stay. */
export const BODIES_MAX = 262_144;
/** More than the contract has of either; scripts can emit variants that no contract knows. */
const REACHED_MAX = 1000;

/** What a fault of messages did. */
export type BrokenFate = 'dropped' | 'delayed' | 'duplicated' | 'reordered' | 'corrupted';

/** What entries know of a connection. It outlives the connection, and is one object for all entries that name it. */
export interface NotedConnection {
  readonly id: string;
  /** User number. */
  readonly user: string;
  readonly socket: SocketKind;
  /** The label of the handshake; empty for none. */
  readonly label: string;
}

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
  /** The connections that received or sent it; of a crowd the first ones. */
  readonly connections: readonly NotedConnection[];
  /** How many connections received or sent it. */
  readonly receivers: number;
  /** `unheard`: no connection was open to receive it. A fault may delay a frame, refuse it, cut the connection, or corrupt the frame. */
  readonly fate: 'sent' | 'unheard' | 'held' | 'received' | 'refused' | 'cut-off' | BrokenFate;
  /** The body as JSON; empty where none is kept. */
  readonly body: string;
}

/** The frames or the calls of one world, and what their bodies take. */
interface Kept {
  entries: JournalEntry[];
  /** Characters of the bodies. */
  chars: number;
  /** Index of the first entry whose body may still be there. */
  bodiesFrom: number;
  /** All receivers of the entries that name only some. */
  readonly crowds: Crowds;
}

/** The calls and events of a world since it was made or reset, each name once: what a browser test has exercised. */
export interface Reach {
  /** Calls that browsers made. */
  readonly calls: ReadonlySet<string>;
  /** Variants of events that reached a page (`variantOf`). */
  readonly events: ReadonlySet<string>;
}

/** The latest frames and calls of each world. Bounded in entries, in characters and in receivers, so that it never grows. */
export class Journal {
  /** Numbers are of this journal: that of the next process counts from 1 again. */
  readonly epoch = randomUUID();
  readonly #worlds = new Map<string, Record<keyof typeof ENTRIES_KEPT, Kept>>();
  readonly #reached = new Map<string, { calls: Set<string>; events: Set<string> }>();
  readonly #keepsBodies: boolean;
  #number = 0;

  /** `keepsBodies`: only who can read the journal needs them, and the receivers of crowds. */
  constructor({ keepsBodies = false } = {}) {
    this.#keepsBodies = keepsBodies;
  }

  /** `bodyOf` is asked only where bodies are kept: for the body, or its JSON. */
  note(world: string, entry: Omit<JournalEntry, 'number' | 'receivers' | 'body'>, bodyOf?: () => unknown): void {
    const rings = this.#worlds.get(world) ?? { frames: nothingKept(), calls: nothingKept() };
    this.#worlds.set(world, rings);
    const ring = entry.direction === 'call' ? 'calls' : 'frames';
    const kept = rings[ring];
    this.#number += 1;
    const body = this.#keepsBodies && bodyOf ? journalText(bodyOf()) : '';
    // An entry would keep a list of its own, longer than all bodies together.
    const { length: receivers } = entry.connections;
    const connections = entry.connections.slice(0, JOURNAL_RECEIVERS_MAX);
    kept.entries.push({ number: this.#number, ...entry, connections, receivers, body });
    if (this.#keepsBodies && receivers > JOURNAL_RECEIVERS_MAX) kept.crowds.keep(this.#number, entry.connections);
    kept.chars += body.length;
    forgetBodies(kept);
    // Cut in blocks: otherwise every entry would move the whole list.
    if (kept.entries.length > ENTRIES_KEPT[ring] * 1.5) cut(kept, kept.entries.length - ENTRIES_KEPT[ring]);
  }

  /** Entries after a number, oldest first; all where the number is of another journal. */
  read(world: string, number = 0, epoch: string = this.epoch): readonly JournalEntry[] {
    const after = epoch === this.epoch ? number : 0;
    const { frames, calls } = this.#worlds.get(world) ?? { frames: nothingKept(), calls: nothingKept() };
    const since = (kept: Kept, most: number) => kept.entries.slice(-most).filter(({ number }) => number > after);
    return [...since(frames, ENTRIES_KEPT.frames), ...since(calls, ENTRIES_KEPT.calls)].sort(
      (one, other) => one.number - other.number,
    );
  }

  /** The numbers of the frames that name only the first receivers and that reached a user all the same. */
  numbersOf(world: string, user: string): readonly number[] {
    return this.#worlds.get(world)?.frames.crowds.entriesOf(user) ?? [];
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

/** The connections that entries name, each once. */
export function connectionsIn(entries: readonly JournalEntry[]): readonly NotedConnection[] {
  const named = new Set<NotedConnection>();
  for (const { connections } of entries) for (const connection of connections) named.add(connection);
  return [...named];
}

const nothingKept = (): Kept => ({ entries: [], chars: 0, bodiesFrom: 0, crowds: new Crowds() });

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
  kept.crowds.forgetBefore(kept.entries[0]?.number ?? Number.POSITIVE_INFINITY);
}
