import type { AckCounts } from '../gateway/connection.ts';

/** Messages of one connection that wait for an acknowledgement; beyond this the oldest count as lost. */
const AWAITED_MAX = 1000;

interface Awaited {
  readonly name: string;
  /** The code that acknowledges it (contracts: room/ack.ts). */
  readonly code: number;
}

/** The messages that a room socket has not acknowledged yet (socket.room.ack). */
export class AckBook {
  readonly #awaited = new Map<string, Awaited>();
  #acked = 0;
  #wrong = 0;
  #lost = 0;

  expect(mid: string, awaited: Awaited): void {
    this.#awaited.set(mid, awaited);
    if (this.#awaited.size <= AWAITED_MAX) return;
    for (const oldest of this.#awaited.keys()) {
      this.#awaited.delete(oldest);
      this.#lost += 1;
      return;
    }
  }

  /** Takes an acknowledgement; null for a frame that is not one. A wrong code does not acknowledge. */
  take(mid: string, code: number): { readonly name: string; readonly isRight: boolean } | null {
    const awaited = this.#awaited.get(mid);
    if (!awaited) return null;
    const isRight = awaited.code === code;
    if (isRight) {
      this.#awaited.delete(mid);
      this.#acked += 1;
    } else this.#wrong += 1;
    return { name: awaited.name, isRight };
  }

  get counts(): AckCounts {
    return { acked: this.#acked, unacked: this.#awaited.size + this.#lost, wrong: this.#wrong };
  }
}
