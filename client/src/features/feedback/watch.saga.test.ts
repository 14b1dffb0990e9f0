import { runSaga } from 'redux-saga';
import { expect, test, vi } from 'vitest';
import { call, eventChannel, type SagaGenerator } from '../../lib/effects.ts';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { watching } from './watch.saga.ts';

test.each(['every', 'latest', 'leading', 'inTurn', 'newest'] as const)(
  'watch.%s hands on what a channel says, and closes it at its end',
  async (way) => {
    const { ports } = createFakePorts({ origin: createOrigin() });
    const watch = watching(ports.telemetry, 'test');
    const close = vi.fn();
    const heard: string[] = [];
    let say = (_word: string) => {};
    const words = eventChannel<string>((emit) => {
      say = emit;
      return close;
    });
    const task = runSaga({}, function* watcher(): SagaGenerator<void> {
      yield* watch[way](words, function* hear(word: string): SagaGenerator<void> {
        yield* call(() => heard.push(word));
      });
    });
    say('one');
    say('two');
    expect([heard, close.mock.calls.length]).toEqual([['one', 'two'], 0]);
    task.cancel();
    expect(close).toHaveBeenCalledTimes(1);
  },
);
