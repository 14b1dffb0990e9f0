import { SEND_BURST_MESSAGES, SEND_RATE_PER_S } from '@miczero/contracts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import { RATES, type Rate, type RateName } from './rates.ts';

/** A world made for load accepts as many times more of anything as it accepts messages. */
export function raisedIn({ world: { limits } }: Pick<WorldRunner, 'world'>, name: RateName): Rate {
  const { burst, per_second } = RATES[name];
  return {
    burst: (burst * limits.burst) / SEND_BURST_MESSAGES,
    per_second: (per_second * limits.per_second) / SEND_RATE_PER_S,
  };
}
