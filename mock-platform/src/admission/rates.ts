import { SMS_CODE_LIFETIME_MS } from '@miczero/contracts';

/** Attempts at once, and in the long run. */
export interface Rate {
  readonly burst: number;
  readonly per_second: number;
  /** Milliseconds after which the subject of a bucket that never refills has ended. */
  readonly over_after_ms?: number;
}

/** How often each kind of attempt is allowed. Guessing a password, a code or a captcha must not pay. */
export const RATES = {
  /** Any signed call of one person: far more than a client makes, far less than a script can make. */
  call: { burst: 150, per_second: 15 },
  /** Signed calls that cause events for other users: one call costs as much work as many deliveries. */
  telling: { burst: 60, per_second: 10 },
  /** Any unsigned call from one address, behind which there may be a whole office. */
  visitor: { burst: 200, per_second: 20 },
  /** Signed calls and handshakes from one address without a valid signature. */
  stranger: { burst: 300, per_second: 20 },
  /** Sockets that one person opens. Others receive two events for each, when it opens and when it ends: no faster than `telling`. */
  connect: { burst: 30, per_second: 1 },
  /** Sockets that one address opens: after an outage a whole office comes back at once. */
  connectAddress: { burst: 300, per_second: 20 },
  /**
   * Passwords and codes: attempts of one address on one account; wrong ones of one address on all accounts; wrong passwords of
   * one address on one account, and of all addresses on one account. One address guesses five times slower than an account
   * forgets, so it cannot use up the guesses of others.
   */
  login: { burst: 10, per_second: 0.2 },
  loginAddress: { burst: 60, per_second: 0.5 },
  loginGuess: { burst: 10, per_second: 0.02 },
  loginAccount: { burst: 50, per_second: 0.1 },
  /**
   * Passwords of one neighbourhood for an account whose guesses are used up: a new device of its owner gets in, and who guesses has two
   * passwords for each neighbourhood, and then one in a quarter of an hour.
   */
  loginAttacked: { burst: 2, per_second: 0.001 },
  /** Numbers that one address tries to register. */
  register: { burst: 20, per_second: 0.05 },
  captcha: { burst: 120, per_second: 2 },
  sms: { burst: 60, per_second: 1 },
  captchaAnswer: { burst: 5, per_second: 0.02 },
  loginCode: { burst: 30, per_second: 0.2 },
  smsCode: { burst: 5, per_second: 0.02 },
  /** Guesses of all callers at one code that was sent; after that many a new code is needed. */
  smsCodeSent: { burst: 30, per_second: 0, over_after_ms: SMS_CODE_LIFETIME_MS },
  password: { burst: 10, per_second: 0.2 },
  report: { burst: 10, per_second: 0.05 },
  censor: { burst: 60, per_second: 2 },
  realName: { burst: 5, per_second: 0.01 },
  room: { burst: 5, per_second: 0.05 },
  visit: { burst: 30, per_second: 1 },
  gift: { burst: 60, per_second: 10 },
  volume: { burst: 30, per_second: 10 },
  /** Frames of one person on all their hall and room sockets together: as many as one socket may send. */
  frames: { burst: 100, per_second: 40 },
  /** Entering the audio of a place: every entry is announced to all its members. */
  audioJoin: { burst: 10, per_second: 1 },
  /** Packets of one person on all their sockets of the messaging provider together: a synchronisation must not hold up lines of a hall. */
  packets: { burst: 100, per_second: 40 },
  relation: { burst: 60, per_second: 1 },
  /** Making and ending groups, and changing their members: each is announced to a whole group. */
  group: { burst: 40, per_second: 1 },
  clientLog: { burst: 60, per_second: 1 },
  search: { burst: 30, per_second: 2 },
  upload: { burst: 20, per_second: 0.5 },
  /** Entering and leaving: each is announced to a whole hall. */
  membership: { burst: 20, per_second: 0.5 },
  /** Making and changing halls, channels, notices, members and teams. */
  hallWrite: { burst: 40, per_second: 1 },
  /** Making, paying and closing orders. */
  order: { burst: 30, per_second: 0.5 },
  /** Halls created by one person. */
  hallCreate: { burst: 5, per_second: 0.01 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;
