import { createRandom } from '../core/kernel/random.ts';

/** What decides which of the attempts that a fault is meant for it meets. */
interface CountedFault {
  readonly times?: number | undefined;
  readonly rate: number;
  readonly seed: number;
}

/**
 * Counts what each fault has met, for `times` and `rate`. The count belongs to the object of the fault, which stays the same while its
 * list keeps it. It is of this node and not of the world: a call or a handshake that fails changes nothing there.
 */
export class FaultCounts {
  readonly #counts = new WeakMap<CountedFault, { seen: number; met: number }>();

  /** Whether a fault at this place of its list meets the next attempt of a user. */
  strikes(fault: CountedFault, place: number, no: string): boolean {
    const count = this.#counts.get(fault) ?? { seen: 0, met: 0 };
    this.#counts.set(fault, count);
    if (fault.times !== undefined && count.met >= fault.times) return false;
    count.seen += 1;
    const isMet = createRandom(`${fault.seed} ${place} ${no} ${count.seen}`).chance(fault.rate);
    if (isMet) count.met += 1;
    return isMet;
  }
}
