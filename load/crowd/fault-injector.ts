import type { Arrival } from './delivery-check.ts';

/** Faults between the network and the receivers of a crowd. Rates are parts of all messages. */
export interface FaultPlan {
  /** Messages that arrive twice: what a client has to recognise. */
  readonly duplicate: number;
  /** Every so many deliveries one is lost; 0 loses none. Plants what the check must find. */
  readonly loseEvery: number;
  /** Every so many deliveries one changes places with the next of its receiver; 0 swaps none. */
  readonly swapEvery: number;
  /** Every so many deliveries one comes again under another mid, so that nothing recognises it; 0 repeats none. */
  readonly repeatEvery: number;
}

export const NO_FAULTS: FaultPlan = { duplicate: 0, loseEvery: 0, swapEvery: 0, repeatEvery: 0 };

/** How many faults of each kind were made. */
export interface Planted {
  copies: number;
  losses: number;
  repeats: number;
  swaps: number;
}

/** The faults of one crowd: deliveries count over all its receivers, so that one loss in 100 000 needs no 100 000 messages. */
export class FaultInjector {
  readonly plan: FaultPlan;
  readonly planted: Planted = { copies: 0, losses: 0, repeats: 0, swaps: 0 };
  #deliveries = 0;

  constructor(plan: FaultPlan) {
    this.plan = plan;
  }

  /** Counts a delivery; answers its number, from 1. */
  next(): number {
    this.#deliveries += 1;
    return this.#deliveries;
  }
}

/** Spoils the messages of one receiver as planned, the same way for the same seed. */
export class FaultyStream {
  readonly #faults: FaultInjector;
  readonly #receive: (arriving: Arrival) => void;
  #state: number;
  #held: Arrival | null = null;

  /** `receive` takes what reaches the receiver. */
  constructor(faults: FaultInjector, seed: number, receive: (arriving: Arrival) => void) {
    this.#faults = faults;
    this.#receive = receive;
    this.#state = (seed >>> 0) + 1;
  }

  /** A message comes off the network. */
  pass(message: Arrival): void {
    const { plan, planted } = this.#faults;
    const count = this.#faults.next();
    if (isTurn(count, plan.loseEvery)) {
      planted.losses += 1;
      return;
    }
    const held = this.#held;
    if (held === null && isTurn(count, plan.swapEvery)) {
      this.#held = message;
      return;
    }
    this.#receive(message);
    if (held !== null) {
      this.#held = null;
      planted.swaps += 1;
      this.#receive(held);
    }
    if (isTurn(count, plan.repeatEvery)) {
      planted.repeats += 1;
      this.#receive({ ...message, key: `${message.key}-again` });
    }
    if (plan.duplicate > 0 && this.#chance() < plan.duplicate) {
      planted.copies += 1;
      this.#receive(message);
    }
  }

  /** Nothing follows: a message that waited for its swap arrives after all. */
  end(): void {
    const held = this.#held;
    this.#held = null;
    if (held !== null) this.#receive(held);
  }

  /** A number from 0 to 1 (mulberry32). */
  #chance(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
}

function isTurn(count: number, every: number): boolean {
  return every > 0 && count % every === 0;
}
