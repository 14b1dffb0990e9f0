import * as z from 'zod/mini';
import { counter, epochMillis, flag, text, wireCode } from '../kernel/codecs.ts';
import { knownText } from '../kernel/known-values.ts';

/**
 * const.system-session-ids: sessions that the platform itself writes into. Ids are matched before any prefix is
 * stripped (open point A13).
 */
export const SYSTEM_SESSIONS = ['ypb_system', 'ypb_group_system', 'ypb_bar_notify', 'ypb_hotel_notify'] as const;
export type SystemSession = (typeof SYSTEM_SESSIONS)[number];

/** const.conversation-types */
export const CONVERSATION_TYPES = { private: 1, group: 3, system: 6 } as const;

/** Kind of a message: `card` carries a message card as JSON text in its body, `tip` is a line of the platform. */
export const imMessageKind = z.literal(['text', 'image', 'audio', 'video', 'card', 'tip', 'recalled']);

/** Kinds of tips. */
export const IM_TIPS = ['', 'dismissed', 'left', 'joined', 'kicked', 'gift'] as const;
export type ImTip = (typeof IM_TIPS)[number];

/** One message of a private, group or system session. */
export const imMessage = z
  .object({
    id: z.string(),
    /** Account of the sender: a user number, or the id of a system session. */
    from: z.string(),
    time: epochMillis,
    kind: imMessageKind,
    /** Text, or JSON text for every other kind. */
    body: text,
    /** Machine-readable meaning of a tip; empty for all other messages. */
    tip: knownText(IM_TIPS, ''),
    /** The sender's own id, an idempotency key. */
    c_mid: text,
  })
  .register(z.globalRegistry, { id: 'ImMessage' });
export type ImMessage = z.output<typeof imMessage>;

/** entity.conversation: a conversation of the hall-side messaging layer. */
export const conversation = z
  .object({
    /** 1 private, 3 group, 6 system or command. */
    conversationType: wireCode([1, 3, 6]),
    targetId: z.string(),
    latestMessage: z.nullable(
      z.object({ messageId: z.string(), sentTime: epochMillis, senderUserId: z.string(), content: text }),
    ),
    unreadMessageCount: counter,
    isTop: flag,
  })
  .register(z.globalRegistry, { id: 'Conversation' });
export type Conversation = z.output<typeof conversation>;

/** entity.im-session: a session of the room-side messaging layer. */
export const imSession = z
  .object({
    /** Scene and peer, joined as `scene-to`. */
    id: z.string(),
    scene: z.literal(['p2p', 'team']),
    /** Account or team. */
    to: z.string(),
    unread: counter,
    updateTime: epochMillis,
    lastMsg: z.nullable(imMessage),
    isTop: flag,
  })
  .register(z.globalRegistry, { id: 'ImSession' });
export type ImSession = z.output<typeof imSession>;

/** Credentials for the messaging provider's client. */
export const imToken = z
  .object({ account: z.string(), token: z.string() })
  .register(z.globalRegistry, { id: 'ImToken' });
export type ImToken = z.output<typeof imToken>;
