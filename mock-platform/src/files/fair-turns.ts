interface Waiting {
  readonly start: () => Promise<void>;
}

/**
 * A few places for work that takes long, shared fairly: an owner has one place at a time, and the owners who wait take turns.
 * Slow or many pieces of one owner delay that owner only, as long as another place is free.
 */
export class FairTurns {
  readonly #places: number;
  readonly #working = new Set<string>();
  /** Owners in the order of their turns, and what each waits with. */
  readonly #queues = new Map<string, Waiting[]>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Runs work when it is its owner's turn. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(owner) ?? [];
      queue.push({ start: () => work().then(resolve, reject) });
      this.#queues.set(owner, queue);
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const [owner, queue] of this.#queues) {
      if (this.#working.size >= this.#places) return;
      if (this.#working.has(owner)) continue;
      const next = queue.shift();
      if (queue.length === 0) this.#queues.delete(owner);
      if (next) this.#begin(owner, next);
    }
  }

  #begin(owner: string, { start }: Waiting): void {
    this.#working.add(owner);
    void start().then(() => {
      this.#working.delete(owner);
      // To the end of the row: the others are before this owner's next piece.
      const queue = this.#queues.get(owner);
      if (queue && this.#queues.delete(owner)) this.#queues.set(owner, queue);
      this.#startNext();
    });
  }
}
