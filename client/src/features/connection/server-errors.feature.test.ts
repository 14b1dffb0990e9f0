import { CODES, HALL_USER_PAGE_SIZE, hallUser } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { HALL } from '../../testing/chat-lines.ts';
import { hallNamed } from '../../testing/explore.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { inChannel, type Run, runClient, theHall } from '../../testing/run-client.ts';
import { hallsActions, selectOpenHall } from '../halls/index.ts';
import { SERVER_RETRY_MAX_MS, SERVER_RETRY_MIN_MS } from './server-errors.saga.ts';

const SERVER_ERROR = { status: 'failed', error: { key: 'feedback.serverError' } };
const mine = (run: Run) => run.state().halls.mine.load;
const asked = (run: Run) => run.http.requests('hall.list').length;

describe('after an error of the server', () => {
  test('a read that a place needs is asked for again with pauses that grow to a minute, and the place says all the while what failed', async () => {
    const run = await runClient({ prepare: ({ http }) => http.breakDown('hall.list') });
    const seen = new Set([JSON.stringify(mine(run))]);
    run.client.store.subscribe(() => seen.add(JSON.stringify(mine(run))));
    const before = asked(run);
    let pause = SERVER_RETRY_MIN_MS;
    for (let time = 1; time <= 8; time += 1) {
      await run.clock.advance(pause - 1);
      expect(asked(run)).toBe(before + time - 1);
      await run.clock.advance(1);
      expect(asked(run)).toBe(before + time);
      pause = Math.min(2 * pause, SERVER_RETRY_MAX_MS);
    }
    expect(pause).toBe(SERVER_RETRY_MAX_MS);
    expect([...seen].map((load) => JSON.parse(load))).toEqual([SERVER_ERROR]);
    expect(run.toasts()).toEqual([]);
  });

  test('an answer ends the asking, and the next error begins with the shortest pause again', async () => {
    const run = await runClient({ prepare: ({ http }) => http.breakDown('hall.list') });
    await run.clock.advance(3 * SERVER_RETRY_MIN_MS);
    run.http.on('hall.list', { list: [] } as never);
    await run.clock.advance(4 * SERVER_RETRY_MIN_MS);
    expect(mine(run)).toMatchObject({ status: 'ready' });
    const before = asked(run);
    await run.clock.advance(2 * SERVER_RETRY_MAX_MS);
    expect(asked(run)).toBe(before);
    run.http.breakDown('hall.list');
    run.dispatch(hallsActions.myHallsRequested());
    await run.clock.advance(SERVER_RETRY_MIN_MS);
    expect(asked(run)).toBe(before + 2);
  });

  test('the open hall and its members come without a press', async () => {
    const run = await runClient({
      prepare: ({ http }) => {
        http.breakDown('hall.detail');
        http.breakDown('hall.user_list');
      },
    });
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(0);
    expect(selectOpenHall(run.state())?.load).toEqual(SERVER_ERROR);
    run.http.on('hall.detail', theHall);
    await run.clock.advance(SERVER_RETRY_MIN_MS);
    expect(selectOpenHall(run.state())?.load).toMatchObject({ status: 'ready' });
    expect(run.state().halls.membersLoad).toEqual(SERVER_ERROR);
    run.http.on('hall.user_list', { online_count: 0, offline_count: 0, page: 1, page_total: 1, users: [] });
    await run.clock.advance(2 * SERVER_RETRY_MIN_MS);
    expect(run.state().halls.membersLoad).toMatchObject({ status: 'ready' });
  });
});

const page = (status: number) => ApiFailure.badResponse('hall.list', status);
const refusal = (code: number) => ApiFailure.refused('hall.list', code, '服务器开小差了');
const SERVER = { key: 'feedback.serverError' };
const NETWORK = { key: 'feedback.networkError' };

describe('what the page says of a server in trouble, which it asks again', () => {
  test.each([
    ['a page of errors', page(500), SERVER],
    ['a server that is not ready', page(503), SERVER],
    ['a proxy without an answer', page(502), NETWORK],
    ['a proxy that waited too long', page(504), NETWORK],
    ['a network of caches that cannot reach it', page(520), NETWORK],
    ['the last status of those', page(527), NETWORK],
    ['a status after those', page(528), SERVER],
    ['a refusal of a platform that broke', refusal(CODES.platformBroken), { server: '服务器开小差了' }],
    ['a refusal of a platform that stops', refusal(CODES.platformStopping), { server: '服务器开小差了' }],
  ])('%s', async (_what, failure, words) => {
    const run = await runClient({ prepare: failing(failure) });
    expect(mine(run)).toMatchObject({ status: 'failed', error: words });
    const before = asked(run);
    await run.clock.advance(SERVER_RETRY_MIN_MS);
    expect(asked(run)).toBe(before + 1);
  });

  test.each([
    ['a page that is missing', page(404)],
    ['another refusal', refusal(CODES.userUnknown)],
  ])('but not %s', async (_what, failure) => {
    const run = await runClient({ prepare: failing(failure) });
    const before = asked(run);
    await run.clock.advance(SERVER_RETRY_MAX_MS);
    expect(asked(run)).toBe(before);
  });
});

describe('a call that gets no answer', () => {
  test('the page asks again while the link is open, because nothing else tells when the server answers', async () => {
    const run = await runClient();
    run.http.vanish('hall.list');
    run.dispatch(hallsActions.myHallsRequested());
    await run.clock.advance(0);
    expect(mine(run)).toMatchObject({ status: 'failed', error: { key: 'feedback.noResponse' } });
    const before = asked(run);
    await run.clock.advance(SERVER_RETRY_MIN_MS);
    expect(asked(run)).toBe(before + 1);
    run.http.on('hall.list', { list: [] } as never);
    await run.clock.advance(2 * SERVER_RETRY_MIN_MS);
    expect(mine(run)).toMatchObject({ status: 'ready' });
  });

  test('a link that is down tells by its opening, and the page asks no sooner', async () => {
    const run = await runClient();
    run.server.refuses = { kind: 'lost', detail: 'down' };
    run.server.drop();
    await run.clock.advance(0);
    run.http.vanish('hall.list');
    run.dispatch(hallsActions.myHallsRequested());
    await run.clock.advance(0);
    const before = asked(run);
    await run.clock.advance(5 * SERVER_RETRY_MIN_MS);
    expect(asked(run)).toBe(before);
    run.http.on('hall.list', { list: [] } as never);
    run.server.refuses = null;
    await run.clock.advance(30_000);
    expect(asked(run)).toBe(before + 1);
  });
});

/** The rail fails in this way. */
function failing(failure: ApiFailure) {
  return ({ http }: FakePorts) =>
    http.on('hall.list', () => {
      throw failure;
    });
}

test('a hidden page asks once it is shown', async () => {
  const run = await runClient({ prepare: ({ http }) => http.breakDown('hall.list') });
  const before = asked(run);
  run.page.hide();
  await run.clock.advance(10 * SERVER_RETRY_MAX_MS);
  expect(asked(run)).toBe(before);
  run.page.watch(true);
  await run.clock.advance(SERVER_RETRY_MIN_MS);
  expect(asked(run)).toBe(before + 1);
});

test('a page beside the game that has the focus is asked for as well', async () => {
  const run = await runClient({ prepare: ({ http }) => http.breakDown('hall.list') });
  const before = asked(run);
  run.page.watch(false);
  await run.clock.advance(SERVER_RETRY_MIN_MS);
  expect(asked(run)).toBe(before + 1);
});

test.each([
  [0, SERVER_RETRY_MIN_MS / 2],
  [1, SERVER_RETRY_MIN_MS * 1.5],
])('the pages of a crowd do not ask in the same moment: chance %d', async (chance, pause) => {
  const run = await runClient({
    prepare: (fakes) => {
      fakes.http.breakDown('hall.list');
      fakes.ports.ids.chance = () => chance;
    },
  });
  const before = asked(run);
  await run.clock.advance(pause - 1);
  expect(asked(run)).toBe(before);
  await run.clock.advance(1);
  expect(asked(run)).toBe(before + 1);
});

describe('members that a reader has scrolled to', () => {
  const member = (page: number, at: number) =>
    z.parse(hallUser, { id: String(page * 1000 + at), nick: `${page}-${at}`, avatar: '', online: true, role: '' });
  const firstPage = {
    online_count: 60,
    offline_count: 0,
    page: 1,
    page_total: 2,
    users: Array.from({ length: HALL_USER_PAGE_SIZE }, (_, at) => member(1, at)),
  };

  test('those whose later page meets a server in trouble stay, also when the network comes back', async () => {
    const run = await inChannel({ prepare: ({ http }) => http.on('hall.user_list', firstPage) });
    run.http.breakDown('hall.user_list');
    run.dispatch(hallsActions.membersPageRequested({ direction: 'below' }));
    await run.clock.advance(0);
    expect(run.state().halls.membersLoad).toEqual(SERVER_ERROR);
    const { rows } = run.state().halls.members;
    const before = run.http.requests('hall.user_list').length;
    await run.clock.advance(SERVER_RETRY_MIN_MS);
    run.page.connect(false);
    run.page.connect(true);
    await run.clock.advance(0);
    expect(run.http.requests('hall.user_list').length).toBe(before);
    expect(run.state().halls.members.rows).toBe(rows);
  });

  test('a hall that the page knows asks for its details again, and leaves them alone', async () => {
    const run = await inChannel();
    run.dispatch(hallsActions.hallCloseRequested());
    await run.clock.advance(0);
    run.http.breakDown('hall.detail');
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(0);
    const before = run.http.requests('hall.user_list').length;
    await run.clock.advance(SERVER_RETRY_MIN_MS);
    expect(run.http.requests('hall.detail').length).toBeGreaterThan(2);
    expect(run.http.requests('hall.user_list').length).toBe(before);
  });

  test('a link that is back after an outage asks for them once', async () => {
    const run = await inChannel({
      prepare: ({ http }) =>
        http.on('hall.user_list', () => {
          throw ApiFailure.offline('hall.user_list');
        }),
    });
    const before = run.http.requests('hall.user_list').length;
    run.server.drop();
    await run.clock.advance(10_000);
    expect(run.server.isOpen()).toBe(true);
    expect(run.http.requests('hall.user_list').length).toBe(before + 1);
  });
});

test('a search replaces the list of halls that the page asks for again by itself', async () => {
  const run = await runClient({ prepare: ({ http }) => http.breakDown('hall.search') });
  run.dispatch(hallsActions.discoverRequested({ keyword: '' }));
  await run.clock.advance(0);
  const found = (name: string) => ({ list: [hallNamed('1', name)], page: 1, page_total: 1 });
  let answerLate = () => {};
  run.http.on('hall.search', ({ keyword }) =>
    keyword === '' ? new Promise((resolve) => (answerLate = () => resolve(found('热门')))) : found('找到的'),
  );
  await run.clock.advance(SERVER_RETRY_MIN_MS);
  expect(run.state().halls.discover.load).toEqual(SERVER_ERROR);
  run.dispatch(hallsActions.discoverRequested({ keyword: 'zzz' }));
  await run.clock.advance(0);
  answerLate();
  await run.clock.advance(0);
  expect(run.state().halls.discover.list.map(({ name }) => name)).toEqual(['找到的']);
});
