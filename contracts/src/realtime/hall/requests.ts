import * as z from 'zod/mini';
import { sentChatBody } from '../../entities/chat.ts';
import { msgId } from '../../kernel/codecs.ts';
import { defineEvent } from '../../kernel/define-event.ts';

/** The requests of the hall socket, from the client to the platform. */

/** 1001: `mid` is the c_mid, `to` the hall, `channel` the channel (open point C11). */
export const sendChat = defineEvent({
  name: 'sendChat',
  code: 1001,
  summary: 'Send a chat message. Idempotent by mid: a repeated mid is stored once.',
  audience: 'channel',
  body: sentChatBody,
  rules: ['chat.outgoing.wait'],
  provisional: 'the specification does not show the type of an outgoing message (open point C11)',
});

/** 1012: `to` is the comma list of hall ids. */
export const requestUnread = defineEvent({
  name: 'requestUnread',
  code: 1012,
  summary: 'Ask for the unread counts of halls.',
  audience: 'user',
  body: z.object({}),
  rules: ['socket.hall.send-1012', 'socket.hall.send-envelope'],
});

/** 1013: `to` is the hall id, `channel` the comma list of its text channels. */
export const requestChannelUnread = defineEvent({
  name: 'requestChannelUnread',
  code: 1013,
  summary: 'Ask for the unread counts of the text channels of a hall.',
  audience: 'user',
  body: z.object({}),
  rules: ['socket.hall.send-1013', 'socket.hall.send-envelope'],
});

/** 1014: `to` is the hall id, `channel` the channel id. */
export const readReceipt = defineEvent({
  name: 'readReceipt',
  code: 1014,
  summary: 'Acknowledge reading up to a message.',
  audience: 'user',
  body: z.object({ msg_id: msgId }),
  rules: ['hall-event.1014', 'chat.type.1014.after-history', 'chat.type.1014.after-receive'],
  provisional: 'the specification does not show the fields (open point C12)',
});
