import { expect, test } from 'vitest';
import { HALL, OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { retryDue } from '../connection/index.ts';
import { personActions } from './person.slice.ts';

test('[role.hall-function.approve-mic] facts about those in a voice channel that did not come are asked for again, and once', async () => {
  const run = await runClient({ parts: ['hall'] });
  const asked = () => run.http.requests('hall.batch_user_card').length;
  run.http.breakDown('hall.batch_user_card');
  run.dispatch(personActions.voicesRequested({ hall_id: HALL, uids: [OTHER] }));
  await expect.poll(() => run.clock.advance(200).then(asked)).toBe(1);
  run.http.on('hall.batch_user_card', { list: [] });
  run.dispatch(retryDue());
  await run.clock.advance(200);
  expect(asked()).toBe(2);
  run.dispatch(retryDue());
  await run.clock.advance(200);
  expect(asked()).toBe(2);
});
