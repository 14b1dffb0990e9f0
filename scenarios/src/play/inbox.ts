/** A frame as it comes off a socket. */
interface ArrivedFrame {
  readonly type: number;
  readonly mid: string;
  readonly channel?: string;
  readonly body: string;
}

/** A frame that reached an actor. */
export interface Heard {
  /** Name of the event; its type for one that the contract does not know. */
  readonly name: string;
  /** The decoded body; empty for one that a fault has cut off. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What an actor's sockets can tell without the steps: for runs that are traffic. */
export interface Traffic {
  readonly frames: number;
  /** Frames whose type and mid had come before. */
  readonly doubled: number;
  /** Chat lines of a channel that came after a later one. */
  readonly outOfOrder: number;
  /** Frames that the contract does not know or whose body it refuses. */
  readonly violations: number;
}

/** What reached an actor on any socket, in the order of arrival, and a way to wait for more. */
export class Inbox {
  readonly frames: Heard[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #keys = new Set<string>();
  /** The latest line of each channel. */
  readonly #latest = new Map<string, number>();
  #doubled = 0;
  #outOfOrder = 0;
  #violations = 0;

  /** `name`: that of the event; null for a frame that the contract does not know. */
  add(name: string | null, { type, mid, channel = '', body: text }: ArrivedFrame): void {
    const body = readBody(text);
    const key = `${type} ${mid}`;
    if (mid !== '' && this.#keys.has(key)) this.#doubled += 1;
    this.#keys.add(key);
    if (name === null) this.#violations += 1;
    if (name === 'chatMessage') this.#noteOrder(channel, Number(body['msg_id']));
    this.frames.push({ name: name ?? String(type), body });
    this.wake();
  }

  get traffic(): Traffic {
    return {
      frames: this.frames.length,
      doubled: this.#doubled,
      outOfOrder: this.#outOfOrder,
      violations: this.#violations,
    };
  }

  #noteOrder(channel: string, place: number): void {
    const latest = this.#latest.get(channel) ?? 0;
    if (place < latest) this.#outOfOrder += 1;
    else if (place > latest) this.#latest.set(channel, place);
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
