import { createDeduper, SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';

/** What one receiver missed or got wrong, after the set-full checker of Jepsen. */
export interface DeliveryFindings {
  /** Messages that had to arrive. */
  readonly expected: number;
  /** Messages that arrived, each once. */
  readonly arrived: number;
  /** Messages that never arrived. */
  readonly lost: number;
  /** Messages that were shown a second time. */
  readonly shownTwice: number;
  /** Copies that arrived and were recognised. */
  readonly copies: number;
  /** Messages that arrived after one that comes later in the order of the platform. */
  readonly outOfOrder: number;
  /** Messages that arrived later than `STALE_AFTER_MS` after they were sent. */
  readonly stale: number;
  /** Nothing arrived at all: counted apart, because one dead socket is another defect than many losses. */
  readonly isSilent: boolean;
}

/** A message at a receiver. */
export interface Arrival {
  readonly sequence: number;
  /** Type and mid. */
  readonly key: string;
  /** Milliseconds since it was sent; 0 where the receiver cannot know. */
  readonly ageMs: number;
  readonly place: number;
}

/**
 * A message that arrives later than this after it was sent is stale: not lost, but too late for its reader. The limit is the
 * time after which the client shows an own line as unconfirmed.
 */
export const STALE_AFTER_MS = SEND_ACK_TIMEOUT_MS;

/**
 * Checks what arrives at one receiver. The senders number their messages 1, 2, 3 …, so that every loss is a gap. Copies are
 * recognised by what the client recognises them by, type and mid: one that it takes for new is shown twice.
 */
export class DeliveryCheck {
  readonly #expected: number;
  readonly #arrived: Uint8Array;
  readonly #isNew = createDeduper();
  #unique = 0;
  #latest = 0;
  #copies = 0;
  #shownTwice = 0;
  #outOfOrder = 0;
  #stale = 0;

  /** `expected`: how many messages every receiver has to get. */
  constructor(expected: number) {
    this.#expected = expected;
    this.#arrived = new Uint8Array(expected + 1);
  }

  get isComplete(): boolean {
    return this.#unique === this.#expected;
  }

  /**
   * A message arrived. `place` is its place in the order of the platform, from which its msg_id is made. Answers whether a
   * client would show it.
   */
  receive({ sequence, key, place, ageMs }: Arrival): boolean {
    if (!this.#isNew(key)) {
      this.#copies += 1;
      return false;
    }
    if (this.#arrived[sequence] !== 0) {
      this.#shownTwice += 1;
      return true;
    }
    this.#arrived[sequence] = 1;
    this.#unique += 1;
    if (ageMs > STALE_AFTER_MS) this.#stale += 1;
    if (place < this.#latest) this.#outOfOrder += 1;
    else this.#latest = place;
    return true;
  }

  findings(): DeliveryFindings {
    return {
      expected: this.#expected,
      arrived: this.#unique,
      lost: this.#unique === 0 ? 0 : this.#expected - this.#unique,
      shownTwice: this.#shownTwice,
      copies: this.#copies,
      outOfOrder: this.#outOfOrder,
      stale: this.#stale,
      isSilent: this.#unique === 0 && this.#expected > 0,
    };
  }
}

/** The findings of several streams of one receiver, who is silent when all of them are: a silent one among others is lost. */
export function togetherOf(streams: readonly DeliveryFindings[]): DeliveryFindings {
  const { silent, ...sums } = sumOf(streams);
  const isSilent = sums.arrived === 0 && sums.expected > 0;
  return { ...sums, lost: isSilent ? 0 : sums.expected - sums.arrived, isSilent };
}

/** The findings of several receivers together. */
export interface DeliverySums extends Omit<DeliveryFindings, 'isSilent'> {
  readonly silent: number;
}

export function sumOf(findings: readonly DeliveryFindings[]): DeliverySums {
  const sum = (name: keyof Omit<DeliveryFindings, 'isSilent'>) =>
    findings.reduce((total, found) => total + found[name], 0);
  return {
    expected: sum('expected'),
    arrived: sum('arrived'),
    lost: sum('lost'),
    shownTwice: sum('shownTwice'),
    copies: sum('copies'),
    outOfOrder: sum('outOfOrder'),
    stale: sum('stale'),
    silent: findings.filter(({ isSilent }) => isSilent).length,
  };
}
