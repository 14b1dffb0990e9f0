import {
  CHANNEL_HISTORY_PAGE_SIZE,
  clientMid,
  ERRORS,
  READ_RECEIPT_INTERVAL_MS,
  SEND_ACK_TIMEOUT_MS,
  SEND_INTERVAL_MS,
} from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GENERAL, GUIDES, HALL, idOf, messageAt, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { channelActions, selectCurrentChannel } from '../channel/index.ts';
import { selectComposer, selectMessageList, selectNewMessageTip } from './chat.selectors.ts';
import { chatActions } from './chat.slice.ts';

const rows = (run: Run) => selectMessageList(run.state()).rows;
const last = (run: Run) => rows(run).at(-1);
const texts = (run: Run) =>
  rows(run).map(({ body }) => (body.type === 'text' || body.type === 'notice' ? body.text : body.type));
const send = (run: Run, text: string, mentions = {}) => run.dispatch(chatActions.sendRequested({ text, mentions }));
const sent = (run: Run) => run.server.sentNamed('sendChat').map(({ envelope }) => envelope.mid);

const inRoom = { to: HALL, channel: GENERAL };
/** Somebody's message arrives. */
const hear = (run: Run, sequence: number, fields: Record<string, unknown> = {}, from: string = OTHER) =>
  run.server.emit(
    'chatMessage',
    {
      msg_type: '1',
      content: `text ${sequence}`,
      extra: { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' } },
      msg: '',
      msg_id: idOf(sequence),
      send_time: sequence * 1000,
      ...fields,
    },
    { ...inRoom, from, mid: String(sequence) },
  );
const acknowledge = (run: Run, c_mid: string, sequence: number) =>
  run.server.emit(
    'chatAcknowledged',
    { c_mid: z.parse(clientMid, c_mid), msg_id: idOf(sequence), hall_id: HALL, channel_id: GENERAL, send_time: 1 },
    { to: VIEWER, mid: c_mid },
  );

describe('sending', () => {
  test('[chat.outgoing.wait, chat.outgoing.ack-success] a line waits, is acknowledged, and keeps its row', async () => {
    const run = await inChannel();
    send(run, ' hello ');
    await run.clock.advance(0);
    const waiting = last(run);
    expect(waiting).toMatchObject({
      own: true,
      delivery: 'sending',
      body: { text: 'hello' },
      author: { nick: '小满' },
    });
    expect(run.server.sentNamed('sendChat')[0]).toMatchObject({
      envelope: { mid: waiting?.c_mid, to: HALL, channel: GENERAL, from: VIEWER, platform: 'web', gate: 'pc', ver: 1 },
      body: { content: 'hello', msg_type: '1' },
    });
    acknowledge(run, waiting?.c_mid ?? '', 4);
    await run.clock.advance(0);
    expect(last(run)).toMatchObject({ key: waiting?.key, delivery: 'sent', msg_id: '4' });
    hear(run, 4, { c_mid: waiting?.c_mid, content: 'hello' }, VIEWER);
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(texts(run).filter((text) => text === 'hello')).toHaveLength(1);
    expect(last(run)).toMatchObject({ key: waiting?.key, delivery: 'sent' });
    expect(run.bugs).toEqual([]);
  });

  test('[chat.ack-timeout, const.ack-timeout-3s, error.send-no-ack] no ack in 3 s marks the line unconfirmed; retry keeps c_mid; a late ack heals', async () => {
    const run = await inChannel();
    send(run, 'hello');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS - 1);
    expect(last(run)?.delivery).toBe('sending');
    await run.clock.advance(1);
    expect(last(run)).toMatchObject({ delivery: 'unconfirmed', canRetry: true });
    const c_mid = z.parse(clientMid, last(run)?.c_mid);
    run.dispatch(chatActions.retryRequested({ c_mid }));
    run.dispatch(chatActions.retryRequested({ c_mid }));
    await run.clock.advance(0);
    expect(sent(run)).toEqual([c_mid, c_mid]);
    expect(last(run)?.delivery).toBe('sending');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(last(run)?.delivery).toBe('unconfirmed');
    acknowledge(run, c_mid, 4);
    await run.clock.advance(0);
    expect(last(run)).toMatchObject({ delivery: 'sent', msg_id: '4', canRetry: false });
  });

  test('[chat.outgoing.ack-success] any envelope to the own number with a waiting mid is an acknowledgement', async () => {
    const run = await inChannel();
    send(run, 'hello');
    await run.clock.advance(0);
    run.server.emit('unreadSynced', { list: [] }, { to: VIEWER, mid: last(run)?.c_mid ?? '' });
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(last(run)?.delivery).toBe('sent');
  });

  test('what is sent faster than one a second waits its turn, in order', async () => {
    const run = await inChannel();
    for (const text of ['one', 'two', 'three']) send(run, text);
    await run.clock.advance(0);
    expect(sent(run)).toHaveLength(1);
    await run.clock.advance(SEND_INTERVAL_MS);
    expect(sent(run)).toHaveLength(2);
    await run.clock.advance(SEND_INTERVAL_MS);
    expect(run.server.sentNamed('sendChat').map(({ body }) => body.content)).toEqual(['one', 'two', 'three']);
    // One that waits for its turn has not missed anything.
    expect(rows(run).slice(-1)[0]?.delivery).toBe('sending');
  });

  test('a line that cannot be sent holds up none behind it', async () => {
    const run = await inChannel();
    const { send: real } = run.ports.hallSocket;
    let isBroken = true;
    Object.assign(run.ports.hallSocket, {
      send(frame: Parameters<typeof real>[0]) {
        if (isBroken) throw new Error('a bug');
        return real(frame);
      },
    });
    send(run, 'first');
    await run.clock.advance(0);
    isBroken = false;
    send(run, 'second');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(run.server.sentNamed('sendChat').map(({ body }) => body.content)).toEqual(['second']);
    expect(rows(run).find(({ body }) => body.type === 'text' && body.text === 'first')?.delivery).toBe('unconfirmed');
    expect(run.bugs).toHaveLength(1);
  });

  test('nothing empty and nothing too long is sent', async () => {
    const run = await inChannel();
    send(run, '   ');
    send(run, 'x'.repeat(501));
    await run.clock.advance(0);
    expect(sent(run)).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'feedback.messageTooLong' } }]);
  });

  test('[hall-event.blocked-message.deletes-line, hall-event.blocked-message.shows-extra, error.110] a blocked line goes, with a toast', async () => {
    const run = await inChannel();
    send(run, 'bad');
    await run.clock.advance(0);
    const c_mid = z.parse(clientMid, last(run)?.c_mid);
    run.server.emit('errorReported', { code: ERRORS.sendBlocked.code, msg: 'm', extra: '违规', c_mid }, { to: VIEWER });
    await run.clock.advance(0);
    expect(texts(run)).not.toContain('bad');
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '违规' } }]);
    expect(run.state().chat.outbox.marks).toEqual([{ c_mid, code: 110 }]);
  });

  test('[chat.outgoing.error-moves-success, chat.outgoing.error-replaces-id, chat.outgoing.error-merges-body] another error keeps the line, refused', async () => {
    const run = await inChannel();
    send(run, 'muted');
    await run.clock.advance(0);
    const c_mid = z.parse(clientMid, last(run)?.c_mid);
    run.server.emit(
      'errorReported',
      { code: 30014, msg: '你已被禁言', extra: '', c_mid, msg_id: idOf(9) },
      { to: VIEWER },
    );
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(last(run)).toMatchObject({
      delivery: 'refused',
      msg_id: '9',
      body: { text: 'muted', refusal: '你已被禁言' },
    });
    expect(run.state().chat.outbox).toMatchObject({ wait: [], fail: [], success: [c_mid] });
  });

  test('[chat.admin-not-tracked, role.channel-admin-no-tracking] an admin’s line is sent and not followed', async () => {
    const run = await inChannel({
      prepare: ({ http }) =>
        http.on('channel.join', {
          hall_id: HALL,
          channel_id: GENERAL,
          role: 'admin',
          type: 1,
          token: '',
          text_mute: false,
          mute_all: false,
        }),
    });
    send(run, 'official');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS + 1);
    expect(sent(run)).toHaveLength(1);
    expect(run.state().chat.outbox).toMatchObject({ wait: [], fail: [] });
    expect(last(run)?.delivery).toBe('sent');
  });

  test('an image is uploaded first, then sent as a message of type 2', async () => {
    const run = await inChannel({
      prepare: ({ http }) => http.on('file.upload', { url: '/files/x.png', type: 'png', w: 40, h: 30 }),
    });
    run.dispatch(chatActions.imageChosen(new File(['x'], 'x.png', { type: 'image/png' })));
    run.dispatch(chatActions.imageChosen(new File(['x'], 'x.txt', { type: 'text/plain' })));
    await run.clock.advance(0);
    expect(selectComposer(run.state()).tray.map(({ name, problem }) => [name, problem !== null])).toEqual([
      ['x.txt', true],
      ['x.png', false],
    ]);
    send(run, '');
    await run.clock.advance(0);
    expect(selectComposer(run.state()).tray).toEqual([]);
    const frame = run.server.sentNamed('sendChat')[0];
    expect(frame?.body.msg_type).toBe('2');
    expect(JSON.parse(frame?.body.content ?? '')).toEqual({ url: '/files/x.png', type: 'png', w: 40, h: 30 });
  });

  test('images go out in the order chosen, whichever upload ends first; one that fails holds nobody back', async () => {
    const ends: { ok: (url: string) => void; fail: (error: Error) => void }[] = [];
    const run = await inChannel({
      prepare: ({ http }) =>
        http.on(
          'file.upload',
          () =>
            new Promise((resolve, reject) => {
              ends.push({ ok: (url) => resolve({ url, type: 'png', w: 1, h: 1 }), fail: reject });
            }),
        ),
    });
    for (let image = 0; image < 4; image += 1) {
      run.dispatch(chatActions.imageChosen(new File(['x'], `${image}.png`, { type: 'image/png' })));
      await run.clock.advance(0);
    }
    send(run, '');
    await run.clock.advance(0);
    for (const at of [3, 1]) ends[at]?.ok(`/files/${at}.png`);
    await run.clock.advance(5000);
    expect(sent(run)).toHaveLength(0);
    ends[0]?.ok('/files/0.png');
    await run.clock.advance(5000);
    ends[2]?.fail(ApiFailure.noResponse('file.upload'));
    await run.clock.advance(5000);
    const urls = run.server.sentNamed('sendChat').map(({ body }) => JSON.parse(body.content).url);
    expect(urls).toEqual(['/files/0.png', '/files/1.png', '/files/3.png']);
  });

  test('an upload that fails leaves the line, and can be tried again', async () => {
    const run = await inChannel({ prepare: ({ http }) => http.vanish('file.upload') });
    run.dispatch(chatActions.imageChosen(new File(['x'], 'x.png', { type: 'image/png' })));
    await run.clock.advance(0);
    send(run, '');
    await run.clock.advance(0);
    expect(last(run)).toMatchObject({ delivery: 'unconfirmed', canRetry: true, body: { type: 'image' } });
    run.http.on('file.upload', { url: '/files/x.png', type: 'png', w: 1, h: 1 });
    run.dispatch(chatActions.retryRequested({ c_mid: z.parse(clientMid, last(run)?.c_mid) }));
    await run.clock.advance(0);
    expect(sent(run)).toHaveLength(1);
  });
});

describe('receiving', () => {
  test('[chat.incoming.append, hall-event.dedupe] a line is appended once, however often it comes', async () => {
    const run = await inChannel();
    hear(run, 4);
    hear(run, 4);
    await run.clock.advance(0);
    expect(texts(run)).toEqual(['text 1', 'text 2', 'text 3', 'text 4']);
  });

  test('everything that arrives within a frame is one action', async () => {
    const run = await inChannel();
    run.page.paintsAlone = false;
    const before = run.dispatches();
    for (let sequence = 4; sequence < 34; sequence += 1) hear(run, sequence);
    expect(run.dispatches()).toBe(before);
    run.page.watch(false);
    run.page.paint();
    await run.clock.advance(0);
    expect(run.dispatches() - before).toBe(1);
    expect(rows(run)).toHaveLength(33);
  });

  test('[chat.new-message-tip, chat.new-message-tip.clears] the tip counts what comes while the person is above, and goes on sending', async () => {
    const run = await inChannel();
    expect(selectNewMessageTip(run.state())).toBeNull();
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    hear(run, 4);
    hear(run, 5);
    await run.clock.advance(0);
    expect(selectNewMessageTip(run.state())).toMatchObject({ count: 2 });
    send(run, 'x');
    await run.clock.advance(0);
    expect(selectNewMessageTip(run.state())).toBeNull();
  });

  test('the count of unread lines is that of the entry, and goes when the reader has been there', async () => {
    const enter = async () => {
      const run = await inChannel();
      const current = selectCurrentChannel(run.state());
      if (!current) throw new Error('no channel is open');
      run.dispatch(channelActions.initialised({ ...current, unread: 2 }));
      await run.clock.advance(0);
      run.dispatch(chatActions.viewportMoved({ isAtBottom: true }));
      return run;
    };
    const told = (run: Run) => selectMessageList(run.state()).unreadToTell;
    const run = await enter();
    hear(run, 4);
    send(run, 'x');
    await run.clock.advance(0);
    expect(told(run)).toBe(2);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    expect(told(run)).toBe(2);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: true }));
    expect(told(run)).toBe(0);
    const other = await enter();
    expect(told(other)).toBe(2);
    other.dispatch(chatActions.unreadSeen());
    expect(told(other)).toBe(0);
  });

  test('[chat.mention-cue] a message that mentions the viewer leaves a cue', async () => {
    const run = await inChannel();
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    hear(run, 4, { extra: { aiteuser: { [VIEWER]: '小满' } } });
    await run.clock.advance(0);
    expect(selectNewMessageTip(run.state())).toMatchObject({ mentionKey: 'm4' });
    expect(last(run)).toMatchObject({ mentionsViewer: true });
    run.dispatch(chatActions.mentionSeen());
    expect(selectNewMessageTip(run.state())).toMatchObject({ mentionKey: null });
  });

  test('[chat.append.system, chat.append.ban, chat.append.forbidden-send, chat.append.error, chat.online-shown] the other lines', async () => {
    const run = await inChannel();
    const author = { id: OTHER, nick: '阿澈', avatar: '', role: '' } as const;
    run.server.emit('systemMessage', { msg: 'here', channel_id: GENERAL }, { to: HALL });
    run.server.emit('systemMessage', { msg: 'elsewhere', channel_id: GUIDES }, { to: HALL });
    run.server.emit('memberBanned', { author, msg: 'banned' }, { to: HALL });
    run.server.emit('sendForbidden', { uid: '', type: 2, ctx: 2, msg: 'forbidden' }, { to: HALL });
    run.server.emit('errorReported', { msg: 'broken', extra: '' }, { to: VIEWER });
    for (const state of [undefined, 1, 2, 3] as const) {
      run.server.emit('presenceChanged', { uid: OTHER, nick: '阿澈', avatar: '', role: '', state }, { to: HALL });
    }
    await run.clock.advance(0);
    expect(
      rows(run)
        .slice(3)
        .map(({ kind, body }) => [kind, 'text' in body ? body.text : 'change' in body && body.change]),
    ).toEqual([
      ['system', 'here'],
      ['ban', 'banned'],
      ['forbidden', 'forbidden'],
      ['error', 'broken'],
      ['presence', 'joined'],
      ['presence', 'removed'],
    ]);
  });

  test('[hall-event.1009] cleared', async () => {
    const run = await inChannel();
    run.server.emit('messagesCleared', { channel_id: GENERAL }, inRoom);
    await run.clock.advance(0);
    expect(rows(run)).toEqual([]);
  });

  test('[rule.date-separator, const.date-separator-300000] more than 300000 ms apart, strictly', async () => {
    const at = (sequence: number, send_time: number) => messageAt(sequence, { send_time });
    const run = await inChannel({
      prepare: ({ http }) =>
        http.on('channel.message', { msg_list: [at(1, 1e12), at(2, 1e12 + 300_000), at(3, 1e12 + 600_001)] }),
    });
    expect(rows(run).map(({ dateSeparatorBefore, startsGroup }) => [dateSeparatorBefore, startsGroup])).toEqual([
      [1e12, true],
      [null, false],
      [1e12 + 600_001, true],
    ]);
  });
});

describe('reading', () => {
  const receipts = (run: Run) => run.server.sentNamed('readReceipt').map(({ body }) => body.msg_id);

  test('[chat.type.1014.after-history, chat.type.1014.after-receive, hall-event.1014] receipts follow, one a second, the last line always', async () => {
    const run = await inChannel();
    expect(receipts(run)).toEqual(['3']);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    for (let sequence = 4; sequence < 14; sequence += 1) {
      hear(run, sequence);
      await run.clock.advance(50);
    }
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(receipts(run)).toEqual(['3', '4', '13']);
  });

  test('nothing is read while nobody looks, or the end is out of sight', async () => {
    const run = await inChannel();
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    run.page.watch(false);
    hear(run, 4);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    run.page.watch(true);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(receipts(run)).toEqual(['3', '4']);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    hear(run, 5);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(receipts(run)).toEqual(['3', '4']);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: true }));
    await run.clock.advance(0);
    expect(receipts(run)).toEqual(['3', '4', '5']);
  });
});

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

  test('what was written while the line was down goes out once, under its own id', async () => {
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
    await run.clock.advance(10 * SEND_INTERVAL_MS);
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

describe('what survives', () => {
  test('drafts and unconfirmed lines survive a reload, for the same user', async () => {
    const run = await inChannel();
    send(run, 'lost');
    await run.clock.advance(0);
    run.dispatch(chatActions.draftChanged({ text: 'half a sen', mentions: {} }));
    // The page goes before the delayed write.
    run.page.leave();
    const c_mid = last(run)?.c_mid;
    run.client.stop();
    const next = await inChannel({ origin: run.origin, page: 'b' });
    expect(last(next)).toMatchObject({ c_mid, delivery: 'unconfirmed', canRetry: true, body: { text: 'lost' } });
    expect(selectComposer(next.state()).draft.text).toBe('half a sen');
    // Nothing of an earlier page goes out unasked.
    await next.clock.advance(10_000);
    expect(sent(next)).toEqual([]);
  });

  test('a full storage is said once', async () => {
    const run = await inChannel();
    run.origin.isFull = true;
    for (const text of ['a', 'ab', 'abc']) {
      run.dispatch(chatActions.draftChanged({ text, mentions: {} }));
      await run.clock.advance(500);
    }
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'feedback.storageFull' } }]);
    expect(run.state().feedback.toasts[0]?.count).toBe(1);
  });

  test('[chat.reset] another channel starts empty; the draft and the line of the first are there on return', async () => {
    const run = await inChannel();
    run.dispatch(chatActions.draftChanged({ text: 'draft', mentions: {} }));
    send(run, 'pending');
    run.dispatch(chatActions.draftChanged({ text: 'draft', mentions: {} }));
    run.http.on('channel.message', { msg_list: [] });
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
    await run.clock.advance(400);
    expect(rows(run)).toEqual([]);
    expect(selectComposer(run.state()).draft.text).toBe('');
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GENERAL }));
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(last(run)).toMatchObject({ delivery: 'unconfirmed', body: { text: 'pending' } });
    expect(selectComposer(run.state()).draft.text).toBe('draft');
  });
});
