import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Clock } from '../ports.ts';

/** Clocks that agree still differ by this much; and an HTTP date has lost its milliseconds. */
const START_TOLERANCE_MS = 2000;

/**
 * Which dates of signatures and login hashes are accepted: those near the present time of this node's clock, and none from
 * before its start. What was used before the start is forgotten, so an older date could be that of a replay.
 *
 * Where the control API has moved a world ahead, its pages may have been moved with it: dates near the world's time are accepted
 * beside those of today, which tools and other pages still send.
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

  /**
   * Refuses a date, in epoch milliseconds, that is not accepted. `aheadMs` is how far the control API has moved the world ahead.
   * Answers the moment, by this node's clock, until which the date will be accepted.
   */
  require(moment: number, aheadMs: number): number {
    const until = this.#untilOf(moment) ?? (aheadMs > 0 ? this.#untilOf(moment - aheadMs) : null);
    if (until === null) throw new Refusal('signatureSkewed');
    return until;
  }

  #untilOf(moment: number): number | null {
    const now = this.#clock.now();
    const start = now - (this.#clock.steady() - this.#startedAt);
    const isNear = Math.abs(moment - now) <= SIGNATURE_SKEW_MS; // false for NaN
    return isNear && moment >= start - START_TOLERANCE_MS ? moment + SIGNATURE_SKEW_MS : null;
  }
}
