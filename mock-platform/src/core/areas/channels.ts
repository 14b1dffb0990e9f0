import type {
  Channel as ChannelData,
  ChannelId,
  ChannelJoinInfo,
  DataOf,
  Endpoints,
  HallId,
  UserNo,
} from '@miczero/contracts';
import { msgIdOf } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import type { Turn } from '../turn.ts';
import type { Channel, Hall, World } from '../world.ts';
import { mayRead, needsPassword, requireChannel, requireHall } from './access.ts';
import { isUsedElsewhere } from './devices.ts';
import { requirePermission } from './halls/permissions.ts';
import { channelRoleOf, micEntriesOf } from './people.ts';
import { channelUnread } from './unread.ts';
import { enterVoice, placeOf, requireRoom } from './voice.ts';

/** What a tree shows of the last message. */
const PREVIEW_CHARS = 40;

/** entity.channel */
export function channelDataOf(world: World, hall: Hall, channel: Channel, viewer: UserNo): ChannelData {
  const isMember = hall.members.has(viewer);
  const isOpen = isMember && mayRead(hall, channel, viewer);
  const last = isOpen ? channel.messages.at(-1) : undefined;
  return {
    id: channel.id,
    name: channel.name,
    type: channel.type,
    hall_id: hall.id,
    unread: channelUnread(hall, channel, viewer),
    last_message: last ? { last_msg_id: msgIdOf(last.id), last_msg_content: preview(last.body) } : null,
    limit_mic: channel.limit_mic,
    pass: channel.password !== '',
    // The audio token comes with the answer to a join only.
    token: '',
    ...(channel.type === 2 && { mic_list: isMember ? micEntriesOf(world, channel) : [] }),
  };
}

const PREVIEWS = { '2': '[图片]', '3': '[语音]', '4': '[视频]', '5': '[组队]' } as const;

function preview({ msg_type, content }: { msg_type: '1' | '2' | '3' | '4' | '5'; content: string }): string {
  return msg_type === '1' ? [...content].slice(0, PREVIEW_CHARS).join('') : PREVIEWS[msg_type];
}

/** The channels of a hall as a tree of one level: headings hold their children. */
export function channelTree(world: World, hall: Hall, viewer: UserNo): ChannelData[] {
  const channels = hall.channels.flatMap((id) => world.channels.get(id) ?? []);
  const data = (channel: Channel) => channelDataOf(world, hall, channel, viewer);
  return channels
    .filter((channel) => channel.parent === null)
    .map((channel) => {
      if (channel.type !== 0) return data(channel);
      return { ...data(channel), children: channels.filter(({ parent }) => parent === channel.id).map(data) };
    });
}

export function channelDetail(world: World, viewer: UserNo, channel_id: ChannelId): ChannelData {
  const { hall, channel } = requireChannel(world, channel_id, viewer, 'channel.detail');
  return channelDataOf(world, hall, channel, viewer);
}

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
  // A device that another one took over from moves nobody (open point C14): what the other one hears would change silently.
  if (isUsedElsewhere(world, turn.actor?.sid ?? '')) throw new Refusal('deviceNotInUse');
  const access = requireChannel(world, input.channel_id, no, 'channel.join');
  const { hall, channel, member } = access;
  const isAsked = needsPassword(hall, channel, no);
  if (isAsked && channel.password !== input.password) throw new Refusal('channelPasswordWrong');
  if (channel.type === 2) requireRoom(channel, no);

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

/** Makes a text channel the one looked at; with several connections each may look at another. */
function look({ world, at }: Turn, hall: Hall, channel: Channel, no: UserNo, isAsked: boolean): void {
  if (isAsked) channel.admitted.set(no, at);
  const place = placeOf(world, no);
  place.hall_id = hall.id;
  place.text = channel.id;
  const others = place.viewing.filter((id) => id !== channel.id);
  place.viewing = [channel.id, ...others].slice(0, Math.max(1, world.online.get(no) ?? 1));
}

/** api.lobby.op.current-location */
export function currentPlace(world: World, viewer: UserNo): { hall_id: string; voice: string; text: string } {
  const place = world.places.get(viewer);
  return { hall_id: place?.hall_id ?? '', voice: place?.voice ?? '', text: place?.text ?? '' };
}

/** api.lobby.op.voice-users-per-hall: one entry a voice channel. */
export function voiceUsers(world: World, viewer: UserNo, hall_id: HallId): DataOf<Endpoints['channel.user_list']> {
  const hall = requireHall(world, hall_id);
  requirePermission(hall, viewer, 'channel.user_list');
  const list = hall.channels.flatMap((channel_id) => {
    const channel = world.channels.get(channel_id);
    if (channel?.type !== 2) return [];
    return [{ channel_id, channel_user: micEntriesOf(world, channel), user_count: channel.mics.size }];
  });
  return { list };
}
