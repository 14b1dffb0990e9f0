import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Clock } from '../ports.ts';

/** Clocks that agree still differ by this much. */
const START_TOLERANCE_MS = 2000;
const SWEEP_MS = 60_000;

/**
 * Login hashes that were accepted: each is good for once, so that an overheard one is worthless (rule.login-password-hash).
 * Only right ones are kept, and only as long as their time would be accepted.
 */
export class LoginHashes {
  readonly #clock: Clock;
  /** To the moment after which each may be forgotten. */
  readonly #used = new Map<string, number>();
  readonly #notBefore: number;
  #sweptAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
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
    this.#sweep();
    const key = `${world} ${no} ${hash}`;
    if (this.#used.has(key)) throw new Refusal('signatureReplayed');
    this.#used.set(key, ts + SIGNATURE_SKEW_MS);
  }

  #sweep(): void {
    const now = this.#clock.now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [key, until] of this.#used) if (until < now) this.#used.delete(key);
  }
}
