import type { ChannelId, HallAction, HallId, UserNo } from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Channel } from '../state/channels.ts';
import type { Hall, Member } from '../state/halls.ts';
import type { World } from '../state/world.ts';
import { requirePermission } from './hall-permissions.ts';

/** Access to halls and channels; the table behind each action is applied in `hall-permissions.ts`. */

export function requireHall(world: World, id: HallId): Hall {
  const hall = world.halls.get(id);
  if (!hall) throw new Refusal('hallProblem');
  return hall;
}

export interface ChannelAccess {
  readonly hall: Hall;
  readonly channel: Channel;
  readonly member: Member;
}

/** A text or voice channel, if this person may do this in it. */
export function requireChannel(world: World, id: ChannelId, no: UserNo, action: HallAction): ChannelAccess {
  const channel = world.channels.get(id);
  const hall = channel && world.halls.get(channel.hall_id);
  if (!channel || !hall || channel.type === 0) throw new Refusal('channelUnknown');
  return { hall, channel, member: requirePermission(hall, no, action, channel) };
}

/** A text channel that the person may read: without a password, or one they have given. */
export function requireReadable(world: World, id: ChannelId, no: UserNo): ChannelAccess {
  const access = requireChannel(world, id, no, 'channel.message');
  if (access.channel.type !== 1) throw new Refusal('channelUnknown');
  if (!mayRead(access.hall, access.channel, no)) throw new Refusal('channelPasswordWrong');
  return access;
}

export function isPrivileged(hall: Hall, no: UserNo): boolean {
  return hall.owner === no || hall.members.get(no)?.role === 'manage';
}

/** Whether a member may see the messages of a text channel. */
export function mayRead(hall: Hall, channel: Channel, no: UserNo): boolean {
  if (channel.type !== 1 || channel.banned.has(no)) return false;
  return channel.password === '' || channel.admitted.has(no) || isPrivileged(hall, no);
}

/** Whether joining asks for the password: once for a text channel, each time for a voice channel. */
export function needsPassword(hall: Hall, channel: Channel, no: UserNo): boolean {
  if (channel.password === '' || isPrivileged(hall, no)) return false;
  return !channel.admitted.has(no) && !channel.mics.has(no);
}
