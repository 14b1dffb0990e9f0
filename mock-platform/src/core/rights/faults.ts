import { ALL_USERS } from '@miczero/contracts/control';
import type { World } from '../state/world.ts';

/** Whether the acknowledgements of a user are held back. */
export function isHolding({ faults }: World, no: string): boolean {
  return includes(faults.holding, no);
}

/** Whether the network of a user is off. */
export function isCutOff({ faults }: World, no: string): boolean {
  return includes(faults.cut_off, no);
}

function includes(users: ReadonlyMap<string, true>, no: string): boolean {
  return users.size > 0 && (users.has(no) || users.has(ALL_USERS));
}
