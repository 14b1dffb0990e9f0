import { emptyWorld } from '../state/world.ts';
import { WorldBuilder } from './builder.ts';
import { SEED_WORLDS, type SeedWorldName } from './create-world.ts';

/** What a world of a seed begins with. */
export interface SeedFacts {
  /** Of users, halls, channels and rooms. */
  readonly ids: ReadonlySet<string>;
  readonly phones: ReadonlySet<string>;
}

/** An arbitrary time: ids do not depend on it. */
const MOMENT = Date.UTC(2026, 8, 20);

/** The ids and accounts that a seed begins with; the same for every number of it. `size`: of the seeds that ask for one. */
export function seedFacts(name: SeedWorldName, size = 500): SeedFacts {
  const world = emptyWorld(name);
  SEED_WORLDS[name](new WorldBuilder(world, 1, MOMENT), { people: size, channels: 2 });
  const { accounts, halls, channels, rooms, phones } = world;
  const ids = new Set<string>([...accounts.keys(), ...halls.keys(), ...channels.keys(), ...rooms.rooms.keys()]);
  return { ids, phones: new Set(phones.keys()) };
}
