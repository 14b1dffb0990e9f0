import type { ChatMessage } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL, idOf } from '../../testing/chat-lines.ts';
import { answerWithHistory } from '../../testing/long-history.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { hear } from '../../testing/talk.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { channelActions } from '../channel/index.ts';
import { chatActions, galleryModal } from '../chat/index.ts';
import { selectModals } from '../modals/index.ts';
import { albumGallery } from './gallery.model.ts';
import { TURN_PAGES_MAX } from './gallery.saga.ts';
import { galleryActions, selectGallery } from './index.ts';

const content = (sequence: number) => JSON.stringify({ url: `/p${sequence}.png`, type: 'png', w: 40, h: 40 });
const picture = (sequence: number): Partial<ChatMessage> => ({
  body: { msg_type: '2', content: content(sequence), extra: {}, msg: '' },
});

/** A channel of `count` lines, of which these have a picture. */
async function withPictures(count: number, sequences: readonly number[]) {
  const run = await inChannel({
    parts: ['hall', 'gallery'],
    prepare: (fakes) =>
      answerWithHistory(fakes, {
        count,
        unread: 0,
        fields: (sequence) => (sequences.includes(sequence) ? picture(sequence) : {}),
      }),
  });
  await run.clock.advance(100);
  const gallery = () => selectGallery(run.state() as WholeState);
  const at = () => Number((run.state() as WholeState).gallery.shown?.at);
  const open = (sequence: number) => {
    run.dispatch(galleryModal.open({ msg_id: idOf(sequence), src: '', label: '' }));
    run.dispatch(galleryActions.opened({ msg_id: idOf(sequence) }));
  };
  const turn = async (step: -1 | 1) => {
    run.dispatch(galleryActions.turnRequested(step));
    await run.clock.advance(0);
  };
  const isOpen = () => selectModals(run.state()).length > 0;
  const pages = () => run.http.requests('channel.message').length;
  return { run, gallery, at, open, turn, isOpen, pages };
}

const log = (run: Run) => run.state().chat.timeline;

test('older pictures come page by page, past pages without any, to an end that is told; the log stays as it is', async () => {
  const { run, gallery, at, open, turn } = await withPictures(300, [20, 100, 290]);
  const before = log(run);
  open(290);
  await turn(-1);
  expect([at(), gallery().picture]).toMatchObject([100, { name: 'n' }]);
  await turn(-1);
  expect([at(), gallery().note, gallery().hasOlder]).toEqual([20, null, true]);
  await turn(-1);
  expect([at(), gallery().note, gallery().hasOlder, gallery().loading]).toEqual([20, 'noOlder', false, null]);
  await turn(1);
  await turn(1);
  expect([at(), gallery().note, gallery().hasNewer]).toEqual([290, null, false]);
  await turn(1);
  expect(gallery().note).toBe('noNewer');
  expect(log(run)).toBe(before);
});

test('in a log that was left further up, newer pictures come page by page', async () => {
  const { run, gallery, at, open, turn } = await withPictures(300, [30, 180, 299]);
  run.dispatch(chatActions.lineRequested({ msg_id: idOf(30) }));
  await run.clock.advance(100);
  expect(log(run).hasNewer).toBe(true);
  open(30);
  await turn(1);
  expect(at()).toBe(180);
  await turn(1);
  await turn(1);
  expect([at(), gallery().note, gallery().hasNewer]).toEqual([299, 'noNewer', false]);
});

test('a picture that arrives follows the last one, also when the log moves on further than its window at once', async () => {
  const { run, at, open, turn } = await withPictures(100, [90]);
  open(90);
  hear(run, 101, { msg_type: '2', content: content(101) });
  await run.clock.advance(0);
  await turn(1);
  expect(at()).toBe(101);
  answerWithHistory(run, {
    count: 171,
    unread: 0,
    fields: (sequence) => ([90, 101, 171].includes(sequence) ? picture(sequence) : {}),
  });
  for (let sequence = 102; sequence <= 170; sequence += 1) hear(run, sequence);
  hear(run, 171, { msg_type: '2', content: content(171) });
  await run.clock.advance(0);
  await turn(1);
  expect(at()).toBe(171);
  await turn(-1);
  await turn(-1);
  expect(at()).toBe(90);
});

test('after an outage, pictures that were missed come between', async () => {
  const { run, at, open, turn } = await withPictures(100, [90]);
  open(90);
  answerWithHistory(run, {
    count: 400,
    unread: 0,
    fields: (sequence) => (sequence % 100 === 30 ? picture(sequence) : {}),
  });
  run.server.drop();
  await run.clock.advance(5000);
  expect(log(run).phase).toBe('live');
  const seen = [];
  for (let turns = 0; turns < 3; turns += 1) {
    await turn(1);
    seen.push(at());
  }
  expect(seen).toEqual([130, 230, 330]);
});

test('a picture that was opened before the log held it has its place once an outage is over', async () => {
  const { run, gallery, at, open } = await withPictures(100, [90]);
  open(105);
  expect(gallery().place).toBeNull();
  answerWithHistory(run, {
    count: 110,
    unread: 0,
    fields: (sequence) => ([90, 105].includes(sequence) ? picture(sequence) : {}),
  });
  run.server.drop();
  await run.clock.advance(5000);
  expect([at(), gallery().place]).toMatchObject([105, { at: 2, known: 2 }]);
});

test('a search that finds nothing stops after a number of pages, and goes on with the next turn', async () => {
  const count = TURN_PAGES_MAX * 30 + 200;
  const { gallery, at, open, turn, pages } = await withPictures(count, [10, count]);
  open(count);
  const before = pages();
  await turn(-1);
  expect([at(), gallery().note, gallery().hasOlder, pages() - before]).toEqual([
    count,
    'noneYet',
    true,
    TURN_PAGES_MAX,
  ]);
  await turn(-1);
  expect([at(), gallery().note]).toEqual([10, null]);
});

test('a page that does not come is told and asked for again; the other direction and closing give it up', async () => {
  const { run, gallery, at, open, turn, isOpen } = await withPictures(300, [100, 285, 290]);
  open(285);
  const answers: (() => void)[] = [];
  run.http.refuse('channel.message', 77_777, '稍后再来');
  await turn(-1);
  expect([at(), gallery().note, gallery().hasOlder, run.toasts()]).toEqual([285, 'failed', true, []]);
  run.http.on(
    'channel.message',
    () => new Promise((_resolve, reject) => answers.push(() => reject(new Error('late')))),
  );
  await turn(-1);
  expect([gallery().loading, gallery().note]).toEqual([-1, null]);
  await turn(1);
  expect([at(), gallery().loading]).toEqual([290, null]);
  await turn(-1);
  await turn(-1);
  expect(gallery().loading).toBe(-1);
  run.dispatch(galleryModal.close());
  await run.clock.advance(0);
  expect([isOpen(), gallery().loading, run.http.timesAbandoned('channel.message')]).toEqual([false, null, 2]);
});

test('[hall-event.1009] a picture that is taken back on screen closes the gallery', async () => {
  const { run, open, isOpen } = await withPictures(100, [90]);
  open(90);
  expect(isOpen()).toBe(true);
  run.server.emit('messagesCleared', { channel_id: GENERAL }, { to: HALL, channel: GENERAL });
  await run.clock.advance(0);
  expect(isOpen()).toBe(false);
});

test('leaving the channel closes the gallery', async () => {
  const { run, open, isOpen } = await withPictures(100, [90]);
  open(90);
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(500);
  expect(isOpen()).toBe(false);
});

test('the pictures of an album stay on screen when the channel behind them is another', async () => {
  const { run, gallery, isOpen } = await withPictures(100, []);
  const album = { pictures: ['/a.png', '/b.png'], name: '阿澈', at: 1 };
  run.dispatch(galleryModal.open({ msg_id: null, album, src: '/b.png', label: '' }));
  run.dispatch(galleryActions.moved(albumGallery(album)));
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(500);
  expect([isOpen(), gallery().place]).toEqual([true, { at: 2, known: 2, hasMore: false }]);
});
