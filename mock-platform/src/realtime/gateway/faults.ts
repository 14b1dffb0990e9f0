import { ALL_USERS } from '@miczero/contracts/control';

interface WorldFaults {
  /** Users whose acknowledgements are held back. */
  readonly holding: Set<string>;
  /** Users whose network is off. */
  readonly cutOff: Set<string>;
}

/** What is broken on purpose, by world. It stands outside the core: a lost frame never changes what happened. */
export class Faults {
  readonly #worlds = new Map<string, WorldFaults>();

  #of(world: string): WorldFaults {
    const known = this.#worlds.get(world);
    if (known) return known;
    const fresh: WorldFaults = { holding: new Set(), cutOff: new Set() };
    this.#worlds.set(world, fresh);
    return fresh;
  }

  /** Holds back the acknowledgements of a user, and the copies that a user receives of their own messages. */
  setHolding(world: string, no: string, holds: boolean): void {
    if (holds) this.#of(world).holding.add(no);
    else this.#of(world).holding.delete(no);
  }

  isHolding(world: string, no: string): boolean {
    return includes(this.#worlds.get(world)?.holding, no);
  }

  setCutOff(world: string, no: string, cutOff: boolean): void {
    if (cutOff) this.#of(world).cutOff.add(no);
    else this.#of(world).cutOff.delete(no);
  }

  isCutOff(world: string, no: string): boolean {
    return includes(this.#worlds.get(world)?.cutOff, no);
  }

  forget(world: string): void {
    this.#worlds.delete(world);
  }
}

function includes(users: ReadonlySet<string> | undefined, no: string): boolean {
  return users !== undefined && users.size > 0 && (users.has(no) || users.has(ALL_USERS));
}
