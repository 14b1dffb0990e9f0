import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Clock } from '../ports.ts';
import type { OnceKeys } from './once-keys.ts';

/** Clocks that agree still differ by this much. */
const START_TOLERANCE_MS = 2000;

/**
 * Login hashes that were accepted: each is good for once, so that an overheard one is worthless (rule.login-password-hash).
 * Only right ones are kept, and only as long as their time would be accepted.
 */
export class LoginHashes {
  readonly #clock: Clock;
  readonly #once: OnceKeys;
  readonly #notBefore: number;

  constructor(clock: Clock, once: OnceKeys) {
    this.#clock = clock;
    this.#once = once;
    this.#notBefore = clock.now() - START_TOLERANCE_MS;
  }

  /** `ts` is what the hash covers, epoch milliseconds: it has to be near our clock, and not before this node's start. */
  requireNow(ts: number): void {
    // The hashes of an earlier start are forgotten: what was hashed then cannot be told from a replay.
    if (Math.abs(ts - this.#clock.now()) > SIGNATURE_SKEW_MS || ts < this.#notBefore)
      throw new Refusal('signatureSkewed');
  }

  /** Uses up a right hash; the second use is refused. */
  spend(world: string, no: string, hash: string, ts: number): void {
    const until = ts + SIGNATURE_SKEW_MS;
    const spent = this.#once.spend(`${world} ${no} login`, hash, until, this.#clock.now());
    if (spent.kind !== 'fresh') throw new Refusal('signatureReplayed');
  }
}
