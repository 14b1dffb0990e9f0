import { Refusal } from '../core/kernel/refusals.ts';
import type { Attempt, RateBuckets } from './rate-buckets.ts';
import { RATES, type Rate, type RateName } from './rates.ts';

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
  async take(name: RateName, key: string, raisedTo = NOT_RAISED): Promise<void> {
    const taken = await this.#buckets.take(attemptOf(name, key, raisedTo));
    if (!taken.isAllowed) throw new TooManyAttempts(taken.waitMs);
  }

  /** Like `take`, but answers false instead of refusing. */
  async tryTake(name: RateName, key: string, raisedTo = NOT_RAISED): Promise<boolean> {
    return (await this.#buckets.take(attemptOf(name, key, raisedTo))).isAllowed;
  }

  /** Refuses if the next attempt would be one too many, without counting it. */
  async requireAttemptLeft(name: RateName, key: string): Promise<void> {
    const left = await this.#buckets.look(attemptOf(name, key));
    if (!left.isAllowed) throw new TooManyAttempts(left.waitMs);
  }
}

function attemptOf(name: RateName, key: string, { burst, per_second }: Rate = NOT_RAISED): Attempt {
  const rate: Rate = RATES[name];
  if (burst <= rate.burst && per_second <= rate.per_second) return { name, key, rate };
  const raised = { burst: Math.max(rate.burst, burst), per_second: Math.max(rate.per_second, per_second) };
  return { name, key, rate: { ...rate, ...raised } };
}
