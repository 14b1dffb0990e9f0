import type { Clock } from '../ports/clock.ts';

/** Resolves with the result of the work; rejects with `late()` after `ms`. Some vendor calls never settle. */
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
