import { CHANNEL_HISTORY_PAGE_SIZE, clientMid, SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GENERAL, HALL, idOf, messageAt, VIEWER } from '../../testing/chat-lines.ts';
import { inChannel } from '../../testing/run-client.ts';
import { acknowledge, hear, last, rows, send, sent, texts } from '../../testing/talk.ts';
import { chatActions } from './chat.slice.ts';

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
    run.http.on('channel.message', { msg_list: [1, 2, 3, 4].map((sequence) => messageAt(sequence)) });
    run.server.emit(
      'channelUnread',
      { hall_id: HALL, list: [{ channel_id: GENERAL, unread: 1, last_msg_id: idOf(4) }] },
      { to: VIEWER },
    );
    await run.clock.advance(1500);
    expect(texts(run).at(-1)).toBe('text 4');
    // The platform thinks that the viewer looks elsewhere: another tab may have opened a channel.
    expect(run.http.requests('channel.join')).toHaveLength(2);
  });

  test('a count that names a line which did not come brings it, although a newer one came', async () => {
    const run = await inChannel();
    run.http.on('channel.message', { msg_list: [1, 2, 3, 4, 5].map((sequence) => messageAt(sequence)) });
    run.server.emit(
      'channelUnread',
      { hall_id: HALL, list: [{ channel_id: GENERAL, unread: 1, last_msg_id: idOf(4) }] },
      { to: VIEWER },
    );
    hear(run, 5);
    await run.clock.advance(1500);
    expect(texts(run)).toEqual(['text 1', 'text 2', 'text 3', 'text 4', 'text 5']);
  });

  test('a page that does not meet leaves a gap that is closed by itself when it is small', async () => {
    const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => messageAt(from + at));
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
});
