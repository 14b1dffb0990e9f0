import { expect, test } from 'vitest';
import { answerExplore } from '../../testing/explore.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
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
