import { Refusal } from '../core/kernel/refusals.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { AcceptedTimes } from './accepted-times.ts';
import type { OnceKeys } from './once-keys.ts';

/** The world of a login, and how far the control API has moved it ahead. */
type LoginWorld = Pick<WorldRunner, 'name' | 'aheadMs'>;

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

  /** `ts` is what the hash covers, epoch milliseconds; `aheadMs` how far the control API has moved the world ahead. */
  requireNow(ts: number, aheadMs: number): void {
    this.#times.require(ts, aheadMs);
  }

  /** Uses up a right hash; the second use is refused. */
  async spend({ name, aheadMs }: LoginWorld, no: string, hash: string, ts: number): Promise<void> {
    const spent = await this.#once.spend(`${name} ${no} login`, hash, this.#times.require(ts, aheadMs));
    if (spent.kind !== 'fresh') throw new Refusal('signatureReplayed');
  }
}
