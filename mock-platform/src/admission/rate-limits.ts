import { Refusal } from '../core/kernel/refusals.ts';
import type { Allowance, Attempt, RateBuckets } from './rate-buckets.ts';
import { RATES, type Rate, type RateName } from './rates.ts';
import { after, type Soon } from './soon.ts';

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
 * Limits outside the worlds: an attempt that a bucket refuses never becomes a command and cannot grow the log. What the core
 * refuses is in the log by then, except for wrong passwords and SMS codes, which are checked before (http/routes/logins.ts).
 */
export class RateLimits {
  readonly #buckets: RateBuckets;

  constructor(buckets: RateBuckets) {
    this.#buckets = buckets;
  }

  /**
   * Counts one attempt; one too many is refused as `TooManyAttempts`. `raisedTo` is the higher rate of a world made for
   * load.
   */
  take(name: RateName, key: string, raisedTo = NOT_RAISED): Soon<void> {
    return after(this.#buckets.take(attemptOf(name, key, raisedTo)), requireAllowed);
  }

  /** Like `take`, but answers false instead of refusing. */
  tryTake(name: RateName, key: string, raisedTo = NOT_RAISED): Soon<boolean> {
    return after(this.#buckets.take(attemptOf(name, key, raisedTo)), ({ isAllowed }) => isAllowed);
  }

  /** Refuses if the next attempt would be one too many, without counting it. */
  requireAttemptLeft(name: RateName, key: string): Soon<void> {
    return after(this.#buckets.look(attemptOf(name, key)), requireAllowed);
  }
}

function requireAllowed(allowance: Allowance): void {
  if (!allowance.isAllowed) throw new TooManyAttempts(allowance.waitMs);
}

function attemptOf(name: RateName, key: string, { burst, per_second }: Rate = NOT_RAISED): Attempt {
  const rate: Rate = RATES[name];
  if (burst <= rate.burst && per_second <= rate.per_second) return { name, key, rate };
  const raised = { burst: Math.max(rate.burst, burst), per_second: Math.max(rate.per_second, per_second) };
  return { name, key, rate: { ...rate, ...raised } };
}
