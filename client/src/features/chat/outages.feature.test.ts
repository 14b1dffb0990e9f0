import { CHANNEL_HISTORY_PAGE_SIZE, clientMid, SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GENERAL, HALL, idOf, messageAt, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { acknowledge, hear, last, rows, send, sent, texts } from '../../testing/talk.ts';
import { chatActions } from './chat.slice.ts';

// How long the part takes to arrive decides no test.
beforeAll(() => import('./image-files.saga.ts'));

/** The lines from the first one on. */
const upTo = (sequence: number) => Array.from({ length: sequence }, (_, at) => messageAt(at + 1));
/** A line is counted for the viewer, as if they looked elsewhere, and not sent. */
const count = (run: Run, sequence: number) =>
  run.server.emit(
    'channelUnread',
    { hall_id: HALL, list: [{ channel_id: GENERAL, unread: 1, last_msg_id: idOf(sequence) }] },
    { to: VIEWER },
  );
/** What is asked for from now on. */
function asking({ http }: Run) {
  const number = () => ({
    joins: http.requests('channel.join').length,
    pages: http.requests('channel.message').length,
  });
  const before = number();
  return () => ({ joins: number().joins - before.joins, pages: number().pages - before.pages });
}

const author = { id: OTHER, nick: '阿澈', avatar: '', role: '' };
const mentioningViewer = { extra: { author, aiteuser: { [VIEWER]: '小满' } } };

describe('outages', () => {
  test('after a reconnect the channel is joined and fetched again, and no line is missing or doubled', async () => {
    const run = await inChannel();
    run.server.drop();
    run.http.on('channel.message', { msg_list: [1, 2, 3, 4, 5].map((sequence) => messageAt(sequence)) });
    await run.clock.advance(5000);
    hear(run, 5);
    await run.clock.advance(0);
    expect(run.http.requests('channel.join')).toHaveLength(2);
    expect(texts(run)).toEqual(['text 1', 'text 2', 'text 3', 'text 4', 'text 5']);
  });

  test('lines written during an outage are sent once, under their own id', async () => {
    const run = await inChannel();
    run.server.drop();
    run.server.refuses = { kind: 'lost', detail: 'down' };
    send(run, 'offline');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(last(run)?.delivery).toBe('unconfirmed');
    expect(sent(run)).toEqual([]);
    run.server.refuses = null;
    await run.clock.advance(10_000);
    expect(sent(run)).toEqual([last(run)?.c_mid]);
    acknowledge(run, last(run)?.c_mid ?? '', 4);
    await run.clock.advance(0);
    expect(last(run)?.delivery).toBe('sent');
  });

  test('a line written, and one retried, right after the line is back do not overtake the older ones', async () => {
    const run = await inChannel();
    run.server.drop();
    run.server.refuses = { kind: 'lost', detail: 'down' };
    for (const text of ['one', 'two', 'three']) send(run, text);
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    const written = rows(run)
      .slice(-3)
      .map(({ c_mid }) => c_mid);
    run.server.refuses = null;
    for (let waited = 0; run.state().connection.link.kind !== 'online' && waited < 100; waited += 1) {
      await run.clock.advance(100);
    }
    run.dispatch(chatActions.retryRequested({ c_mid: z.parse(clientMid, written[2]) }));
    send(run, 'four');
    await run.clock.advance(10_000);
    expect(sent(run)).toEqual([...written, last(run)?.c_mid]);
  });

  test('pictures and the words below them keep their order when the link comes back during an upload', async () => {
    const run = await inChannel();
    const uploads: ((answer: unknown) => void)[] = [];
    const uploaded = { url: '/a.png', type: 'png', w: 1, h: 1 };
    run.http.on('file.upload', () => new Promise((resolve) => uploads.push(resolve)) as never);
    for (const name of ['a.png', 'b.png']) {
      run.dispatch(chatActions.imageChosen(new File(['x'], name, { type: 'image/png' })));
      await run.clock.advance(0);
    }
    send(run, 'caption');
    await run.clock.advance(0);
    const written = run.state().chat.outbox.lines.map(({ c_mid }) => c_mid);
    expect(written).toHaveLength(3);
    // The second picture is up, and waits for the first one.
    uploads[1]?.(uploaded);
    await run.clock.advance(0);
    run.server.drop();
    await run.clock.advance(10_000);
    expect(sent(run)).toEqual([]);
    uploads[0]?.(uploaded);
    await run.clock.advance(10_000);
    expect(sent(run)).toEqual(written);
  });

  test('a line that the history knows is healed without being sent again', async () => {
    const run = await inChannel();
    send(run, 'stored');
    await run.clock.advance(0);
    const c_mid = z.parse(clientMid, last(run)?.c_mid);
    run.server.drop();
    const stored = messageAt(4, {
      from_id: VIEWER,
      c_mid,
      body: { msg_type: '1', content: 'stored', extra: {}, msg: '' },
    });
    run.http.on('channel.message', { msg_list: [messageAt(3), stored] });
    await run.clock.advance(10_000);
    expect(sent(run)).toEqual([c_mid]);
    expect(texts(run).filter((text) => text === 'stored')).toHaveLength(1);
    expect(last(run)).toMatchObject({ delivery: 'sent', msg_id: '4' });
  });

  test('a count that knows a newer line brings it, without a reconnect', async () => {
    const run = await inChannel();
    const asked = asking(run);
    run.http.on('channel.message', { msg_list: upTo(4) });
    count(run, 4);
    await run.clock.advance(1500);
    expect(texts(run).at(-1)).toBe('text 4');
    // The platform thinks that the viewer looks elsewhere: another tab may have opened a channel.
    expect(asked()).toEqual({ joins: 1, pages: 1 });
  });

  test('on a platform that sends one channel to a user, each visit of another tab elsewhere costs one join and one page', async () => {
    const run = await inChannel();
    const asked = asking(run);
    let isHere = true;
    let newest = 3;
    const joined = { hall_id: HALL, role: '', type: 1, token: '', text_mute: false, mute_all: false } as const;
    run.http.on('channel.join', ({ channel_id }) => {
      isHere = true;
      return { ...joined, channel_id };
    });
    run.http.on('channel.message', () => ({ msg_list: upTo(newest) }));
    const write = async () => {
      newest += 1;
      if (isHere) hear(run, newest);
      else count(run, newest);
      await run.clock.advance(1500);
    };
    const shown: number[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      isHere = false;
      for (let line = 0; line < 3; line += 1) await write();
      shown.push(texts(run).length);
    }
    expect(shown).toEqual([6, 9, 12]);
    expect(asked()).toEqual({ joins: 3, pages: 3 });
  });

  test('a missing line is fetched once although the join that follows a doubt has no answer', async () => {
    const run = await inChannel();
    const asked = asking(run);
    run.http.vanish('channel.join');
    run.http.on('channel.message', { msg_list: upTo(4) });
    count(run, 4);
    await run.clock.advance(1500);
    expect(texts(run).at(-1)).toBe('text 4');
    expect(asked()).toEqual({ joins: 1, pages: 1 });
  });

  test('counts that come while the join that follows a doubt hangs ask for no second one', async () => {
    const run = await inChannel();
    const asked = asking(run);
    let giveUp = (_reason: ApiFailure) => {};
    const join = new Promise<never>((_resolve, reject) => {
      giveUp = reject;
    });
    run.http.on('channel.join', () => join);
    run.http.on('channel.message', { msg_list: upTo(6) });
    for (const sequence of [4, 5, 6]) {
      count(run, sequence);
      await run.clock.advance(1500);
    }
    giveUp(ApiFailure.noResponse('channel.join'));
    await run.clock.advance(1500);
    expect(texts(run).at(-1)).toBe('text 6');
    expect(asked()).toEqual({ joins: 1, pages: 1 });
  });

  test('a count that names a line which did not come brings it, although a newer one came', async () => {
    const run = await inChannel();
    run.http.on('channel.message', { msg_list: upTo(5) });
    count(run, 4);
    hear(run, 5);
    await run.clock.advance(1500);
    expect(texts(run)).toEqual(['text 1', 'text 2', 'text 3', 'text 4', 'text 5']);
  });

  test('a page that does not meet leaves a gap that is closed by itself when it is small', async () => {
    const page = (from: number, size: number) => Array.from({ length: size }, (_, at) => messageAt(from + at));
    const run = await inChannel();
    run.server.drop();
    run.http.on('channel.message', ({ after_msg_id }) => ({
      msg_list:
        after_msg_id === undefined
          ? page(34, CHANNEL_HISTORY_PAGE_SIZE)
          : page(Number(after_msg_id) + 1, CHANNEL_HISTORY_PAGE_SIZE),
    }));
    await run.clock.advance(5000);
    expect(run.state().chat.timeline.gapAfter).toBeNull();
    expect(texts(run).at(-1)).toBe('text 63');
  });

  test('[hall-event.1001] a line that did not come is fetched although the mention after it came and is what the count names', async () => {
    const run = await inChannel();
    run.http.on('channel.message', { msg_list: upTo(5) });
    const asked = asking(run);
    hear(run, 5, mentioningViewer);
    count(run, 5);
    await run.clock.advance(1500);
    expect(texts(run)).toEqual(['text 1', 'text 2', 'text 3', 'text 4', 'text 5']);
    // The platform looks elsewhere: it is told where the page is.
    expect(asked().joins).toBe(1);
  });

  test('a mention that nothing is missing before costs one page and no join, and a line that is missing after it is still fetched', async () => {
    const run = await inChannel();
    const asked = asking(run);
    run.http.on('channel.message', { msg_list: upTo(5) });
    hear(run, 4, mentioningViewer);
    count(run, 4);
    // Written while the page was read.
    await run.clock.advance(100);
    hear(run, 5);
    await run.clock.advance(3000);
    expect(asked()).toEqual({ joins: 0, pages: 1 });
    run.http.on('channel.message', { msg_list: upTo(6) });
    count(run, 6);
    await run.clock.advance(1500);
    expect(texts(run).at(-1)).toBe('text 6');
  });
});
