import * as z from 'zod/mini';
import { text } from '../../kernel/codecs.ts';
import { defineEvent } from '../../kernel/define-event.ts';

/** The requests of the room socket from the client, except acknowledgements (ack.ts), and the reply to a ping. */

const CODE = 'the specification does not show the code; it differs from every received code';

/** `to` is the room and `mid` the sender's own id, an idempotency key. */
export const sendRoomChat = defineEvent({
  name: 'sendRoomChat',
  code: 0x4008,
  summary: 'Send a line to the room chat. Idempotent by mid: a repeated mid is stored once.',
  audience: 'room',
  body: z.object({ content: text }),
  rules: ['screen.room.chat'],
  provisional: CODE,
});

export const roomPing = defineEvent({
  name: 'roomPing',
  code: 0x1000,
  summary: 'Heartbeat of the client.',
  audience: 'user',
  body: z.object({}),
  rules: ['socket.room.heartbeat'],
  provisional: CODE,
});

export const roomPong = defineEvent({
  name: 'roomPong',
  code: 0x1001,
  summary: 'Reply to a heartbeat.',
  audience: 'user',
  body: z.object({}),
  rules: ['socket.room.heartbeat'],
  provisional: CODE,
});
