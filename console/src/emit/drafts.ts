import * as z from 'zod/mini';
import { type EmittableEvent, eventNamed } from '../events/events.ts';
import type { Target } from '../events/target.ts';
import type { Shelf } from '../storage/shelf.ts';
import { repeated } from './line-ids.ts';
import type { SequenceEntry } from './SequenceList.tsx';

const KEY = 'miczero_drafts';
/** Worlds whose drafts are kept. */
const DRAFTS_MAX = 20;

/** What is written for the next event into a world, and the sequence that was made for it. */
export interface Draft {
  readonly event: string;
  readonly presetAt: number;
  /** The body by hand; null while that of the example stands. */
  readonly typed: string | null;
  /** The ids of lines that the body had before it was edited by hand. */
  readonly givenIds: string | null;
  /** The moment that the form had given before the body was written; null while the example stands. */
  readonly givenMoment: number | null;
  /** Where the body by hand goes unless a target is chosen: it names that hall and channel. */
  readonly held: Target | null;
  /** The body goes as it is, though the contract refuses it: how a page bears a broken server. */
  readonly isRaw: boolean;
  readonly from: string;
  readonly mid: string;
  readonly every: string;
  readonly sequence: readonly SequenceEntry[];
  /** How often the sequence goes, as typed. */
  readonly rounds: string;
}

/** Milliseconds between two repeated events, unless a person enters others. */
const USUAL_MS = '500';
export const NO_DRAFT: Draft = {
  event: 'systemMessage',
  presetAt: 0,
  typed: null,
  givenIds: null,
  givenMoment: null,
  held: null,
  isRaw: false,
  from: '',
  mid: '',
  every: USUAL_MS,
  sequence: [],
  rounds: '1',
};

const target = z.object({ kind: z.literal(['user', 'hall', 'channel', 'room']), id: z.string() });
const content = z.union([z.object({ body: z.record(z.string(), z.unknown()) }), z.object({ raw: z.string() })]);
const sendable = z.object({
  socket: z.literal(['hall', 'room']),
  name: z.string().check(z.refine((name) => eventNamed(name) !== undefined)),
  to: target,
  content,
  from: z.string(),
  mid: z.string(),
  ownIds: z.exactOptional(z.literal(true)),
});
const draft = z.object({
  event: z.string().check(z.refine((name) => eventNamed(name) !== undefined)),
  presetAt: z.int().check(z.gte(0)),
  typed: z.nullable(z.string()),
  // Drafts of former versions have none of these two, nor rounds.
  givenIds: z._default(z.nullable(z.string()), null),
  givenMoment: z._default(z.nullable(z.number()), null),
  held: z.optional(z.nullable(target)),
  isRaw: z.boolean(),
  from: z.string(),
  mid: z.string(),
  every: z.string(),
  sequence: z.array(z.object({ key: z.int(), sendable, delay: z.string() })),
  rounds: z._default(z.string(), '1'),
});
const stored = z.array(z.tuple([z.string(), draft]));

/** The drafts of this page for each world: in memory, and on a shelf that a reload of the page leaves. */
export class Drafts {
  readonly #shelf: Shelf | null;
  readonly #of: Map<string, Draft>;

  constructor(shelf: Shelf | null) {
    this.#shelf = shelf;
    this.#of = new Map(readDrafts(shelf));
  }

  of(world: string): Draft {
    return this.#of.get(world) ?? NO_DRAFT;
  }

  set(world: string, next: Draft): void {
    this.#of.delete(world);
    this.#of.set(world, next);
    try {
      this.#shelf?.setItem(KEY, JSON.stringify([...this.#of].slice(-DRAFTS_MAX)));
    } catch {
      // A shelf that is full or forbidden: the drafts last as long as the page.
    }
  }
}

function readDrafts(shelf: Shelf | null): readonly (readonly [string, Draft])[] {
  try {
    const read = stored.safeParse(JSON.parse(shelf?.getItem(KEY) ?? '[]'));
    return read.success ? read.data.map(([world, each]) => [world, current(each)]) : [];
  } catch {
    return [];
  }
}

/** A sequence of a former version has the ids of its first play, with which a second one would show nothing. */
function current({ held, sequence, ...rest }: z.output<typeof draft>): Draft {
  if (held !== undefined) return { ...rest, held, sequence };
  return { ...rest, held: null, sequence: sequence.map((each) => ({ ...each, sendable: repeated(each.sendable) })) };
}

/** The event of a draft. */
export function eventOf({ event }: Pick<Draft, 'event'>): EmittableEvent {
  const known = eventNamed(event) ?? eventNamed(NO_DRAFT.event);
  if (!known) throw new Error(`no event ${NO_DRAFT.event}`);
  return known;
}
