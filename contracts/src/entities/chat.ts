import * as z from 'zod/mini';
import {
  channelId,
  clientMid,
  counter,
  epochMillis,
  hallId,
  jsonString,
  msgId,
  text,
  userNo,
} from '../kernel/codecs.ts';
import { knownCode, knownText, optionalId } from '../kernel/known-values.ts';
import { author } from './user.ts';

/** Status of a team info message since it was sent. */
export const TEAM_INFO_STATUS = { open: 0, updated: 1 } as const;

/** entity.chat-body.extra, JSON text inside the body. */
export const chatExtra = z
  .object({
    author: z.optional(author),
    /** Mentioned users: user number to the name as written. */
    aiteuser: z.optional(z.record(z.string(), z.string())),
    /** Team info messages only: 0 open, 1 updated. */
    status: z.optional(knownCode(TEAM_INFO_STATUS, 'updated')),
  })
  .register(z.globalRegistry, { id: 'ChatExtra' });
export type ChatExtra = z.output<typeof chatExtra>;

/** The empty string means no extra. */
const extraText = z.codec(z.optional(z.nullable(z.string())), chatExtra, {
  decode: (value) => {
    if (value === undefined || value === null || value === '') return {};
    const parsed = z.safeDecode(jsonString(chatExtra), value);
    // An unreadable extra must not cost the message.
    return parsed.success ? z.encode(chatExtra, parsed.data) : {};
  },
  encode: (value) => JSON.stringify(value),
});

/** entity.chat-body: 1 text, 2 image, 3 voice, 4 video, 5 team info. */
const MSG_TYPES = ['1', '2', '3', '4', '5'] as const;

/** The reading form. A line of an unknown kind has an empty body, stays a line and shows as unsupported. */
export const chatBody = z
  .object({
    msg_type: knownText([...MSG_TYPES, ''], ''),
    /** Text for type 1; JSON text or a URL for the others, see `mediaContent`. */
    content: text,
    extra: extraText,
    msg: text,
  })
  .register(z.globalRegistry, { id: 'ChatBody' });
export type ChatBody = z.output<typeof chatBody>;

/** The sending form, which allows only the known kinds. */
export const sentChatBody = z.extend(chatBody, {
  msg_type: z.pipe(
    z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value }),
    z.literal(MSG_TYPES),
  ),
});
export type SentChatBody = z.output<typeof sentChatBody>;

/** Content of an image message: JSON text with the file's extension as data type (rule.chat-image-type). */
export const imageContent = z.object({
  url: z.string(),
  /** File extension, `jpg` when unknown. */
  type: text,
  /** Width and height in pixels, which reserve the line's height before the image loads; 0 when unknown. */
  w: counter,
  h: counter,
});
export type ImageContent = z.output<typeof imageContent>;

/** Content of a voice or video message. */
export const mediaContent = z.object({
  url: z.string(),
  /** Duration in seconds. */
  duration: counter,
});

/** Realtime types that appear as lines of a channel (chat.type.*, chat.append.*). */
export const CHAT_LINE = {
  message: 1001,
  online: 1002,
  banned: 1005,
  system: 1008,
  forbidden: 1016,
  error: 9998,
} as const;

/** entity.chat-message: one line of a channel's history. */
export const chatMessage = z
  .object({
    from_id: userNo,
    hall_id: hallId,
    channel_id: channelId,
    msg_id: msgId,
    /** Epoch milliseconds (open point B3). */
    send_time: epochMillis,
    /** The realtime type that carried the line. */
    type: knownCode(CHAT_LINE, 'message'),
    body: jsonString(chatBody),
    /** Empty for lines that no client sent. */
    c_mid: optionalId(clientMid),
    author: z.optional(author),
  })
  .register(z.globalRegistry, { id: 'ChatMessage' });
export type ChatMessage = z.output<typeof chatMessage>;
