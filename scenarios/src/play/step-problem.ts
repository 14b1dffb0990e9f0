import type { Difference } from './differences.ts';

/** Why a step failed, as data: words for it are in `words/problem-words.ts`. Bodies and replies are JSON text. */
export type StepProblem =
  | { readonly kind: 'wrong-code'; readonly expected: number; readonly code: number; readonly message: string }
  /** The answer is none of the contract's. `message`: its status and its beginning. */
  | { readonly kind: 'no-envelope'; readonly status: number; readonly message: string }
  | {
      readonly kind: 'reply-differs';
      readonly differences: readonly Difference[];
      readonly expected: string;
      readonly seen: string;
    }
  /** A value that is to be kept, at a path that the reply does not have. */
  | { readonly kind: 'nothing-at'; readonly path: string; readonly seen: string }
  /** A value that no step before has kept. */
  | { readonly kind: 'not-kept'; readonly name: string }
  /** `isOutside`: a line to a room that the actor never entered. */
  | { readonly kind: 'line-unanswered'; readonly expected: LineAnswer; readonly isOutside: boolean }
  | {
      readonly kind: 'line-answered';
      readonly expected: LineAnswer;
      readonly answer: LineAnswer;
      readonly body: string;
    }
  /**
   * `closest`: where the frame of that name differs that differs least; empty for none. `names`: those of the latest frames. `heard`: the
   * latest frames with their bodies; empty for none.
   */
  | {
      readonly kind: 'not-heard';
      readonly actor: string;
      readonly event: string;
      readonly body: string;
      readonly closest: readonly Difference[];
      readonly names: readonly string[];
      readonly heard: string;
    }
  /** It came before an event that was expected earlier. */
  | { readonly kind: 'heard-early'; readonly actor: string; readonly event: string; readonly body: string }
  | { readonly kind: 'heard'; readonly actor: string; readonly event: string; readonly body: string }
  /** `seen`: how often and with how many ids it was sent instead. */
  | {
      readonly kind: 'not-sent';
      readonly actor: string;
      readonly frame: string;
      readonly body: string;
      readonly expected: SentCount;
      readonly seen: SentCount;
    }
  /** The journal has the frame without its body. */
  | { readonly kind: 'body-unknown'; readonly actor: string; readonly frame: string }
  /** A fault that is to end, and that no step has set. */
  | { readonly kind: 'fault-not-set'; readonly fault: string }
  /** Another node answered, or the platform was started again. */
  | { readonly kind: 'journal-changed' }
  /** `socket`: the closed one of the two; null for both. */
  | { readonly kind: 'sockets-closed'; readonly actor: string; readonly socket: 'hall' | 'room' | null }
  | {
      readonly kind: 'socket-silent';
      readonly actor: string;
      readonly socket: 'hall' | 'room';
      readonly names: readonly string[];
      readonly heard: string;
    }
  /** What another part refused, in its own words. */
  | { readonly kind: 'error'; readonly message: string };

/** Frames, and the different ids that they have; null where any number will do. */
export interface SentCount {
  readonly times: number | null;
  readonly mids: number | null;
}

export type LineAnswer = 'acknowledged' | 'refused';

/** Thrown by a step whose expectation does not hold. */
export class StepFailed extends Error {
  readonly problem: StepProblem;

  constructor(problem: StepProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** The problem of a step that ended in this error. */
export function problemOf(error: unknown): StepProblem {
  if (error instanceof StepFailed) return error.problem;
  return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
}
