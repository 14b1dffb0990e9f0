import type { Turn } from '../../turn.ts';
import type { World } from '../../world.ts';
import { endOverdueInvites, hasEndedInvite } from './invites.ts';
import { hasEndedNotice, takeDownEnded } from './notices.ts';

/** Ends the invites and takes down the notices whose time is over. */
export function sweepLobby(turn: Turn, _input: Record<never, never>): Record<never, never> {
  endOverdueInvites(turn);
  takeDownEnded(turn);
  return {};
}

/** Whether `sweepLobby` has anything to do. */
export function isLobbySweepDue(world: World, now: number): boolean {
  return hasEndedInvite(world, now) || hasEndedNotice(world, now);
}
