import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import type { Clock } from '../ports.ts';

/** A minute between two looks at all keys. */
const SWEEP_MS = 60_000;
/** A date is accepted from one skew before it until one skew after it. */
const KEPT_AT_LEAST_MS = 2 * SIGNATURE_SKEW_MS;
/** Keys of one group; beyond it callers are refused. */
const KEYS_PER_GROUP = 20_000;

/** What became of a key. `full`: its group holds too many keys for another `waitMs` milliseconds. */
export type Spent = { readonly kind: 'fresh' | 'spent' } | { readonly kind: 'full'; readonly waitMs: number };

/**
 * Keys that are good for once: the randoms of signatures and the hashes of logins. Nodes that share a log store share one of
 * these, so that a call that was overheard at one node cannot be replayed at another.
 */
export interface OnceKeys {
  /** Uses a key up. `until` is the moment, in epoch milliseconds, after which its date is refused anyway. */
  spend(group: string, key: string, until: number): Promise<Spent>;
}

interface Kept {
  readonly until: number;
  /** By the steady clock. */
  readonly keptUntil: number;
}

/**
 * Keys of the nodes of one process. A key is forgotten when its date is refused by the present time and enough time has
 * passed: a clock that runs ahead for a while and is then corrected brings no replay back.
 */
export class MemoryOnceKeys implements OnceKeys {
  readonly #clock: Clock;
  readonly #groups = new Map<string, Map<string, Kept>>();
  #sweptAt: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#sweptAt = clock.steady();
  }

  async spend(group: string, key: string, until: number): Promise<Spent> {
    const [now, steady] = [this.#clock.now(), this.#clock.steady()];
    this.#sweep(now, steady);
    const used = this.#groups.get(group) ?? new Map<string, Kept>();
    if (used.has(key)) return { kind: 'spent' };
    if (used.size >= KEYS_PER_GROUP) return { kind: 'full', waitMs: this.#forgetsIn(used, now, steady) };
    this.#groups.set(group, used.set(key, { until, keptUntil: steady + KEPT_AT_LEAST_MS }));
    return { kind: 'fresh' };
  }

  /** Milliseconds until the oldest of these keys is forgotten. */
  #forgetsIn(used: ReadonlyMap<string, Kept>, now: number, steady: number): number {
    const [oldest = { until: now, keptUntil: steady }] = used.values();
    const isOverIn = Math.max(oldest.until - now, oldest.keptUntil - steady) + 1;
    return Math.max(isOverIn, this.#sweptAt + SWEEP_MS - steady);
  }

  #sweep(now: number, steady: number): void {
    if (steady - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = steady;
    for (const [group, used] of this.#groups) {
      for (const [key, { until, keptUntil }] of used) if (until < now && keptUntil < steady) used.delete(key);
      if (used.size === 0) this.#groups.delete(group);
    }
  }
}
