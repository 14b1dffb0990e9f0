import * as z from 'zod/mini';
import { chatBody } from '../../entities/chat.ts';
import { author, hallRole, micEntry } from '../../entities/user.ts';
import {
  channelId,
  clientMid,
  counter,
  epochMillis,
  flag,
  hallId,
  looseInt,
  msgId,
  text,
  userNo,
  wireCode,
} from '../../kernel/codecs.ts';
import { defineEvent } from '../../kernel/define-event.ts';
import { idOrNone, knownText, optionalId } from '../../kernel/known-values.ts';

/** The events of the hall socket, from the platform to the client. `registry.ts` lists them. */

const BODY = 'the specification names only some fields of this body';

/** An optional small integer; '' also means absent. */
const optionalCode = <const Codes extends readonly [number, ...number[]]>(codes: Codes) =>
  z.optional(
    z.pipe(
      z.codec(z.union([z.string(), z.number(), z.null()]), z.union([z.number(), z.undefined()]), {
        decode: (value) => (value === '' || value === null ? undefined : Number(value)),
        encode: (value) => value ?? '',
      }),
      z.union([z.literal(codes), z.undefined()]),
    ),
  );

/**
 * 1001 to a channel: a new chat line. `mid` of the envelope is the server's msg_id. Members whom it mentions get it wherever
 * they are.
 */
export const chatMessageEvent = defineEvent({
  name: 'chatMessage',
  code: 1001,
  summary: 'A chat message in a channel.',
  audience: 'channel',
  body: z.extend(chatBody, {
    msg_id: msgId,
    /** The sender's own id; empty for messages that no client sent. */
    c_mid: optionalId(clientMid),
    send_time: epochMillis,
  }),
  rules: ['hall-event.1001', 'chat.type.1001'],
  provisional: BODY,
});

/**
 * 1001 to a user, without a channel: the acknowledgement of a send. `mid` of the envelope is the c_mid (open point
 * C11).
 */
export const chatAckEvent = defineEvent({
  name: 'chatAcknowledged',
  code: 1001,
  summary: 'Acknowledges a message of this user: the platform has stored it.',
  audience: 'user',
  variant: ({ channel }) => channel === '',
  body: z.object({ c_mid: clientMid, msg_id: msgId, hall_id: hallId, channel_id: channelId, send_time: epochMillis }),
  rules: ['chat.outgoing.ack-success'],
  provisional: 'the specification describes the acknowledgement by its addressee and id only (open point C11)',
});

/** 1002: a member came online, went offline or was removed. No state means a new member. */
export const presenceEvent = defineEvent({
  name: 'presenceChanged',
  code: 1002,
  summary: 'Presence of a member: 1 online, 2 offline, 3 removed; without a state, a new member.',
  audience: 'hall',
  body: z.object({ uid: userNo, nick: text, avatar: text, role: hallRole, state: optionalCode([1, 2, 3]) }),
  rules: ['hall-event.1002', 'chat.type.1002', 'chat.online-shown', 'hall-event.presence.state-1'],
  provisional: 'the specification shows no event code for presence; 1002 is the online event (open point C10)',
});

/** 1004 */
export const micListEvent = defineEvent({
  name: 'micListChanged',
  code: 1004,
  summary: 'A voice channel: 1 adds or updates an entry, 2 removes it.',
  audience: 'hall',
  body: z.object({
    mic_op: wireCode([1, 2]),
    channel_id: channelId,
    ...micEntry.shape,
  }),
  rules: ['hall-event.1004', 'hall-event.1004.mic-op-1', 'hall-event.1004.mic-op-2'],
  provisional: BODY,
});

/** 1005 */
export const bannedEvent = defineEvent({
  name: 'memberBanned',
  code: 1005,
  summary: 'A member was banned from a channel; `author` is that member.',
  audience: 'hall',
  body: z.object({ author, channel_id: optionalId(channelId), msg: text }),
  rules: ['hall-event.1005', 'chat.type.1005', 'chat.append.ban'],
  provisional: BODY,
});

/** 1008: a system line; with uid, type and ctx also a change of a member's role (open point C10). */
export const systemMessageEvent = defineEvent({
  name: 'systemMessage',
  code: 1008,
  summary: 'A system message, which may carry a role or mute change.',
  audience: 'hall',
  body: z.object({
    msg: text,
    /** The channel of the line; absent: every channel. */
    channel_id: optionalId(channelId),
    uid: optionalId(userNo),
    /**
     * 1 role change, 2 text mute change, 3 (ours) mic mute change. Any other value is ignored and the line is shown.
     */
    type: z.catch(optionalCode([1, 2, 3]), undefined),
    /** Type 1: `manage` or any other role. Types 2 and 3: `1` muted, `2` unmuted. */
    ctx: z.optional(knownText(['', 'manage', '1', '2'], '')),
    /** Ours: who has muted the microphone, with type 3. Absent: the platform itself, or a server that does not tell. */
    by: z.optional(z.object({ id: userNo, nick: text })),
  }),
  rules: ['hall-event.1008', 'chat.append.system', 'hall-event.user-change.type-1-manage'],
  provisional: BODY,
});

/** 1009 */
export const messagesClearedEvent = defineEvent({
  name: 'messagesCleared',
  code: 1009,
  summary: 'All messages of a channel were deleted.',
  audience: 'channel',
  body: z.object({ channel_id: channelId }),
  rules: ['hall-event.1009'],
  provisional: BODY,
});

/** 1011: 1 joined, 2 left (ours), 3 taken over by another device of the same user. */
export const voiceMembershipEvent = defineEvent({
  name: 'voiceMembershipChanged',
  code: 1011,
  summary: 'A user joined or left a voice channel.',
  audience: 'hall',
  body: z.object({ type: wireCode([1, 2, 3]), channel_id: channelId, uid: userNo, nick: text, avatar: text }),
  rules: ['hall-event.1011', 'hall-event.1011.type-1', 'hall-event.1011.type-3-self'],
  provisional: 'leaving as type 2 is our guess (open point A7)',
});

/** 1012: the reply to the client's 1012. */
export const unreadSyncedEvent = defineEvent({
  name: 'unreadSynced',
  code: 1012,
  summary: 'Unread counts of halls.',
  audience: 'user',
  body: z.object({ list: z.array(z.object({ hall_id: hallId, unread: counter })) }),
  rules: ['hall-event.1012'],
  provisional: BODY,
});

/** 1013: the reply to the client's 1013, also sent after every read receipt. */
export const channelUnreadEvent = defineEvent({
  name: 'channelUnread',
  code: 1013,
  summary: 'Unread counts of the channels of a hall.',
  audience: 'user',
  body: z.object({
    hall_id: hallId,
    list: z.array(z.object({ channel_id: channelId, unread: counter, last_msg_id: optionalId(msgId) })),
  }),
  rules: ['hall-event.1013'],
  provisional: BODY,
});

/** 1016: writing in the hall was forbidden or allowed again. */
export const sendForbiddenEvent = defineEvent({
  name: 'sendForbidden',
  code: 1016,
  summary: 'Writing was forbidden or allowed, for one member or for all.',
  audience: 'hall',
  body: z.object({
    /** Empty: all members except owner and managers. */
    uid: idOrNone,
    type: wireCode([2]),
    /** 1 forbidden, 2 allowed again. */
    ctx: wireCode([1, 2]),
    msg: text,
  }),
  rules: ['hall-event.1016', 'chat.append.forbidden-send', 'hall-event.user-change.type-2-ctx-1'],
  provisional: BODY,
});

/** 2001: another device of this platform took over the account. */
export const loggedInElsewhereEvent = defineEvent({
  name: 'loggedInElsewhere',
  code: 2001,
  summary: 'Another device of this platform took over. The sockets close; the session remains valid (open point C14).',
  audience: 'user',
  body: z.object({
    /** Platform of the other device. */
    platform: text,
    /** Time of the takeover. */
    time: epochMillis,
    msg: text,
  }),
  rules: ['hall-event.2001'],
  provisional: BODY,
});

/** 9998: an error. With a c_mid it answers a send; code 110 means that the message was blocked (open point A3). */
export const errorEvent = defineEvent({
  name: 'errorReported',
  code: 9998,
  summary: 'An error, usually the refusal of a send.',
  audience: 'user',
  body: z.object({
    code: z.optional(looseInt),
    msg: text,
    /** Text that replaces a blocked message. */
    extra: text,
    c_mid: optionalId(clientMid),
    msg_id: optionalId(msgId),
    channel_id: optionalId(channelId),
    /** Whether a later retry can succeed. */
    retry: z.optional(flag),
  }),
  rules: ['hall-event.9998', 'chat.type.9998', 'chat.outgoing.error-moves-success', 'error.110'],
  provisional: BODY,
});
