import { type ChatMessage, channelId, clientMid, hallId, msgId, userNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { MessageLine } from '../features/chat/line.ts';

export const VIEWER = z.parse(userNo, '1001');
export const OTHER = z.parse(userNo, '1002');
export const HALL = z.parse(hallId, '8001');
export const GENERAL = z.parse(channelId, '9001');
export const GUIDES = z.parse(channelId, '9002');
export const VOICE = z.parse(channelId, '9003');
/** Another hall, with one text channel. */
export const OTHER_HALL = z.parse(hallId, '8002');
export const GARAGE = z.parse(channelId, '9101');

export const idOf = (sequence: number) => z.parse(msgId, String(sequence));
export const midOf = (name: string) => z.parse(clientMid, name);

/** Message number `sequence` of a channel; own ones carry their client id. */
export function lineAt(sequence: number, own: string | null = null): MessageLine {
  return {
    kind: 'message',
    key: own ?? `m${sequence}`,
    msg_id: idOf(sequence),
    c_mid: own === null ? null : midOf(own),
    at: sequence * 1000,
    author: { id: own === null ? OTHER : VIEWER, nick: 'n', avatar: '', role: '' },
    body: { msg_type: '1', content: `text ${sequence}`, extra: {}, msg: '' },
    refusal: null,
  };
}

export function messageAt(sequence: number, fields: Partial<ChatMessage> = {}): ChatMessage {
  return {
    from_id: OTHER,
    hall_id: HALL,
    channel_id: GENERAL,
    msg_id: idOf(sequence),
    send_time: sequence * 1000,
    type: 1001,
    body: { msg_type: '1', content: `text ${sequence}`, extra: {}, msg: '' },
    author: { id: OTHER, nick: 'n', avatar: '', role: '' },
    ...fields,
  };
}
