import type { LeftOut } from '../words/left-out.ts';

/** Each thing that is left out once, with how often. */
export class LeftOutList {
  readonly #counts = new Map<string, LeftOut>();

  add(each: LeftOut): void {
    if (each.count === 0) return;
    const key = `${each.kind} ${'what' in each ? each.what : ''}`;
    const count = (this.#counts.get(key)?.count ?? 0) + each.count;
    this.#counts.set(key, { ...each, count });
  }

  get all(): readonly LeftOut[] {
    return [...this.#counts.values()];
  }
}
