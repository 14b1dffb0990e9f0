import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import type { Clock } from '../ports.ts';
import type { Soon } from './soon.ts';

/** The groups are swept once a minute. */
const SWEEP_MS = 60_000;
/** A date is accepted from one skew before it until one skew after it. */
const KEPT_AT_LEAST_MS = 2 * SIGNATURE_SKEW_MS;
/** Keys of one group within that time; beyond it callers are refused. */
export const KEYS_PER_GROUP = 20_000;

/** Result of using a key. `full`: its group holds too many keys for another `waitMs` milliseconds. */
export type Spent = { readonly kind: 'fresh' | 'spent' } | { readonly kind: 'full'; readonly waitMs: number };

const FRESH: Spent = { kind: 'fresh' };
const SPENT: Spent = { kind: 'spent' };

/**
 * Keys that are good for once: the randoms of signatures and the hashes of logins. Nodes that share a log store share one of
 * these, so that a call that was overheard at one node cannot be replayed at another.
 */
export interface OnceKeys {
  /** Uses a key up. `until` is the moment, in epoch milliseconds, after which its date is refused anyway. */
  spend(group: string, key: string, until: number): Soon<Spent>;
}

/** The keys of one group in two generations: a set of texts costs the garbage collector far less than an object a key. */
interface Group {
  young: Set<string>;
  old: ReadonlySet<string>;
  /** When the young generation began, and when it got its latest key, by the steady clock. */
  bornAt: number;
  usedAt: number;
  /** The latest moment after which the dates of a generation are refused. */
  youngUntil: number;
  oldUntil: number;
}

/**
 * Keys of the nodes of one process. A generation is forgotten when all its dates are refused by the present time and enough
 * time has passed: a clock that runs ahead for a while and is then corrected brings no replay back.
 */
export class MemoryOnceKeys implements OnceKeys {
  readonly #clock: Clock;
  readonly #groups = new Map<string, Group>();
  #sweptAt: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#sweptAt = clock.steady();
  }

  spend(name: string, key: string, until: number): Spent {
    const [now, steady] = [this.#clock.now(), this.#clock.steady()];
    this.#sweep(now, steady);
    const group = this.#groupOf(name, steady);
    const waitMs = Math.max(group.bornAt + KEPT_AT_LEAST_MS - steady, group.oldUntil - now) + 1;
    if (waitMs <= 0) grow(group, steady);
    const { young, old } = group;
    if (old.size > 0 && old.has(key)) return SPENT;
    const known = young.size;
    if (known >= KEYS_PER_GROUP) return young.has(key) ? SPENT : { kind: 'full', waitMs };
    // A part of a header's text would keep the whole header in memory. One look-up tells whether the key is new and adds it.
    if (young.add(Buffer.from(key).toString()).size === known) return SPENT;
    group.usedAt = steady;
    group.youngUntil = Math.max(group.youngUntil, until);
    return FRESH;
  }

  #groupOf(name: string, bornAt: number): Group {
    const known = this.#groups.get(name);
    if (known) return known;
    const group = {
      young: new Set<string>(),
      old: new Set<string>(),
      bornAt,
      usedAt: bornAt,
      youngUntil: 0,
      oldUntil: 0,
    };
    this.#groups.set(name, group);
    return group;
  }

  #sweep(now: number, steady: number): void {
    if (steady - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = steady;
    for (const [name, { usedAt, youngUntil, oldUntil }] of this.#groups) {
      if (usedAt + KEPT_AT_LEAST_MS < steady && Math.max(youngUntil, oldUntil) < now) this.#groups.delete(name);
    }
  }
}

/** Forgets the old generation: the young one takes its place. */
function grow(group: Group, steady: number): void {
  group.old = group.young;
  group.oldUntil = group.youngUntil;
  group.young = new Set();
  group.youngUntil = 0;
  group.bornAt = steady;
}
