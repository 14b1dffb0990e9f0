/** Texts remembered at once: more than are on their way to the sockets of a VU at any moment. */
const REMEMBERED = 64;

/**
 * Parses a text once however often it arrives. A line in a hall reaches every socket as the same text, and parsing it
 * again for each of a thousand sockets would make the generator the bottleneck.
 */
export class Repeated<T> {
  readonly #read: (text: string) => T;
  readonly #known = new Map<string, T>();

  constructor(read: (text: string) => T) {
    this.#read = read;
  }

  of(text: string): T {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const value = this.#read(text);
    this.#known.set(text, value);
    if (this.#known.size > REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    return value;
  }
}
