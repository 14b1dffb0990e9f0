import type { ChannelId, HallEventBody, HallId, MsgId, UserNo } from '@miczero/contracts';
import { msgIdOf, msgSequence } from '../../kernel/ids.ts';
import type { Turn } from '../../kernel/turn.ts';
import { mayRead, requireReadable } from '../../rights/hall-access.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall, Member } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';

/** Unread counts: the messages after the last one seen. */

/** Index of the first message with an id above `id`. */
export function firstAfter(channel: Channel, id: number): number {
  let low = 0;
  let high = channel.messages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((channel.messages[middle]?.id ?? 0) > id) high = middle;
    else low = middle + 1;
  }
  return low;
}

function lastSeen(member: Member, channel: Channel): number {
  return Math.max(member.floor, member.read.get(channel.id) ?? 0);
}

export function channelUnread(hall: Hall, channel: Channel, no: UserNo): number {
  const member = hall.members.get(no);
  if (!member || !mayRead(hall, channel, no)) return 0;
  return channel.messages.length - firstAfter(channel, lastSeen(member, channel));
}

export function hallUnread(world: World, hall: Hall, no: UserNo): number {
  if (!hall.members.has(no)) return 0;
  return hall.channels.reduce((sum, id) => {
    const channel = world.channels.get(id);
    return channel?.type === 1 ? sum + channelUnread(hall, channel, no) : sum;
  }, 0);
}

/** Body of 1012: halls that one is not a member of are left out. */
export function unreadOfHalls(world: World, no: UserNo, ids: readonly HallId[]): HallEventBody<'unreadSynced'> {
  const list = [...new Set(ids)].flatMap((hall_id) => {
    const hall = world.halls.get(hall_id);
    return hall?.members.has(no) ? [{ hall_id, unread: hallUnread(world, hall, no) }] : [];
  });
  return { list };
}

/** Body of 1013: the readable text channels among `ids`, or all of the hall's. */
export function unreadOfChannels(
  world: World,
  no: UserNo,
  hall_id: HallId,
  ids?: readonly ChannelId[],
): HallEventBody<'channelUnread'> | null {
  const hall = world.halls.get(hall_id);
  if (!hall?.members.has(no)) return null;
  const wanted = ids && new Set(ids);
  const list = hall.channels.flatMap((channel_id) => {
    const channel = world.channels.get(channel_id);
    if (!channel || (wanted && !wanted.has(channel_id)) || !mayRead(hall, channel, no)) return [];
    const last = channel.messages.at(-1);
    return [{ channel_id, unread: channelUnread(hall, channel, no), ...(last && { last_msg_id: msgIdOf(last.id) }) }];
  });
  return { hall_id, list };
}

export interface ReadInput {
  readonly channel_id: ChannelId;
  readonly msg_id: MsgId;
}

/** hall-event.1014: everything up to a message has been seen. Going back is ignored. */
export function markRead(turn: Turn, input: ReadInput): { moved: boolean } {
  const { world } = turn;
  const { no } = turn.account;
  const { hall, channel, member } = requireReadable(world, input.channel_id, no);
  const seen = Math.min(msgSequence(input.msg_id), channel.messages.at(-1)?.id ?? 0);
  if (seen <= lastSeen(member, channel)) return { moved: false };
  member.read.set(channel.id, seen);
  // Every connection of the person learns it, so that two tabs agree.
  const body = unreadOfChannels(world, no, hall.id, [channel.id]);
  if (body) turn.emit('channelUnread', body, { audience: { kind: 'user', no } });
  return { moved: true };
}
