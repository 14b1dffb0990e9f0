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

/** Bounds what one connection can make the platform do. */
export class InboundLimit {
  readonly #clock: Clock;
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;
  #excess = 0;
  #complaints = 0;
  #complainedAt = 0;

  constructor(clock: Clock, messages: SendLimits) {
    this.#clock = clock;
    this.#burst = Math.max(BURST_FRAMES, messages.burst * FRAMES_PER_MESSAGE);
    this.#perSecond = Math.max(FRAMES_PER_S, messages.per_second * FRAMES_PER_MESSAGE);
    this.#tokens = this.#burst;
    this.#at = clock.now();
  }

  take(): 'fine' | 'too-fast' | 'flood' {
    const now = this.#clock.now();
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens >= 1) {
      this.#tokens -= 1;
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
