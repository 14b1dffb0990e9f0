import { userInfo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { sessionActions } from '../session/index.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImSessionId } from './im.state.ts';
import { WRITE_AFTER_MS } from './kept-messages.saga.ts';
import { KEPT_LINES_MAX, KEPT_SESSIONS_MAX, KEPT_THREADS_MAX, messagesOf, messagesText } from './kept-messages.ts';

const SESSION = `p2p-${OTHER}` as const;
const KEY = `${VIEWER} messages`;
const im = (run: Run) => (run.state() as WholeState).im;
const linesOf = (run: Run, id: ImSessionId = SESSION) =>
  (im(run).threads[id]?.lines ?? []).map(({ body }) => (body.kind === 'text' ? body.text : body.kind));

/** A page that has talked to its friend, and what it leaves on the device. */
async function talked() {
  const run = await runClient({
    parts: ['hall', 'im'],
    prepare: ({ http }) =>
      http.on('user.infos', ({ noes }) => ({ list: [z.parse(userInfo, { no: noes, nick: '阿澈' })] })),
  });
  await run.clock.advance(100);
  const friend = run.ims.im();
  await friend.connect(OTHER, async () => run.ims.tokenOf(OTHER));
  for (const text of ['在吗', '开黑']) await friend.send(`p2p-${VIEWER}`, { kind: 'text', text }, `o-${text}`);
  run.dispatch(imActions.sessionOpened(SESSION));
  await run.clock.advance(3 * WRITE_AFTER_MS);
  return { run, friend, text: run.kept.texts.get(KEY) ?? '' };
}

/** A page that opens with what an earlier one has left; the provider cannot be reached until its token is right. */
async function opened(text: string, unsent = '') {
  const run = await runClient({
    parts: ['hall', 'im'],
    prepare: ({ http, kept, origin }) => {
      kept.texts.set(KEY, text);
      origin.values.set('im_drafts', unsent);
      http.vanish('user.getImToken');
      http.vanish('bar.notice_info');
    },
  });
  await run.clock.advance(100);
  return run;
}

test('sessions, their last page and faces are there before the provider can be reached, and what it tells takes their place', async () => {
  const { text } = await talked();
  const run = await opened(text);
  expect(im(run)).toMatchObject({ connect: 'disconnected', load: { status: 'ready' } });
  expect(im(run).sessions.map(({ id, last }) => [id, last?.body])).toEqual([[SESSION, { kind: 'text', text: '开黑' }]]);
  expect(im(run).faces[SESSION]).toMatchObject({ name: '阿澈' });
  run.dispatch(imActions.sessionOpened(SESSION));
  await run.clock.advance(100);
  expect(linesOf(run)).toEqual(['在吗', '开黑']);
  expect(im(run).threads[SESSION]?.load.status).not.toBe('failed');

  // The provider knows another history: between the two, messages may be missing.
  const friend = run.ims.im();
  await friend.connect(OTHER, async () => run.ims.tokenOf(OTHER));
  await friend.send(`p2p-${VIEWER}`, { kind: 'text', text: '后来的' }, 'o-later');
  run.http.on('user.getImToken', { account: VIEWER, token: run.ims.tokenOf(VIEWER) });
  await run.clock.advance(40_000);
  expect([im(run).connect, linesOf(run)]).toEqual(['connected', ['后来的']]);
  expect(run.kept.texts.get(KEY)).toContain('后来的');
  expect(run.bugs).toEqual([]);
});

test('messages of an earlier page leave those that were not sent in place', async () => {
  const { text } = await talked();
  const line = {
    id: '',
    clientId: 'own',
    from: VIEWER,
    at: 1,
    body: { kind: 'text', text: '等等' },
    delivery: 'network',
  };
  const lines = { [`${SESSION} own`]: line, 'p2p-10009 other': { ...line, clientId: 'other' } };
  const run = await opened(text, JSON.stringify({ viewer: VIEWER, drafts: {}, lines }));
  expect(im(run)).toMatchObject({ connect: 'disconnected', load: { status: 'ready' } });
  expect([linesOf(run), linesOf(run, 'p2p-10009')]).toEqual([['在吗', '开黑', '等等'], ['等等']]);
});

test('a page that does not open a session leaves what was read of it before, and its newest message', async () => {
  const { text } = await talked();
  const run = await runClient({ parts: ['hall', 'im'], prepare: ({ kept }) => void kept.texts.set(KEY, text) });
  const friend = run.ims.im();
  await friend.connect(OTHER, async () => run.ims.tokenOf(OTHER));
  await friend.send(`p2p-${VIEWER}`, { kind: 'text', text: '还在吗' }, 'o-new');
  await run.clock.advance(3 * WRITE_AFTER_MS);
  const left = messagesOf(run.kept.texts.get(KEY) ?? '');
  expect(left?.sessions[0]?.last?.body).toEqual({ kind: 'text', text: '还在吗' });
  expect(left?.threads[SESSION]?.lines.map(({ body }) => body)).toEqual([
    { kind: 'text', text: '在吗' },
    { kind: 'text', text: '开黑' },
  ]);
});

/** A page that has connected, and opens no session, and whose friend has written again. */
async function idle(text: string) {
  const run = await runClient({ parts: ['hall', 'im'], prepare: ({ kept }) => void kept.texts.set(KEY, text) });
  const friend = run.ims.im();
  await friend.connect(OTHER, async () => run.ims.tokenOf(OTHER));
  await friend.send(`p2p-${VIEWER}`, { kind: 'text', text: '还在吗' }, 'o-new');
  await run.clock.advance(3 * WRITE_AFTER_MS);
  return { run, friend, left: () => messagesOf(run.kept.texts.get(KEY) ?? '') };
}
const idsIn = (text: string) => messagesOf(text)?.threads[SESSION]?.lines.map(({ id }) => id) ?? [];

test('a message that is taken back while its session is not open is read nowhere any more', async () => {
  const { text } = await talked();
  const [first = '', second = ''] = idsIn(text);
  const { run, friend, left } = await idle(text);
  run.dispatch(imActions.recalled({ session: SESSION, value: first }));
  // At once: the page may be closed the next moment.
  await run.clock.advance(0);
  expect(left()?.threads[SESSION]?.lines.map(({ body }) => body.kind)).toEqual(['recalled', 'text']);
  await friend.send(`p2p-${VIEWER}`, { kind: 'text', text: '后来的' }, 'o-later');
  await run.clock.advance(3 * WRITE_AFTER_MS);
  expect(left()?.threads[SESSION]?.lines.map(({ id, body }) => [id, body.kind])).toEqual([
    [first, 'recalled'],
    [second, 'text'],
  ]);
  const newest = left()?.sessions[0]?.last?.id ?? '';
  run.dispatch(imActions.recalled({ session: SESSION, value: newest }));
  await run.clock.advance(0);
  expect(left()?.sessions[0]?.last?.body).toEqual({ kind: 'recalled' });
});

test.each([false, true])(
  'a session that was deleted begins without its old page when the other person writes again (it was open: %s)',
  async (wasOpen) => {
    const { text } = await talked();
    const { run, friend, left } = await idle(text);
    if (wasOpen) run.dispatch(imActions.sessionOpened(SESSION));
    await run.clock.advance(100);
    run.dispatch(imIntents.removeRequested(SESSION));
    await run.clock.advance(100);
    expect(left()).toMatchObject({ sessions: [], threads: {} });
    await friend.send(`p2p-${VIEWER}`, { kind: 'text', text: '后来的' }, 'o-later');
    await run.clock.advance(3 * WRITE_AFTER_MS);
    expect(left()?.sessions.map(({ id, last }) => [id, last?.body])).toEqual([
      [SESSION, { kind: 'text', text: '后来的' }],
    ]);
    expect(left()?.threads).toEqual({});
  },
);

test('a page of a session that another tab has read meanwhile stays', async () => {
  const { text } = await talked();
  const { run, friend, left } = await idle(text);
  // What the other tab has read and kept of the session.
  run.kept.texts.set(KEY, (run.kept.texts.get(KEY) ?? '').replace('"开黑"', '"读到的新话"'));
  await friend.send(`p2p-${VIEWER}`, { kind: 'text', text: '后来的' }, 'o-later');
  await run.clock.advance(3 * WRITE_AFTER_MS);
  expect(left()?.sessions[0]?.last?.body).toEqual({ kind: 'text', text: '后来的' });
  expect(left()?.threads[SESSION]?.lines.map(({ body }) => body)).toContainEqual({ kind: 'text', text: '读到的新话' });
});

test('an outage of a page that has read the provider brings nothing old back', async () => {
  const { run, text } = await talked();
  run.kept.texts.set(KEY, text.replace('开黑', '旧的'));
  run.dispatch(imActions.connectMoved('disconnected'));
  await run.clock.advance(100);
  expect(im(run).sessions[0]?.last?.body).toEqual({ kind: 'text', text: '开黑' });
});

test.each(['', '{"sessions":', '{"sessions":[{"id":"x"}],"pages":[],"faces":[]}'])(
  'a text in another form is as good as none: %s',
  async (text) => {
    const run = await opened(text);
    expect(im(run).sessions).toEqual([]);
    expect(run.bugs).toEqual([]);
  },
);

test('after the session nothing is written any more', async () => {
  const { run, friend } = await talked();
  await friend.send(`p2p-${VIEWER}`, { kind: 'text', text: '最后一句' }, 'o-last');
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(0);
  run.kept.texts.clear();
  await run.clock.advance(3 * WRITE_AFTER_MS);
  expect([...run.kept.texts]).toEqual([]);
});

test('the kept text is bounded in sessions, pages and lines, and holds no message that was not sent', () => {
  const last = null;
  const ids = Array.from({ length: KEPT_SESSIONS_MAX + 1 }, (_, at): ImSessionId => `p2p-${at}`);
  const lines = Array.from({ length: KEPT_LINES_MAX + 1 }, (_, at) => ({
    id: at === KEPT_LINES_MAX ? '' : String(at + 1),
    clientId: `c${at}`,
    from: OTHER,
    at,
    body: { kind: 'text' as const, text: String(at) },
    delivery: 'sent' as const,
  }));
  const thread = { lines, load: { status: 'ready' as const }, hasOlder: true, isLoadingOlder: false };
  const kept = messagesOf(
    messagesText({
      sessions: ids.map((id) => ({ id, isPinned: false, unread: 0, last, at: 1 })),
      threads: Object.fromEntries(ids.map((id) => [id, thread])),
      faces: Object.fromEntries(ids.map((id) => [id, { name: id, picture: '' }])),
    }),
  );
  expect(kept?.sessions).toHaveLength(KEPT_SESSIONS_MAX);
  expect(Object.keys(kept?.faces ?? {})).toHaveLength(KEPT_SESSIONS_MAX);
  expect(Object.keys(kept?.threads ?? {})).toHaveLength(KEPT_THREADS_MAX);
  expect(kept?.threads['p2p-0']?.lines.map(({ id }) => id)).toEqual(lines.slice(0, -1).map(({ id }) => id));
});
