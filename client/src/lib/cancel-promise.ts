import { CANCEL } from 'redux-saga';

/** Does to a promise what redux-saga does when the saga that waits for it is cancelled. */
export function cancelPromise(promise: Promise<unknown>): void {
  const cancel: unknown = Reflect.get(promise, CANCEL);
  if (typeof cancel === 'function') cancel();
}
