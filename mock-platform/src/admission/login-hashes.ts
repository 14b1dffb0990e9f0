import { Refusal } from '../core/kernel/refusals.ts';
import type { AcceptedTimes } from './accepted-times.ts';
import type { OnceKeys } from './once-keys.ts';

/**
 * Login hashes that were accepted: each is good for once, so that an overheard one is worthless (rule.login-password-hash).
 * Only right ones are kept, and only as long as their time would be accepted.
 */
export class LoginHashes {
  readonly #times: AcceptedTimes;
  readonly #once: OnceKeys;

  constructor(times: AcceptedTimes, once: OnceKeys) {
    this.#times = times;
    this.#once = once;
  }

  /** `ts` is what the hash covers, epoch milliseconds. */
  requireNow(ts: number): void {
    this.#times.require(ts);
  }

  /** Uses up a right hash; the second use is refused. */
  async spend(world: string, no: string, hash: string, ts: number): Promise<void> {
    const spent = await this.#once.spend(`${world} ${no} login`, hash, this.#times.require(ts));
    if (spent.kind !== 'fresh') throw new Refusal('signatureReplayed');
  }
}
