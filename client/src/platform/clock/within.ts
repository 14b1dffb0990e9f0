import type { Clock } from '../ports/clock.ts';

/** What the work resolves with; rejects with `late()` when it has not settled within `ms`. Some calls of vendors never settle. */
export async function within<Value>(clock: Clock, ms: number, work: Promise<Value>, late: () => Error): Promise<Value> {
  let cancel = () => {};
  const deadline = new Promise<never>((_resolve, reject) => {
    cancel = clock.after(ms, () => reject(late()));
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    cancel();
  }
}
