import type { Arrival } from './delivery-check.ts';

/** Faults between the network and a receiver. Rates are parts of all messages. */
export interface NemesisPlan {
  /** Messages that arrive twice: what a client has to recognise. */
  readonly duplicate: number;
  /** Every so many messages one is lost; 0 loses none. Plants what the check must find. */
  readonly loseEvery: number;
  /** Every so many messages one changes places with the next; 0 swaps none. */
  readonly swapEvery: number;
  /** Every so many messages one comes again under another mid, so that nothing recognises it; 0 repeats none. */
  readonly repeatEvery: number;
}

export const NO_FAULTS: NemesisPlan = { duplicate: 0, loseEvery: 0, swapEvery: 0, repeatEvery: 0 };

/** Spoils a stream of messages as planned, the same way for the same seed. */
export class Nemesis {
  readonly #plan: NemesisPlan;
  #state: number;
  #count = 0;
  #held: Arrival | null = null;
  /** Copies that it made. */
  duplicated = 0;

  constructor(plan: NemesisPlan, seed: number) {
    this.#plan = plan;
    this.#state = (seed >>> 0) + 1;
  }

  /** Hands on what reaches the receiver when this message comes off the network. */
  pass(message: Arrival, receive: (arriving: Arrival) => void): void {
    this.#count += 1;
    const { duplicate, loseEvery, swapEvery, repeatEvery } = this.#plan;
    if (isTurn(this.#count, loseEvery)) return;
    const held = this.#held;
    if (held === null && isTurn(this.#count, swapEvery)) {
      this.#held = message;
      return;
    }
    receive(message);
    if (held !== null) {
      this.#held = null;
      receive(held);
    }
    if (isTurn(this.#count, repeatEvery)) receive({ ...message, key: `${message.key}-again` });
    if (duplicate > 0 && this.#chance() < duplicate) {
      this.duplicated += 1;
      receive(message);
    }
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
