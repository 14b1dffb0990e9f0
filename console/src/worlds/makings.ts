/** How often each world has been made anew while the page was open, also by another console or from the command line. */
export class Makings {
  readonly #reached = new Map<string, number>();
  readonly #anew = new Map<string, number>();

  /** What the list of worlds says: a world that has gone back was made anew. */
  note(worlds: readonly { readonly name: string; readonly sequence: number }[]): void {
    for (const { name, sequence } of worlds) {
      if (sequence < (this.#reached.get(name) ?? 0)) this.#anew.set(name, this.of(name) + 1);
      this.#reached.set(name, sequence);
    }
  }

  /** A reset from this page: it counts once, whether the list has told of it or another read was too late to see it. */
  madeAnew(world: string, former: number): void {
    this.#anew.set(world, Math.max(this.of(world), former + 1));
  }

  of(world: string): number {
    return this.#anew.get(world) ?? 0;
  }
}
