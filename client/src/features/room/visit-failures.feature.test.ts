import { expect, test } from 'vitest';
import { inRoom } from '../../testing/run-room.ts';
import { roomActions } from './room.slice.ts';

test('a join that cannot be read is reported; the room stays open and can be left', async () => {
  const run = await inRoom();
  run.dispatch({ type: roomActions.joinRequested.type, payload: null });
  await run.clock.advance(0);
  expect(run.bugs).toHaveLength(1);
  run.dispatch(roomActions.leaveRequested());
  await run.clock.advance(0);
  expect(run.http.requests('room.leave')).toHaveLength(1);
  expect(run.state().room.place.kind).toBe('out');
});
