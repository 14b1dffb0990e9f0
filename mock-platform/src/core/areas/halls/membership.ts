import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { requirePermission, requireReach } from '../../rights/hall-permissions.ts';
import { onlineCount } from '../../rights/sight.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { authorOf } from '../people/people.ts';
import { PRESENCE_TOLD_UP_TO, tellArrival } from '../presence/presence.ts';

/** Coming, going, and being sent away. */

/** Mutes of former members that a hall remembers. */
const MUTES_REMEMBERED = 1000;

/** Messages from before a person's arrival are not unread for them. */
export function addMember(world: World, hall: Hall, no: UserNo, at: number, role: '' | 'manage' = ''): void {
  const mutes = world.mutes.get(hall.id)?.get(no) ?? { text_mute: false, mic_mute: false };
  world.mutes.get(hall.id)?.delete(no);
  hall.members.set(no, { role, ...mutes, joined: at, floor: world.last_msg, read: new Map() });
}

/** api.lobby.hall.enter: a repeated entry succeeds without an event. */
export function enterHall(turn: Turn, input: { readonly hall_id: HallId }): { hall_id: HallId } {
  const { world } = turn;
  const account = turn.account;
  const hall = requireHall(world, input.hall_id);
  if (hall.members.has(account.no)) return { hall_id: hall.id };
  addMember(world, hall, account.no, turn.at);
  tellArrival(turn, hall, account.no);
  tellMembership(turn, hall, account.no, 1);
  return { hall_id: hall.id };
}

/** api.lobby.hall.leave */
export function leaveHall(turn: Turn, input: { readonly hall_id: HallId }): Record<never, never> {
  const { no } = turn.account;
  const hall = requireHall(turn.world, input.hall_id);
  requirePermission(hall, no, 'hall.leave');
  removeMember(turn, hall, no);
  tellMembership(turn, hall, no, 2); // hall-event.2000.type-2
  return {};
}

export interface KickInput {
  readonly hall_id: HallId;
  readonly uid: UserNo;
  readonly channel_id?: ChannelId | undefined;
  readonly lift?: boolean | undefined;
}

/** api.lobby.hall.kick_out: out of the hall, or banned from one of its channels. */
export function kickOut(turn: Turn, input: KickInput): Record<never, never> {
  const { no } = turn.account;
  const hall = requireHall(turn.world, input.hall_id);
  requireReach(hall, no, input.channel_id === undefined ? 'hall.kick_out' : 'hall.ban', input.uid);
  if (input.channel_id !== undefined) {
    if (!turn.world.accounts.has(input.uid)) throw new Refusal('userUnknown');
    setBan(turn, requireChannelOf(turn.world, hall, input.channel_id), input.uid, input.lift !== true);
    return {};
  }
  removeMember(turn, hall, input.uid);
  tellMembership(turn, hall, input.uid, 3); // hall-event.2000.type-3
  return {};
}

/** A text or voice channel of this very hall. */
export function requireChannelOf(world: World, hall: Hall, id: ChannelId): Channel {
  const channel = world.channels.get(id);
  if (channel?.hall_id !== hall.id || channel.type === 0) throw new Refusal('channelUnknown');
  return channel;
}

/** error.50: a ban holds until it is lifted, also over leaving the hall and coming back. */
export function setBan(turn: Turn, channel: Channel, uid: UserNo, isBanned: boolean): void {
  const { world } = turn;
  if (!isBanned) {
    channel.banned.delete(uid);
    return;
  }
  const isNew = !channel.banned.has(uid);
  const hall = requireHall(world, channel.hall_id);
  channel.banned.set(uid, turn.at);
  channel.admitted.delete(uid);
  const place = world.places.get(uid);
  if (place) {
    place.viewing = place.viewing.filter((id) => id !== channel.id);
    if (place.text === channel.id) place.text = '';
  }
  turn.announce('bannedFromChannel', { channel, no: uid });
  if (!isNew) return;
  const author = authorOf(world, hall, uid);
  // hall-event.1005
  turn.emit(
    'memberBanned',
    { author, channel_id: channel.id, msg: `${author.nick} 被禁止进入频道「${channel.name}」` },
    { audience: { kind: 'hall', hall_id: hall.id }, channel: channel.id },
  );
}

/** Takes a person out of a hall and everything in it, and tells those who stay. */
function removeMember(turn: Turn, hall: Hall, no: UserNo): void {
  const { world } = turn;
  const account = world.accounts.get(no);
  const member = hall.members.get(no);
  turn.announce('memberLeaving', { hall, no });
  leavePlaces(turn, hall, no);
  for (const id of hall.channels) world.channels.get(id)?.admitted.delete(no);
  hall.members.delete(no);
  if (member && (member.text_mute || member.mic_mute)) {
    const mutes = world.mutes.get(hall.id) ?? new Map();
    const { text_mute, mic_mute, mic_muted_by } = member;
    mutes.set(no, { text_mute, mic_mute, ...(mic_muted_by !== undefined && { mic_muted_by }) });
    forgetOldest(mutes, MUTES_REMEMBERED);
    world.mutes.set(hall.id, mutes);
  }
  if (!account || onlineCount(world, hall.members) > PRESENCE_TOLD_UP_TO) return;
  // hall-event.presence.state-3
  const body = { uid: no, nick: account.nick, avatar: account.avatar, role: member?.role ?? '', state: 3 } as const;
  turn.emit('presenceChanged', body, { audience: { kind: 'hall', hall_id: hall.id }, from: no });
}

function leavePlaces(turn: Turn, hall: Hall, no: UserNo): void {
  const place = turn.world.places.get(no);
  if (!place) return;
  const inside = new Set(hall.channels);
  place.viewing = place.viewing.filter((id) => !inside.has(id));
  if (place.text !== '' && inside.has(place.text)) place.text = '';
  if (place.hall_id === hall.id) place.hall_id = '';
}

/** hall-event.2000, to the person alone: 1 joined, 2 left, 3 kicked out. */
export function tellMembership(turn: Turn, hall: Hall, uid: UserNo, type: 1 | 2 | 3): void {
  const body = { type, hall_id: hall.id, hall_name: hall.name, uid, msg: '' };
  turn.emit('membershipChanged', body, {
    audience: { kind: 'user', no: uid },
    ...(turn.actor && { from: turn.actor.no }),
  });
}
