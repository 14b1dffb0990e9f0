import type { EndpointName } from '@miczero/contracts';
import { expect, test } from 'vitest';
import type { LateName } from '../../lib/late-parts.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { messageAt, VIEWER } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { inChannel, theHall } from '../../testing/run-client.ts';
import { hear, texts } from '../../testing/talk.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { contactsActions } from '../contacts/index.ts';
import { hallsActions } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';

const NOON = Date.UTC(2026, 0, 1, 12, 0, 0);
const OUTAGE = { kind: 'lost', detail: 'no network' } as const;
/** Every call that kept answers stand in for. */
const READS: readonly EndpointName[] = [
  'hall.list',
  'hall.detail',
  'hall.user_list',
  'hall.search',
  'channel.message',
  'channel.user_list',
  'friend.list',
  'account.follows',
];

async function started(prepare: (fakes: FakePorts) => void = () => {}, parts: readonly LateName[] = ['appUpdate']) {
  const run = await inChannel({
    parts: ['hall', 'hallManagement', 'contacts', ...parts],
    prepare(fakes) {
      fakes.http.on('friend.list', { list: [], page: 1, page_total: 1 });
      fakes.http.on('account.follows', { list: [], point: 0, total: 0 });
      fakes.http.on('hall.search', { list: [theHall], page: 1, page_total: 1 });
      fakes.http.on('relation.status_list', { list: [] });
      prepare(fakes);
    },
  });
  run.dispatch(hallsActions.discoverRequested({ keyword: '' }));
  run.dispatch(contactsActions.listRequested('friends'));
  run.dispatch(contactsActions.listRequested('follows'));
  await run.clock.advance(400);
  const counts = () => READS.map((name) => run.http.requests(name).length);
  let before = counts();
  return {
    ...run,
    asOf: () => (run.state() as WholeState).connection.asOf,
    /** The calls since it was asked last. */
    asked() {
      const now = counts();
      const names = READS.filter((_, at) => now[at] !== before[at]);
      before = now;
      return names;
    },
  };
}

test('an answer of today is told by its time alone', async () => {
  const run = await started();
  run.server.refuses = OUTAGE;
  run.server.drop();
  await run.clock.advance(10_000);
  const at = run.clock.now() - 1000;
  run.kept.standIn(at);
  await run.clock.advance(0);
  expect(run.asOf()).toEqual({ key: 'appUpdate.asOfToday', params: { at } });
});

test('the bar tells of the oldest answer that stands in; when the link opens again, what is on show is fetched anew and the bar is silent', async () => {
  const run = await started();
  run.server.refuses = OUTAGE;
  run.server.drop();
  await run.clock.advance(10_000);
  run.asked();
  run.kept.standIn(NOON + 5000);
  run.kept.standIn(NOON);
  run.kept.standIn(NOON + 9000);
  await run.clock.advance(0);
  expect(run.asOf()).toEqual({ key: 'appUpdate.asOf', params: { at: NOON } });
  // Until the platform is back nothing is asked for.
  await run.clock.advance(10_000);
  expect(run.asked()).toEqual([]);
  run.server.refuses = null;
  await run.clock.advance(60_000);
  expect([run.asOf(), run.asked()]).toEqual([null, READS]);
  expect(run.bugs).toEqual([]);
});

test('a page that was opened in an outage fetches everything anew when its link opens first', async () => {
  const run = await started(({ server }) => {
    server.refuses = OUTAGE;
  });
  run.kept.standIn(NOON);
  await run.clock.advance(0);
  expect(run.asOf()).not.toBeNull();
  run.asked();
  run.server.refuses = null;
  await run.clock.advance(60_000);
  expect([run.asOf(), run.asked()]).toEqual([null, READS]);
});

test('answers that stood in beside an open link, before anything followed it, are fetched anew at once', async () => {
  const run = await started(undefined, []);
  run.kept.standIn(NOON);
  run.kept.standIn(NOON + 1);
  run.asked();
  await run.client.late.take('appUpdate');
  await run.clock.advance(2000);
  expect([run.asOf(), run.asked()]).toEqual([null, READS]);
  expect(run.http.requests('channel.join')).toHaveLength(2);
});

test('a call that finds no network while the link is open fails and is made again: the lines of the outage are there', async () => {
  const run = await started();
  const page = (count: number) => ({
    msg_list: Array.from({ length: count }, (_, at) => messageAt(at + 1)),
  });
  run.kept.data.set('channel.message', page(3));
  let failures = 1;
  run.server.drop();
  run.http.on('channel.message', async (wire) => {
    failures -= 1;
    if (failures < 0) return page(5);
    const call = { keys: { no: VIEWER }, name: 'channel.message', wire } as const;
    const answer = await run.kept.answers.standIn(call, new TypeError('Failed to fetch')).catch(() => {
      throw ApiFailure.noResponse(call.name);
    });
    return (await answer.json()).data;
  });
  await run.clock.advance(10_000);
  hear(run, 6);
  await run.clock.advance(0);
  expect(failures).toBeLessThan(0);
  expect(texts(run)).toEqual([1, 2, 3, 4, 5, 6].map((sequence) => `text ${sequence}`));
});

test('a session keeps its own answers only, and takes them along when it ends', async () => {
  const run = await started();
  expect(run.kept.done).toEqual([`keep only ${VIEWER}`]);
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(0);
  expect(run.kept.done.at(-1)).toBe('delete all');
});
