import { expect, test } from 'vitest';
import { answerExplore } from '../../testing/explore.ts';
import { runClient } from '../../testing/run-client.ts';
import { teamSquareActions } from './team-square.slice.ts';

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

test('the square is asked for again when the link is back, and not when it opens for the first time', async () => {
  const run = await open();
  run.server.refuses = { kind: 'lost', detail: 'down' };
  run.server.drop();
  run.dispatch(teamSquareActions.shown());
  await run.clock.advance(2000);
  expect(run.asked()).toBe(1);
  run.server.refuses = null;
  await run.clock.advance(10_000);
  expect(run.asked()).toBe(2);

  const fresh = await runClient({
    parts: ['hall', 'teamSquare'],
    prepare: (fakes) => {
      answerExplore(fakes);
      fakes.server.refuses = { kind: 'lost', detail: 'down' };
    },
  });
  fresh.dispatch(teamSquareActions.shown());
  await fresh.clock.advance(2000);
  fresh.server.refuses = null;
  await fresh.clock.advance(10_000);
  expect(fresh.state().connection.link.kind).toBe('online');
  expect(fresh.http.requests('channel.window_channel_info')).toHaveLength(1);
});
