import { ENDPOINTS, type HallId, type RoomId, type UserNo } from '@miczero/contracts';
import { ALL_USERS } from '@miczero/contracts/control';
import { hallIdOf, roomIdOf, userNoOf } from '../core/kernel/ids.ts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { World } from '../core/state/world.ts';
import { InvalidRequest } from '../http/failures.ts';

/** Names in scripts must exist: a typing error without effect would go unnoticed. */

export function knownUser({ accounts }: World, user: string): UserNo {
  const no = userNoOf(user);
  if (!accounts.has(no)) throw new Refusal('userUnknown');
  return no;
}

/** A user number, or `*` for all users. */
export function requireUserOrAll(world: World, user: string): void {
  if (user !== ALL_USERS) knownUser(world, user);
}

/** The name of a call of the contract. */
export function requireCall(name: string): void {
  if (!Object.hasOwn(ENDPOINTS, name)) throw new InvalidRequest([`calls: ${name} is no call`]);
}

export function knownHall({ halls }: World, hall: string): HallId {
  const id = hallIdOf(hall);
  if (!halls.has(id)) throw new Refusal('hallProblem');
  return id;
}

export function knownRoom({ rooms }: World, room: string): RoomId {
  const id = roomIdOf(room);
  if (!rooms.rooms.has(id)) throw new Refusal('roomUnknown');
  return id;
}
