import { ROOM_LINE, ROOM_REQUESTS, roomRequestCodec, SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { roomLinkActions } from '../../realtime/room/room-events.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HOST, inRoom, person, ROOM, type RoomRun } from '../../testing/run-room.ts';
import { roomChatActions } from './index.ts';

const sent = (run: RoomRun) =>
  run.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code).flatMap((frame) => {
    const result = roomRequestCodec.decode(frame);
    return result.ok ? [result.event] : [];
  });
const sentMids = (run: RoomRun) => sent(run).map(({ envelope }) => envelope.mid);
const sentTexts = (run: RoomRun) => sent(run).map(({ body }) => ('content' in body ? body.content : ''));
const say = (run: RoomRun, text: string) => run.dispatch(roomChatActions.sayRequested({ text }));
const lines = (run: RoomRun) => run.state().roomChat.lines;
/** A line as the platform tells it. */
const told = (mid: string, content: string, { from = HOST, c_mid = '', time = 5 } = {}) => ({
  mid,
  type: 1 as const,
  chatType: 2 as const,
  body: { content, author: { ...person(from, '阿澈'), role: 3 as const, nameplate: null }, c_mid, time },
});

describe('the chat', () => {
  test('a line of which nothing can be seen is not sent', async () => {
    const run = await inRoom();
    for (const text of ['\u200b', ' \u2060 ']) say(run, text);
    await run.settle();
    expect(sent(run)).toEqual([]);
    expect(lines(run)).toEqual([]);
  });

  test('[room-event.0x4009, screen.room.chat] an own line shows at once, and stays single when its echo arrives', async () => {
    const run = await inRoom();
    run.dispatch(roomChatActions.sayRequested({ text: ' 大家好 ' }));
    await run.settle();
    const [frame] = sent(run);
    expect(frame).toMatchObject({ name: 'sendRoomChat', envelope: { to: ROOM }, body: { content: '大家好' } });
    expect(run.state().roomChat.lines).toMatchObject([{ mid: '', content: '大家好' }]);
    const body = {
      content: '大家好',
      author: { ...person(VIEWER), role: 3, nameplate: null } as const,
      c_mid: frame?.envelope.mid ?? '',
      time: 5,
    };
    run.roomServer.emit('roomChat', { list: [{ mid: '41', type: 1, body, chatType: 2 }] });
    await run.settle();
    expect(run.state().roomChat.lines).toMatchObject([{ mid: '41', content: '大家好' }]);
  });

  test('[room-event.0x1011, error.message.room-rejected] a rejected line goes, and the message says why', async () => {
    const run = await inRoom();
    run.dispatch(roomChatActions.sayRequested({ text: '违禁' }));
    await run.settle();
    run.roomServer.emit('roomMessageRejected', { mid: sent(run)[0]?.envelope.mid ?? '', msg: '消息包含违规内容' });
    await run.settle();
    expect(run.state().roomChat.lines).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '消息包含违规内容' } }]);
  });

  test('empty lines and lines above the limit are not sent', async () => {
    const run = await inRoom();
    for (const text of ['  ', 'x'.repeat(501)]) run.dispatch(roomChatActions.sayRequested({ text }));
    await run.clock.advance(0);
    expect(sent(run)).toEqual([]);
    expect(run.state().roomChat.lines).toEqual([]);
    expect(run.toasts()).toMatchObject([{ tone: 'warning' }]);
  });
});

describe('a line that gets no answer', () => {
  test('[const.ack-timeout-3s] it fails after 3 s, a retry keeps its c_mid, and the platform’s copy heals it', async () => {
    const run = await inRoom();
    say(run, '听得到吗');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS - 1);
    expect(lines(run)[0]?.isFailed).not.toBe(true);
    await run.clock.advance(1);
    expect(lines(run)).toMatchObject([{ mid: '', isFailed: true }]);
    const [c_mid = ''] = sentMids(run);
    run.dispatch(roomChatActions.retryRequested({ c_mid }));
    run.dispatch(roomChatActions.retryRequested({ c_mid }));
    await run.clock.advance(0);
    expect(lines(run)[0]?.isFailed).not.toBe(true);
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(lines(run)[0]?.isFailed).toBe(true);
    expect(sentMids(run)).toEqual([c_mid, c_mid]);
    run.roomServer.emit('roomChat', { list: [told('41', '听得到吗', { from: VIEWER, c_mid })] });
    await run.settle();
    expect(lines(run)).toMatchObject([{ mid: '41', content: '听得到吗' }]);
    expect(lines(run)[0]?.isFailed).not.toBe(true);
  });

  test('a failed line goes when it is discarded', async () => {
    const run = await inRoom();
    say(run, '算了');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    run.dispatch(roomChatActions.discardRequested({ c_mid: sentMids(run)[0] ?? '' }));
    await run.clock.advance(60_000);
    expect([lines(run).length, sent(run).length]).toEqual([0, 1]);
  });

  test('after an outage waiting lines are sent again in their order, under their c_mid, and before newer ones', async () => {
    const run = await inRoom();
    for (const text of ['一', '二']) say(run, text);
    await run.clock.advance(0);
    run.roomServer.drop();
    run.roomServer.refuses = { kind: 'lost', detail: 'down' };
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    // While the link is down they wait, and have not failed.
    expect(lines(run).map(({ isFailed }) => isFailed ?? false)).toEqual([false, false]);
    run.roomServer.refuses = null;
    for (let waited = 0; run.state().room.link.kind !== 'online' && waited < 100; waited += 1)
      await run.clock.advance(100);
    say(run, '三');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(sentTexts(run)).toEqual(['一', '二', '一', '二', '三']);
    const mids = sentMids(run);
    expect(mids.slice(2, 4)).toEqual(mids.slice(0, 2));
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(lines(run).map(({ isFailed }) => isFailed)).toEqual([true, true, true]);
    expect(run.bugs).toEqual([]);
  });

  test('lines that are written during an outage wait, and are sent once in their order when the link is back', async () => {
    const run = await inRoom();
    run.roomServer.drop();
    run.roomServer.refuses = { kind: 'lost', detail: 'down' };
    await run.clock.advance(0);
    for (const text of ['在吗', '听得到吗']) say(run, text);
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(lines(run).map(({ mid, content, isFailed = false }) => [mid, content, isFailed])).toEqual([
      ['', '在吗', false],
      ['', '听得到吗', false],
    ]);
    expect([sentTexts(run), run.toasts()]).toEqual([[], []]);
    run.roomServer.refuses = null;
    for (let waited = 0; run.state().room.link.kind !== 'online' && waited < 100; waited += 1)
      await run.clock.advance(100);
    say(run, '回来了');
    await run.clock.advance(2000);
    expect(sentTexts(run)).toEqual(['在吗', '听得到吗', '回来了']);
    expect(sentMids(run)).toEqual(lines(run).map(({ c_mid }) => c_mid));
    expect(run.bugs).toEqual([]);
  });

  test('a failed line that is sent again during an outage waits like the others, without a word about the network, and goes out once the link is back', async () => {
    const run = await inRoom();
    say(run, '听得到吗');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(lines(run)).toMatchObject([{ isFailed: true }]);
    const [c_mid = ''] = sentMids(run);
    run.roomServer.drop();
    run.roomServer.refuses = { kind: 'lost', detail: 'down' };
    await run.clock.advance(0);
    run.dispatch(roomChatActions.retryRequested({ c_mid }));
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(lines(run)).toMatchObject([{ isFailed: false }]);
    expect([run.toasts(), sentMids(run)]).toEqual([[], [c_mid]]);
    run.roomServer.refuses = null;
    for (let waited = 0; run.state().room.link.kind !== 'online' && waited < 100; waited += 1)
      await run.clock.advance(100);
    await run.clock.advance(2000);
    expect(sentMids(run)).toEqual([c_mid, c_mid]);
    expect(run.bugs).toEqual([]);
  });

  test('a line that is written after the link gave up has failed, and is sent when the link opens', async () => {
    const run = await inRoom();
    run.roomServer.drop();
    run.dispatch(roomLinkActions.statusChanged({ kind: 'refused', message: '' }));
    say(run, '还在吗');
    expect(lines(run)).toMatchObject([{ content: '还在吗', isFailed: true }]);
    for (let waited = 0; run.state().room.link.kind !== 'online' && waited < 100; waited += 1)
      await run.clock.advance(100);
    await run.clock.advance(2000);
    expect(sentTexts(run)).toEqual(['还在吗']);
    expect(lines(run)).toMatchObject([{ isFailed: false }]);
  });

  test('a line that the platform tells after an outage is not sent again', async () => {
    const run = await inRoom();
    say(run, '到了吗');
    await run.clock.advance(0);
    const [c_mid = ''] = sentMids(run);
    run.roomServer.drop();
    for (let waited = 0; run.state().room.link.kind !== 'online' && waited < 100; waited += 1)
      await run.clock.advance(100);
    run.roomServer.emit('roomChat', {
      list: [told('41', '到了吗', { from: VIEWER, c_mid, time: 5 }), told('42', '到了', { time: 6 })],
    });
    await run.clock.advance(10_000);
    expect(sentMids(run)).toEqual([c_mid]);
    expect(lines(run).map(({ mid }) => mid)).toEqual(['41', '42']);
  });

  test('when the link gives up, waiting lines have failed, and a retry says why it cannot be sent', async () => {
    const run = await inRoom();
    say(run, '喂');
    await run.clock.advance(0);
    run.roomServer.drop();
    run.dispatch(roomLinkActions.statusChanged({ kind: 'refused', message: '' }));
    expect(lines(run)).toMatchObject([{ content: '喂', isFailed: true }]);
    run.dispatch(roomChatActions.retryRequested({ c_mid: sentMids(run)[0] ?? '' }));
    await run.clock.advance(0);
    expect(run.toasts()).toMatchObject([{ tone: 'error', text: { key: 'feedback.networkError' } }]);
    expect(lines(run)).toMatchObject([{ isFailed: true }]);
  });
});

test('on entering, the own arrival stands after the lines that were said before it', async () => {
  const run = await inRoom();
  const arrival = { id: VIEWER, nick: '小满', header: '', clout: 2, nameplate: null, effects: [] };
  run.roomServer.emit('roomJoined', arrival, { time: 1_790_000_100_000 });
  const list = [told('1', '早', { time: 1_790_000_000_000 }), told('2', '好', { time: 1_790_000_050_000 })];
  run.roomServer.emit('roomChat', { list });
  run.roomServer.emit('roomChat', { list: [told('3', '来啦', { time: 1_790_000_101_000 })] });
  await run.settle();
  expect(lines(run).map(({ kind, content }) => (kind === 'arrival' ? kind : content))).toEqual([
    '早',
    '好',
    'arrival',
    '来啦',
  ]);
});

test('[room-event.0x3002] gifts that a user repeats count up in one line, and a word between them begins another', async () => {
  const run = await inRoom();
  const gift = { gift_name: '玫瑰', image: '', gift_num: 1, combo: 1, is_bag: false, effects: [] };
  const give = () =>
    run.roomServer.emit('giftSent', { ...gift, from: person(VIEWER, '小满'), to: [person(HOST, '房主')] });
  for (let times = 0; times < 5; times += 1) {
    give();
    await run.clock.advance(1000);
  }
  expect(lines(run).map((line) => line.gift?.num)).toEqual([5]);
  run.roomServer.emit('roomChat', { list: [told('1', '谢谢')] });
  await run.settle();
  give();
  await run.settle();
  expect(lines(run).map(({ gift }) => gift?.num)).toEqual([5, undefined, 1]);
});

test('[room-event.0x4009, room-event.0x3002] gifts among the latest lines stand where they were given, and those that were seen come no second time', async () => {
  const run = await inRoom();
  const giver = person(VIEWER, '小满');
  const [gift_name, to] = ['玫瑰', [person(HOST, '房主')]];
  const line = (mid: string, gift_num: number, time: number) =>
    ({
      mid,
      type: ROOM_LINE.gift,
      chatType: 2,
      body: {
        content: '',
        c_mid: '',
        time,
        gift: { gift_id: undefined, gift_name, image: '', gift_num, to },
        author: { ...giver, role: 3, nameplate: null },
      },
    }) as const;
  const enter = (...gifts: ReturnType<typeof line>[]) =>
    run.roomServer.emit('roomChat', {
      list: [told('1', '早', { time: 1000 }), ...gifts, told('4', '谢谢', { time: 4000 })],
    });
  enter(line('2', 3, 2000), line('3', 5, 3000));
  await run.settle();
  const shown = () => lines(run).map(({ kind, content, gift }) => (kind === 'gift' ? gift?.num : content));
  expect(shown()).toEqual(['早', 3, 5, '谢谢']);
  const live = { image: '', combo: 1, is_bag: false, effects: [], gift_name, to, from: giver };
  for (const mid of ['5', '6']) run.roomServer.emit('giftSent', { ...live, mid, gift_num: 1 });
  await run.settle();
  expect(shown()).toEqual(['早', 3, 5, '谢谢', 2]);
  // The socket opens again: the latest lines come once more, with one that was missed.
  enter(line('2', 3, 2000), line('3', 5, 3000), line('5', 1, 5000), line('6', 1, 6000), line('7', 9, 7000));
  await run.settle();
  expect(shown().filter((each) => typeof each === 'number')).toEqual([3, 5, 2, 9]);
});

test('[room-event.0x4009, room-event.0x3002] an event that arrives late tells its gift where it was given, and one that the latest lines told comes no second time', async () => {
  const run = await inRoom();
  const [gift_name, to, giver] = ['玫瑰', [person(HOST, '房主')], person(VIEWER, '小满')];
  const live = { image: '', combo: 1, is_bag: false, effects: [], gift_name, to, from: giver };
  const give = (mid: string, gift_num: number, second: number) =>
    run.roomServer.emit('giftSent', { ...live, mid, gift_num }, { time: at(second) });
  const at = (second: number) => 1_790_000_000_000 + 1000 * second;
  const shown = () => lines(run).map(({ kind, content, gift }) => (kind === 'gift' ? gift?.num : content));
  const body = { content: '', c_mid: '', time: at(5), author: { ...giver, role: 3, nameplate: null } as const };
  const gift = { gift_id: undefined, gift_name, image: '', gift_num: 8, to };
  give('5', 8, 5);
  // The first gift is under way for longer than the second.
  give('2', 1, 2);
  await run.settle();
  expect(shown()).toEqual([1, 8]);
  run.roomServer.emit('roomChat', {
    list: [
      told('3', '早', { time: at(3) }),
      { mid: '4', type: ROOM_LINE.gift, chatType: 2, body: { ...body, time: at(4), gift: { ...gift, gift_num: 4 } } },
      { mid: '5', type: ROOM_LINE.gift, chatType: 2, body: { ...body, gift } },
    ],
  });
  await run.settle();
  expect(shown()).toEqual([1, '早', 4, 8]);
  // The event of a gift that the history has told.
  give('4', 4, 4);
  await run.settle();
  expect(shown()).toEqual([1, '早', 4, 8]);
});
