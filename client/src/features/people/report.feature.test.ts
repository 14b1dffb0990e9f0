import { expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { peopleActions } from './index.ts';
import { wordsMost } from './report-text.ts';

test('[api.account.report] a report of 401 characters is sent whole, and a longer one ends with a whole character', async () => {
  const run = await runClient({
    parts: ['contacts'],
    prepare: ({ http }) => http.on('account.report', { id: 1 }),
  });
  const text = `x${'😀'.repeat(400)}`;
  for (const words of [text, `x${'😀'.repeat(600)}`]) {
    run.dispatch(peopleActions.reportRequested({ uid: OTHER, reason: 1, text: words, line: null }));
    await run.clock.advance(500);
  }
  const sent = run.http.requests('account.report').map((request) => request.text);
  expect(sent).toEqual([text, `x${'😀'.repeat(499)}`]);
});

test('[api.account.report] the words about a message are sent whole when they fill their field, and the quotation gives way, none of its characters cut', async () => {
  const run = await runClient({ parts: ['contacts'], prepare: ({ http }) => http.on('account.report', { id: 1 }) });
  const line = { place: 'channel 9010', msg_id: '17', text: '👨‍👩‍👧'.repeat(300) } as const;
  const ids = '[channel 9010, message 17]';
  for (const words of ['骗'.repeat(wordsMost(line)), '骗'.repeat(400)]) {
    run.dispatch(peopleActions.reportRequested({ uid: OTHER, reason: 1, text: words, line }));
    await run.clock.advance(500);
  }
  const [full, short] = run.http.requests('account.report').map((request) => request.text);
  expect(full).toBe(`${'骗'.repeat(500 - ids.length - 1)}\n${ids}`);
  expect(short).toBe(`${'骗'.repeat(400)}\n${ids} ${'👨‍👩‍👧'.repeat(500 - 400 - ids.length - 2)}`);
});
