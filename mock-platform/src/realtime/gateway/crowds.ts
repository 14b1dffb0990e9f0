/** Receivers that the lists of a world have together: the oldest are forgotten first. */
export const CROWD_RECEIVERS_MAX = 100_000;
/** Lists with the same first receiver that a new one is compared with: faults and changes leave several of one hall or room. */
const COMPARED = 8;

/** A receiver is one object in all lists. */
type Crowd = readonly { readonly user: string }[];

/** The whole lists of receivers of frames to a crowd, by the number of the entry. Frames to the same crowd share one list. */
export class Crowds {
  readonly #byEntry = new Map<number, Crowd>();
  /** How many entries have a list. */
  readonly #uses = new Map<Crowd, number>();
  /** Those that a new one may equal, by their first receiver, the latest first. However many halls are busy, each finds its own. */
  readonly #alike = new Map<Crowd[number] | undefined, readonly Crowd[]>();
  #receivers = 0;

  /** The number of receivers in all lists. */
  get size(): number {
    return this.#receivers;
  }

  keep(entry: number, connections: Crowd): void {
    const [first] = connections;
    const alike = this.#alike.get(first) ?? [];
    const crowd = this.#uses.has(connections)
      ? connections
      : (alike.find((each) => isSame(each, connections)) ?? connections);
    const uses = this.#uses.get(crowd) ?? 0;
    if (uses === 0) this.#receivers += crowd.length;
    this.#uses.set(crowd, uses + 1);
    if (alike[0] !== crowd) {
      this.#alike.set(first, [crowd, ...alike.filter((each) => each !== crowd)].slice(0, COMPARED));
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
    const alike = (this.#alike.get(crowd[0]) ?? []).filter((each) => each !== crowd);
    if (alike.length > 0) this.#alike.set(crowd[0], alike);
    else this.#alike.delete(crowd[0]);
  }
}

function isSame(one: Crowd, other: Crowd): boolean {
  return one === other || (one.length === other.length && one.every((each, index) => each === other[index]));
}
