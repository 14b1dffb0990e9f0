import type { UserNo } from '@miczero/contracts';
import { userNoOf } from '../core/kernel/ids.ts';
import type { World } from '../core/state/world.ts';

/** The users that can be bots: those without a phone number, so that no client can sign in as them. */
export const isBot = ({ accounts }: World, no: UserNo): boolean => accounts.get(no)?.phone === '';

export function botsOf(world: World): UserNo[] {
  return [...world.accounts.keys()].map(userNoOf).filter((no) => isBot(world, no));
}
