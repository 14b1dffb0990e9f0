import { expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { type ImSessionId, imActions } from '../im/index.ts';
import { clipsActions } from './index.ts';

const TALK: ImSessionId = `p2p-${OTHER}`;

test('an upload that each connection breaks is resumed three times, then waits for the person, whose retry counts anew', async () => {
  const run = await runClient({ parts: ['hall', 'clips'] });
  const uploads = () => (run.state() as WholeState).clips.uploads;
  const sent = () => run.http.requests('file.upload').length;
  const reconnect = async () => {
    run.dispatch(imActions.connectMoved('connecting'));
    run.dispatch(imActions.connectMoved('connected'));
    await run.clock.advance(1000);
  };
  run.http.vanish('file.upload');
  run.dispatch(clipsActions.recordRequested(TALK));
  await run.clock.advance(2000);
  run.dispatch(clipsActions.finishRequested(TALK));
  await run.clock.advance(0);
  run.dispatch(clipsActions.sendRequested(TALK));
  await run.clock.advance(1000);
  expect(sent()).toBe(1);
  for (let times = 0; times < 6; times += 1) await reconnect();
  expect(sent()).toBe(4);
  const [waiting] = uploads();
  expect(waiting?.problem).not.toBeNull();
  if (waiting) run.dispatch(clipsActions.retryRequested(waiting.id));
  await run.clock.advance(1000);
  for (let times = 0; times < 6; times += 1) await reconnect();
  expect(sent()).toBe(8);
  run.http.on('file.upload', { url: '/files/a.weba', type: 'weba', w: 0, h: 0, duration: 2000 });
  if (waiting) run.dispatch(clipsActions.retryRequested(waiting.id));
  await run.clock.advance(1000);
  expect([uploads(), sent()]).toEqual([[], 9]);
});
