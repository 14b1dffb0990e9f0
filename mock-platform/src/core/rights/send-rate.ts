import type { UserNo } from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Bucket } from '../state/chat.ts';
import type { World } from '../state/world.ts';

/** A token bucket driven by the commands' own moments. */
export function takeToken(world: World, no: UserNo, at: number): Bucket {
  const { burst, per_second } = world.limits;
  const former = world.buckets.get(no) ?? { tokens: burst, at };
  const refilled = Math.min(burst, former.tokens + (Math.max(0, at - former.at) / 1000) * per_second);
  if (refilled < 1) throw new Refusal('sendTooFast');
  return { tokens: refilled - 1, at };
}
