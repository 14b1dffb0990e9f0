/** A minute between two looks at all keys. */
const SWEEP_MS = 60_000;
/** Keys of one group; beyond it callers are refused. */
const KEYS_PER_GROUP = 20_000;

/** What became of a key. `full`: its group holds too many keys for another `waitMs` milliseconds. */
export type Spent = { readonly kind: 'fresh' | 'spent' } | { readonly kind: 'full'; readonly waitMs: number };

/**
 * Keys that are good for once: the randoms of signatures and the hashes of logins. Nodes that share a log store share one of
 * these, so that a call that was overheard at one node cannot be replayed at another.
 */
export interface OnceKeys {
  /** Uses a key up. `until` is the moment after which it may be forgotten, because its date is refused by then. */
  spend(group: string, key: string, until: number, now: number): Spent;
}

export class MemoryOnceKeys implements OnceKeys {
  /** By group: each key to the moment after which it may be forgotten. */
  readonly #groups = new Map<string, Map<string, number>>();
  #sweptAt = 0;

  spend(group: string, key: string, until: number, now: number): Spent {
    this.#sweep(now);
    const used = this.#groups.get(group) ?? new Map<string, number>();
    if (used.has(key)) return { kind: 'spent' };
    if (used.size >= KEYS_PER_GROUP) return { kind: 'full', waitMs: this.#forgetsIn(used, now) };
    this.#groups.set(group, used.set(key, until));
    return { kind: 'fresh' };
  }

  /** Milliseconds until the oldest of these keys is forgotten. */
  #forgetsIn(used: ReadonlyMap<string, number>, now: number): number {
    const [oldest = now] = used.values();
    return Math.max(oldest + 1, this.#sweptAt + SWEEP_MS) - now;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [group, used] of this.#groups) {
      for (const [key, until] of used) if (until < now) used.delete(key);
      if (used.size === 0) this.#groups.delete(group);
    }
  }
}
