import type { Actor } from '../../core/kernel/turn.ts';
import { type Call, callerOf } from '../call.ts';

/** The caller of a call that changes a hall; too many such calls at once are refused. */
export async function takeHallWrite(call: Pick<Call, 'actor' | 'limits' | 'runner'>): Promise<Actor> {
  const actor = callerOf(call);
  await call.limits.take('hallWrite', `${call.runner.name} ${actor.no}`);
  return actor;
}
