import { Refusal } from '../core/refusals.ts';
import { type Bucket, forgetOldest } from '../core/world.ts';
import type { Clock } from '../ports.ts';

const KEYS_KEPT = 50_000;

/** Attempts at once, and in the long run. */
interface Rate {
  readonly burst: number;
  readonly per_second: number;
}

/** What may be tried how often. Guessing a password, a code or a captcha must not pay. */
export const RATES = {
  login: { burst: 10, per_second: 0.2 },
  captcha: { burst: 120, per_second: 2 },
  sms: { burst: 60, per_second: 1 },
  captchaAnswer: { burst: 5, per_second: 0.02 },
  loginCode: { burst: 30, per_second: 0.2 },
  smsCode: { burst: 5, per_second: 0.02 },
  password: { burst: 10, per_second: 0.2 },
  report: { burst: 10, per_second: 0.05 },
  censor: { burst: 60, per_second: 2 },
  realName: { burst: 5, per_second: 0.01 },
  room: { burst: 5, per_second: 0.05 },
  visit: { burst: 30, per_second: 1 },
  gift: { burst: 60, per_second: 10 },
  volume: { burst: 30, per_second: 10 },
  relation: { burst: 60, per_second: 1 },
  clientLog: { burst: 60, per_second: 1 },
  search: { burst: 30, per_second: 2 },
  upload: { burst: 20, per_second: 0.5 },
  /** Coming and going: each tells a whole hall. */
  membership: { burst: 20, per_second: 0.5 },
  /** Making and changing halls, channels, notices, members and teams. */
  hallWrite: { burst: 40, per_second: 1 },
  /** Making, paying and closing orders. */
  order: { burst: 30, per_second: 0.5 },
  /** Halls that one person creates. */
  hallCreate: { burst: 5, per_second: 0.01 },
} as const satisfies Record<string, Rate>;

/**
 * Token buckets of this node, outside of the worlds: a refused attempt never becomes a command, so that it cannot grow
 * the log either.
 */
export class RateLimits {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one attempt; too many are refused. */
  take(rate: keyof typeof RATES, key: string): void {
    const { burst, per_second } = RATES[rate];
    const name = `${rate} ${key}`;
    const at = this.#clock.now();
    const former = this.#buckets.get(name) ?? { tokens: burst, at };
    const tokens = Math.min(burst, former.tokens + (Math.max(0, at - former.at) / 1000) * per_second);
    if (tokens < 1) throw new Refusal('tooManyRequests');
    this.#buckets.delete(name);
    this.#buckets.set(name, { tokens: tokens - 1, at });
    forgetOldest(this.#buckets, KEYS_KEPT);
  }
}
