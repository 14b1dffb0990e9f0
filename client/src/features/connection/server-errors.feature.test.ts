import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { HALL } from '../../testing/chat-lines.ts';
import { type Run, runClient, theHall } from '../../testing/run-client.ts';
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

test('a proxy that cannot reach the server is the network, which the page does not ask again by itself', async () => {
  const unreached = () => {
    throw ApiFailure.badResponse('hall.list', 502);
  };
  const run = await runClient({ prepare: ({ http }) => http.on('hall.list', unreached) });
  expect(mine(run)).toEqual({ status: 'failed', error: { key: 'feedback.networkError' } });
  const before = asked(run);
  await run.clock.advance(SERVER_RETRY_MAX_MS);
  expect(asked(run)).toBe(before);
});
