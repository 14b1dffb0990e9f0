import { worldSeed } from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { isSeed, typedNumber } from '../parts/typed-number.ts';

export type SeedWorld = z.output<typeof worldSeed>['seed_world'];

/** Seeds that hold as many people as are asked for. */
const SIZED: readonly SeedWorld[] = ['crowded', 'packed-room'];
export const PEOPLE_MOST = 20_000;

/** A new world as it is typed. */
export interface NewWorld {
  readonly seedWorld: SeedWorld;
  readonly seed: string;
  readonly people: string;
  readonly bots: boolean;
}

export const isSized = (seedWorld: SeedWorld): boolean => SIZED.includes(seedWorld);

export function isCrowd(typed: string): boolean {
  const people = typedNumber(typed);
  return Number.isInteger(people) && people >= 1 && people <= PEOPLE_MOST;
}

/** What the platform is asked for; null while a field does not fit. */
export function settingsOf({ seedWorld, seed, people, bots }: NewWorld): z.output<typeof worldSeed> | null {
  if (!isSeed(seed) || (isSized(seedWorld) && !isCrowd(people))) return null;
  const crowd = isSized(seedWorld) ? { people: Number(people) } : {};
  const settings = z.safeParse(worldSeed, { seed_world: seedWorld, seed: Number(seed), bots, ...crowd });
  return settings.success ? settings.data : null;
}
