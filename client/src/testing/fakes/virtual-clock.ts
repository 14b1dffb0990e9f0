import { CANCEL } from 'redux-saga';
import type { Clock } from '../../platform/ports.ts';

/**
 * A clock that stands still until it is advanced.
 * How to extend (most to least common): let time pass (`advance`), start elsewhere (`createVirtualClock(at)`).
 */
export interface VirtualClock extends Clock {
  /** Lets `ms` pass, timer by timer, and lets everything that waits for them run. */
  advance(ms: number): Promise<void>;
}

/** Lets promises and sagas settle: macrotasks of the real event loop, a few times. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  await new Promise<void>((resolve) => setTimeout(resolve, 0));
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

export function createVirtualClock(at = Date.UTC(2026, 0, 2, 3, 4, 5)): VirtualClock {
  let now = at;
  let sequence = 0;
  const timers = new Map<number, { readonly due: number; readonly callback: () => void }>();
  const after = (ms: number, callback: () => void) => {
    sequence += 1;
    const id = sequence;
    timers.set(id, { due: now + Math.max(0, ms), callback });
    return () => {
      timers.delete(id);
    };
  };
  const nextDue = (until: number) =>
    [...timers]
      .filter(([, { due }]) => due <= until)
      .sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB)
      .at(0);
  return {
    now: () => now,
    after,
    sleep(ms) {
      let cancel = () => {};
      const promise = new Promise<void>((resolve) => {
        cancel = after(ms, resolve);
      });
      return Object.assign(promise, { [CANCEL]: () => cancel() });
    },
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (let next = nextDue(until); next; next = nextDue(until)) {
        const [id, { due, callback }] = next;
        timers.delete(id);
        now = Math.max(now, due);
        callback();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}
