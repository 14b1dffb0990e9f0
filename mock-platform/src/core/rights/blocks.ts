import type { UserNo } from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Turn } from '../kernel/turn.ts';
import type { Account } from '../state/accounts.ts';
import { isLinked } from '../state/social.ts';
import type { World } from '../state/world.ts';

/** Whether a blocks b: then b reaches a with nothing. */
export function hasBlocked(world: World, a: UserNo, b: UserNo): boolean {
  return isLinked(world.social.blocks, a, b);
}

/** The other person of a pair, who exists and is not the actor. */
export function requireOther(turn: Turn, no: UserNo): { own: UserNo; other: Account } {
  const { no: own } = turn.account;
  const other = turn.world.accounts.get(no);
  if (!other) throw new Refusal('userUnknown');
  if (other.no === own) throw new Refusal('relationSelf');
  return { own, other };
}

/** Refuses contact between two people with a block between them, in either direction. */
export function requireNoBlock(world: World, own: UserNo, other: UserNo): void {
  if (hasBlocked(world, other, own)) throw new Refusal('relationRefused');
  if (hasBlocked(world, own, other)) throw new Refusal('relationBlocked');
}
