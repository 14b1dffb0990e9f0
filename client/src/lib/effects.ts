/**
 * The only door to saga effects: typed, always with `yield*`. One file to change if the small library behind it ages out.
 * There are no watchers here: they are guarded (features/feedback/watch.saga.ts). There is no `delay` either: time comes from the clock port, `yield* call(ports.clock.sleep, ms)`.
 */

export { buffers, type Channel, channel, type EventChannel, eventChannel } from 'redux-saga';
export type { SagaGenerator } from 'typed-redux-saga';
export {
  actionChannel,
  all,
  call,
  cancelled,
  flush,
  fork,
  put,
  race,
  select,
  take,
} from 'typed-redux-saga';
