import type { ChannelId, ChannelJoinInfo, UserNo } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { isUsedElsewhere } from '../../rights/devices.ts';
import { needsPassword, requireChannel } from '../../rights/hall-access.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall } from '../../state/halls.ts';
import { placeOf } from '../../state/presence.ts';
import type { World } from '../../state/world.ts';
import { channelRoleOf } from '../people/people.ts';
import { enterVoice, requireFreeMic } from '../voice/voice.ts';

/** hall-flow.channel-join.check: 1 a password is needed, 2 join directly. */
export function checkJoin(world: World, viewer: UserNo, channel_id: ChannelId): { is_join: 1 | 2 } {
  const { hall, channel } = requireChannel(world, channel_id, viewer, 'channel.join');
  return { is_join: needsPassword(hall, channel, viewer) ? 1 : 2 };
}

export function checkPassword(world: World, viewer: UserNo, channel_id: ChannelId, password: string): void {
  const { hall, channel } = requireChannel(world, channel_id, viewer, 'channel.join');
  if (needsPassword(hall, channel, viewer) && channel.password !== password) throw new Refusal('channelPasswordWrong');
}

export interface JoinInput {
  readonly channel_id: ChannelId;
  readonly password?: string | undefined;
}

/** api.lobby.channel.join: makes the channel the current one. */
export function joinChannel(turn: Turn, input: JoinInput): ChannelJoinInfo {
  const { world } = turn;
  const { no } = turn.account;
  // A device that another one took over from joins no channel: what the other one hears would change silently.
  if (isUsedElsewhere(world, turn.actor?.sid ?? '')) throw new Refusal('deviceNotInUse');
  const access = requireChannel(world, input.channel_id, no, 'channel.join');
  const { hall, channel, member } = access;
  const isAsked = needsPassword(hall, channel, no);
  if (isAsked && channel.password !== input.password) throw new Refusal('channelPasswordWrong');
  if (channel.type === 2) requireFreeMic(channel, no);

  if (channel.type === 2) enterVoice(turn, access, no);
  else look(turn, hall, channel, no, isAsked);
  const mic = channel.mics.get(no);
  if (mic) mic.token = turn.derive('audio').slice(0, 32);
  return {
    hall_id: hall.id,
    channel_id: channel.id,
    role: channelRoleOf(world, hall, no),
    type: channel.type === 2 ? 2 : 1,
    token: mic?.token ?? '',
    text_mute: member.text_mute,
    mute_all: hall.mute_all,
  };
}

/** Channels of a user with several connections that count as looked at. */
const VIEWS_OF_TABS = 10;

/**
 * Makes a text channel the one looked at. With several connections each may look at another, and a join does not tell which one
 * does: so a channel that one of them has left counts on for a while, rather than one on a screen not at all.
 */
function look({ world, at }: Turn, hall: Hall, channel: Channel, no: UserNo, isAsked: boolean): void {
  if (isAsked) channel.admitted.set(no, at);
  const place = placeOf(world, no);
  place.hall_id = hall.id;
  place.text = channel.id;
  const others = place.viewing.filter((id) => id !== channel.id);
  const isAlone = (world.online.get(no) ?? 1) <= 1;
  place.viewing = [channel.id, ...others].slice(0, isAlone ? 1 : VIEWS_OF_TABS);
}

/** api.lobby.op.current-location */
export function currentPlace(world: World, viewer: UserNo): { hall_id: string; voice: string; text: string } {
  const place = world.places.get(viewer);
  return { hall_id: place?.hall_id ?? '', voice: place?.voice ?? '', text: place?.text ?? '' };
}
