/** The work of one socket, each piece after the one before. A piece that breaks is told, and those behind it go on. */
export class InOrder {
  #last: Promise<void> = Promise.resolve();

  run(work: () => Promise<void>, onBroken: (error: unknown) => void): void {
    this.#last = this.#last.then(work).catch(onBroken);
  }
}
