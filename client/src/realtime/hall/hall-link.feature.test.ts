import { CODES } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { rootReducer } from '../../app/root-reducer.ts';
import { connectionActions, selectConnectionBar } from '../../features/connection/index.ts';
import { sessionActions } from '../../features/session/index.ts';
import { HALL, VIEWER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { hallEventsArrived, hallLinkActions } from './hall-events.ts';

const bar = (run: Awaited<ReturnType<typeof runClient>>) => selectConnectionBar(run.state());

test('the bar comes after 2 s, counts down, and goes with the link; the person need not wait', async () => {
  const run = await runClient();
  expect(bar(run)).toBeNull();
  run.server.refuses = { kind: 'lost', detail: 'down' };
  run.server.drop();
  await run.clock.advance(1999);
  expect(bar(run)).toBeNull();
  await run.clock.advance(1);
  expect(bar(run)).toMatchObject({ kind: 'reconnecting' });
  const attempts = run.server.attempts;
  run.dispatch(connectionActions.retryRequested());
  await run.clock.advance(0);
  expect(run.server.attempts).toBe(attempts + 1);
  run.server.refuses = null;
  await run.clock.advance(6000);
  expect(bar(run)).toBeNull();
});

test('the bar announces a lost network at once, and its return skips the pause', async () => {
  const run = await runClient();
  run.server.refuses = { kind: 'lost', detail: 'down' };
  run.page.connect(false);
  run.server.drop();
  await run.clock.advance(0);
  expect(bar(run)).toEqual({ kind: 'offline' });
  run.server.refuses = null;
  run.page.connect(true);
  await run.clock.advance(0);
  expect(bar(run)).toBeNull();
  expect(run.server.isOpen()).toBe(true);
});

test('there is one connection at a time, and none after the end', async () => {
  const run = await runClient();
  run.client.stop();
  expect(run.server.isOpen()).toBe(false);
  await run.clock.advance(60_000);
  expect(run.server.attempts).toBe(1);
});

test('frames that cannot be read are dropped, and the link lives on', async () => {
  const run = await runClient();
  for (const frame of [
    null,
    7,
    'x',
    {},
    { type: 31337, body: '{}', time: 1 },
    { type: 1001, body: '{bad', time: 1, channel: 'c' },
  ]) {
    run.server.raw(frame);
  }
  run.server.emit('unreadSynced', { list: [] }, { to: '1001' });
  await run.clock.advance(0);
  expect(run.bugs).toEqual([]);
  expect(run.server.isOpen()).toBe(true);
});

test('an outage that ends with the session is not told in the next one', async () => {
  const run = await runClient();
  run.server.refuses = { kind: 'lost', detail: 'down' };
  run.server.drop();
  await run.clock.advance(1000);
  run.dispatch(sessionActions.endRequested('asked'));
  await run.clock.advance(5000);
  expect(run.state().connection.isOutageTold).toBe(false);
});

/** Lets the reducer throw at some actions. The planted reducer knows no late feature, so only the planted bugs count. */
function plantThrow(run: Awaited<ReturnType<typeof runClient>>, isPoisoned: (action: Action) => boolean) {
  const planted = new Error('planted');
  run.store.replaceReducer((state, action) => {
    if (isPoisoned(action)) throw planted;
    return rootReducer(state, action);
  });
  return { reported: () => run.bugs.filter((bug) => bug === planted).length };
}

test('an event that breaks a reducer is lost and reported; the rest of its batch, the link and what comes later are not', async () => {
  const run = await runClient();
  const { reported } = plantThrow(
    run,
    (action) =>
      hallEventsArrived.match(action) &&
      action.payload.events.some((event) => event.name === 'unreadSynced' && event.body.list[0]?.unread === 666),
  );
  const unread = (...counts: number[]) => {
    for (const count of counts) {
      run.server.emit('unreadSynced', { list: [{ hall_id: HALL, unread: count }] }, { to: VIEWER });
    }
  };
  unread(1, 666, 2);
  await run.clock.advance(0);
  expect([reported(), run.state().halls.hallUnread[HALL]]).toEqual([1, 2]);
  unread(7);
  await run.clock.advance(0);
  expect([run.server.isOpen(), reported(), run.state().halls.hallUnread[HALL]]).toEqual([true, 1, 7]);
});

test('a reducer that cannot bear the end of the session does not end the link', async () => {
  const run = await runClient();
  const { reported } = plantThrow(run, hallLinkActions.expelled.match);
  run.server.emit('errorReported', { code: CODES.accountBanned, msg: '封禁', extra: '' }, { to: VIEWER });
  await run.clock.advance(0);
  expect([reported(), run.server.isOpen()]).toEqual([1, true]);
  run.server.emit('unreadSynced', { list: [{ hall_id: HALL, unread: 7 }] }, { to: VIEWER });
  await run.clock.advance(0);
  expect(run.state().halls.hallUnread[HALL]).toBe(7);
});

test('[hall-event.2001] another device took over: no reconnect by itself, credentials stay, and the person may continue here', async () => {
  const run = await runClient();
  run.server.emit('loggedInElsewhere', { platform: 'web', time: 0, msg: '' }, { to: VIEWER });
  run.server.drop();
  await run.clock.advance(60_000);
  expect(bar(run)).toEqual({ kind: 'takenOver' });
  expect([run.server.attempts, run.server.isOpen(), run.server.isClaimed]).toEqual([1, false, false]);
  expect(run.state().session.phase.kind).toBe('signedIn');
  run.server.refuses = { kind: 'lost', detail: 'down' };
  run.dispatch(connectionActions.retryRequested());
  await run.clock.advance(0);
  expect(run.server.isClaimed).toBe(true);
  run.server.refuses = null;
  await run.clock.advance(6000);
  expect([bar(run), run.server.isOpen(), run.server.isClaimed]).toEqual([null, true, true]);
  // An ordinary outage afterwards claims nothing.
  run.server.drop();
  await run.clock.advance(6000);
  expect([run.server.isOpen(), run.server.isClaimed]).toEqual([true, false]);
});
