import { emptyWorld } from '../state/world.ts';
import { WorldBuilder } from './builder.ts';
import { SEED_WORLDS, type SeedWorldName } from './create-world.ts';

/** What an id stands for, and its name. */
export interface SeedMeaning {
  readonly kind: 'user' | 'hall' | 'channel' | 'room';
  readonly name: string;
}

/** What a world of a seed begins with. */
export interface SeedFacts {
  /** Of users, halls, channels and rooms. */
  readonly ids: ReadonlySet<string>;
  /** What each of them stands for. */
  readonly meanings: ReadonlyMap<string, SeedMeaning>;
  readonly phones: ReadonlySet<string>;
}

/** An arbitrary time: ids do not depend on it. */
const MOMENT = Date.UTC(2026, 8, 20);

/** The ids and accounts that a seed begins with; the same for every number of it. `size`: of the seeds that ask for one. */
export function seedFacts(name: SeedWorldName, size = 500): SeedFacts {
  const world = emptyWorld(name);
  SEED_WORLDS[name](new WorldBuilder(world, 1, MOMENT), { people: size, channels: 2 });
  const { accounts, halls, channels, rooms, phones } = world;
  const meant = <Id extends string, Named>(
    kind: SeedMeaning['kind'],
    all: ReadonlyMap<Id, Named>,
    nameOf: (one: Named) => string,
  ) => [...all].map(([id, one]): [string, SeedMeaning] => [id, { kind, name: nameOf(one) }]);
  const meanings = new Map<string, SeedMeaning>([
    ...meant('user', accounts, ({ nick }) => nick),
    ...meant('hall', halls, ({ name }) => name),
    ...meant('channel', channels, ({ name }) => name),
    ...meant('room', rooms.rooms, ({ name }) => name),
  ]);
  return { ids: new Set(meanings.keys()), meanings, phones: new Set(phones.keys()) };
}
