import { SMS_CODE_LIFETIME_MS } from '@miczero/contracts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Clock } from '../ports.ts';
import { Buckets } from './buckets.ts';

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

/** Attempts at once, and in the long run. */
interface Rate {
  readonly burst: number;
  readonly per_second: number;
  /** What never refills is about something that is over by then. */
  readonly over_after_ms?: number;
}

/** What may be tried how often. Guessing a password, a code or a captcha must not pay. */
export const RATES = {
  /** Any signed call of one person: far more than a client makes, far less than a script can. */
  call: { burst: 150, per_second: 15 },
  /** Of these, calls that others hear of: one caller's work is many people's. */
  telling: { burst: 60, per_second: 10 },
  /** Any unsigned call from one address, behind which there may be a whole office. */
  visitor: { burst: 200, per_second: 20 },
  /** Signed calls and handshakes from one address whose signature is none, or not good. */
  stranger: { burst: 300, per_second: 20 },
  /** Sockets that one person opens. Each tells others twice, when it comes and when it goes: no faster than `telling`. */
  connect: { burst: 30, per_second: 1 },
  /** Sockets that one address opens: after an outage a whole office comes back at once. */
  connectAddress: { burst: 300, per_second: 20 },
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
  smsCodeSent: { burst: 30, per_second: 0, over_after_ms: SMS_CODE_LIFETIME_MS },
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

export type RateName = keyof typeof RATES;

/**
 * Token buckets of this node, outside of the worlds: an attempt that a bucket refuses never becomes a command, so that it
 * cannot grow the log either. What the core refuses has been written down by then, except for wrong passwords and sms
 * codes, which are looked at before (routes/logins.ts); the buckets bound the rest.
 *
 * Every rate has a place of its own for its keys, and only keys that are as good as new make room. With no room left a
 * newcomer of that rate is refused, and whoever is known goes on: as long as somebody holds all the keys of a rate, that
 * kind of attempt is closed to others, which is noticed and over a minute after they stop, instead of open to guessing,
 * which nobody would notice. An address pays (`visitor`, `loginAddress`, `loginCode`, `sms`) before a key of its own choice
 * is counted, so that this takes hundreds of networks at once, and thousands of attempts a second at passwords: against
 * those no limit of one node helps, only one in front of it.
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
   * Counts one attempt; one too many is refused as `TooManyAttempts`. `raisedTo`: a world made for load allows so much
   * more.
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

/** Tokens that are left, one at least. */
function requireToken(buckets: Buckets, key: string, { burst, per_second }: Rate, now: number): number {
  const waitMs = buckets.waitFor(key, now);
  if (waitMs > 0) throw new TooManyAttempts(waitMs);
  const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
  const refilled = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * per_second);
  if (refilled < 1) throw new TooManyAttempts(per_second > 0 ? ((1 - refilled) / per_second) * 1000 : null);
  return refilled;
}
