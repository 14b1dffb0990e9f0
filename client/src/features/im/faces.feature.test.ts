import { userInfo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { VIEWER } from '../../testing/chat-lines.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { rowsSeen } from './faces.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImSession, ImSessionId } from './im.state.ts';

const session = (id: ImSessionId, at: number): ImSession => ({ id, isPinned: false, unread: 0, last: null, at });
/** The newest first: the number of the first is 10000. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => session(`p2p-${10_000 + index}`, count - index));
const named = (run: Run) => Object.keys((run.state() as WholeState).im.faces).length;
/** Without the viewer, whose own face other parts ask for. */
const asked = (run: Run) =>
  run.http.requests('user.infos').flatMap(({ noes }) => (noes === VIEWER ? [] : [noes.split(',')]));

const people = (noes: string) => ({
  list: noes.split(',').map((no) => z.parse(userInfo, { no, nick: `u${no}`, avatar: '' })),
});

async function start() {
  const run = await runClient({ parts: ['hall', 'im'] });
  run.http.on('user.infos', ({ noes }) => people(noes));
  await run.clock.advance(1000);
  return run;
}

test('the faces of the first hundred sessions come with the list, and those of others as their rows come on screen', async () => {
  const run = await start();
  run.dispatch(imActions.sessionsLoaded(many(450)));
  await run.clock.advance(0);
  expect([asked(run).length, named(run)]).toEqual([1, 100]);
  run.dispatch(rowsSeen(120));
  await run.clock.advance(0);
  expect([asked(run).at(-1)?.length, named(run)]).toEqual([20, 120]);
  // A long way down: a call for each hundred.
  run.dispatch(rowsSeen(450));
  await run.clock.advance(0);
  expect(asked(run).map(({ length }) => length)).toEqual([100, 20, 100, 100, 100, 30]);
  expect(named(run)).toBe(450);
});

test('rows that come on screen while names are on their way get theirs next, also when a new list comes after them', async () => {
  const run = await start();
  let arrive = () => {};
  run.http.on('user.infos', ({ noes }) => new Promise((resolve) => (arrive = () => resolve(people(noes)))));
  run.dispatch(imActions.sessionsLoaded(many(300)));
  await run.clock.advance(0);
  run.dispatch(rowsSeen(150));
  run.dispatch(imActions.sessionsLoaded(many(300)));
  arrive();
  await run.clock.advance(0);
  arrive();
  await run.clock.advance(0);
  expect([asked(run).map(({ length }) => length), named(run)]).toEqual([[100, 50], 150]);
});

test('sessions of people whom the platform does not know keep no others from their names', async () => {
  const run = await start();
  run.http.on('user.infos', ({ noes }) => ({
    list: noes
      .split(',')
      .filter((no) => Number(no) >= 10_100)
      .map((no) => z.parse(userInfo, { no, nick: `u${no}`, avatar: '' })),
  }));
  run.dispatch(imActions.sessionsLoaded(many(150)));
  run.dispatch(rowsSeen(150));
  await run.clock.advance(0);
  expect(named(run)).toBe(50);
  // None is asked for again with the next list.
  run.dispatch(imActions.sessionsLoaded(many(150)));
  await run.clock.advance(0);
  expect(asked(run)).toHaveLength(2);
});

test('names that do not come are asked for with the next list, and groups get theirs meanwhile', async () => {
  const run = await start();
  run.http.breakDown('user.infos');
  run.http.on('group.details', { list: [{ id: '7001', name: '福利群', icon: '', user_count: 3 }] as never });
  const list = [...many(2), session('team-7001', 1)];
  run.dispatch(imActions.sessionsLoaded(list));
  await run.clock.advance(0);
  expect(Object.keys((run.state() as WholeState).im.faces)).toEqual(['team-7001']);
  const before = asked(run).length;
  run.dispatch(imActions.sessionsLoaded(list));
  await run.clock.advance(0);
  expect(asked(run).length).toBe(before + 1);
});
