import { expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { preferencesActions } from '../preferences/index.ts';
import { imActions } from './index.ts';

const message = {
  id: '1',
  clientId: 'c1',
  session: `p2p-${OTHER}`,
  from: OTHER,
  at: 1,
  body: { kind: 'text', text: '在吗' },
} as const;

test('a notification about a user whose name is not known yet is titled with their number', async () => {
  const run = await runClient({ parts: ['hall', 'im'] });
  run.dispatch(preferencesActions.changeRequested({ notifications: true }));
  run.page.watch(false);
  run.dispatch(imActions.messageArrived(message));
  await run.clock.advance(0);
  expect(run.systemNotices).toMatchObject([{ title: OTHER, body: '在吗' }]);
});

test('a notification about a picture says so, without words', async () => {
  const run = await runClient({ parts: ['hall', 'im'] });
  run.dispatch(preferencesActions.changeRequested({ notifications: true }));
  run.page.watch(false);
  run.dispatch(imActions.messageArrived({ ...message, body: { kind: 'image', url: '/a.png', width: 1, height: 1 } }));
  await run.clock.advance(0);
  expect(run.systemNotices).toMatchObject([{ title: OTHER, body: '🖼️' }]);
});

test('a notification keeps to itself what the message says, when the user wants it so', async () => {
  const run = await runClient({ parts: ['hall', 'im'] });
  run.dispatch(preferencesActions.changeRequested({ notifications: true, notificationTexts: false }));
  run.page.watch(false);
  run.dispatch(imActions.messageArrived(message));
  await run.clock.advance(0);
  expect(run.systemNotices).toMatchObject([{ title: OTHER, body: '' }]);
});
