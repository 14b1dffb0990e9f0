import type { MessageFault } from '@miczero/contracts/control';

interface Counted {
  number: number;
  /** The message that was counted last: every socket of the receiver counts the same one. */
  latest: object;
}

/**
 * Numbers the messages that each fault is meant for, for each receiver: mids differ between two runs of a scenario, and their order does
 * not. The numbers belong to the object of the fault, which stays the same while its list keeps it.
 */
export class MessageCounts {
  readonly #counts = new WeakMap<MessageFault, Map<string, Counted>>();

  /** Number of a message for a user, from 1; the same for each socket of the user. */
  numberOf(fault: MessageFault, no: string, message: object): number {
    const ofUsers = this.#counts.get(fault) ?? new Map<string, Counted>();
    this.#counts.set(fault, ofUsers);
    const counted = ofUsers.get(no);
    if (!counted) {
      ofUsers.set(no, { number: 1, latest: message });
      return 1;
    }
    if (counted.latest !== message) {
      counted.number += 1;
      counted.latest = message;
    }
    return counted.number;
  }
}
