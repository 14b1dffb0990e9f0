import { ERRORS, SESSION_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { TRAY_MAX } from '../chat/index.ts';
import { messagesModal } from '../person/index.ts';
import { sessionActions } from '../session/index.ts';
import { imIntents } from './im.actions.ts';
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

describe('the tray of pictures', () => {
  // How long its code takes to load decides no test.
  beforeAll(async () => void (await import('./pictures.saga.ts')));

  type Answer = { url: string; type: string; w: number; h: number };
  const png = (name: string) => new File(['x'], `${name}.png`, { type: 'image/png' });
  const tray = (run: Run) => (im(run).trays[SESSION] ?? []).map(({ name, isSending }) => [name, isSending]);
  const bodies = (run: Run) =>
    (im(run).threads[SESSION]?.lines ?? []).map(({ body }) =>
      body.kind === 'image' ? body.url : body.kind === 'text' ? body.text : body.kind,
    );

  /** These pictures are in the tray; each upload waits for its answer. */
  async function chosen(names: readonly string[]) {
    const uploads: ((answer: Answer) => void)[] = [];
    const run = await runClient({
      parts: ['hall', 'im'],
      prepare: ({ http }) => http.on('file.upload', () => new Promise<Answer>((resolve) => uploads.push(resolve))),
    });
    run.dispatch(imActions.sessionOpened(SESSION));
    await run.clock.advance(0);
    for (const name of names) run.dispatch(imIntents.imageChosen(SESSION, png(name)));
    await run.clock.advance(0);
    const up = async (at: number, url: string) => {
      uploads[at]?.({ url, type: 'png', w: 1, h: 1 });
      await run.clock.advance(0);
    };
    const press = async (text = '') => {
      run.dispatch(imIntents.trayRequested({ session: SESSION, text }));
      await run.clock.advance(0);
    };
    return { run, uploads, up, press };
  }

  test('the tray holds pictures until they are sent, and gives back one that was removed', async () => {
    const { run, uploads, up, press } = await chosen(['a', 'b', 'c']);
    expect(tray(run)).toEqual([
      ['a.png', false],
      ['b.png', false],
      ['c.png', false],
    ]);
    expect(uploads).toEqual([]);
    const [, second] = im(run).trays[SESSION] ?? [];
    run.dispatch(imIntents.imageRemoved({ session: SESSION, id: second?.id ?? '' }));
    await run.clock.advance(0);
    expect(run.ports.attachments.file(second?.id ?? '')).toBe(null);
    await press();
    await up(0, '/a.png');
    expect(tray(run)).toEqual([['c.png', true]]);
    await up(1, '/c.png');
    expect([tray(run), bodies(run)]).toEqual([[], ['/a.png', '/c.png']]);
  });

  test('a picture that is being read as the viewer signs out is let go', async () => {
    const { run } = await chosen([]);
    const { add, file } = run.ports.attachments;
    let read = () => {};
    Object.assign(run.ports.attachments, {
      add: async (chosenFile: Blob) => {
        const added = await add(chosenFile);
        await new Promise<void>((resolve) => {
          read = resolve;
        });
        return added;
      },
    });
    run.dispatch(imIntents.imageChosen(SESSION, png('a')));
    await run.clock.advance(0);
    run.dispatch(sessionActions.signedOut({ reason: 'asked', returnTo: null }));
    expect(file('file1')).not.toBe(null);
    read();
    await run.clock.advance(0);
    expect(file('file1')).toBe(null);
  });

  const kept = (run: Run) => JSON.parse(run.origin.values.get('im_drafts') ?? '{}');
  const lineCount = (run: Run) => Object.keys(kept(run).lines ?? {}).length;
  /** A page that comes after this one, or stands beside it. */
  async function nextPage(origin: Run['origin']) {
    const next = await runClient({ parts: ['hall', 'im'], origin });
    next.dispatch(imActions.sessionOpened(SESSION));
    await next.clock.advance(30_000);
    return next;
  }

  test('the tray sends the caption as a text below the pictures, once they are up', async () => {
    const { run, up, press } = await chosen(['a', 'b']);
    run.dispatch(imActions.draftChanged({ session: SESSION, value: '看图' }));
    await press('看图');
    expect(im(run).drafts[SESSION]).toBe('');
    await up(0, '/a.png');
    await run.clock.advance(500);
    // The words of the next message do not cost those that wait.
    run.dispatch(imActions.draftChanged({ session: SESSION, value: '在吗' }));
    await run.clock.advance(500);
    expect([bodies(run), kept(run).drafts, lineCount(run)]).toEqual([['/a.png'], { [SESSION]: '看图\n在吗' }, 0]);
    await up(1, '/b.png');
    await run.clock.advance(500);
    expect(bodies(run)).toEqual(['/a.png', '/b.png', '看图']);
    expect(im(run).threads[SESSION]?.lines.map(({ delivery }) => delivery)).toEqual(['sent', 'sent', 'sent']);
    expect([im(run).drafts[SESSION], kept(run).drafts]).toEqual(['在吗', { [SESSION]: '在吗' }]);
  });

  test('a caption whose pictures are on their way is the draft of another tab, and of the page after a reload', async () => {
    const { run, press } = await chosen(['a']);
    await press('看图');
    await run.clock.advance(500);
    const beside = await nextPage(run.origin);
    expect([bodies(beside), im(beside).drafts[SESSION]]).toEqual([[], '看图']);
    run.page.leave();
    run.client.stop();
    const after = await nextPage(run.origin);
    expect([bodies(after), im(after).drafts[SESSION]]).toEqual([[], '看图']);
  });

  test('a caption is the draft again when a picture is refused, or its session goes', async () => {
    const { run, uploads, press, up } = await chosen(['a']);
    await press('看图');
    run.dispatch(imActions.draftChanged({ session: SESSION, value: '在吗' }));
    run.dispatch(imActions.sessionGone(SESSION));
    await up(0, '/a.png');
    expect([bodies(run), tray(run), im(run).drafts[SESSION]]).toEqual([[], [], '看图\n在吗']);
    run.http.refuse('file.upload', ERRORS.filesFull.code, ERRORS.filesFull.message);
    run.dispatch(imActions.sessionOpened(SESSION));
    run.dispatch(imActions.draftChanged({ session: SESSION, value: '' }));
    run.dispatch(imIntents.imageChosen(SESSION, png('b')));
    await run.clock.advance(0);
    await press('看图');
    await run.clock.advance(500);
    expect(uploads).toHaveLength(1);
    expect([bodies(run), tray(run), im(run).drafts[SESSION]]).toEqual([[], [['b.png', false]], '看图']);
    expect([kept(run).drafts, lineCount(run)]).toEqual([{ [SESSION]: '看图' }, 0]);
  });

  test.each([
    ['the viewer signs out', sessionActions.signedOut({ reason: 'asked', returnTo: null })],
    ['the session is gone', imActions.sessionGone(SESSION)],
  ])('the files of the tray are released when %s', async (_name, end) => {
    const { run, press } = await chosen(['a', 'b']);
    const ids = (im(run).trays[SESSION] ?? []).map(({ id }) => id);
    const files = () => ids.map((id) => run.ports.attachments.file(id) !== null);
    // Also those that are on their way.
    await press();
    expect(files()).toEqual([true, true]);
    run.dispatch(end);
    await run.clock.advance(0);
    expect([files(), im(run).trays]).toEqual([[false, false], {}]);
  });

  test('the tray keeps a picture whose upload failed, for another press', async () => {
    const { run, press } = await chosen(['a']);
    run.http.refuse('file.upload', ERRORS.filesFull.code, ERRORS.filesFull.message);
    await press();
    expect(tray(run)).toEqual([['a.png', false]]);
    expect(run.toasts()).toMatchObject([{ tone: 'error' }]);
    run.http.on('file.upload', { url: '/a.png', type: 'png', w: 1, h: 1 });
    await press();
    expect([tray(run), bodies(run)]).toEqual([[], ['/a.png']]);
  });

  test('a picture that is removed on its way out is not sent, and the next is', async () => {
    const { run, up, press } = await chosen(['a', 'b']);
    await press();
    run.dispatch(imIntents.imageRemoved({ session: SESSION, id: im(run).trays[SESSION]?.[0]?.id ?? '' }));
    await run.clock.advance(0);
    await up(1, '/b.png');
    expect([tray(run), bodies(run)]).toEqual([[], ['/b.png']]);
  });

  test('the tray takes as many as that of a channel, and no file that is no picture', async () => {
    const { run } = await chosen(Array.from({ length: TRAY_MAX + 1 }, (_, at) => String(at)));
    expect(tray(run)).toHaveLength(TRAY_MAX);
    expect(run.toasts()).toMatchObject([{ text: { key: 'chat.trayFull', params: { n: TRAY_MAX } } }]);
  });
});
