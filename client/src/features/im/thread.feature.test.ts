import { SESSION_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { messagesModal } from '../person/index.ts';
import { imActions } from './im.slice.ts';
import type { ImMessage, ImSessionId } from './im.state.ts';
import { OPEN_LINES_MAX } from './thread.model.ts';

const SESSION = `p2p-${OTHER}` as const;
const im = (run: Run) => (run.state() as WholeState).im;
const ids = (run: Run, session: ImSessionId = SESSION) => (im(run).threads[session]?.lines ?? []).map(({ id }) => id);
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
const message = (id: string, session: ImSessionId): ImMessage => ({
  id,
  clientId: `c${id}`,
  session,
  from: OTHER,
  at: Number(id),
  body: { kind: 'text', text: id },
});
const page = (first: number, last: number, session: ImSessionId) =>
  numbers(first, last).map((id) => message(id, session));
const start = () => runClient({ parts: ['hall', 'im'] });
const arrive = (run: Run, first: number, last: number) => {
  for (const each of page(first, last, SESSION)) run.dispatch(imActions.messageArrived(each));
};
const loaded = (first: number, last: number, isOlder: boolean) =>
  imActions.historyLoaded({ session: SESSION, value: page(first, last, SESSION), isOlder, hasOlder: true });

test.each([
  ['the newest page', imActions.historyLoaded({ session: 'team-9', value: [], isOlder: false, hasOlder: false })],
  ['an older page', imActions.historyLoaded({ session: 'team-9', value: [], isOlder: true, hasOlder: false })],
  ['a failure', imActions.historyFailed({ session: 'team-9', value: { key: 'im.historyFailed' } })],
  ['a request', imActions.historyLoading({ session: 'team-9', value: 'newest' })],
  ['a recall', imActions.recalled({ session: 'team-9', value: '1' })],
  ['a line that failed', imActions.lineFailed({ session: 'team-9', value: 'c1', reason: 'not-in-team' })],
  ['a line that was discarded', imActions.lineDiscarded({ session: 'team-9', value: 'c1' })],
])('the thread of a removed session does not come back with %s that is late', async (_name, late) => {
  const run = await start();
  run.dispatch(imActions.messageArrived(message('1', 'team-9')));
  run.dispatch(imActions.sessionGone('team-9'));
  run.dispatch(late);
  expect(im(run).threads).toEqual({});
});

describe('a thread stays bounded', () => {
  test('that is not open', async () => {
    const run = await start();
    arrive(run, 1, 120);
    expect(ids(run)).toEqual(numbers(121 - SESSION_HISTORY_PAGE_SIZE, 120));
  });

  test.each([
    ['the panel closes', messagesModal.close()],
    ['the session closes', imActions.sessionClosed()],
    ['another session opens', imActions.sessionOpened('p2p-10009')],
  ])('when %s', async (_name, leave) => {
    const run = await start();
    run.dispatch(messagesModal.open({ to: null }));
    run.dispatch(imActions.sessionOpened(SESSION));
    await run.clock.advance(100);
    arrive(run, 100, 220);
    expect(ids(run)).toEqual(numbers(100, 220));
    // An older page is under way.
    run.dispatch(imActions.historyLoading({ session: SESSION, value: 'older' }));
    run.dispatch(leave);
    const kept = numbers(221 - SESSION_HISTORY_PAGE_SIZE, 220);
    expect([ids(run), im(run).threads[SESSION]?.hasOlder]).toEqual([kept, true]);
    // Between it and the lines that stayed, others would be missing.
    run.dispatch(loaded(50, 99, true));
    expect(ids(run)).toEqual(kept);
    run.dispatch(imActions.historyLoading({ session: SESSION, value: 'older' }));
    run.dispatch(loaded(121, 170, true));
    expect(ids(run)).toEqual(numbers(121, 220));
  });

  test('while its end is on screen', async () => {
    const run = await start();
    run.dispatch(imActions.sessionOpened(SESSION));
    arrive(run, 1, OPEN_LINES_MAX + 10);
    expect(ids(run)).toHaveLength(OPEN_LINES_MAX + 10);
    run.dispatch(imActions.endSeen(SESSION));
    expect(ids(run)).toEqual(numbers(11, OPEN_LINES_MAX + 10));
  });
});

test('pictures that were chosen together are sent in the order of the choice, though the second is uploaded sooner', async () => {
  const uploads: ((answer: { url: string; type: string; w: number; h: number }) => void)[] = [];
  const run = await runClient({
    parts: ['hall', 'im'],
    prepare: ({ http }) => http.on('file.upload', () => new Promise((resolve) => uploads.push(resolve))),
  });
  run.dispatch(imActions.sessionOpened(SESSION));
  await run.clock.advance(0);
  for (const name of ['a', 'b']) {
    run.dispatch(imActions.imageChosen(SESSION, new File(['x'], `${name}.png`, { type: 'image/png' })));
  }
  await run.clock.advance(0);
  const end = (at: number, url: string) => uploads[at]?.({ url, type: 'png', w: 1, h: 1 });
  end(1, '/b.png');
  await run.clock.advance(0);
  end(0, '/a.png');
  await run.clock.advance(0);
  end(1, '/b.png');
  await run.clock.advance(0);
  const urls = (im(run).threads[SESSION]?.lines ?? []).map(({ body }) =>
    body.kind === 'image' ? body.url : body.kind,
  );
  expect(urls).toEqual(['/a.png', '/b.png']);
});
