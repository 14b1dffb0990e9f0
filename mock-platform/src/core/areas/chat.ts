import type {
  ChannelId,
  ChatMessage,
  ClientMid,
  HallEventBody,
  HallId,
  SentChatBody,
  UserNo,
} from '@miczero/contracts';
import { CHANNEL_HISTORY_MAX_MESSAGES, CHANNEL_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import { msgIdOf, msgSequence } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import type { Turn } from '../turn.ts';
import { type Bucket, type Channel, forgetOldest, type Hall, type Message, type Sent, type World } from '../world.ts';
import { type ChannelAccess, requireReadable } from './access.ts';
import { cleanBody } from './chat-body.ts';
import { obstacleTo } from './halls/permissions.ts';
import { authorOf } from './people.ts';
import { firstAfter } from './unread.ts';

/** How many recent sends of a person are known by their c_mid. */
const SENDS_REMEMBERED = 1000;
/** Old messages go in blocks, so that not every send moves the whole list. */
const HISTORY_SLACK_MESSAGES = 500;

export interface SendInput {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly c_mid: ClientMid;
  readonly body: SentChatBody;
}

/**
 * hall-event.1001: stores a message once and acknowledges it. The sender's c_mid is an idempotency key: the same one
 * again re-acknowledges the same message and stores nothing.
 */
export function sendChat(turn: Turn, input: SendInput): HallEventBody<'chatAcknowledged'> {
  const { world } = turn;
  const { no } = turn.account;
  const known = acknowledgementOf(world, no, input);
  if (known) return acknowledge(turn, no, known);

  const access = requireReadable(world, input.channel_id, no);
  if (access.hall.id !== input.hall_id) throw new Refusal('channelUnknown');
  requireVoice(turn, access, no);
  const body = cleanBody(world, access.hall, input.body);
  const bucket = takeToken(world, no, turn.at);

  world.buckets.set(no, bucket);
  const message = store(turn, access, no, input.c_mid, body);
  const sent: Sent = { msg: message.id, hall_id: access.hall.id, channel_id: access.channel.id, at: turn.at };
  remember(world, no, input.c_mid, sent);
  // The acknowledgement goes first, so that the sender knows the id before the message itself arrives.
  const reply = acknowledge(turn, no, acknowledgementBody(input.c_mid, sent));
  tellMessage(turn, access.hall, access.channel, message);
  return reply;
}

/** Whether the person may write: neither muted nor everybody silenced. */
function requireVoice(turn: Turn, { hall, channel, member }: ChannelAccess, no: UserNo): void {
  const obstacle = obstacleTo(hall, no, 'chat.send', channel);
  if (!obstacle) return;
  // chat.append.forbidden-send: the person is told again, beside the refusal of this one message.
  const body = { uid: member.text_mute ? no : '', type: 2, ctx: 1, msg: '你已被禁言' } as const;
  throw new Refusal(obstacle, [turn.event('sendForbidden', body, { audience: { kind: 'user', no } })]);
}

/** A token bucket driven by the commands' own moments. */
export function takeToken(world: World, no: UserNo, at: number): Bucket {
  const { burst, per_second } = world.limits;
  const former = world.buckets.get(no) ?? { tokens: burst, at };
  const refilled = Math.min(burst, former.tokens + (Math.max(0, at - former.at) / 1000) * per_second);
  if (refilled < 1) throw new Refusal('sendTooFast');
  return { tokens: refilled - 1, at };
}

function store(
  turn: Turn,
  { channel, member }: ChannelAccess,
  no: UserNo,
  c_mid: ClientMid | '',
  body: SentChatBody,
): Message {
  turn.world.last_msg += 1;
  const message: Message = { id: turn.world.last_msg, from: no, at: turn.at, c_mid, body };
  channel.messages.push(message);
  if (channel.messages.length > CHANNEL_HISTORY_MAX_MESSAGES + HISTORY_SLACK_MESSAGES) {
    channel.messages.splice(0, channel.messages.length - CHANNEL_HISTORY_MAX_MESSAGES);
  }
  // Who writes has seen the channel.
  member.read.set(channel.id, message.id);
  return message;
}

function remember(world: World, no: UserNo, c_mid: ClientMid, sent: Sent): void {
  const own = world.sent.get(no) ?? new Map<ClientMid, Sent>();
  own.set(c_mid, sent);
  forgetOldest(own, SENDS_REMEMBERED);
  world.sent.set(no, own);
}

/** A line that comes from another call than a send: stored and told, with nothing to acknowledge. */
export function postMessage(turn: Turn, access: ChannelAccess, no: UserNo, body: SentChatBody): Message {
  const message = store(turn, access, no, '', body);
  tellMessage(turn, access.hall, access.channel, message);
  return message;
}

function tellMessage(turn: Turn, hall: Hall, channel: Channel, message: Message): void {
  turn.emit('chatMessage', messageEventOf(turn.world, hall, message), {
    audience: { kind: 'channel', hall_id: hall.id, channel_id: channel.id },
    from: message.from,
    channel: channel.id,
    mid: msgIdOf(message.id),
  });
  turn.events.push({ kind: 'unread-grew', hall_id: hall.id, channel_id: channel.id });
}

type Acknowledgement = HallEventBody<'chatAcknowledged'>;

/** What acknowledges a message that is stored already; null for a new one. */
export function acknowledgementOf(
  world: World,
  no: UserNo,
  { c_mid, channel_id }: Pick<SendInput, 'c_mid' | 'channel_id'>,
): Acknowledgement | null {
  const known = world.sent.get(no)?.get(c_mid);
  // The id of another channel's message is no retry: to acknowledge it would lose this one.
  if (known && known.channel_id !== channel_id) throw new Refusal('requestInvalid');
  return known ? acknowledgementBody(c_mid, known) : null;
}

function acknowledgementBody(c_mid: ClientMid, { msg, hall_id, channel_id, at }: Sent): Acknowledgement {
  return { c_mid, msg_id: msgIdOf(msg), hall_id, channel_id, send_time: at };
}

function acknowledge(turn: Turn, no: UserNo, body: Acknowledgement): Acknowledgement {
  // chat.outgoing.ack-success: addressed to the user, mid is the client's own id.
  turn.emit('chatAcknowledged', body, { audience: { kind: 'user', no }, mid: body.c_mid });
  return body;
}

function messageEventOf(world: World, hall: Hall, message: Message): HallEventBody<'chatMessage'> {
  const { msg_type, content, extra, msg } = message.body;
  return {
    msg_type,
    content,
    extra: { ...extra, author: authorOf(world, hall, message.from) },
    msg,
    msg_id: msgIdOf(message.id),
    ...(message.c_mid !== '' && { c_mid: message.c_mid }),
    send_time: message.at,
  };
}

/** entity.chat-message: one line of a page of history. */
function historyLine(world: World, hall: Hall, channel: Channel, message: Message): ChatMessage {
  const author = authorOf(world, hall, message.from);
  return {
    from_id: message.from,
    hall_id: hall.id,
    channel_id: channel.id,
    msg_id: msgIdOf(message.id),
    send_time: message.at,
    type: 1001,
    body: { ...message.body, extra: { ...message.body.extra, author } },
    ...(message.c_mid !== '' && { c_mid: message.c_mid }),
    author,
  };
}

export interface HistoryRequest {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly last_msg_id?: string | undefined;
  readonly after_msg_id?: string | undefined;
}

/** const.history-page-30: the page before or after a message, or the newest one; oldest line first. */
export function history(world: World, viewer: UserNo, request: HistoryRequest): ChatMessage[] {
  const { hall, channel } = requireReadable(world, request.channel_id, viewer);
  if (hall.id !== request.hall_id) throw new Refusal('channelUnknown');
  const { last_msg_id, after_msg_id } = request;
  if (last_msg_id !== undefined && after_msg_id !== undefined) throw new Refusal('requestInvalid');
  const page = (from: number, to: number) =>
    channel.messages.slice(Math.max(0, from), Math.max(0, to)).map((line) => historyLine(world, hall, channel, line));
  if (after_msg_id !== undefined) {
    const start = firstAfter(channel, msgSequence(after_msg_id));
    return page(start, start + CHANNEL_HISTORY_PAGE_SIZE);
  }
  const end = last_msg_id === undefined ? channel.messages.length : firstAfter(channel, msgSequence(last_msg_id) - 1);
  return page(end - CHANNEL_HISTORY_PAGE_SIZE, end);
}
