/** Above this the oldest is lost, as on a real network. */
const HELD_MAX = 1000;

interface Held<Event> {
  readonly no: string;
  readonly event: Event;
}

/** The acknowledgements that a fault keeps back, by world. */
export class HeldEvents<Event> {
  readonly #worlds = new Map<string, Held<Event>[]>();

  keep(world: string, no: string, event: Event): void {
    const held = this.#worlds.get(world) ?? [];
    held.push({ no, event });
    if (held.length > HELD_MAX) held.shift();
    this.#worlds.set(world, held);
  }

  /** Removes and returns the events of users whose fault has ended, oldest first. */
  release(world: string, isHolding: (no: string) => boolean): Event[] {
    const held = this.#worlds.get(world) ?? [];
    const kept = held.filter(({ no }) => isHolding(no));
    if (kept.length > 0) this.#worlds.set(world, kept);
    else this.#worlds.delete(world);
    return held.flatMap(({ no, event }) => (isHolding(no) ? [] : [event]));
  }

  count(world: string): number {
    return this.#worlds.get(world)?.length ?? 0;
  }

  forget(world: string): void {
    this.#worlds.delete(world);
  }
}
