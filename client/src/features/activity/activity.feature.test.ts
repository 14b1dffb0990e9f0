import { expect, test } from 'vitest';
import { HALL } from '../../testing/chat-lines.ts';
import { inChannel, signedInOrigin } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { hallsActions } from '../halls/index.ts';
import { activityActions, selectActivity } from './index.ts';

const SYNC = JSON.stringify([{ title: '周末开黑夜', msg: '周六八点', href_web: 'https://example.com/night' }]);
const DAY_MS = 86_400_000;

test('a card that was put away stays so in the next hall where storage is full, and comes back on the next day', async () => {
  const origin = signedInOrigin();
  const run = await inChannel({
    origin,
    prepare: ({ http }) => http.on('activity.config', { id: '70003', state: 1, status: 1, sync: SYNC }),
  });
  await run.client.late.take('people');
  await run.clock.advance(400);
  const shown = () => selectActivity(run.store.getState() as WholeState).length;
  const openAgain = async () => {
    run.dispatch(hallsActions.hallCloseRequested());
    await run.clock.advance(400);
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(400);
  };
  expect(shown()).toBe(1);
  origin.isFull = true;
  run.dispatch(activityActions.putAway());
  await openAgain();
  expect([shown(), run.http.requests('activity.config').length]).toEqual([0, 2]);
  await run.clock.advance(DAY_MS);
  await openAgain();
  expect(shown()).toBe(1);
});
