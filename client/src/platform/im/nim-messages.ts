import { imGift } from '@miczero/contracts';
import type { V2NIMLastMessage } from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMConversationService';
import type {
  V2NIMMessage,
  V2NIMMessageCreator,
  V2NIMMessageNotificationAttachment,
  V2NIMTeamMessageReadReceipt,
} from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMMessageService';
import * as z from 'zod/mini';
import type { ImBody, ImMessage, ImNotice, ImReading, ImSessionId } from '../ports/im.ts';

/** Messages of the provider as those of the port, and back. */

const TYPE = { text: 0, image: 1, audio: 2, video: 3, notification: 5, tip: 10, custom: 100 } as const;
const RECALLED = 1;
const NOTICES: { readonly [type: number]: ImNotice } = { 0: 'joined', 1: 'kicked', 2: 'left', 4: 'dismissed' };

const CONVERSATION = { person: '1', team: '2' } as const;

/** `<own account>|<1 or 2>|<person or team>` */
export function conversationIdOf(account: string, session: ImSessionId): string {
  const isTeam = session.startsWith('team-');
  const to = session.slice(isTeam ? 'team-'.length : 'p2p-'.length);
  return `${account}|${isTeam ? CONVERSATION.team : CONVERSATION.person}|${to}`;
}

export function sessionIdOf(conversationId: string): ImSessionId {
  const [, type = '', ...to] = conversationId.split('|');
  return `${type === CONVERSATION.team ? 'team' : 'p2p'}-${to.join('|')}`;
}

export function messageOf(message: V2NIMMessage): ImMessage {
  const session = sessionIdOf(message.conversationId);
  return {
    id: message.messageServerId,
    clientId: message.messageClientId,
    session,
    from: message.senderId,
    at: message.createTime,
    body: bodyOf(message, session),
  };
}

export function readingOf(receipt: V2NIMTeamMessageReadReceipt): ImReading {
  const { conversationId, messageServerId: id, readCount: read, unreadCount: unread } = receipt;
  return { session: sessionIdOf(conversationId), id, read, unread };
}

/** The last message of a conversation, with a body even when it was taken back. */
export function lastMessageOf(last: V2NIMLastMessage): ImMessage {
  const { messageRefer, lastMessageState } = last;
  const session = sessionIdOf(messageRefer.conversationId);
  const body: ImBody = Number(lastMessageState) === RECALLED ? { kind: 'recalled' } : bodyOf(last, session);
  return {
    id: messageRefer.messageServerId,
    clientId: messageRefer.messageClientId,
    session,
    from: messageRefer.senderId,
    at: messageRefer.createTime,
    body,
  };
}

/** What the body of a message is made from. */
type Content = Partial<Pick<V2NIMMessage, 'messageType' | 'text' | 'attachment' | 'serverExtension'>>;

interface MediaAttachment {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  /** Ours: the provider's own servers draw a picture of a video, the platform does not. */
  readonly poster: string;
}

function bodyOf({ messageType, text = '', attachment, serverExtension }: Content, session: ImSessionId): ImBody {
  const media = (attachment ?? {}) as Partial<MediaAttachment>; // by type
  const { url = '', width = 0, height = 0, duration = 0, poster = '' } = media;
  switch (Number(messageType)) {
    case TYPE.text:
      return { kind: 'text', text };
    case TYPE.image:
      return { kind: 'image', url, width, height };
    case TYPE.audio:
      return { kind: 'voice', url, durationMs: duration };
    case TYPE.video:
      return { kind: 'video', url, durationMs: duration, width, height, poster };
    case TYPE.custom:
      return { kind: 'custom', json: attachment?.raw ?? '' };
    case TYPE.tip:
      return giftOf(serverExtension, session) ?? { kind: 'notice', notice: 'other', text, about: [] };
    case TYPE.notification: {
      const { type, targetIds = [] } = (attachment ?? {}) as Partial<V2NIMMessageNotificationAttachment>; // by type
      return { kind: 'notice', notice: NOTICES[Number(type)] ?? 'other', text, about: targetIds };
    }
    default:
      return { kind: 'unknown' };
  }
}

/** The gift of a tip in a private session; null for every other tip. */
function giftOf(extension: string | undefined, session: ImSessionId): ImBody | null {
  if (!extension || !session.startsWith('p2p-')) return null;
  try {
    const gift = z.parse(imGift, JSON.parse(extension));
    return { kind: 'gift', id: gift.gift_id, name: gift.name, image: gift.image, count: gift.gift_num };
  } catch {
    // The extension of another kind of tip: its words stand.
    return null;
  }
}

/** A message to send. Media are already uploaded: with an address the SDK uploads nothing. */
export function draftOf(creator: V2NIMMessageCreator, body: ImBody): V2NIMMessage | null {
  switch (body.kind) {
    case 'text':
      return creator.createTextMessage(body.text);
    case 'image': {
      const { url, width, height } = body;
      return mediaOf(creator, TYPE.image, { url, width, height });
    }
    case 'voice':
      return mediaOf(creator, TYPE.audio, { url: body.url, duration: body.durationMs });
    case 'video': {
      const { url, durationMs: duration, width, height, poster } = body;
      return mediaOf(creator, TYPE.video, { url, duration, width, height, ...(poster !== '' && { poster }) });
    }
    case 'custom':
      return creator.createCustomMessage('', body.json);
    case 'notice':
    case 'gift':
    case 'recalled':
    case 'unknown':
      return null;
  }
}

/**
 * The creators of media refuse without the SDK's own store of files, which this client does not load: the platform has the
 * file by then. Of the attachment only what other clients need.
 */
function mediaOf(
  creator: V2NIMMessageCreator,
  messageType: number,
  attachment: Partial<MediaAttachment>,
): V2NIMMessage {
  return Object.assign(creator.createTextMessage('media'), { messageType, text: '', attachment } as object);
}

/** A message that the SDK gave earlier, with the fields that it asks for again. */
export function referenceOf(account: string, { session, id, clientId, from, at }: ImMessage): V2NIMMessage {
  const conversationId = conversationIdOf(account, session);
  const [, type, to = ''] = conversationId.split('|');
  const isTeam = type === CONVERSATION.team;
  const reference = {
    conversationId,
    conversationType: isTeam ? 2 : 1,
    senderId: from,
    receiverId: isTeam || from === account ? to : account,
    messageServerId: id,
    messageClientId: clientId,
    createTime: at,
    messageType: 0,
  };
  return reference as V2NIMMessage; // as much of it as the SDK reads here
}
