import { runSaga, stdChannel } from 'redux-saga';
import { expect, test } from 'vitest';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, take } from '../../lib/effects.ts';
import { GUIDES } from '../../testing/chat-lines.ts';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import { sessionActions } from '../session/index.ts';
import { callJoin, createJoinCalls, onJoinDue } from './join-call.saga.ts';

test('a sign-out answers a join that is on its way, so that the saga that asked goes on', async () => {
  const { ports, http } = createFakePorts();
  http.on('channel.join', () => new Promise(() => {}));
  const calls = createJoinCalls();
  const getState = () => ({ audio: { place: null } });
  const page = { channel: stdChannel<{ readonly type: string }>(), dispatch: () => {}, getState };
  runSaga(page, function* (): SagaGenerator<void> {
    yield* call(onJoinDue, ports, calls, yield* take(calls.wished));
  });
  const asking = runSaga(page, callJoin, calls, GUIDES, undefined);
  expect(http.requests('channel.join')).toHaveLength(1);
  page.channel.put(sessionActions.signedOut({ reason: 'asked', returnTo: null }));
  expect(await asking.toPromise()).toEqual({ ok: false, failure: { endpoint: 'channel.join', reason: 'cancelled' } });
});
