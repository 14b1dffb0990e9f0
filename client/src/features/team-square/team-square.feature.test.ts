import { channelJoinInfo, type HallId } from '@miczero/contracts';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GENERAL, HALL, idOf, OTHER, VOICE } from '../../testing/chat-lines.ts';
import { answerExplore, inviteIn } from '../../testing/explore.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { runClient, theHall } from '../../testing/run-client.ts';
import { channelActions } from '../channel/index.ts';
import { sessionActions } from '../session/index.ts';
import { HALLS_PAUSE_MS, HALLS_UNPACED, LINK_PATIENCE_MS } from './team-square.saga.ts';
import { teamSquareActions } from './team-square.slice.ts';
import type { TeamSquareRoot } from './team-square.state.ts';

const open = async () => {
  const run = await runClient({ parts: ['hall', 'teamSquare'], prepare: (fakes) => answerExplore(fakes) });
  const asked = () => run.http.requests('channel.window_channel_info').length;
  return { ...run, asked };
};

test('a page with teams that follows another one asks for nothing that is on its way', async () => {
  const run = await open();
  run.http.on('channel.window_channel_info', () => new Promise(() => {}));
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(100);
  const before = run.asked();
  expect(before).toBeGreaterThan(0);
  run.dispatch(teamSquareActions.left());
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(1000);
  expect(run.asked()).toBe(before);
});

/** A square that is shown before the link opens for the first time. */
async function shownBeforeLink(prepare: (run: Pick<FakePorts, 'http'>) => void = () => {}) {
  const run = await runClient({
    parts: ['hall', 'teamSquare'],
    prepare: (fakes) => {
      answerExplore(fakes);
      prepare(fakes);
      fakes.server.refuses = { kind: 'lost', detail: 'down' };
    },
  });
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(2000);
  run.server.refuses = null;
  await run.clock.advance(10_000);
  expect(run.state().connection.link.kind).toBe('online');
  return run.http.requests('channel.window_channel_info').length;
}

test('the square is asked for again when the link is back', async () => {
  const run = await open();
  run.server.refuses = { kind: 'lost', detail: 'down' };
  run.server.drop();
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(2000);
  expect(run.asked()).toBe(1);
  run.server.refuses = null;
  await run.clock.advance(10_000);
  expect(run.asked()).toBe(2);
});

test('[hall-event.1015] a square that came before the link first opens is asked for again, because a team of between would be missing', async () => {
  expect(await shownBeforeLink()).toBe(2);
});

test('a square that is still being asked for when the link first opens is not asked for twice', async () => {
  const asked = await shownBeforeLink(({ http }) =>
    http.on('channel.window_channel_info', () => new Promise(() => {})),
  );
  expect(asked).toBe(1);
});

describe('a shelf on the first page of a session', () => {
  /** The link opens once the first screen is done. */
  async function firstPage() {
    const waiting: (() => void)[] = [];
    const run = await runClient({
      parts: ['teamSquare'],
      prepare: (fakes) => {
        answerExplore(fakes);
        fakes.page.onFirstScreenDone = (callback) => {
          waiting.push(callback);
          return () => {};
        };
      },
    });
    run.dispatch(teamSquareActions.shown('shelf'));
    await run.clock.advance(LINK_PATIENCE_MS - 1);
    const asked = () => run.http.requests('channel.invitation').length;
    expect(asked()).toBe(0);
    const screenIsDone = async () => {
      for (const callback of waiting.splice(0)) callback();
      await vi.waitFor(() => expect(run.client.late.isTaken('hall')).toBe(true), 10_000);
      // Its second callback is that of the link.
      for (const callback of waiting.splice(0)) callback();
      await run.clock.advance(0);
    };
    return { ...run, asked, screenIsDone };
  }

  test('asks for teams when the link opens, and so only once', async () => {
    const run = await firstPage();
    await run.screenIsDone();
    await run.clock.advance(LINK_PATIENCE_MS);
    expect([run.state().connection.link.kind, run.asked()]).toEqual(['online', 1]);
  });

  test('waits so long and no longer', async () => {
    const run = await firstPage();
    await run.clock.advance(1);
    expect(run.asked()).toBe(1);
  });

  test('gives way to a page of teams, which asks at once', async () => {
    const run = await firstPage();
    run.dispatch(teamSquareActions.left());
    run.dispatch(teamSquareActions.shown());
    await run.clock.advance(0);
    expect(run.asked()).toBe(1);
  });

  test('asks for nothing once it has left', async () => {
    const run = await firstPage();
    run.dispatch(teamSquareActions.left());
    await run.screenIsDone();
    await run.clock.advance(LINK_PATIENCE_MS);
    expect(run.asked()).toBe(0);
  });
});

test('a shelf asks for what it shows, teams and free places, and a page of teams that follows for the rest', async () => {
  const run = await open();
  const calls = () =>
    (['channel.invitation', 'channel.user_list', 'channel.window_channel_info', 'hall.user_card'] as const).map(
      (name) => run.http.requests(name).length,
    );
  const before = calls();
  const since = () => calls().map((count, index) => count - (before[index] ?? 0));
  run.dispatch(teamSquareActions.shown('shelf'));
  await run.clock.advance(100);
  expect(since()).toEqual([1, 1, 0, 0]);
  const teams = (run.state() as unknown as TeamSquareRoot).teamSquare;
  expect([teams.teams.length, Object.keys(teams.inside).length, teams.load.status]).toEqual([1, 1, 'ready']);
  run.dispatch(teamSquareActions.left());
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(100);
  expect(since()).toEqual([2, 2, 1, 1]);
});

test('a page of teams does not wait for the answers of a shelf, and is not cut short by one that follows', async () => {
  const run = await open();
  run.http.on('channel.invitation', () => new Promise(() => {}));
  run.dispatch(teamSquareActions.shown('shelf'));
  await run.clock.advance(100);
  answerExplore(run);
  run.dispatch(teamSquareActions.shown());
  run.dispatch(teamSquareActions.shown('shelf'));
  await run.clock.advance(100);
  expect(run.asked()).toBe(1);
  expect((run.state() as unknown as TeamSquareRoot).teamSquare.load.status).toBe('ready');
});

test('a viewer of many halls asks for their teams with pauses, so that the platform refuses no call of the page', async () => {
  const { asked, clock } = await withHalls(60, 0);
  const early = asked().length;
  expect(early).toBeGreaterThanOrEqual(HALLS_UNPACED);
  expect(early).toBeLessThan(60);
  await clock.advance(5 * HALLS_PAUSE_MS);
  expect(asked()).toHaveLength(60);
});

test('halls that wait for their pause are not asked for once the page has left', async () => {
  const { asked, clock, dispatch } = await withHalls(60, 0);
  const early = asked().length;
  dispatch(teamSquareActions.left());
  await clock.advance(5 * HALLS_PAUSE_MS);
  expect(asked()).toHaveLength(early);
  dispatch(teamSquareActions.shown());
  await clock.advance(6 * HALLS_PAUSE_MS);
  expect(asked()).toHaveLength(early + 60);
});

test('the square after a shelf, which has asked for teams alone, says that it loads until all is there', async () => {
  const { dispatch, state, clock } = await withHalls(2, 0);
  const status = () => (state() as unknown as TeamSquareRoot).teamSquare.load.status;
  dispatch(teamSquareActions.left());
  dispatch(teamSquareActions.shown('shelf'));
  await clock.advance(LINK_PATIENCE_MS + 500);
  expect(status()).toBe('ready');
  dispatch(teamSquareActions.left());
  dispatch(teamSquareActions.shown());
  expect(status()).toBe('loading');
  await clock.advance(500);
  expect(status()).toBe('ready');
});

/** A viewer of so many halls; the teams of the last ones do not come. */
async function withHalls(count: number, failing: number) {
  const hallsOf = Array.from({ length: count }, (_, index) => ({
    ...theHall,
    id: `${7000 + index}` as HallId,
    name: `大厅${index}`,
  }));
  let running = 0;
  let most = 0;
  const run = await runClient({
    parts: ['hall', 'teamSquare'],
    prepare: (fakes) => {
      answerExplore(fakes);
      fakes.http.on('hall.list', { list: hallsOf, page: 1, page_total: 1 });
      fakes.http.on('channel.invitation', async ({ hall_id }) => {
        running += 1;
        most = Math.max(most, running);
        await fakes.clock.sleep(100);
        running -= 1;
        if (Number(hall_id) >= 7000 + count - failing)
          throw ApiFailure.refused('channel.invitation', 40003, '稍后再试');
        return { inv_list: [] };
      });
    },
  });
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(5000);
  const asked = () => run.http.requests('channel.invitation').map(({ hall_id }) => hall_id);
  return { ...run, asked, most: () => most };
}

test('only the halls that met a server in trouble are asked for again', async () => {
  const run = await withHalls(10, 0);
  run.http.on('channel.invitation', ({ hall_id }) => {
    if (hall_id === '7003') throw ApiFailure.badResponse('channel.invitation', 503);
    return { inv_list: [] };
  });
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(0);
  const before = run.asked().length;
  run.http.on('channel.invitation', { inv_list: [] });
  await run.clock.advance(10_000);
  expect(run.asked().slice(before)).toEqual(['7003']);
  expect(run.state()).toMatchObject({ teamSquare: { load: { status: 'ready' }, missing: 0 } });
});

test('a hall that comes with one of its events is missing no more', async () => {
  const run = await withHalls(3, 0);
  const broken = () => {
    throw ApiFailure.badResponse('channel.invitation', 503);
  };
  run.http.on('channel.invitation', ({ hall_id }) => (hall_id === '7001' ? broken() : { inv_list: [] }));
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(0);
  expect(run.state()).toMatchObject({ teamSquare: { missing: 1 } });
  run.http.on('channel.invitation', ({ hall_id }) => (hall_id === '7001' ? { inv_list: [] } : broken()));
  run.server.emit('teamUpdated', {
    inv_id: idOf(1),
    hall_id: '7001' as HallId,
    channel_id: VOICE,
    uid: OTHER,
    status: 1,
  });
  await run.clock.advance(1000);
  expect(run.state()).toMatchObject({ teamSquare: { missing: 0 } });
});

test('every hall of the viewer is asked for its teams, a few at once, and those that did not come are counted', async () => {
  const run = await withHalls(40, 2);
  expect(new Set(run.asked()).size).toBe(40);
  expect(run.most()).toBeLessThanOrEqual(8);
  expect(run.state()).toMatchObject({ teamSquare: { load: { status: 'ready' }, missing: 2 } });
});

const wish = { hall_id: HALL, channel_id: VOICE, time_len: 600, game_info: '来', tags: [] };

test('a team joins its channel in the queue of all joins: one that hangs is not overtaken within a second', async () => {
  const run = await runClient({ parts: ['hall', 'teamSquare'], prepare: (fakes) => answerExplore(fakes) });
  run.http.on('channel.invite', { inv_id: '70' as never });
  const order: string[] = [];
  run.http.on('channel.join', async ({ channel_id }) => {
    order.push(`${channel_id} begins`);
    await run.clock.sleep(500);
    order.push(`${channel_id} ends`);
    return z.parse(channelJoinInfo, {
      hall_id: HALL,
      channel_id,
      role: '',
      type: channel_id === VOICE ? 2 : 1,
      token: '',
      text_mute: 0,
      mute_all: 0,
    });
  });
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GENERAL }));
  await run.clock.advance(0);
  run.dispatch(teamSquareActions.publishRequested(wish));
  await run.clock.advance(3000);
  expect(order.slice(0, 4)).toEqual([`${GENERAL} begins`, `${GENERAL} ends`, `${VOICE} begins`, `${VOICE} ends`]);
  expect(run.state().audio.place?.channel_id).toBe(VOICE);
  expect(run.http.requests('channel.invite')).toHaveLength(1);
});

test('a team is not published while another tab has the voice, and the form says where to leave it', async () => {
  const run = await runClient({ parts: ['hall', 'teamSquare'], prepare: (fakes) => answerExplore(fakes) });
  run.voiceTab.hold();
  run.dispatch(teamSquareActions.publishRequested(wish));
  await run.clock.advance(1000);
  const { form } = (run.state() as unknown as TeamSquareRoot).teamSquare;
  expect(form).toEqual({ isBusy: false, error: { key: 'teamSquare.elsewhere' } });
  expect([run.http.requests('channel.join'), run.http.requests('channel.invite')]).toEqual([[], []]);
});

test('a team is not published in a channel that asks for a password, or that refuses the viewer', async () => {
  const run = await runClient({ parts: ['hall', 'teamSquare'], prepare: (fakes) => answerExplore(fakes) });
  const error = () => (run.state() as unknown as TeamSquareRoot).teamSquare.form;
  run.http.on('channel.check_join', { is_join: 1 });
  run.dispatch(teamSquareActions.publishRequested(wish));
  await run.clock.advance(1000);
  expect(error()).toEqual({ isBusy: false, error: { key: 'teamSquare.locked' } });
  run.http.vanish('channel.check_join');
  run.dispatch(teamSquareActions.publishRequested(wish));
  await run.clock.advance(1000);
  expect(error()).toEqual({ isBusy: false, error: { key: 'feedback.noResponse' } });
  expect(run.http.requests('channel.join')).toEqual([]);
  expect(run.http.requests('channel.invite')).toEqual([]);
});

describe('while the server is in trouble', () => {
  const squareOf = (run: { readonly state: () => unknown }) => (run.state() as TeamSquareRoot).teamSquare;
  const later = 10_000;

  test('a square whose halls did not come says so, and comes with them', async () => {
    const run = await runClient({
      parts: ['hall', 'teamSquare'],
      prepare: (fakes) => {
        answerExplore(fakes);
        fakes.http.breakDown('hall.list');
      },
    });
    run.dispatch(teamSquareActions.shown());
    await run.clock.advance(0);
    expect(squareOf(run).load).toMatchObject({ status: 'failed', error: { key: 'feedback.serverError' } });
    run.http.on('hall.list', { list: [theHall], page: 1, page_total: 1 });
    await run.clock.advance(later);
    expect(squareOf(run)).toMatchObject({ load: { status: 'ready' }, missing: 0 });
    expect(squareOf(run).teams).toHaveLength(1);
  });

  test('halls that failed are not asked for after their account has left', async () => {
    const run = await open();
    run.http.breakDown('channel.invitation');
    run.dispatch(teamSquareActions.shown());
    await run.clock.advance(0);
    run.dispatch(sessionActions.signedOut({ reason: 'asked', returnTo: null }));
    await run.clock.advance(0);
    const asked = run.http.requests('channel.invitation').length;
    await run.clock.advance(later);
    expect(run.http.requests('channel.invitation')).toHaveLength(asked);
  });

  test.each(['channel.user_list', 'channel.window_channel_info'] as const)(
    'without %s the users and cards that were known stay, the hall is counted, and is asked for again',
    async (name) => {
      const run = await open();
      run.dispatch(teamSquareActions.shown());
      await run.clock.advance(0);
      const { inside, gamings } = squareOf(run);
      expect(gamings).toHaveLength(1);
      run.http.breakDown(name);
      run.dispatch(teamSquareActions.shown());
      await run.clock.advance(0);
      expect(squareOf(run)).toMatchObject({ load: { status: 'ready' }, missing: 1, inside, gamings });
      answerExplore(run);
      await run.clock.advance(later);
      expect(squareOf(run).missing).toBe(0);
    },
  );

  test.each([
    ['of which nothing came', 'failed'],
    ['of which a part is missing', 'ready'],
  ] as const)(
    'a press on retry while a square %s is asked for again by itself makes no second request',
    async (_what, status) => {
      const run = await open();
      const name = status === 'failed' ? 'channel.invitation' : 'channel.user_list';
      run.http.breakDown(name);
      run.dispatch(teamSquareActions.shown());
      await run.clock.advance(0);
      expect(squareOf(run).load.status).toBe(status);
      let give = () => {};
      const given = new Promise<void>((resolve) => {
        give = resolve;
      });
      answerExplore(run);
      run.http.on('channel.invitation', () => given.then(() => ({ inv_list: [inviteIn(600)] })));
      const asked = () => run.http.requests('channel.invitation').length;
      const before = asked();
      await run.clock.advance(later);
      expect(asked()).toBe(before + 1);
      for (let press = 0; press < 3; press += 1) run.dispatch(teamSquareActions.shown());
      await run.clock.advance(100);
      expect(asked()).toBe(before + 1);
      // What failed says that it loads.
      expect(squareOf(run).load.status).toBe(status === 'failed' ? 'loading' : 'ready');
      give();
      await run.clock.advance(0);
      expect(squareOf(run)).toMatchObject({ load: { status: 'ready' }, missing: 0 });
      expect(squareOf(run).teams).toHaveLength(1);
      // The next press is one of its own.
      run.dispatch(teamSquareActions.shown());
      await run.clock.advance(0);
      expect(asked()).toBe(before + 2);
    },
  );
});
