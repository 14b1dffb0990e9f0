import { createRandom } from '../core/kernel/random.ts';

/** What decides which of the attempts that a fault is meant for it meets. */
interface CountedFault {
  readonly times?: number | undefined;
  readonly rate: number;
  readonly seed: number;
}

/**
 * Counts what each fault has met, for `times`, and the attempts of each user, for `rate`: those of others change nothing for a user.
 * The count belongs to the object of the fault, which stays the same while its list keeps it. It is of this node and not of the world:
 * a call or a handshake that fails changes nothing there.
 */
export class FaultCounts {
  readonly #counts = new WeakMap<CountedFault, { met: number; readonly seen: Map<string, number> }>();

  /** Whether a fault at this place of its list meets the next attempt of a user. */
  strikes(fault: CountedFault, place: number, no: string): boolean {
    const count = this.#counts.get(fault) ?? { met: 0, seen: new Map() };
    this.#counts.set(fault, count);
    if (fault.times !== undefined && count.met >= fault.times) return false;
    const seen = (count.seen.get(no) ?? 0) + 1;
    count.seen.set(no, seen);
    const isMet = createRandom(`${fault.seed} ${place} ${no} ${seen}`).chance(fault.rate);
    if (isMet) count.met += 1;
    return isMet;
  }
}
