import { Refusal } from '../core/refusals.ts';
import { type Bucket, forgetOldest } from '../core/world.ts';
import type { Clock } from '../ports.ts';

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

/** Attempts at once, and in the long run. */
interface Rate {
  readonly burst: number;
  readonly per_second: number;
}

/** What may be tried how often. Guessing a password, a code or a captcha must not pay. */
export const RATES = {
  /** Any signed call of one person: far more than a client makes, far less than a script can. */
  call: { burst: 150, per_second: 15 },
  /** Of these, calls that others hear of: one caller's work is many people's. */
  telling: { burst: 60, per_second: 10 },
  /** Any unsigned call from one address, behind which there may be a whole office. */
  visitor: { burst: 200, per_second: 20 },
  /** Signed calls from one address whose signature is none, or not good. */
  stranger: { burst: 300, per_second: 20 },
  /** Passwords and codes tried by one address on one account, on whatever accounts, and wrong ones by everybody on one. */
  login: { burst: 10, per_second: 0.2 },
  loginAddress: { burst: 60, per_second: 0.5 },
  loginAccount: { burst: 50, per_second: 0.1 },
  /** Numbers that one address tries to register. */
  register: { burst: 20, per_second: 0.05 },
  captcha: { burst: 120, per_second: 2 },
  sms: { burst: 60, per_second: 1 },
  captchaAnswer: { burst: 5, per_second: 0.02 },
  loginCode: { burst: 30, per_second: 0.2 },
  smsCode: { burst: 5, per_second: 0.02 },
  /** Guesses of everybody at one code that was sent; after that many it takes another one. */
  smsCodeSent: { burst: 30, per_second: 0 },
  password: { burst: 10, per_second: 0.2 },
  report: { burst: 10, per_second: 0.05 },
  censor: { burst: 60, per_second: 2 },
  realName: { burst: 5, per_second: 0.01 },
  room: { burst: 5, per_second: 0.05 },
  visit: { burst: 30, per_second: 1 },
  gift: { burst: 60, per_second: 10 },
  volume: { burst: 30, per_second: 10 },
  /** Frames of one person on all their sockets of halls, and what they say on those of rooms: what one socket may. */
  frames: { burst: 100, per_second: 40 },
  /** Coming into an audio: each is told to everybody who is in it. */
  audioJoin: { burst: 10, per_second: 1 },
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

const NOT_RAISED: Rate = { burst: 0, per_second: 0 };

/**
 * Token buckets of this node, outside of the worlds: an attempt that a bucket refuses never becomes a command, so that it
 * cannot grow the log either. What the core refuses has been written down by then, except for wrong passwords and sms
 * codes, which are looked at before (routes/logins.ts); the buckets bound the rest.
 */
export class RateLimits {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Counts one attempt; one too many is refused as `TooManyAttempts`. `raisedTo`: a world made for load allows so much
   * more.
   */
  take(rate: keyof typeof RATES, key: string, raisedTo = NOT_RAISED): void {
    const name = `${rate} ${key}`;
    const tokens = this.#requireToken(rate, name, raisedTo);
    this.#buckets.delete(name);
    this.#buckets.set(name, { tokens: tokens - 1, at: this.#clock.now() });
    forgetOldest(this.#buckets, KEYS_KEPT);
  }

  /** Like `take`, for those who answer in their own way: whether it is fine. */
  tryTake(rate: keyof typeof RATES, key: string, raisedTo = NOT_RAISED): boolean {
    try {
      this.take(rate, key, raisedTo);
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }

  /** Refuses where the next attempt would be one too many, without counting this one. */
  requireRoom(rate: keyof typeof RATES, key: string): void {
    this.#requireToken(rate, `${rate} ${key}`, NOT_RAISED);
  }

  #requireToken(rate: keyof typeof RATES, name: string, raisedTo: Rate): number {
    const burst = Math.max(RATES[rate].burst, raisedTo.burst);
    const per_second = Math.max(RATES[rate].per_second, raisedTo.per_second);
    const { tokens, at } = this.#buckets.get(name) ?? { tokens: burst, at: this.#clock.now() };
    const refilled = Math.min(burst, tokens + (Math.max(0, this.#clock.now() - at) / 1000) * per_second);
    if (refilled < 1) throw new TooManyAttempts(per_second > 0 ? ((1 - refilled) / per_second) * 1000 : null);
    return refilled;
  }
}
