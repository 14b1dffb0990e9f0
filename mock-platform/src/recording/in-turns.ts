import { setImmediate } from 'node:timers/promises';

/** Work on the thread of the sockets lasts no longer than this before they have their turn. */
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
