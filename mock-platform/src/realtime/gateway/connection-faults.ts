import { ALL_USERS, type ConnectionFault } from '@miczero/contracts/control';
import { FaultCounts } from '../../admission/fault-counts.ts';
import type { World } from '../../core/state/world.ts';
import type { SocketKind } from './socket-kind.ts';

type Kind = ConnectionFault['kind'];

/** Whose socket it is, and of which kind. */
export interface Attempt {
  /** User number; empty where the handshake does not tell. */
  readonly no: string;
  readonly socket: SocketKind;
}

/** Finds the fault that a new socket meets, as `World.faults` asks for. */
export class ConnectionFaults {
  readonly #counts = new FaultCounts();

  /** The first fault of these kinds that meets an attempt. */
  meet({ faults }: World, kinds: readonly Kind[], attempt: Attempt): ConnectionFault | null {
    for (const [place, fault] of faults.connections.entries()) {
      const isOne = kinds.includes(fault.kind) && isMeant(fault, attempt);
      if (isOne && this.#counts.strikes(fault, place, attempt.no)) return fault;
    }
    return null;
  }
}

function isMeant({ user, socket }: ConnectionFault, attempt: Attempt): boolean {
  return (user === ALL_USERS || user === attempt.no) && (socket === undefined || socket === attempt.socket);
}
