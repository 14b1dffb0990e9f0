import { CHANNEL_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { GENERAL, HALL, idOf, messageAt, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { answerWithHistory } from '../../testing/long-history.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { selectMessageList } from './chat.selectors.ts';
import { chatActions } from './chat.slice.ts';

const page = (from: number, count = CHANNEL_HISTORY_PAGE_SIZE) => ({
  msg_list: Array.from({ length: count }, (_, index) => messageAt(from + index)),
});
const ids = (run: Run) => selectMessageList(run.state()).rows.map(({ msg_id }) => Number(msg_id));
const hasHoles = (run: Run) => ids(run).some((id, index, all) => index > 0 && id !== (all[index - 1] ?? 0) + 1);

/** A channel with the lines 71 to 100 on screen, and an answer to the next page that the test releases. */
async function awaitingOlder() {
  const run = await inChannel({ prepare: ({ http }) => http.on('channel.message', page(71)) });
  let answer = () => {};
  run.http.on(
    'channel.message',
    () =>
      new Promise((resolve) => {
        answer = () => resolve(page(41));
      }),
  );
  run.dispatch(chatActions.olderRequested({ spare: 60 }));
  await run.clock.advance(0);
  return { run, answer: () => answer() };
}

function hear(run: Run, sequence: number): void {
  run.server.emit(
    'chatMessage',
    { msg_type: '1', content: '', extra: {}, msg: '', msg_id: idOf(sequence), send_time: sequence },
    { to: HALL, channel: GENERAL, from: OTHER, mid: String(sequence) },
  );
}

/** Prepares the answers of a platform. */
type Prepare = (run: Pick<Run, 'http'>) => void;

test('[hall-flow.list-window] an older page is merged into the window', async () => {
  const { run, answer } = await awaitingOlder();
  answer();
  await run.clock.advance(0);
  expect([ids(run)[0], ids(run).at(-1), hasHoles(run)]).toEqual([41, 100, false]);
});

test('[hall-flow.list-window] an older page that arrives after the window has moved is dropped and leaves no gap', async () => {
  const { run, answer } = await awaitingOlder();
  for (let sequence = 101; sequence <= 140; sequence += 1) hear(run, sequence);
  await run.clock.advance(0);
  expect(ids(run)[0]).toBeGreaterThan(71);
  answer();
  await run.clock.advance(0);
  expect(hasHoles(run)).toBe(false);
  expect(ids(run).at(-1)).toBe(140);
  // The page can be asked for again.
  expect(selectMessageList(run.state()).isLoadingOlder).toBe(false);
});

test('the newest page that was asked for twice comes', async () => {
  const { run, answer } = await awaitingOlder();
  answer();
  await run.clock.advance(0);
  run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
  for (let sequence = 101; sequence <= 140; sequence += 1) hear(run, sequence);
  await run.clock.advance(0);
  expect(run.state().chat.timeline.hasNewer).toBe(true);
  run.http.on('channel.message', page(111));
  run.dispatch(chatActions.latestRequested());
  run.dispatch(chatActions.latestRequested());
  await run.clock.advance(0);
  expect(ids(run).at(-1)).toBe(140);
});

test('[api.lobby.channel.message.non-zero] a page that is refused brings no lines and takes none away', async () => {
  const refuse: Prepare = ({ http }) => http.refuse('channel.message', 77_777, '稍后再来');
  const empty = await inChannel({ prepare: refuse });
  expect(ids(empty)).toEqual([]);
  const run = await inChannel({ prepare: ({ http }) => http.on('channel.message', page(71)) });
  refuse(run);
  run.dispatch(chatActions.olderRequested({ spare: 60 }));
  await run.clock.advance(0);
  expect([ids(run)[0], ids(run).at(-1), hasHoles(run)]).toEqual([71, 100, false]);
});

/** A channel of `count` lines; with every page that is asked for, `perPage` new lines come. */
async function inLivelyChannel({ count, unread, perPage }: Readonly<Record<'count' | 'unread' | 'perPage', number>>) {
  const run = await inChannel({ prepare: (fakes) => answerWithHistory(fakes, { count, unread }) });
  let newest = count;
  let calls = 0;
  const during = { page: (_calls: number) => {} };
  run.http.on('channel.message', ({ last_msg_id, after_msg_id }) => {
    calls += 1;
    // A jump that never ends is to fail here.
    if (calls > 50) throw new Error('too many calls');
    for (let each = 0; each < perPage; each += 1) {
      newest += 1;
      hear(run, newest);
    }
    during.page(calls);
    if (after_msg_id !== undefined) return page(Number(after_msg_id) + 1);
    const end = last_msg_id === undefined ? newest : Number(last_msg_id) - 1;
    const from = Math.max(1, end - CHANNEL_HISTORY_PAGE_SIZE + 1);
    return page(from, end - from + 1);
  });
  const settle = () => run.clock.advance(100);
  return { run, during, settle, calls: () => calls };
}

test('[chat.history.has-more] a jump to the first unread line ends there while many lines arrive, and nothing is lost', async () => {
  const { run, calls, settle } = await inLivelyChannel({ count: 300, unread: 253, perPage: 40 });
  run.dispatch(chatActions.firstUnreadRequested());
  await settle();
  expect(calls()).toBe(8);
  expect(run.state().chat.aim).toEqual({ key: `m${idOf(48)}`, place: 'start' });
  expect([ids(run).includes(48), hasHoles(run), run.state().chat.timeline.hasNewer]).toEqual([true, false, true]);
});

test('[chat.history.has-more] a jump ends when the window is at another place by the time its pages come', async () => {
  const { run, during, calls, settle } = await inLivelyChannel({ count: 300, unread: 253, perPage: 40 });
  during.page = (at) => {
    // The person wants the newest lines now.
    if (at === 3) run.dispatch(chatActions.latestRequested());
  };
  run.dispatch(chatActions.firstUnreadRequested());
  await settle();
  expect(calls()).toBeLessThan(12);
  expect([run.state().chat.aim, run.state().chat.isJumping, hasHoles(run)]).toEqual([null, false, false]);
});

test('[chat.history.has-more] a jump that reaches the first message knows that nothing is older', async () => {
  const { run, calls, settle } = await inLivelyChannel({ count: 310, unread: 400, perPage: 0 });
  run.dispatch(chatActions.lineRequested({ msg_id: idOf(1) }));
  await settle();
  const { timeline } = run.state().chat;
  expect([calls(), ids(run)[0], timeline.hasOlder]).toEqual([10, 1, false]);
});

test('[chat.mention-cue] the cue of a line that a jump cannot reach stays, and goes when the history has no such line', async () => {
  const run = await inChannel({ prepare: (fakes) => answerWithHistory(fakes, { count: 300, unread: 0 }) });
  run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
  // Enough to fill the window: the mention is behind its end.
  for (let sequence = 301; sequence <= 340; sequence += 1) hear(run, sequence);
  run.server.emit(
    'chatMessage',
    { msg_type: '1', content: '@', extra: { aiteuser: { [VIEWER]: 'n' } }, msg: '', msg_id: idOf(341), send_time: 341 },
    { to: HALL, channel: GENERAL, from: OTHER, mid: '341' },
  );
  await run.clock.advance(0);
  const cues = () => run.state().chat.mentionCues;
  expect(cues()).toEqual([idOf(341)]);

  run.http.refuse('channel.message', 77_777, '稍后再来');
  run.dispatch(chatActions.mentionRequested());
  await run.clock.advance(100);
  run.server.drop();
  await run.clock.advance(100);
  expect([cues(), run.state().chat.aim, run.state().chat.isJumping]).toEqual([[idOf(341)], null, false]);

  answerWithHistory(run, { count: 340, unread: 0 });
  await run.clock.advance(5000);
  run.dispatch(chatActions.mentionRequested());
  await run.clock.advance(100);
  expect(cues()).toEqual([]);
});
