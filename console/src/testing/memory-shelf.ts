import type { Shelf } from '../storage/shelf.ts';

/** The storage of a browser in memory, which can be full. */
export class MemoryShelf implements Shelf {
  readonly #values = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
  }
}
