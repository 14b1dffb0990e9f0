import type { WorldTimers } from '../../worlds/world-timers.ts';
import type { Connection } from './connection.ts';
import type { BrokenFate } from './journal.ts';
import { MessageFaults } from './message-faults.ts';

/** Reads a frame. */
type Read = () => void;

/** Breaks the frames of clients on their way to one gateway, as `World.faults` asks for. */
export class InboundFaults<C extends Connection> {
  readonly #faults: MessageFaults<C, Read>;

  constructor(socket: 'hall' | 'room' | 'im', timers: WorldTimers) {
    // What is late on a socket that has closed meanwhile is lost with it.
    const push = (connection: C, read: Read) => {
      if (connection.isUp) read();
    };
    this.#faults = new MessageFaults({ direction: 'in', socket, timers, push });
  }

  /** Reads a frame now, later, twice or never. Answers what its fault made of it; null for none. */
  meet(connection: C, name: string, read: Read): BrokenFate | null {
    const { runner } = connection;
    if (runner.world.faults.messages.length === 0 && !this.#faults.isWaiting(runner)) {
      read();
      return null;
    }
    // The contract has no fault that would cut off or rename what a client has sent.
    return this.#faults.deliver({ name }, connection, { whole: read, cut: () => read, strange: () => read });
  }
}
