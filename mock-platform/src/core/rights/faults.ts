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

/** Whether a call of a user, or of a visitor, waits for its answer. */
export function isStalled({ faults: { calls } }: World, call: string, no: string): boolean {
  return calls.some((each) => each.calls.includes(call) && (each.user === no || each.user === ALL_USERS));
}

function includes(users: ReadonlyMap<string, true>, no: string): boolean {
  return users.size > 0 && (users.has(no) || users.has(ALL_USERS));
}
