import { expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { peopleActions } from './index.ts';

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
