/** Adds up the time in which something held a run. Holds at one moment, as of steps that play together, count once. */
export class Holds {
  #under = 0;
  #since = 0;
  #ms = 0;

  get ms(): number {
    return this.#ms;
  }

  async until(hold: Promise<void> | void): Promise<void> {
    if (!hold) return;
    if (this.#under === 0) this.#since = Date.now();
    this.#under += 1;
    try {
      await hold;
    } finally {
      this.#under -= 1;
      if (this.#under === 0) this.#ms += Date.now() - this.#since;
    }
  }
}
