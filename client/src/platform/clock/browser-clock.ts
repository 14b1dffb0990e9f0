import { CANCEL } from 'redux-saga';
import type { Clock } from '../ports.ts';

export function createClock(): Clock {
  const after = (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  };
  return {
    now: () => Date.now(),
    after,
    sleep(ms) {
      let cancel = () => {};
      const promise = new Promise<void>((resolve) => {
        cancel = after(ms, resolve);
      });
      return Object.assign(promise, { [CANCEL]: () => cancel() });
    },
  };
}
