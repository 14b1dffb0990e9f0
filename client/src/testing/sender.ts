import { CHAT_TYPE, READ_RECEIPT_INTERVAL_MS, ROOM_EVENTS } from '@miczero/contracts';
import { chatActions } from '../features/chat/chat.slice.ts';
import { roomChatActions } from '../features/room-chat/index.ts';
import { GENERAL, HALL, idOf, OTHER } from './chat-lines.ts';
import { inChannel } from './run-client.ts';
import { inRoom } from './run-room.ts';

/** Until the heartbeat of a room link has beaten. */
const HEARTBEAT_MS = 11_000;

/**
 * Everything that whole clients send on their sockets while a user opens a hall, reads, writes with a mention, and does
 * the same in a voice room: what the contracts of sent frames are verified with.
 */
export async function framesOfClients(): Promise<{
  readonly hall: readonly unknown[];
  readonly room: readonly unknown[];
}> {
  const run = await inChannel();
  run.server.emit(
    'chatMessage',
    { msg_type: '1', content: '在吗', extra: {}, msg: '', msg_id: idOf(7), send_time: 7000 },
    { to: HALL, channel: GENERAL, from: OTHER, mid: '7' },
  );
  await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
  run.dispatch(chatActions.sendRequested({ text: '@阿澈 今晚八点', mentions: { [OTHER]: '阿澈' } }));
  await run.clock.advance(0);
  const hall = [...run.server.sent];
  run.client.stop();

  const room = await inRoom();
  const line = {
    mid: '41',
    type: 1,
    body: { content: '大家好', c_mid: '', time: 5 },
    chatType: CHAT_TYPE.room,
  } as const;
  room.roomServer.emit(ROOM_EVENTS.roomChat.name, { list: [line] });
  room.dispatch(roomChatActions.sayRequested({ text: '今晚放什么？' }));
  await room.settle();
  await room.clock.advance(HEARTBEAT_MS);
  const sent = [...room.roomServer.sent];
  room.client.stop();
  return { hall, room: sent };
}
