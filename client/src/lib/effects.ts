/**
 * The only door to saga effects: typed, always with `yield*`. One file to change if the small library behind it ages out.
 * There is no `delay` here: time comes from the clock port, `yield* call(ports.clock.sleep, ms)`.
 */

export { buffers, type EventChannel, eventChannel, type Task } from 'redux-saga';
export type { SagaGenerator } from 'typed-redux-saga';
export {
  actionChannel,
  all,
  call,
  cancel,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
