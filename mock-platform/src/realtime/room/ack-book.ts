/** Acknowledgements waited for on one connection; the oldest are given up beyond this. */
const AWAITED_MAX = 1000;

interface Awaited {
  readonly name: string;
  /** The code that acknowledges it (contracts: room/ack.ts). */
  readonly code: number;
}

/** What one room socket still owes: socket.room.ack says that every message is acknowledged. */
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

  /** Takes an acknowledgement: what it was for, or null for something else. A wrong code does not acknowledge. */
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

  get counts(): { readonly acked: number; readonly unacked: number; readonly wrong: number } {
    return { acked: this.#acked, unacked: this.#awaited.size + this.#lost, wrong: this.#wrong };
  }
}
