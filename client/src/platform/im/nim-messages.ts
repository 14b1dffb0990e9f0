import type { V2NIMLastMessage } from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMConversationService';
import type {
  V2NIMMessage,
  V2NIMMessageCreator,
  V2NIMMessageNotificationAttachment,
  V2NIMTeamMessageReadReceipt,
} from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMMessageService';
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
  return {
    id: message.messageServerId,
    clientId: message.messageClientId,
    session: sessionIdOf(message.conversationId),
    from: message.senderId,
    at: message.createTime,
    body: bodyOf(message),
  };
}

export function readingOf(receipt: V2NIMTeamMessageReadReceipt): ImReading {
  const { conversationId, messageServerId: id, readCount: read, unreadCount: unread } = receipt;
  return { session: sessionIdOf(conversationId), id, read, unread };
}

/** The last message of a conversation, with a body even when it was taken back. */
export function lastMessageOf(last: V2NIMLastMessage): ImMessage {
  const { messageRefer, lastMessageState } = last;
  const body: ImBody = Number(lastMessageState) === RECALLED ? { kind: 'recalled' } : bodyOf(last);
  return {
    id: messageRefer.messageServerId,
    clientId: messageRefer.messageClientId,
    session: sessionIdOf(messageRefer.conversationId),
    from: messageRefer.senderId,
    at: messageRefer.createTime,
    body,
  };
}

/** What the body of a message is made from. */
type Content = Partial<Pick<V2NIMMessage, 'messageType' | 'text' | 'attachment'>>;

function bodyOf({ messageType, text = '', attachment }: Content): ImBody {
  const media = (attachment ?? {}) as { url?: string; width?: number; height?: number; duration?: number }; // by type
  const { url = '', width = 0, height = 0, duration = 0 } = media;
  switch (Number(messageType)) {
    case TYPE.text:
      return { kind: 'text', text };
    case TYPE.image:
      return { kind: 'image', url, width, height };
    case TYPE.audio:
      return { kind: 'voice', url, durationMs: duration };
    case TYPE.video:
      return { kind: 'video', url, durationMs: duration };
    case TYPE.custom:
      return { kind: 'custom', json: attachment?.raw ?? '' };
    case TYPE.tip:
      return { kind: 'notice', notice: 'other', text, about: [] };
    case TYPE.notification: {
      const { type, targetIds = [] } = (attachment ?? {}) as Partial<V2NIMMessageNotificationAttachment>; // by type
      return { kind: 'notice', notice: NOTICES[Number(type)] ?? 'other', text, about: targetIds };
    }
    default:
      return { kind: 'unknown' };
  }
}

/** A message to send. Media are uploaded by then: with an address the SDK uploads nothing. */
export function draftOf(creator: V2NIMMessageCreator, body: ImBody): V2NIMMessage | null {
  switch (body.kind) {
    case 'text':
      return creator.createTextMessage(body.text);
    case 'image': {
      const message = creator.createImageMessage(nothing('image.png'), 'image', '', body.width, body.height);
      return withUrl(message, { url: body.url, width: body.width, height: body.height });
    }
    case 'voice': {
      const message = creator.createAudioMessage(nothing('voice.mp3'), 'voice', '', body.durationMs);
      return withUrl(message, { url: body.url, duration: body.durationMs });
    }
    case 'video': {
      const message = creator.createVideoMessage(nothing('video.mp4'), 'video', '', body.durationMs, 0, 0);
      return withUrl(message, { url: body.url, duration: body.durationMs });
    }
    case 'custom':
      return creator.createCustomMessage('', body.json);
    case 'notice':
    case 'recalled':
    case 'unknown':
      return null;
  }
}

const nothing = (name: string) => new File([], name);

function withUrl(message: V2NIMMessage, attachment: object): V2NIMMessage {
  // Of the attachment only what other clients need: not the empty file, and no state of an upload.
  return Object.assign(message, { attachment });
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
