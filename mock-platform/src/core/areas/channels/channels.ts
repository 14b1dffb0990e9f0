import {
  type Channel as ChannelData,
  type ChannelId,
  type DataOf,
  type Endpoints,
  firstChars,
  type HallId,
  type UserNo,
} from '@miczero/contracts';
import { msgIdOf } from '../../kernel/ids.ts';
import { mayRead, requireChannel, requireHall } from '../../rights/hall-access.ts';
import { requirePermission } from '../../rights/hall-permissions.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { channelUnread } from '../chat/unread.ts';
import { micEntriesOf } from '../people/people.ts';

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
  return msg_type === '1' ? firstChars(content, PREVIEW_CHARS) : PREVIEWS[msg_type];
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
