import { DEDUPE_CACHE_MESSAGES } from '@miczero/contracts';
import { type Arrival, STALE_AFTER_MS } from './delivery-check.ts';

/** Faults between the network and the receivers of a crowd. */
export interface FaultPlan {
  /** Part of the deliveries that arrive twice, 0 to 1: what a client has to recognise. */
  readonly duplicate: number;
  /** Every so many deliveries one is lost; 0 loses none. Plants what the check must find. */
  readonly loseEvery: number;
  /** Every so many deliveries one changes places with a neighbour at its receiver; 0 swaps none. */
  readonly swapEvery: number;
  /** Every so many deliveries one comes again under another mid, so that no client recognises it; 0 repeats none. */
  readonly repeatEvery: number;
  /** Every so many deliveries one counts as stale; 0 delays none. */
  readonly delayEvery: number;
}

export const NO_FAULTS: FaultPlan = { duplicate: 0, loseEvery: 0, swapEvery: 0, repeatEvery: 0, delayEvery: 0 };

/** How many faults of each kind were made. */
export interface Planted {
  copies: number;
  losses: number;
  repeats: number;
  swaps: number;
  /** Swaps whose turn came and that found no two deliveries: each of the rest of the stream was lost or had changed places already. */
  swapsLeft: number;
  delays: number;
}

/** The deliveries of one stream among all deliveries of a run. */
export interface StreamPlace {
  /** Deliveries of the streams before this one. */
  readonly before: number;
  /** Messages that the stream has to deliver. */
  readonly messages: number;
}

/**
 * The faults of the receivers of one virtual user. A delivery has the same number, from 1, in every run: the virtual users
 * together plant every Nth, however many they are.
 */
export class FaultInjector {
  readonly plan: FaultPlan;
  readonly planted: Planted = {
    copies: 0,
    losses: 0,
    repeats: 0,
    swaps: 0,
    swapsLeft: 0,
    delays: 0,
  };

  constructor(plan: FaultPlan) {
    this.plan = plan;
  }

  /** Faults between the network and `receive`, in one stream. */
  stream(place: StreamPlace, receive: (arriving: Arrival) => void): FaultyStream {
    return new FaultyStream(this, place, receive);
  }
}

/**
 * How far the turn of a kind lies before that of the losses: kinds with the same N fall on different deliveries. A swap holds the
 * delivery before its turn.
 */
const AHEAD = { losses: 0, repeats: 1, swaps: 1, delays: 2 } as const;

interface Copy {
  readonly message: Arrival;
  /** Further messages that arrive before it. */
  behind: number;
}

/** The messages of one receiver, with planned faults: the same ones for the same place. */
export class FaultyStream {
  readonly #injector: FaultInjector;
  readonly #place: StreamPlace;
  readonly #receive: (arriving: Arrival) => void;
  #state: number;
  #held: Arrival | null = null;
  #copies: Copy[] = [];
  /** Faults whose delivery was lost or is taken: the next ones that arrive have them. */
  readonly #owed = { repeats: 0, swaps: 0, delays: 0 };

  constructor(injector: FaultInjector, place: StreamPlace, receive: (arriving: Arrival) => void) {
    this.#injector = injector;
    this.#place = place;
    this.#receive = receive;
    this.#state = (place.before >>> 0) + 1;
  }

  /** A message comes off the network. */
  pass(arriving: Arrival): void {
    const { plan, planted } = this.#injector;
    const count = this.#place.before + arriving.sequence;
    if (isTurn(count + AHEAD.delays, plan.delayEvery)) this.#owed.delays += 1;
    // The first delivery of a stream has none before it: it changes places with the second one.
    const isFirstSwapped = arriving.sequence === 1 && isTurn(count, plan.swapEvery);
    const isLast = arriving.sequence === this.#place.messages;
    if (isFirstSwapped) this.#owed.swaps += 1;
    if (!isLast && isTurn(count + AHEAD.swaps, plan.swapEvery)) this.#owed.swaps += 1;
    if (isTurn(count + AHEAD.losses, plan.loseEvery)) {
      if (isTurn(count + AHEAD.repeats, plan.repeatEvery)) this.#owed.repeats += 1;
      planted.losses += 1;
      return;
    }
    const isDelayed = this.#owed.delays > 0;
    if (isDelayed) this.#owed.delays -= 1;
    if (isDelayed) planted.delays += 1;
    // A delivery that really waited would also be out of order, and count twice.
    const message = isDelayed ? { ...arriving, ageMs: arriving.ageMs + STALE_AFTER_MS + 1 } : arriving;
    const held = this.#held;
    // The last message of a stream has none to change places with.
    if (held === null && this.#owed.swaps > 0 && !isLast) {
      this.#owed.swaps -= 1;
      this.#held = message;
      return;
    }
    this.#deliver(message);
    if (held !== null) {
      this.#held = null;
      planted.swaps += 1;
      this.#deliver(held);
      this.#again(held);
    }
    this.#again(message);
  }

  /** What arrives once more of a message that has arrived. */
  #again(message: Arrival): void {
    const { plan, planted } = this.#injector;
    if (isTurn(this.#place.before + message.sequence + AHEAD.repeats, plan.repeatEvery)) this.#owed.repeats += 1;
    if (this.#owed.repeats > 0) {
      this.#owed.repeats -= 1;
      planted.repeats += 1;
      this.#deliver({ ...message, key: `${message.key}-again` });
    }
    if (plan.duplicate > 0 && this.#chance() < plan.duplicate) {
      planted.copies += 1;
      this.#copies.push({ message, behind: this.#distance() });
    }
  }

  /** Nothing follows: a message that waited for its swap, and copies that wait, arrive after all. */
  end(): void {
    const held = this.#held;
    this.#held = null;
    this.#injector.planted.swapsLeft += this.#owed.swaps + (held === null ? 0 : 1);
    this.#owed.swaps = 0;
    if (held !== null) {
      this.#deliver(held);
      this.#again(held);
    }
    for (const { message } of this.#copies.splice(0)) this.#receive(message);
  }

  /** The message arrives, after the copies that are due. */
  #deliver(message: Arrival): void {
    const due = this.#copies.filter(({ behind }) => behind === 0);
    if (due.length > 0) this.#copies = this.#copies.filter(({ behind }) => behind > 0);
    for (const copy of due) this.#receive(copy.message);
    this.#receive(message);
    for (const copy of this.#copies) copy.behind -= 1;
  }

  /**
   * Messages between an original and its copy. The logarithm is uniform: most copies follow closely, and some come when the
   * client is about to forget the original.
   */
  #distance(): number {
    return Math.floor((DEDUPE_CACHE_MESSAGES + 1) ** this.#chance()) - 1;
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
