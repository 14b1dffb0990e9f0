/** When each of a range of messages arrived at each socket. */
export class Arrivals {
  readonly #from: number;
  readonly #count: number;
  readonly #at: Float64Array;

  constructor({ from, count, sockets }: { readonly from: number; readonly count: number; readonly sockets: number }) {
    this.#from = from;
    this.#count = count;
    this.#at = new Float64Array(count * sockets);
  }

  /** A socket has counted `before` messages and now `after`. */
  note(socket: number, before: number, after: number): void {
    const now = performance.timeOrigin + performance.now();
    const end = Math.min(after - this.#from, this.#count);
    for (let index = Math.max(0, before - this.#from); index < end; index += 1) {
      this.#at[socket * this.#count + index] = now;
    }
  }

  /** The delays after the moments at which the first of the messages were published, of all sockets, in milliseconds. */
  delays(moments: readonly number[]): { readonly p50: number; readonly p99: number } {
    const published = this.#at.filter((_, index) => index % this.#count < moments.length);
    const delays = published.map((at, index) => at - (moments[index % moments.length] ?? 0)).sort();
    const quantile = (part: number) => delays[Math.floor(delays.length * part)] ?? Number.NaN;
    return { p50: quantile(0.5), p99: quantile(0.99) };
  }
}
