import type { SendLimits } from '../core/world.ts';
import type { Clock } from '../ports.ts';

/** Frames that one connection may send at once and in the long run, if its world does not allow more messages. */
const BURST_FRAMES = 100;
const FRAMES_PER_S = 40;
/** Frames for each message: the message itself, its receipt, questions. */
const FRAMES_PER_MESSAGE = 4;
/** Frames over the limit before the connection is cut. */
const FLOOD_FRAMES = 500;
const COMPLAINTS_PER_S = 5;

/** So many at once, and so many in the long run. */
export class Pace {
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
    this.#at = clock.now();
  }

  /** Whether one more is fine; then it counts. */
  take(): boolean {
    const now = this.#clock.now();
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** Bounds what one connection can make the platform do. */
export class InboundLimit {
  readonly #clock: Clock;
  readonly #frames: Pace;
  #excess = 0;
  #complaints = 0;
  #complainedAt = 0;

  constructor(clock: Clock, messages: SendLimits) {
    this.#clock = clock;
    this.#frames = new Pace(clock, {
      burst: Math.max(BURST_FRAMES, messages.burst * FRAMES_PER_MESSAGE),
      per_second: Math.max(FRAMES_PER_S, messages.per_second * FRAMES_PER_MESSAGE),
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
    const now = this.#clock.now();
    if (now - this.#complainedAt >= 1000) {
      this.#complainedAt = now;
      this.#complaints = 0;
    }
    this.#complaints += 1;
    return this.#complaints <= COMPLAINTS_PER_S;
  }
}
