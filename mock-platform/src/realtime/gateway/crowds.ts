/** Receivers that the lists of a world have together: the oldest are forgotten first. */
export const CROWD_RECEIVERS_MAX = 100_000;
/** Lists that a new one is compared with: those of the halls and rooms that are busy at a time. */
const COMPARED = 8;

/** A receiver is one object in all lists. */
type Crowd = readonly { readonly user: string }[];

/** The whole lists of receivers of frames to a crowd, by the number of the entry. Frames to the same crowd share one list. */
export class Crowds {
  readonly #byEntry = new Map<number, Crowd>();
  /** How many entries have a list. */
  readonly #uses = new Map<Crowd, number>();
  /** Those of the latest entries, the latest first. */
  #recent: readonly Crowd[] = [];
  #receivers = 0;

  /** The number of receivers in all lists. */
  get size(): number {
    return this.#receivers;
  }

  keep(entry: number, connections: Crowd): void {
    const crowd = this.#recent.find((each) => isSame(each, connections)) ?? connections;
    const uses = this.#uses.get(crowd) ?? 0;
    if (uses === 0) this.#receivers += crowd.length;
    this.#uses.set(crowd, uses + 1);
    if (this.#recent[0] !== crowd) {
      this.#recent = [crowd, ...this.#recent.filter((each) => each !== crowd)].slice(0, COMPARED);
    }
    this.#byEntry.set(entry, crowd);
    for (const oldest of this.#byEntry.keys()) {
      if (this.#receivers <= CROWD_RECEIVERS_MAX) break;
      this.#drop(oldest);
    }
  }

  /** Forgets the lists of entries before this one. */
  forgetBefore(entry: number): void {
    for (const oldest of this.#byEntry.keys()) {
      if (oldest >= entry) break;
      this.#drop(oldest);
    }
  }

  /** The numbers of the entries whose list names a user. */
  entriesOf(user: string): readonly number[] {
    const named = new Set([...this.#uses.keys()].filter((crowd) => crowd.some((each) => each.user === user)));
    return [...this.#byEntry].flatMap(([entry, crowd]) => (named.has(crowd) ? [entry] : []));
  }

  #drop(entry: number): void {
    const crowd = this.#byEntry.get(entry);
    if (!crowd) return;
    this.#byEntry.delete(entry);
    const uses = (this.#uses.get(crowd) ?? 0) - 1;
    if (uses > 0) {
      this.#uses.set(crowd, uses);
      return;
    }
    this.#uses.delete(crowd);
    this.#receivers -= crowd.length;
  }
}

function isSame(one: Crowd, other: Crowd): boolean {
  return one === other || (one.length === other.length && one.every((each, index) => each === other[index]));
}
