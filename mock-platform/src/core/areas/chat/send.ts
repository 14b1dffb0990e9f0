import {
  CHANNEL_HISTORY_MAX_MESSAGES,
  type ChannelId,
  type ClientMid,
  type HallEventBody,
  type HallId,
  type SentChatBody,
  type UserNo,
} from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { msgIdOf, userNoOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { type ChannelAccess, mayRead, requireReadable } from '../../rights/hall-access.ts';
import { obstacleTo } from '../../rights/hall-permissions.ts';
import { takeToken } from '../../rights/send-rate.ts';
import type { Channel } from '../../state/channels.ts';
import type { Message, Sent } from '../../state/chat.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { authorOf } from '../people/people.ts';
import { cleanBody } from './body.ts';

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

/** Refuses a person who is muted, alone or with all members. */
function requireVoice(turn: Turn, { hall, channel, member }: ChannelAccess, no: UserNo): void {
  const obstacle = obstacleTo(hall, no, 'chat.send', channel);
  if (!obstacle) return;
  // chat.append.forbidden-send: an event tells the person again, beside the refusal of this message.
  const body = { uid: member.text_mute ? no : '', type: 2, ctx: 1, msg: '你已被禁言' } as const;
  throw new Refusal(obstacle, [turn.event('sendForbidden', body, { audience: { kind: 'user', no } })]);
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
  // A sender has seen the channel.
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
  const body = messageEventOf(turn.world, hall, message);
  const about = { from: message.from, channel: channel.id, mid: msgIdOf(message.id) };
  turn.emit('chatMessage', body, {
    audience: { kind: 'channel', hall_id: hall.id, channel_id: channel.id },
    ...about,
  });
  const nos = mentionedElsewhere(turn.world, hall, channel, message);
  if (nos.length > 0) turn.emit('chatMessage', body, { audience: { kind: 'people', hall_id: hall.id, nos }, ...about });
  turn.events.push({ kind: 'unread-grew', hall_id: hall.id, channel_id: channel.id });
}

/** Users whom a message mentions and who view another channel: they receive it, too. */
function mentionedElsewhere(world: World, hall: Hall, channel: Channel, message: Message): UserNo[] {
  return Object.keys(message.body.extra.aiteuser ?? {})
    .map(userNoOf)
    .filter((no) => no !== message.from && mayRead(hall, channel, no))
    .filter((no) => !world.places.get(no)?.viewing.includes(channel.id));
}

type Acknowledgement = HallEventBody<'chatAcknowledged'>;

/** Acknowledgement of a message that is already stored; null for a new one. */
export function acknowledgementOf(
  world: World,
  no: UserNo,
  { c_mid, channel_id }: Pick<SendInput, 'c_mid' | 'channel_id'>,
): Acknowledgement | null {
  const known = world.sent.get(no)?.get(c_mid);
  // The id of another channel's message is no retry: to acknowledge it would lose this one.
  if (known && known.channel_id !== channel_id) throw new Misfit('c_mid: already used in another channel');
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
