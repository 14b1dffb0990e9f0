import { type DataOf, type Endpoints, imMessage } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { VIEWER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { sessionActions } from '../session/index.ts';

type Told = DataOf<Endpoints['bar.notice_info']>;
const last = z.parse(imMessage, {
  id: '7',
  from: 'ypb_bar_notify',
  time: 1,
  kind: 'tip',
  body: '你已加入「福利群」',
  tip: '',
  c_mid: '',
});
/** Longer than the pause before the second attempt. */
const LATE_MS = 5000;

/** The provider refuses the token, and the platform's word of the notices is awaited. */
async function unreachable() {
  const answers: ((told: Told) => void)[] = [];
  const run = await runClient({
    parts: ['hall', 'im'],
    prepare: ({ http }) => {
      http.on('user.getImToken', { account: VIEWER, token: 'not one' });
      http.on('bar.notice_info', () => new Promise<Told>((resolve) => answers.push(resolve)));
    },
  });
  await run.clock.advance(LATE_MS);
  return {
    run,
    im: () => (run.state() as WholeState).im,
    asked: () => run.http.requests('bar.notice_info').length,
    attempts: () => run.http.requests('user.getImToken').length,
    answer: async () => {
      for (const tell of answers) tell({ unread: 2, last });
      await run.clock.advance(0);
    },
  };
}

test('[api.social.bar-notice-info] notices that are told after the next attempts to connect are there all the same', async () => {
  const { run, im, asked, attempts, answer } = await unreachable();
  expect(attempts()).toBeGreaterThan(2);
  expect([asked(), im().sessions]).toEqual([1, []]);
  await answer();
  expect(im().sessions).toMatchObject([{ id: 'p2p-ypb_bar_notify', unread: 2 }]);
  expect(run.bugs).toEqual([]);
});

test('[api.social.bar-notice-info] notices that are told once the provider is there change nothing: it knows better', async () => {
  const { run, im, answer } = await unreachable();
  run.http.on('user.getImToken', { account: VIEWER, token: run.ims.tokenOf(VIEWER) });
  await run.clock.advance(30_000);
  expect(im().connect).toBe('connected');
  await answer();
  expect(im().sessions).toEqual([]);
});

test('notices that come after the session has ended change nothing and are no bug', async () => {
  const { run, im, answer } = await unreachable();
  run.dispatch(sessionActions.signedOut({ reason: 'asked', returnTo: null }));
  await run.clock.advance(0);
  await answer();
  expect(im().sessions).toEqual([]);
  expect(run.bugs).toEqual([]);
});
