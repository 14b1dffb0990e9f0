import { expect, test } from 'vitest';
import { inRoom } from '../../testing/run-room.ts';
import { sessionActions } from './session.slice.ts';

test('a scope of a session that throws is reported, and the next sign-in starts it again', async () => {
  let failures = 0;
  const run = await inRoom();
  const { me } = run.state().session;
  if (!me) throw new Error('the viewer is signed in');
  const { now } = run.clock;
  Object.assign(run.ports.clock, {
    now: () => {
      if (failures > 0) return now();
      failures += 1;
      throw new Error('planted');
    },
  });
  run.dispatch(sessionActions.signedIn({ me }));
  await run.clock.advance(2000);
  expect(run.bugs).toHaveLength(1);
  run.dispatch(sessionActions.signedIn({ me }));
  await run.clock.advance(2000);
  expect(run.bugs).toHaveLength(1);
  expect(run.state().connection.link.kind).toBe('online');
});
