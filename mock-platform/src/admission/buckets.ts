/** Tokens of one key, as counted at some moment. */
export interface CountedTokens {
  readonly tokens: number;
  readonly at: number;
  /** From then on it equals a new bucket: it is full again, or its subject has ended. */
  readonly stale_at: number;
}

/** Looking at all keys of a full rate is work: at most this often. */
const SWEEP_MS = 1000;

/**
 * The buckets of one rate, by key. Used tokens are never forgotten: otherwise a caller who fills the map with keys would get
 * a fresh bucket for every old one. A new key that does not fit is refused until others are stale.
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

  /** Milliseconds until the key may have a place; 0 when it has one. */
  waitFor(key: string, now: number): number {
    if (this.#byKey.size < this.#cap || this.#byKey.has(key)) return 0;
    const since = now - this.#sweptAt;
    if (since < SWEEP_MS) return SWEEP_MS - since;
    this.#sweptAt = now;
    for (const [each, { stale_at }] of this.#byKey) if (stale_at <= now) this.#byKey.delete(each);
    return this.#byKey.size < this.#cap ? 0 : SWEEP_MS;
  }

  set(key: string, counted: CountedTokens): void {
    this.#byKey.set(key, counted);
  }
}
