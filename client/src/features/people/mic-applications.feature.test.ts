import { type HallDetail, userNo } from '@miczero/contracts';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GENERAL, HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { inChannel, login, type Run, theHall } from '../../testing/run-client.ts';
import { feedbackActions } from '../feedback/index.ts';
import { hallsActions } from '../halls/index.ts';
import { selectPhase, sessionActions } from '../session/index.ts';

// It loads with its first use, and these tests wait by the virtual clock alone.
beforeAll(() => import('./mic-applications.saga.ts'));

const STRANGER = z.parse(userNo, '3001');

const inHallOf = (user_id: HallDetail['user_id']) =>
  inChannel({
    parts: ['hall', 'people'],
    prepare: ({ http }) => {
      http.on('hall.detail', { ...theHall, user_id });
      http.on('account.login', login());
    },
  });

/** Whether the entry of 阿澈 in the mic list, which carries an application, is told. The application is the same each time. */
async function isTold(run: Run): Promise<boolean> {
  run.dispatch(feedbackActions.causeOver('applications'));
  run.server.emit(
    'micListChanged',
    { mic_op: 1, channel_id: VOICE, mic_uid: OTHER, mic_state: false, nick: '阿澈', avatar: '', apply_time: 5 },
    { to: HALL },
  );
  await run.clock.advance(100);
  return run.toasts().some(({ text }) => 'key' in text && text.key === 'people.speak.asked');
}

test('an application to speak that a member has seen is told once they may decide about it, and only once', async () => {
  const run = await inHallOf(STRANGER);
  expect(await isTold(run)).toBe(false);
  run.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 1, ctx: 'manage' }, { to: HALL });
  await run.clock.advance(100);
  expect([await isTold(run), await isTold(run)]).toEqual([true, false]);
});

test('an application to speak that was told is told again to the next account on the page', async () => {
  const run = await inHallOf(VIEWER);
  expect([await isTold(run), await isTold(run)]).toEqual([true, false]);
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(100);
  expect(selectPhase(run.state())).toBe('signedOut');
  run.dispatch(sessionActions.loginRequested({ method: 'password', username: '13800000001', password: 'pw' }));
  await run.clock.advance(5000);
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GENERAL }));
  await run.clock.advance(400);
  expect(await isTold(run)).toBe(true);
});
