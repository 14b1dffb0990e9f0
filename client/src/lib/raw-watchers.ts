import type { Action } from '@reduxjs/toolkit';
import { type Buffer, buffers, type Channel, type EventChannel } from 'redux-saga';
import {
  actionChannel,
  call,
  fork,
  join,
  type SagaGenerator,
  take,
  takeEvery as takeEveryAction,
  takeLatest as takeLatestAction,
  takeLeading as takeLeadingAction,
} from 'typed-redux-saga';

/**
 * Saga watchers as the library has them: a worker that throws ends its watcher and the whole saga around it. Only the guarded
 * watchers (features/feedback/watch.saga.ts) are made of these; a dependency rule keeps all others away.
 */
type Source = ((action: Action) => boolean) | Channel<object> | EventChannel<NonNullable<unknown>>;
type Worker = (...args: unknown[]) => SagaGenerator<unknown>;

export const takeEvery = closing(takeEveryAction);
export const takeLatest = closing(takeLatestAction);
export const takeLeading = closing(takeLeadingAction);

/** The library leaves a channel open when its watcher ends, and with it what the channel listens to. */
function closing(start: typeof takeEveryAction) {
  return function* watchClosing(source: Source, worker: Worker, ...args: readonly unknown[]): SagaGenerator<unknown> {
    // The overloads of the library tie the worker to its arguments.
    const watch = () => start(source as never, worker as never, ...(args as never));
    if (typeof source === 'function') return yield* watch();
    return yield* fork(function* watchOpen() {
      try {
        yield* join(yield* watch());
      } finally {
        source.close();
      }
    });
  };
}

/** One worker at a time. Actions that come meanwhile wait; none is lost. A channel waits in its own buffer. */
export function* takeInTurn(source: Source, worker: Worker, ...args: readonly unknown[]): SagaGenerator<unknown> {
  return yield* fork(takeTurns, source, buffers.expanding<Action>(8), worker, args);
}

/** One worker at a time. Of the actions that come meanwhile only the newest waits. */
export function* takeNewest(source: Source, worker: Worker, ...args: readonly unknown[]): SagaGenerator<unknown> {
  return yield* fork(takeTurns, source, buffers.sliding<Action>(1), worker, args);
}

function* takeTurns(
  source: Source,
  buffer: Buffer<Action>,
  worker: Worker,
  args: readonly unknown[],
): SagaGenerator<void> {
  const waiting: Exclude<Source, (action: Action) => boolean> =
    typeof source === 'function' ? yield* actionChannel(source, buffer) : source;
  try {
    while (true) yield* call(worker, ...args, yield* take(waiting));
  } finally {
    waiting.close();
  }
}
