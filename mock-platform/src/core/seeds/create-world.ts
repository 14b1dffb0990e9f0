import { Misfit } from '../kernel/refusals.ts';
import type { Turn } from '../kernel/turn.ts';
import type { SendLimits } from '../state/chat.ts';
import { emptyWorld } from '../state/world.ts';
import { type SeedOptions, WorldBuilder } from './builder.ts';
import { seedCrowded } from './crowded.ts';
import { seedDemo } from './demo.ts';
import { seedEveryRole } from './every-role.ts';
import { seedPackedRoom } from './packed-room.ts';
import { seedTwoFriends } from './two-friends.ts';

/** Worlds by name. Each is generated from a number and the moment of creation, and from nothing else. */
export const SEED_WORLDS = {
  empty: () => {},
  'two-friends': seedTwoFriends,
  demo: seedDemo,
  crowded: seedCrowded,
  'packed-room': seedPackedRoom,
  'every-role': seedEveryRole,
} as const satisfies Record<string, (builder: WorldBuilder, options: SeedOptions) => void>;

export type SeedWorldName = keyof typeof SEED_WORLDS;

export const isSeedWorld = (name: string): name is SeedWorldName => Object.hasOwn(SEED_WORLDS, name);

/** Seeds under the names that they have in logs of earlier versions. */
const FORMER_SEED_WORLDS = { stage: seedEveryRole } as const;

export interface CreateWorldInput {
  readonly seed_world: SeedWorldName | keyof typeof FORMER_SEED_WORLDS;
  readonly seed: number;
  readonly people?: number | undefined;
  /** Text channels of the hall of `crowded`. Default: 2. */
  readonly channels?: number | undefined;
  /** Moment at which the world's clock begins; absent: now. */
  readonly clock?: number | undefined;
  readonly bots?: boolean | undefined;
  /** Replaces the limits on sending: load tests need other ones than people. */
  readonly limits?: SendLimits | undefined;
}

/** The first command of every log: fills the world. Refused in a world that exists: another node has made it. */
export function createWorld(turn: Turn, input: CreateWorldInput): { people: number } {
  const { world } = turn;
  if (world.seed_world !== '') throw new Misfit('world: exists already');
  const { sequence } = world;
  const clock = input.clock ?? turn.at;
  const { seed_world, seed, bots = false, people = 500, channels = 2 } = input;
  const begun = { sequence, clock, offset: clock - turn.at, seed_world, seed, people, bots };
  Object.assign(world, emptyWorld(world.name), begun);
  if (input.clock !== undefined) world.began = input.clock;
  if (input.limits) world.limits = { ...input.limits };
  const builder = new WorldBuilder(world, seed, clock);
  const fill = { ...FORMER_SEED_WORLDS, ...SEED_WORLDS }[seed_world];
  fill(builder, { people, channels });
  return { people: world.accounts.size };
}
