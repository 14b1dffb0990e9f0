import { ALL_USERS, type ConnectionFault } from '@miczero/contracts/control';
import { createRandom } from '../../core/kernel/random.ts';
import type { World } from '../../core/state/world.ts';
import type { SocketKind } from './socket-kind.ts';

type Kind = ConnectionFault['kind'];

/** Whose socket it is, and of which kind. */
export interface Attempt {
  /** User number; empty where the handshake does not tell. */
  readonly no: string;
  readonly socket: SocketKind;
}

/**
 * Finds the fault that a new socket meets, as `World.faults` asks for. How many it has met is counted here and by each node: a
 * handshake that fails changes nothing in the world.
 */
export class ConnectionFaults {
  /** A fault that stands in the next list as well keeps its object, and with it its count. */
  readonly #counts = new WeakMap<ConnectionFault, { seen: number; met: number }>();

  /** The first fault of these kinds that meets an attempt. */
  meet({ faults }: World, kinds: readonly Kind[], attempt: Attempt): ConnectionFault | null {
    for (const [place, fault] of faults.connections.entries()) {
      if (kinds.includes(fault.kind) && isMeant(fault, attempt) && this.#strikes(fault, place, attempt)) return fault;
    }
    return null;
  }

  #strikes(fault: ConnectionFault, place: number, { no }: Attempt): boolean {
    const count = this.#counts.get(fault) ?? { seen: 0, met: 0 };
    this.#counts.set(fault, count);
    if (fault.times !== undefined && count.met >= fault.times) return false;
    count.seen += 1;
    const isMet = createRandom(`${fault.seed} ${place} ${no} ${count.seen}`).chance(fault.rate);
    if (isMet) count.met += 1;
    return isMet;
  }
}

function isMeant({ user, socket }: ConnectionFault, attempt: Attempt): boolean {
  return (user === ALL_USERS || user === attempt.no) && (socket === undefined || socket === attempt.socket);
}
