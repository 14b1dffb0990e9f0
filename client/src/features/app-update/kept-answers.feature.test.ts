import { expect, test } from 'vitest';
import { HALL, VIEWER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { contactsActions } from '../contacts/index.ts';
import { hallsActions } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { ASK_AGAIN_AFTER_MS } from './kept-answers.saga.ts';

const NOON = Date.UTC(2026, 0, 1, 12, 0, 0);

async function started() {
  const run = await runClient({
    parts: ['hall', 'hallManagement', 'contacts', 'appUpdate'],
    start: `/index/room/${HALL}`,
    prepare: ({ http }) => {
      http.on('friend.list', { list: [], page: 1, page_total: 1 });
      http.on('relation.status_list', { list: [] });
    },
  });
  const count = (name: Parameters<typeof run.http.requests>[0]) => run.http.requests(name).length;
  return {
    ...run,
    asOf: () => (run.state() as WholeState).connection.asOf,
    counts: () => [count('hall.list'), count('hall.detail'), count('friend.list')],
  };
}

test('the bar tells of the oldest answer that stands in; when the link opens, what is on show is fetched anew and the bar is silent', async () => {
  const run = await started();
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
  run.dispatch(contactsActions.listRequested('friends'));
  await run.clock.advance(400);
  run.server.refuses = { kind: 'lost', detail: 'no network' };
  run.server.drop();
  await run.clock.advance(10_000);
  const [halls = 0, details = 0, friends = 0] = run.counts();
  run.kept.standIn(NOON + 5000);
  run.kept.standIn(NOON);
  run.kept.standIn(NOON + 9000);
  await run.clock.advance(0);
  expect(run.asOf()).toEqual({ key: 'appUpdate.asOf', params: { at: NOON } });
  // Until the platform is back nothing is asked for.
  await run.clock.advance(ASK_AGAIN_AFTER_MS);
  expect(run.counts()).toEqual([halls, details, friends]);
  run.server.refuses = null;
  await run.clock.advance(60_000);
  expect(run.asOf()).toBeNull();
  expect(run.counts()).toEqual([halls + 1, details + 1, friends + 1]);
  expect(run.bugs).toEqual([]);
});

test('an answer that stands in while the link is there is asked for again soon', async () => {
  const run = await started();
  await run.clock.advance(1000);
  const [halls = 0] = run.counts();
  run.kept.standIn(NOON);
  await run.clock.advance(ASK_AGAIN_AFTER_MS - 1);
  expect([run.asOf() === null, run.counts()[0]]).toEqual([false, halls]);
  await run.clock.advance(1);
  expect([run.asOf(), run.counts()[0]]).toEqual([null, halls + 1]);
});

test('a session keeps its own answers only, and takes them along when it ends', async () => {
  const run = await started();
  expect(run.kept.done).toEqual([`keep only ${VIEWER}`]);
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(0);
  expect(run.kept.done.at(-1)).toBe('delete all');
});
