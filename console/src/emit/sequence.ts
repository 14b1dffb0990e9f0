import { SHORTEST_MS } from './steady-sending.ts';

/** Events of one sequence. */
export const SEQUENCE_MAX = 100;
/** The longest pause before an event. */
export const DELAY_MAX_MS = 3_600_000;

/** Milliseconds of a typed delay; null when it is none. */
export function delayOf(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,7}$/.test(text) && Number(text) <= DELAY_MAX_MS ? Number(text) : null;
}

/** Milliseconds of a typed interval between repeated events; null when it is none. */
export function intervalOf(typed: string): number | null {
  const interval = delayOf(typed);
  return interval !== null && interval >= SHORTEST_MS ? interval : null;
}

export interface SequenceOptions {
  /** Milliseconds before each event, counted from the answer to the one before. */
  readonly delays: readonly number[];
  /** Sends the event at an index; rejects when the platform refuses it. */
  readonly send: (index: number) => Promise<void>;
  /** Called as each event's turn begins, with its index. */
  readonly onTurn: (index: number) => void;
  /** Called once, after the last event or at the first refusal. Not after a stop by hand. */
  readonly onEnd: (end: { readonly sent: number; readonly error?: unknown }) => void;
}

/** Sends events one after another, each after its delay. Returns the stop, which answers how many were sent until then. */
export function startSequence({ delays, send, onTurn, onEnd }: SequenceOptions): () => number {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let begun = 0;
  const turn = (index: number) => {
    const delay = delays[index];
    if (delay === undefined) return onEnd({ sent: index });
    onTurn(index);
    timer = setTimeout(() => void play(index), delay);
    return undefined;
  };
  async function play(index: number): Promise<void> {
    begun += 1;
    try {
      await send(index);
    } catch (error) {
      if (!isStopped) onEnd({ sent: index, error });
      return;
    }
    if (!isStopped) turn(index + 1);
  }
  turn(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return begun;
  };
}
