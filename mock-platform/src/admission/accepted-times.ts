import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Clock } from '../ports.ts';

/** Clocks that agree still differ by this much; and an HTTP date has lost its milliseconds. */
const START_TOLERANCE_MS = 2000;

/**
 * Which dates of signatures and login hashes are accepted: those near the present time of this node's clock, and none from
 * before its start. What was used before the start is forgotten, so an older date could be that of a replay.
 *
 * The start is measured back from the present by the time that has passed: after a correction of the clock the dates of
 * today are accepted at once.
 */
export class AcceptedTimes {
  readonly #clock: Clock;
  readonly #startedAt: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#startedAt = clock.steady();
  }

  /** Refuses a date, in epoch milliseconds, that is not accepted. Answers the moment until which it will be. */
  require(moment: number): number {
    const now = this.#clock.now();
    const start = now - (this.#clock.steady() - this.#startedAt);
    const isNear = Math.abs(moment - now) <= SIGNATURE_SKEW_MS; // false for NaN
    if (!isNear || moment < start - START_TOLERANCE_MS) throw new Refusal('signatureSkewed');
    return moment + SIGNATURE_SKEW_MS;
  }
}
