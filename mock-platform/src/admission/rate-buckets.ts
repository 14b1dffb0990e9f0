import type { Clock } from '../ports.ts';
import { Buckets } from './buckets.ts';
import type { Rate, RateName } from './rates.ts';
import type { Soon } from './soon.ts';

/** Keys of one rate. */
export const KEYS_KEPT = 50_000;

/** One kind of attempt by one subject, and how often it is allowed. */
export interface Attempt {
  readonly name: RateName;
  readonly key: string;
  readonly rate: Rate;
}

/** `waitMs`: until the next attempt may succeed; null where waiting does not help. */
export type Allowance = { readonly isAllowed: true } | { readonly isAllowed: false; readonly waitMs: number | null };

/**
 * The token buckets that bound attempts. Nodes that share a log store share one of these: n nodes allow what one allows,
 * because a token is taken before its attempt is allowed.
 */
export interface RateBuckets {
  /** Takes a token. */
  take(attempt: Attempt): Soon<Allowance>;
  /** What `take` would answer, without taking a token. */
  look(attempt: Attempt): Soon<Allowance>;
}

const ALLOWED: Allowance = { isAllowed: true };

/**
 * Buckets of the nodes of one process. Each rate keeps its own keys, and only stale keys make room. A rate without room
 * refuses new keys and serves known ones: as long as an attacker holds all its keys, that kind of attempt is closed to
 * newcomers, which is noticed and ends within a minute. Forgetting keys instead would open guessing, which is not noticed. An
 * address pays (`visitor`, `loginAddress`, `loginCode`, `sms`) before a key of its own choice is counted, so that filling a
 * rate takes hundreds of networks.
 */
export class MemoryRateBuckets implements RateBuckets {
  readonly #clock: Clock;
  readonly #keysKept: number;
  readonly #rates = new Map<RateName, Buckets>();

  /** `keysKept`: of each rate; tests have fewer. */
  constructor(clock: Clock, keysKept = KEYS_KEPT) {
    this.#clock = clock;
    this.#keysKept = keysKept;
  }

  take({ name, key, rate }: Attempt): Allowance {
    const now = this.#clock.steady();
    const buckets = this.#of(name);
    const found = tokensIn(buckets, key, rate, now);
    if (typeof found !== 'number') return found;
    const tokens = found - 1;
    const { burst, per_second, over_after_ms = 0 } = rate;
    const stale_at = now + (per_second > 0 ? ((burst - tokens) / per_second) * 1000 : over_after_ms);
    buckets.set(key, { tokens, at: now, stale_at });
    return ALLOWED;
  }

  look({ name, key, rate }: Attempt): Allowance {
    const found = tokensIn(this.#of(name), key, rate, this.#clock.steady());
    return typeof found === 'number' ? ALLOWED : found;
  }

  #of(name: RateName): Buckets {
    const known = this.#rates.get(name) ?? new Buckets(this.#keysKept);
    this.#rates.set(name, known);
    return known;
  }
}

/** The tokens that are left, at least one; else how long to wait. */
function tokensIn(buckets: Buckets, key: string, { burst, per_second }: Rate, now: number): number | Allowance {
  const waitMs = buckets.waitFor(key, now);
  if (waitMs > 0) return { isAllowed: false, waitMs };
  const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
  const refilled = Math.min(burst, tokens + ((now - at) / 1000) * per_second);
  if (refilled >= 1) return refilled;
  return { isAllowed: false, waitMs: per_second > 0 ? ((1 - refilled) / per_second) * 1000 : null };
}
