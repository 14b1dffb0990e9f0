import { clientMid, ERRORS, SEND_ACK_TIMEOUT_MS, SEND_BURST_MESSAGES, SEND_RATE_PER_S } from '@miczero/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GENERAL, HALL, idOf, VIEWER } from '../../testing/chat-lines.ts';
import { inChannel } from '../../testing/run-client.ts';
import { acknowledge, hear, last, rows, send, sent, texts } from '../../testing/talk.ts';
import { selectComposer } from './chat.selectors.ts';
import { chatActions } from './chat.slice.ts';

// What reads and sends images comes with the first of them.
beforeAll(() => import('./image-files.saga.ts'));

describe('sending', () => {
  test('[chat.outgoing.wait, chat.outgoing.ack-success, const.client.ver] a line waits, is acknowledged, and keeps its row', async () => {
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

  test('[chat.ack-timeout, const.ack-timeout-3s, error.send-no-ack] a line without an acknowledgement in 3 s is unconfirmed; a retry keeps its c_mid, and a late acknowledgement heals it', async () => {
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

  test('a burst is sent at once, and lines beyond the platform’s pace wait in order', async () => {
    const run = await inChannel();
    const written = Array.from({ length: 25 }, (_, index) => `line ${index}`);
    for (const text of written) send(run, text);
    await run.clock.advance(0);
    expect(sent(run)).toHaveLength(SEND_BURST_MESSAGES);
    await run.clock.advance(1000);
    expect(sent(run)).toHaveLength(SEND_BURST_MESSAGES + SEND_RATE_PER_S);
    await run.clock.advance(2000);
    expect(run.server.sentNamed('sendChat').map(({ body }) => body.content)).toEqual(written);
    // One that waits for its turn has not missed anything.
    expect(rows(run).slice(-1)[0]?.delivery).toBe('sending');
  });

  test('a line of which nothing can be seen is not sent, as the platform would refuse it', async () => {
    const run = await inChannel();
    const before = rows(run).length;
    for (const text of ['\u200b', '\u200d \u2060', '\u3164']) send(run, text);
    await run.clock.advance(0);
    expect(sent(run)).toEqual([]);
    expect(rows(run)).toHaveLength(before);
  });

  test('a line that the platform refused as too fast is sent again by itself, under its own id', async () => {
    const run = await inChannel();
    send(run, 'hello');
    await run.clock.advance(0);
    const c_mid = z.parse(clientMid, last(run)?.c_mid);
    const { code } = ERRORS.sendTooFast;
    run.server.emit('errorReported', { code, msg: 'slow', extra: '', c_mid, retry: true }, { to: VIEWER });
    await run.clock.advance(1000 / SEND_RATE_PER_S);
    expect(sent(run)).toEqual([c_mid, c_mid]);
    expect(last(run)?.delivery).toBe('sending');
  });

  test('a line that the platform refused as too fast goes out before those that were written after it', async () => {
    const run = await inChannel();
    const written = Array.from({ length: 14 }, (_, index) => `line ${index}`);
    for (const text of written) send(run, text);
    await run.clock.advance(1000 / SEND_RATE_PER_S);
    const refused = sent(run).at(-1) ?? '';
    const { code } = ERRORS.sendTooFast;
    const c_mid = z.parse(clientMid, refused);
    run.server.emit('errorReported', { code, msg: 'slow', extra: '', c_mid, retry: true }, { to: VIEWER });
    await run.clock.advance(2000);
    const words = run.server.sentNamed('sendChat').map(({ body }) => body.content);
    expect(words).toEqual([...written.slice(0, 11), ...written.slice(10)]);
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

  test('a line of 500 emoji is within the limit', async () => {
    const run = await inChannel();
    send(run, '😀'.repeat(500));
    await run.clock.advance(0);
    expect([sent(run).length, run.toasts()]).toEqual([1, []]);
  });

  test('empty lines and lines above the limit are not sent', async () => {
    const run = await inChannel();
    send(run, '   ');
    send(run, 'x'.repeat(501));
    await run.clock.advance(0);
    expect(sent(run)).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'chat.messageTooLong' } }]);
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
      ['x.png', false],
      ['x.txt', true],
    ]);
    send(run, '');
    await run.clock.advance(0);
    expect(selectComposer(run.state()).tray).toEqual([]);
    const frame = run.server.sentNamed('sendChat')[0];
    expect(frame?.body.msg_type).toBe('2');
    expect(JSON.parse(frame?.body.content ?? '')).toEqual({ url: '/files/x.png', type: 'png', w: 40, h: 30 });
  });

  test('[rule.chat-image-type] an image has its extension as type, and jpg where the platform names none', async () => {
    const types = ['webp', ''];
    const run = await inChannel({
      prepare: ({ http }) =>
        http.on('file.upload', () => ({ url: '/files/x', type: types.shift() ?? '', w: 40, h: 30 })),
    });
    for (const name of ['x.webp', 'x']) {
      run.dispatch(chatActions.imageChosen(new File(['x'], name, { type: 'image/webp' })));
      await run.clock.advance(0);
      send(run, '');
      await run.clock.advance(0);
    }
    const contents = run.server.sentNamed('sendChat').map(({ body }) => JSON.parse(body.content) as unknown);
    expect(contents).toMatchObject([{ type: 'webp' }, { type: 'jpg' }]);
  });

  test('images go out in the order chosen, whichever upload ends first; one that fails does not hold the others back', async () => {
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
