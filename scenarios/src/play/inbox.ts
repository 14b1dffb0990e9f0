/** A frame that reached an actor. */
export interface Heard {
  /** Name of the event; its type for one that the contract does not know. */
  readonly name: string;
  /** The decoded body; empty for one that a fault has cut off. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What reached an actor on any socket, in the order of arrival, and a way to wait for more. */
export class Inbox {
  readonly frames: Heard[] = [];
  readonly #waiting = new Set<() => void>();

  add(name: string, body: string): void {
    this.frames.push({ name, body: readBody(body) });
    this.wake();
  }

  /** Something else than a frame has changed: conditions are looked at again. */
  wake(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Resolves to true as soon as a condition holds, to false when it has not in time. Looks after every frame. */
  until(holds: () => boolean, ms: number): Promise<boolean> {
    if (holds()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (isMet: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(isMet);
      };
      const look = () => {
        if (holds()) end(true);
      };
      const timer = setTimeout(() => end(false), Math.max(0, ms));
      this.#waiting.add(look);
    });
  }
}

function readBody(body: string): Heard['body'] {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Heard['body']) : {};
  } catch {
    return {};
  }
}
