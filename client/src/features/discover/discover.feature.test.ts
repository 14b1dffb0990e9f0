import type { EndpointName } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { answerExplore, bannerOf } from '../../testing/explore.ts';
import { runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { discoverActions } from './index.ts';

const SHELVES = [
  'game.home_player',
  'ops.app_download',
  'ops.banner_home',
  'ops.banner_player',
  'ops.download_url',
  'room.cate_type',
  'room.list',
] as const satisfies readonly EndpointName[];

test('shelves that failed are loaded by the link of a session that opens before the answers to the network have come', async () => {
  const run = await runClient({
    parts: ['hall', 'explore'],
    prepare: (fakes) => {
      answerExplore(fakes);
      fakes.http.vanish('ops.banner_home');
    },
  });
  const titles = () => (run.state() as WholeState).discover.banners?.map(({ title }) => title);
  run.dispatch(discoverActions.shown());
  await run.clock.advance(100);
  expect(titles()).toEqual([]);
  run.server.drop();
  run.page.connect(false);
  const answers: (() => void)[] = [];
  run.http.on(
    'ops.banner_home',
    () => new Promise((resolve) => answers.push(() => resolve({ banners: [bannerOf({ title: '版本更新' })] }))),
  );
  run.page.connect(true);
  await run.clock.advance(100);
  expect([run.server.isOpen(), run.http.timesAbandoned('ops.banner_home')]).toEqual([true, 1]);
  for (const answer of answers) answer();
  await run.clock.advance(100);
  expect(titles()).toEqual(['版本更新']);
  // Nothing is missing any more.
  const asked = run.http.requests('ops.banner_home').length;
  run.server.drop();
  await run.clock.advance(5000);
  expect([run.server.isOpen(), run.http.requests('ops.banner_home').length]).toEqual([true, asked]);
});

test('a shelf that is missing comes alone, and what is there stays when it fails later', async () => {
  const run = await runClient({ parts: ['hall', 'explore'], prepare: answerExplore });
  const shelves = () => (run.state() as WholeState).discover;
  const asked = () =>
    SHELVES.filter((name) => name !== 'ops.app_download').map((name) => run.http.requests(name).length);
  run.http.breakDown('ops.app_download');
  run.dispatch(discoverActions.shown());
  run.dispatch(discoverActions.viewerKnown());
  await run.clock.advance(100);
  expect(shelves()).toMatchObject({ downloads: [], downloadUrl: 'https://example.com/download' });
  const before = asked();
  answerExplore(run);
  await run.clock.advance(2000);
  expect(shelves().downloads).toHaveLength(1);
  expect(asked()).toEqual(before);
  const known = shelves();
  for (const name of SHELVES) run.http.breakDown(name);
  run.dispatch(discoverActions.shown());
  run.dispatch(discoverActions.viewerKnown());
  await run.clock.advance(15_000);
  expect(run.http.requests('game.home_player').length).toBeGreaterThan((before[0] ?? 0) + 1);
  const { failed, ...there } = shelves();
  expect({ ...there, failed: known.failed }).toEqual(known);
  const error = { key: 'feedback.serverError' };
  expect(failed).toEqual({ rooms: error, players: error, downloads: error, recommended: undefined });
});
