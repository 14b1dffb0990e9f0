import { ROOM_REQUESTS, roomRequestCodec } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HOST, inRoom, person, ROOM, type RoomRun } from '../../testing/run-room.ts';
import { roomChatActions } from './index.ts';

const sent = (run: RoomRun) =>
  run.roomServer.sentOfType(ROOM_REQUESTS.sendRoomChat.code).flatMap((frame) => {
    const result = roomRequestCodec.decode(frame);
    return result.ok ? [result.event] : [];
  });
const lines = (run: RoomRun) => run.state().roomChat.lines;
/** A line as the platform tells it. */
const told = (mid: string, content: string, { from = HOST, c_mid = '', time = 5 } = {}) => ({
  mid,
  type: 1 as const,
  chatType: 2 as const,
  body: { content, author: { ...person(from, '阿澈'), role: 3 as const, nameplate: null }, c_mid, time },
});

describe('the chat', () => {
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

  test('empty lines, lines above the limit and lines during an outage are not sent', async () => {
    const run = await inRoom();
    for (const text of ['  ', 'x'.repeat(501)]) run.dispatch(roomChatActions.sayRequested({ text }));
    run.roomServer.drop();
    await run.clock.advance(0);
    run.dispatch(roomChatActions.sayRequested({ text: '在吗' }));
    await run.clock.advance(0);
    expect(sent(run)).toEqual([]);
    expect(run.state().roomChat.lines).toEqual([]);
    expect(run.toasts()).toMatchObject([
      { tone: 'warning' },
      { tone: 'error', text: { key: 'feedback.networkError' } },
    ]);
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
