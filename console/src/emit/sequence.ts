import { SHORTEST_MS } from './steady-sending.ts';

/** Events of one sequence. */
export const SEQUENCE_MAX = 100;
/** The longest pause before an event. */
export const DELAY_MAX_MS = 3_600_000;
/** How often a sequence is sent at most. */
export const ROUNDS_MAX = 10_000;

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

/** How often the sequence goes, as typed; null when it is no such number. */
export function roundsOf(typed: string): number | null {
  const text = typed.trim();
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= ROUNDS_MAX ? Number(text) : null;
}

export interface SequenceOptions {
  /** Milliseconds before each event, counted from the answer to the one before. */
  readonly delays: readonly number[];
  /** How often all of them go. */
  readonly rounds: number;
  /** Sends the event at an index in a round, both from 0; rejects when the platform refuses it. */
  readonly send: (index: number, round: number) => Promise<void>;
  /** Called as each event's turn begins, with its index and round. */
  readonly onTurn: (index: number, round: number) => void;
  /** Called once, after the last event or at the first refusal. Not after a stop by hand. */
  readonly onEnd: (end: { readonly sent: number; readonly error?: unknown }) => void;
}

/** Sends events one after another, each after its delay. Returns the stop, which answers how many were sent until then. */
export function startSequence({ delays, rounds, send, onTurn, onEnd }: SequenceOptions): () => number {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let begun = 0;
  const turn = () => {
    const index = begun % delays.length;
    const round = Math.floor(begun / delays.length);
    const delay = delays[index];
    if (delay === undefined || round >= rounds) return onEnd({ sent: begun });
    onTurn(index, round);
    timer = setTimeout(() => void play(index, round), delay);
    return undefined;
  };
  async function play(index: number, round: number): Promise<void> {
    begun += 1;
    try {
      await send(index, round);
    } catch (error) {
      if (!isStopped) onEnd({ sent: begun - 1, error });
      return;
    }
    if (!isStopped) turn();
  }
  turn();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return begun;
  };
}
