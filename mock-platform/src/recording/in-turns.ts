import { setImmediate } from 'node:timers/promises';

/** After this time the sockets, which share the thread, have their turn at the end of the step. A step itself is never interrupted. */
const TURN_MS = 10;

/** Does work step by step and lets other work in between. Answers what it returns. */
export async function inTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const began = performance.now();
    while (performance.now() - began < TURN_MS) {
      const { done, value } = steps.next();
      if (done) return value as Result; // what the generator returns
    }
    await setImmediate();
  }
}

/** Does the same at once. */
export function atOnce<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as Result; // what the generator returns
  }
}
