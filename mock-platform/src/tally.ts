import { Counter, type Registry } from 'prom-client';

interface TallyOptions {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly [string, string];
  readonly registers: Registry[];
}

/**
 * A counter with two labels of few values each, counted in maps and handed to Prometheus at a scrape: prom-client builds and
 * looks up a text of all labels at every count, which a busy node pays for every call and command.
 */
export class Tally {
  readonly #counts = new Map<string, Map<string | number, number>>();

  constructor({ name, help, labelNames, registers }: TallyOptions) {
    const [first, second] = labelNames;
    const counts = this.#counts;
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      collect() {
        this.reset();
        for (const [a, row] of counts) for (const [b, count] of row) this.inc({ [first]: a, [second]: b }, count);
      },
    });
  }

  add(first: string, second: string | number): void {
    const row = this.#counts.get(first) ?? new Map<string | number, number>();
    if (row.size === 0) this.#counts.set(first, row);
    row.set(second, (row.get(second) ?? 0) + 1);
  }
}
