import { emptyWorld } from '../state/world.ts';
import { WorldBuilder } from './builder.ts';
import { SEED_WORLDS, type SeedWorldName } from './create-world.ts';

/** An arbitrary time, and the size of the seeds that ask for one: ids depend on neither. */
const MOMENT = Date.UTC(2026, 8, 20);
const SIZE = { people: 1, channels: 2 };

/** The ids of the users, halls, channels and rooms that a seed begins with; the same for every number of it. */
export function seedIds(name: SeedWorldName): ReadonlySet<string> {
  const world = emptyWorld(name);
  SEED_WORLDS[name](new WorldBuilder(world, 1, MOMENT), SIZE);
  const { accounts, halls, channels, rooms } = world;
  return new Set<string>([...accounts.keys(), ...halls.keys(), ...channels.keys(), ...rooms.rooms.keys()]);
}
