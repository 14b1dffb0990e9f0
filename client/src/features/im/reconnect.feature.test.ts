import { beforeAll, describe, expect, test } from 'vitest';
import { ImError, type ImReason, type ImSessionId } from '../../platform/ports/im.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';

const SESSION = `p2p-${OTHER}` as const;
const THIRD: ImSessionId = 'p2p-10009';
const im = (run: Run) => (run.state() as WholeState).im;

async function connected() {
  const run = await runClient({ parts: ['hall', 'im'] });
  await run.clock.advance(100);
  run.dispatch(imActions.sessionOpened(SESSION));
  await run.clock.advance(100);
  return run;
}
const say = (run: Run, text: string, session: ImSessionId = SESSION) =>
  run.dispatch(imActions.sendRequested({ session, body: { kind: 'text', text } }));
const stored = (run: Run) => run.ims.messages.map(({ body }) => (body.kind === 'text' ? body.text : body.kind));
const shown = (run: Run) =>
  (im(run).threads[SESSION]?.lines ?? []).map(({ body }) => (body.kind === 'text' ? body.text : body.kind));

test('messages that are written as the connection comes back follow the older ones of their session, which wait', async () => {
  const run = await connected();
  await run.ims.cut();
  for (const text of ['一', '二']) {
    say(run, text);
    await run.clock.advance(0);
  }
  await run.ims.mend();
  for (const text of ['三', '四']) say(run, text);
  expect(shown(run)).toEqual(['一', '二', '三', '四']);
  // Nothing waits in this session.
  say(run, '旁', THIRD);
  await run.clock.advance(1000);
  expect(stored(run)).toEqual(['旁', '一', '二', '三', '四']);
  expect(shown(run)).toEqual(['一', '二', '三', '四']);
  // None is held back any more.
  say(run, '五');
  await run.clock.advance(0);
  expect(stored(run).at(-1)).toBe('五');
  expect(run.bugs).toEqual([]);
});

test('messages that were held back while the connection is lost again go out in order with the next one', async () => {
  const run = await connected();
  await run.ims.cut();
  say(run, '一');
  await run.clock.advance(0);
  await run.ims.mend();
  say(run, '二');
  await run.ims.cut();
  await run.clock.advance(60_000);
  expect(stored(run)).toEqual([]);
  await run.ims.mend();
  await run.clock.advance(1000);
  expect(stored(run)).toEqual(['一', '二']);
});

describe('a session that is deleted', () => {
  // How long its code takes to load decides no test.
  beforeAll(async () => void (await import('./pictures.saga.ts')));
  const drafts = (run: Run) => im(run).drafts[SESSION];
  const remove = async (run: Run) => {
    run.dispatch(imIntents.removeRequested(SESSION));
    await run.clock.advance(0);
  };

  test('while messages wait in it stays away, and their words are the draft again', async () => {
    const run = await connected();
    await run.ims.cut();
    say(run, '一');
    await run.clock.advance(0);
    await run.ims.mend();
    // It is held back behind the first one.
    say(run, '二');
    run.dispatch(imActions.draftChanged({ session: SESSION, value: '三' }));
    await remove(run);
    await run.clock.advance(60_000);
    expect([stored(run), im(run).threads, drafts(run)]).toEqual([[], {}, '一\n二\n三']);
    // The viewer writes to the person again.
    run.dispatch(imActions.sessionOpened(SESSION));
    say(run, '四');
    await run.clock.advance(100);
    expect([stored(run), shown(run)]).toEqual([['四'], ['四']]);
  });

  const toasts = (run: Run) => run.toasts().map(({ text }) => text);
  const PICTURE = { kind: 'image', url: '/a.png', width: 1, height: 1 } as const;

  /** The provider has each message, and waits with its answer: it fails for a reason, or stores. */
  function answering(run: Run, reason: ImReason | null) {
    const page = run.ims.mailbox(VIEWER).page;
    if (!page) throw new Error('the viewer is connected');
    const { send } = page;
    const answers: (() => void)[] = [];
    Object.assign(page, {
      send: async (...args: Parameters<typeof send>) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        if (reason) throw new ImError(reason);
        return send.apply(page, args);
      },
    });
    return async () => {
      for (const answer of answers.splice(0)) {
        answer();
        await run.clock.advance(100);
      }
    };
  }

  test.each([
    ['is back with messages that were on their way', null, [['一', '二'], ['一', '二'], '']],
    ['leaves the words of messages that did not arrive to its draft, in their order', 'network', [[], [], '一\n二']],
  ] as const)('%s', async (_name, reason, left) => {
    const run = await connected();
    const answer = answering(run, reason);
    for (const text of ['一', '二']) say(run, text);
    await run.clock.advance(0);
    await remove(run);
    await answer();
    expect([stored(run), shown(run), drafts(run)]).toEqual(left);
    expect(toasts(run)).toEqual([]);
  });

  test.each(['before its answer', 'after it'] as const)(
    'says that words of its draft may have arrived, when it goes %s',
    async (when) => {
      const run = await connected();
      const answer = answering(run, 'timeout');
      say(run, '一');
      await run.clock.advance(0);
      if (when === 'after it') await answer();
      await remove(run);
      await answer();
      expect([shown(run), drafts(run)]).toEqual([[], '一']);
      expect(toasts(run)).toEqual([{ key: 'im.maybeSent' }]);
    },
  );

  test.each([
    ['was not sent and is gone, when it goes before its answer', 'network', 'im.unsentGone'],
    ['was not sent and is gone, when it goes after it', 'network', 'im.unsentGone'],
    ['is gone and may have arrived, when it goes before its answer', 'timeout', 'im.unsureGone'],
    ['is gone and may have arrived, when it goes after it', 'timeout', 'im.unsureGone'],
  ] as const)('says that a picture %s', async (when, reason, key) => {
    const run = await connected();
    const answer = answering(run, reason);
    run.dispatch(imActions.sendRequested({ session: SESSION, body: PICTURE }));
    await run.clock.advance(0);
    if (when.endsWith('after it')) await answer();
    await remove(run);
    await answer();
    expect([shown(run), drafts(run)]).toEqual([[], undefined]);
    expect(toasts(run)).toEqual([{ key }]);
  });

  test('says that the pictures of its tray are gone', async () => {
    const run = await connected();
    run.dispatch(imIntents.imageChosen(SESSION, new File(['x'], 'a.png', { type: 'image/png' })));
    await run.clock.advance(0);
    expect(im(run).trays[SESSION]).toHaveLength(1);
    await remove(run);
    expect(toasts(run)).toEqual([{ key: 'im.unsentGone' }]);
  });
});

test('an end by the network is no end: the messages connect again, later after each failure', async () => {
  const run = await connected();
  run.ims.isCut = true;
  const before = run.http.requests('user.getImToken').length;
  run.ims.mailbox(VIEWER).page?.end(new ImError('network'));
  await run.clock.advance(100_000);
  expect([im(run).connect, im(run).ended]).toEqual(['disconnected', null]);
  // At once, then after 1, 2, 4, 8, 16, 30 and 30 s.
  expect(run.http.requests('user.getImToken').length - before).toBe(8);
  run.ims.isCut = false;
  await run.clock.advance(30_000);
  expect(im(run).connect).toBe('connected');
});

test.each(['auth', 'kicked'] as const)('an end by the provider (%s) waits for the viewer', async (reason: ImReason) => {
  const run = await connected();
  run.ims.mailbox(VIEWER).page?.end(new ImError(reason));
  await run.clock.advance(100_000);
  expect([im(run).connect, im(run).ended]).toEqual(['disconnected', reason]);
});

test('the messages connect as soon as the network is back, however long the next attempt would wait', async () => {
  const run = await connected();
  run.ims.isCut = true;
  run.ims.mailbox(VIEWER).page?.end(new ImError('network'));
  // The attempts are half a minute apart by now.
  await run.clock.advance(100_000);
  const attempts = () => run.http.requests('user.getImToken').length;
  const before = attempts();
  await run.clock.advance(1000);
  expect(attempts()).toBe(before);
  run.ims.isCut = false;
  run.dispatch(networkBack());
  await run.clock.advance(0);
  expect(im(run).connect).toBe('connected');
});

test.each([
  ['late', 'im.reason.late'],
  ['timeout', 'im.reason.timeout'],
  ['network', 'feedback.networkError'],
  ['denied', 'im.recallFailed'],
] as const)('a recall that fails says why: %s', async (reason, key) => {
  const run = await connected();
  say(run, '一');
  await run.clock.advance(100);
  const [line] = im(run).threads[SESSION]?.lines ?? [];
  const page = run.ims.mailbox(VIEWER).page;
  if (!line || !page) throw new Error('one message of a connected page');
  Object.assign(page, { recall: () => Promise.reject(new ImError(reason)) });
  run.dispatch(imIntents.recallRequested({ session: SESSION, line }));
  await run.clock.advance(0);
  expect(run.toasts()).toMatchObject([{ tone: 'error', text: { key } }]);
});
