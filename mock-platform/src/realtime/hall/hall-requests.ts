import {
  type Decoded,
  ERRORS,
  type HallEventBody,
  type HallRequestName,
  type HallRequests,
  type RefusalName,
  userNo,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { acknowledgementOf } from '../../core/areas/chat/send.ts';
import { unreadOfChannels, unreadOfHalls } from '../../core/areas/chat/unread.ts';
import { channelIdOf, clientMidOf, hallIdOf, msgSequence } from '../../core/kernel/ids.ts';
import { requirePermission } from '../../core/rights/hall-permissions.ts';
import type { HallConnection } from './hall-connection.ts';

/** The answer of a request to its own connection, beside the events of its command. */
export type Answer =
  | { readonly name: 'unreadSynced'; readonly body: HallEventBody<'unreadSynced'> }
  | { readonly name: 'channelUnread'; readonly body: HallEventBody<'channelUnread'> }
  | { readonly name: 'loggedInElsewhere'; readonly body: HallEventBody<'loggedInElsewhere'> }
  /** chat.outgoing.ack-success: mid is the client's own id. */
  | { readonly name: 'chatAcknowledged'; readonly body: HallEventBody<'chatAcknowledged'>; readonly mid: string }
  | { readonly name: 'errorReported'; readonly body: HallEventBody<'errorReported'> }
  | null;

type RequestOfName<Name extends HallRequestName> = Extract<Decoded<HallRequests>, { readonly name: Name }>;
type RequestHandlers = {
  readonly [Name in HallRequestName]: (connection: HallConnection, request: RequestOfName<Name>) => Promise<Answer>;
};

/** Refusals that a later retry may avoid. */
const RETRY_HELPS: ReadonlySet<RefusalName> = new Set<RefusalName>([
  'sendTooFast',
  'tooManyRequests',
  'platformBroken',
]);

/** 9998 for a refusal; with the c_mid it answers a send (chat.outgoing.error-moves-success, error.110). */
export function errorBody(
  refusal: RefusalName,
  about: { readonly c_mid?: string; readonly channel?: string; readonly detail?: string } = {},
): HallEventBody<'errorReported'> {
  const { code, message } = ERRORS[refusal];
  return {
    code,
    msg: message,
    // The text for a blocked message; for an invalid frame, its fault.
    extra: about.detail ?? (refusal === 'sendBlocked' ? message : ''),
    ...(about.c_mid !== undefined && { c_mid: clientMidOf(about.c_mid) }),
    ...(about.channel !== undefined && about.channel !== '' && { channel_id: channelIdOf(about.channel) }),
    retry: RETRY_HELPS.has(refusal),
  };
}

/** Whether text from a frame can be an id of ours at all. */
function isId(text: string): boolean {
  return z.safeParse(userNo, text).success;
}

const refused = (...about: Parameters<typeof errorBody>): Answer => ({
  name: 'errorReported',
  body: errorBody(...about),
});

export const REQUEST_HANDLERS: RequestHandlers = {
  sendChat: async (connection, { envelope, body }) => {
    const { mid: c_mid, to, channel } = envelope;
    if (!isId(c_mid)) return refused('requestInvalid', { detail: 'mid: not a client message id' });
    if (!isId(to) || !isId(channel)) return refused('requestInvalid', { c_mid, detail: 'to, channel: not ids' });
    const { runner, actor, no } = connection;
    const line = { c_mid: clientMidOf(c_mid), channel_id: channelIdOf(channel) };
    // The retry of a stored message changes nothing: it takes no place in the log.
    const known = acknowledgementOf(runner.world, no, line);
    if (known) return { name: 'chatAcknowledged', body: known, mid: c_mid };
    const outcome = await runner.submit('chat.send', actor, { ...line, hall_id: hallIdOf(to), body });
    return outcome.ok ? null : refused(outcome.refusal, { c_mid, channel });
  },

  requestUnread: async (connection, { envelope }) => {
    const ids = envelope.to.split(',').map(hallIdOf);
    return { name: 'unreadSynced', body: unreadOfHalls(connection.runner.world, connection.no, ids) };
  },

  requestChannelUnread: async (connection, { envelope }) => {
    const ids = envelope.channel === '' ? undefined : envelope.channel.split(',').map(channelIdOf);
    const body = unreadOfChannels(connection.runner.world, connection.no, hallIdOf(envelope.to), ids);
    return body ? { name: 'channelUnread', body } : refused('hallMembershipNeeded');
  },

  readReceipt: async (connection, { envelope, body }) => {
    const { world } = connection.runner;
    const channel_id = channelIdOf(envelope.channel);
    const channel = world.channels.get(channel_id);
    const hall = channel && world.halls.get(channel.hall_id);
    if (!channel || !hall) return refused('channelUnknown', isId(channel_id) ? { channel: channel_id } : {});
    // Nothing new was read: it takes no place in the log.
    const seen = Math.min(msgSequence(body.msg_id), channel.messages.at(-1)?.id ?? 0);
    if ((requirePermission(hall, connection.no, 'chat.read', channel).read.get(channel_id) ?? 0) >= seen) return null;
    const outcome = await connection.runner.submit('chat.read', connection.actor, { channel_id, msg_id: body.msg_id });
    return outcome.ok ? null : refused(outcome.refusal, { channel: channel_id });
  },
};
