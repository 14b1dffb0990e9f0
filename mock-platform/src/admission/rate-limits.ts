import { Refusal } from '../core/kernel/refusals.ts';
import type { Clock } from '../ports.ts';
import { Buckets } from './buckets.ts';
import { RATES, type Rate, type RateName } from './rates.ts';

/** Keys of one rate. */
const KEYS_KEPT = 50_000;

/** Too many attempts. */
export class TooManyAttempts extends Refusal {
  /** Milliseconds until the next attempt may succeed; null where waiting does not help. */
  readonly waitMs: number | null;

  constructor(waitMs: number | null) {
    super('tooManyRequests');
    this.name = 'TooManyAttempts';
    this.waitMs = waitMs;
  }
}

const NOT_RAISED: Rate = { burst: 0, per_second: 0 };

/**
 * Token buckets of this node, outside the worlds: an attempt that a bucket refuses never becomes a command and cannot grow
 * the log. What the core refuses is in the log by then, except for wrong passwords and SMS codes, which are checked before
 * (http/routes/logins.ts).
 *
 * Each rate keeps its own keys, and only stale keys make room. A rate without room refuses new keys and serves known ones:
 * as long as an attacker holds all its keys, that kind of attempt is closed to newcomers, which is noticed and ends within a
 * minute. Forgetting keys instead would open guessing, which is not noticed. An address pays (`visitor`, `loginAddress`,
 * `loginCode`, `sms`) before a key of its own choice is counted, so that filling a rate takes hundreds of networks.
 *
 * Several nodes have buckets of their own: n nodes allow n times the rate (docs/decisions/0033).
 */
export class RateLimits {
  readonly #clock: Clock;
  readonly #keysKept: number;
  readonly #rates = new Map<RateName, Buckets>();

  /** `keysKept`: of each rate; tests have fewer. */
  constructor(clock: Clock, keysKept = KEYS_KEPT) {
    this.#clock = clock;
    this.#keysKept = keysKept;
  }

  /**
   * Counts one attempt; one too many is refused as `TooManyAttempts`. `raisedTo` is the higher rate of a world made for
   * load.
   */
  take(name: RateName, key: string, raisedTo = NOT_RAISED): void {
    const now = this.#clock.now();
    const rate = raised(RATES[name], raisedTo);
    const buckets = this.#of(name);
    const tokens = requireToken(buckets, key, rate, now) - 1;
    const { burst, per_second, over_after_ms = 0 } = rate;
    const stale_at = now + (per_second > 0 ? ((burst - tokens) / per_second) * 1000 : over_after_ms);
    buckets.set(key, { tokens, at: now, stale_at });
  }

  /** Like `take`, but answers false instead of refusing. */
  tryTake(rate: RateName, key: string, raisedTo = NOT_RAISED): boolean {
    try {
      this.take(rate, key, raisedTo);
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }

  /** Refuses if the next attempt would be one too many, without counting it. */
  requireAttemptLeft(name: RateName, key: string): void {
    requireToken(this.#of(name), key, RATES[name], this.#clock.now());
  }

  #of(name: RateName): Buckets {
    const known = this.#rates.get(name) ?? new Buckets(this.#keysKept);
    this.#rates.set(name, known);
    return known;
  }
}

function raised(rate: Rate, { burst, per_second }: Rate): Rate {
  if (burst <= rate.burst && per_second <= rate.per_second) return rate;
  return { ...rate, burst: Math.max(rate.burst, burst), per_second: Math.max(rate.per_second, per_second) };
}

/** The tokens that are left, at least one; a refusal otherwise. */
function requireToken(buckets: Buckets, key: string, { burst, per_second }: Rate, now: number): number {
  const waitMs = buckets.waitFor(key, now);
  if (waitMs > 0) throw new TooManyAttempts(waitMs);
  const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
  const refilled = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * per_second);
  if (refilled < 1) throw new TooManyAttempts(per_second > 0 ? ((1 - refilled) / per_second) * 1000 : null);
  return refilled;
}
