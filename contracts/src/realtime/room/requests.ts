import * as z from 'zod/mini';
import { text } from '../../kernel/codecs.ts';
import { defineEvent } from '../../kernel/define-event.ts';

/** What the client sends on the room socket, beside acknowledgements (ack.ts), and the answer to a ping. */

const CODE = 'the code is not shown; chosen apart from every code that is received';

/** `to` is the room, `mid` the sender's own id: sending the same mid again is safe. */
export const sendRoomChat = defineEvent({
  name: 'sendRoomChat',
  code: 0x4008,
  summary: 'Say something in the room chat. Sending the same mid again is safe: it is stored once.',
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
  summary: 'Answer to a heartbeat.',
  audience: 'user',
  body: z.object({}),
  rules: ['socket.room.heartbeat'],
  provisional: CODE,
});
