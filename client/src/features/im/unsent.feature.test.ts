import { expect, test } from 'vitest';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import type { Origin } from '../../testing/fakes/memory-storage.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { imActions } from './im.slice.ts';
import type { ImSessionId } from './im.state.ts';

const SESSION = `p2p-${OTHER}` as const;
const THIRD: ImSessionId = 'p2p-10009';
const im = (run: Run) => (run.state() as WholeState).im;
const lines = (run: Run) => im(run).threads[SESSION]?.lines ?? [];
const texts = (run: Run) => lines(run).map(({ body, delivery }) => [body.kind === 'text' ? body.text : '', delivery]);

async function openSession(origin?: Origin) {
  const run = await runClient({ parts: ['hall', 'im'], ...(origin && { origin }) });
  await run.clock.advance(100);
  run.dispatch(imActions.sessionOpened(SESSION));
  await run.clock.advance(100);
  return run;
}
const say = async (run: Run, text: string) => {
  run.dispatch(imActions.sendRequested({ session: SESSION, body: { kind: 'text', text } }));
  await run.clock.advance(0);
};

test('a message that was discarded while the connection came back is not sent, and the others are', async () => {
  const run = await openSession();
  await run.ims.cut();
  await say(run, '一');
  await say(run, '二');
  await run.clock.advance(20_000);
  expect(texts(run).map(([, delivery]) => delivery)).not.toContain('sent');
  const [first, second] = lines(run);
  if (!first || !second) throw new Error('two lines wait');
  // The one before it is on its way when the viewer takes it back.
  let isTaken = false;
  run.client.store.subscribe(() => {
    if (isTaken || !lines(run).some(({ clientId, delivery }) => clientId === first.clientId && delivery === 'sending'))
      return;
    isTaken = true;
    run.dispatch(imActions.lineDiscarded({ session: SESSION, value: second.clientId }));
  });
  await run.ims.mend();
  await run.clock.advance(60_000);
  expect(isTaken).toBe(true);
  expect(texts(run)).toEqual([['一', 'sent']]);
  const friend = run.ims.im();
  await friend.connect(OTHER, async () => run.ims.tokenOf(OTHER));
  const page = await friend.history(`p2p-${VIEWER}`, { limit: 10 });
  expect(page.map(({ body }) => (body.kind === 'text' ? body.text : ''))).toEqual(['一']);
});

test('the drafts of two tabs stand beside each other, and one that was sent is gone', async () => {
  const one = await openSession();
  const two = await openSession(one.origin);
  const write = async (run: Run, session: ImSessionId, value: string) => {
    run.dispatch(imActions.draftChanged({ session, value }));
    await run.clock.advance(1000);
  };
  await write(one, SESSION, '在吗');
  await write(two, THIRD, '上号');
  const kept = () => JSON.parse(one.origin.values.get('im_drafts') ?? '{}').drafts;
  expect(kept()).toEqual({ [SESSION]: '在吗', [THIRD]: '上号' });
  await write(one, SESSION, '');
  await write(two, THIRD, '上号吗');
  expect(kept()).toEqual({ [THIRD]: '上号吗' });
});
