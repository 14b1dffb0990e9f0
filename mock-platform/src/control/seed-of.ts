import type { ControlData } from '@miczero/contracts/control';
import { Turn } from '../core/kernel/turn.ts';
import { createWorld } from '../core/seeds/create-world.ts';
import { emptyWorld, type World } from '../core/state/world.ts';
import { seedWorldOf } from './world-calls.ts';

/** What the seed of a world begins with: the world is made again beside it, as it was before its first command. */
export function seedOf({ name, seed_world, seed, people, clock }: World): ControlData<'worlds.seed'> {
  const world = emptyWorld(name);
  createWorld(new Turn(world, clock, null, ''), { seed_world: seedWorldOf(seed_world), seed, people });
  return {
    people: [...world.accounts.values()].map(({ no, nick, phone }) => ({ user: no, nick, phone })),
    halls: [...world.halls.keys()],
    channels: [...world.channels.keys()],
    rooms: [...world.rooms.rooms.keys()],
  };
}
