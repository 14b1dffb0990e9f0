import { Counter, type Registry } from 'prom-client';

/**
 * A counter with two labels for what happens with every request: it counts in plain Maps, and becomes figures of
 * Prometheus when somebody asks. prom-client's own `inc` checks and hashes the labels each time.
 */
export class Tally<First extends string, Second extends string> {
  readonly #counts = new Map<string, Map<string | number, number>>();

  constructor(options: {
    readonly name: string;
    readonly help: string;
    readonly labelNames: readonly [First, Second];
    readonly registers: Registry[];
  }) {
    const counts = this.#counts;
    const [first, second] = options.labelNames;
    new Counter<First | Second>({
      ...options,
      collect() {
        this.reset();
        for (const [one, others] of counts) {
          for (const [other, count] of others) {
            this.inc({ [first]: one, [second]: other } as Record<First | Second, string | number>, count);
          }
        }
      },
    });
  }

  inc(first: string, second: string | number): void {
    const others = this.#counts.get(first) ?? new Map<string | number, number>();
    others.set(second, (others.get(second) ?? 0) + 1);
    this.#counts.set(first, others);
  }
}
