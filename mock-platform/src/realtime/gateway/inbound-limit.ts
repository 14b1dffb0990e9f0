import type { UserNo } from '@miczero/contracts';
import type { RateLimits } from '../../admission/rate-limits.ts';
import { RATES } from '../../admission/rates.ts';
import type { Soon } from '../../admission/soon.ts';
import type { SendLimits } from '../../core/state/chat.ts';
import type { Clock } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';

/** Frames for each message: the message itself, its receipt, questions. */
const FRAMES_PER_MESSAGE = 4;
/** Frames over the limit before the connection is cut. */
const FLOOD_FRAMES = 500;
const COMPLAINTS_PER_S = 5;

/** The frames, at once and in the long run, of a person who may send this many messages. */
function framesFor({ burst, per_second }: SendLimits): SendLimits {
  return { burst: burst * FRAMES_PER_MESSAGE, per_second: per_second * FRAMES_PER_MESSAGE };
}

interface Sender {
  readonly runner: Pick<WorldRunner, 'name' | 'world'>;
  readonly no: UserNo;
}

/** Counts a frame of a person on any of their connections; false when it is one too many. A new socket is no new bucket. */
export function mayPersonSend(
  limits: RateLimits,
  { runner, no }: Sender,
  rate: 'frames' | 'packets' = 'frames',
): Soon<boolean> {
  return limits.tryTake(rate, `${runner.name} ${no}`, framesFor(runner.world.limits));
}

/** Tokens at once, and tokens a second in the long run. */
class TokenBucket {
  readonly #clock: Clock;
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(clock: Clock, { burst, per_second }: SendLimits) {
    this.#clock = clock;
    this.#burst = burst;
    this.#perSecond = per_second;
    this.#tokens = burst;
    this.#at = clock.steady();
  }

  /** Takes a token; false when none is left. */
  take(): boolean {
    const now = this.#clock.steady();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** Bounds what one connection can make the platform do. */
export class InboundLimit {
  readonly #clock: Clock;
  readonly #frames: TokenBucket;
  #excess = 0;
  #complaints = 0;
  #complainedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, messages: SendLimits) {
    this.#clock = clock;
    const { burst, per_second } = framesFor(messages);
    this.#frames = new TokenBucket(clock, {
      burst: Math.max(RATES.frames.burst, burst),
      per_second: Math.max(RATES.frames.per_second, per_second),
    });
  }

  take(): 'fine' | 'too-fast' | 'flood' {
    if (this.#frames.take()) {
      this.#excess = Math.max(0, this.#excess - 1);
      return 'fine';
    }
    this.#excess += 1;
    return this.#excess > FLOOD_FRAMES ? 'flood' : 'too-fast';
  }

  mayComplain(): boolean {
    const now = this.#clock.steady();
    if (now - this.#complainedAt >= 1000) {
      this.#complainedAt = now;
      this.#complaints = 0;
    }
    this.#complaints += 1;
    return this.#complaints <= COMPLAINTS_PER_S;
  }
}
