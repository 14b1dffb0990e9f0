/** Tokens of one key, as counted at some moment. */
export interface CountedTokens {
  readonly tokens: number;
  readonly at: number;
  /** From when on it says no more than a new one would: full again, or about something that is over. */
  readonly stale_at: number;
}

/** Full of keys, a look at all of them is work: not more often than this. */
const SWEEP_MS = 1000;

/**
 * The buckets of one rate, by key. It never forgets what was used up: whoever could fill it with keys of their own would
 * get a fresh bucket for every old one. A key more than fits is refused until others are stale.
 */
export class Buckets {
  readonly #byKey = new Map<string, CountedTokens>();
  readonly #cap: number;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(cap: number) {
    this.#cap = cap;
  }

  get(key: string): CountedTokens | undefined {
    return this.#byKey.get(key);
  }

  /** Milliseconds until it is worth while to ask again, 0 where the key has a place. */
  waitFor(key: string, now: number): number {
    if (this.#byKey.size < this.#cap || this.#byKey.has(key)) return 0;
    const since = Math.abs(now - this.#sweptAt);
    if (since < SWEEP_MS) return SWEEP_MS - since;
    this.#sweptAt = now;
    for (const [each, { stale_at }] of this.#byKey) if (stale_at <= now) this.#byKey.delete(each);
    return this.#byKey.size < this.#cap ? 0 : SWEEP_MS;
  }

  set(key: string, counted: CountedTokens): void {
    this.#byKey.set(key, counted);
  }
}
