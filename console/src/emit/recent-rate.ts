/** Long enough for slow paces, short enough to show that the platform has become slower. */
const SPAN_MS = 3000;

/** How many a second there have been lately, from a growing count. */
export class RecentRate {
  #noted: readonly { readonly at: number; readonly count: number }[];

  constructor(now: number) {
    this.#noted = [{ at: now, count: 0 }];
  }

  /** Notes the count of now, and answers the rate since the span began, or since the beginning. */
  note(now: number, count: number): number {
    const start = this.#noted.findLastIndex(({ at }) => now - at >= SPAN_MS);
    this.#noted = [...this.#noted.slice(Math.max(0, start)), { at: now, count }];
    const first = this.#noted[0];
    if (!first) return 0;
    return (count - first.count) / Math.max(1, (now - first.at) / 1000);
  }
}
