import { raisedIn } from '../../admission/raised-rate.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import { type Call, callerOf } from '../call.ts';

/** The caller of a call that changes a hall; too many such calls at once are refused. */
export async function takeHallWrite(call: Pick<Call, 'actor' | 'limits' | 'runner'>): Promise<Actor> {
  return taken(call, 'hallWrite');
}

/** The caller of a call that enters or leaves a hall; too many such calls at once are refused. */
export async function takeMembership(call: Pick<Call, 'actor' | 'limits' | 'runner'>): Promise<Actor> {
  return taken(call, 'membership');
}

async function taken(
  { limits, runner, ...call }: Pick<Call, 'actor' | 'limits' | 'runner'>,
  rate: 'hallWrite' | 'membership',
): Promise<Actor> {
  const actor = callerOf(call);
  await limits.take(rate, `${runner.name} ${actor.no}`, raisedIn(runner, rate));
  return actor;
}
