import type { HallEventOut } from '../../core/kernel/events.ts';

const HELD_MAX = 1000;
/** Stands for every person of the world. */
export const ALL_USERS = '*';

interface WorldFaults {
  /** Whose acknowledgements are held back. */
  readonly holding: Set<string>;
  held: HallEventOut[];
  /** Whose network is off. */
  readonly cutOff: Set<string>;
}

/** What is broken on purpose, by world. Outside of the core: a lost frame never changes what happened. */
export class Faults {
  readonly #worlds = new Map<string, WorldFaults>();

  #of(world: string): WorldFaults {
    const known = this.#worlds.get(world);
    if (known) return known;
    const fresh: WorldFaults = { holding: new Set(), held: [], cutOff: new Set() };
    this.#worlds.set(world, fresh);
    return fresh;
  }

  holdAcks(world: string, no: string): void {
    this.#of(world).holding.add(no);
  }

  /** Whether to keep an event back; keeps it. Above the bound the oldest is lost, as on a real network. */
  keepBack(world: string, event: HallEventOut): boolean {
    const faults = this.#worlds.get(world);
    if (!faults || event.name !== 'chatAcknowledged' || event.audience.kind !== 'user') return false;
    if (!this.isHolding(world, event.audience.no)) return false;
    faults.held.push(event);
    if (faults.held.length > HELD_MAX) faults.held.shift();
    return true;
  }

  /** Whether this person is kept from learning that their messages were stored: their own copies are kept back, too. */
  isHolding(world: string, no: string): boolean {
    const holding = this.#worlds.get(world)?.holding;
    return holding !== undefined && holding.size > 0 && (holding.has(ALL_USERS) || holding.has(no));
  }

  /** Stops holding for a person and takes out what was held for them. */
  releaseAcks(world: string, no: string): HallEventOut[] {
    const faults = this.#of(world);
    faults.holding.delete(no);
    const isTheirs = (event: HallEventOut) =>
      no === ALL_USERS || (event.audience.kind === 'user' && event.audience.no === no);
    const taken = faults.held.filter(isTheirs);
    faults.held = faults.held.filter((event) => !isTheirs(event));
    return taken;
  }

  heldCount(world: string): number {
    return this.#worlds.get(world)?.held.length ?? 0;
  }

  setCutOff(world: string, no: string, cutOff: boolean): void {
    if (cutOff) this.#of(world).cutOff.add(no);
    else this.#of(world).cutOff.delete(no);
  }

  isCutOff(world: string, no: string): boolean {
    const cutOff = this.#worlds.get(world)?.cutOff;
    return cutOff !== undefined && cutOff.size > 0 && (cutOff.has(no) || cutOff.has(ALL_USERS));
  }

  forget(world: string): void {
    this.#worlds.delete(world);
  }
}
