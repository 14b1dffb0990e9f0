import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import type { AudioRoot } from '../audio/index.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import type { FeedbackText } from '../feedback/index.ts';
import { type HallsRoot, type KnownChannel, type KnownHall, leavesOf } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { ChannelRoot } from './channel.slice.ts';
import { type CurrentChannel, currentChannel, isSameTarget } from './channel-join.machine.ts';

type Root = AudioRoot & ChannelRoot & ConnectionRoot & HallsRoot & SessionRoot;

export interface VoiceMemberModel {
  readonly uid: UserNo;
  readonly nick: string;
  readonly avatar: string;
  readonly isMicOpen: boolean;
  readonly isMe: boolean;
}
export interface ChannelNodeModel {
  readonly channel_id: ChannelId;
  readonly hall_id: HallId;
  readonly name: string;
  readonly type: 'text' | 'voice';
  readonly isLocked: boolean;
  readonly isActive: boolean;
  readonly isJoining: boolean;
  /** The viewer's voice is in this channel. */
  readonly isVoiceHere: boolean;
  readonly unread: number;
  readonly mentions: number;
  /** Of a voice channel. */
  readonly members: readonly VoiceMemberModel[];
  /** Most people in a voice channel; 0 is no limit. */
  readonly limit_mic: number;
}
export interface ChannelGroupModel {
  readonly key: string;
  /** null for channels that stand under no heading. */
  readonly name: string | null;
  readonly channels: readonly ChannelNodeModel[];
}
export interface LockModel {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly channelName: string;
  readonly isTrying: boolean;
  readonly error: FeedbackText | null;
}

export const selectCurrentChannel = createSelector(
  [({ channel }: ChannelRoot) => channel.join],
  (join): CurrentChannel | null => currentChannel(join),
);
/** The channel on screen is a voice channel that the viewer's voice has left. */
export const selectHasLeftVoice = ({ audio, channel }: AudioRoot & ChannelRoot): boolean => {
  const current = currentChannel(channel.join);
  return current?.kind === 'voice' && !(audio.place && isSameTarget(audio.place, current));
};
export const selectJoin = ({ channel }: ChannelRoot) => channel.join;

const selectChannels = createSelector([({ halls }: Root) => halls.open?.hall?.channels], (channels) => channels ?? []);

const selectPlaces = createSelector(
  [selectCurrentChannel, ({ channel }: Root) => channel.join, ({ audio }: Root) => audio.place],
  (current, join, voice) => ({
    active: current?.channel_id ?? ('target' in join ? join.target.channel_id : null),
    joining: 'target' in join && join.kind !== 'failed' && join.kind !== 'locked' ? join.target.channel_id : null,
    voice: voice?.channel_id ?? null,
  }),
);

/** The tree of the open hall: channels without a heading first, then one group a heading. */
export const selectChannelTree = createSelector(
  [
    selectChannels,
    selectPlaces,
    ({ channel }: Root) => channel.mics,
    ({ halls }: Root) => halls.channelUnread,
    ({ halls }: Root) => halls.mentions,
    selectViewer,
    (state: Root) => selectResolvePicture(state),
  ],
  (channels, places, mics, unread, mentions, viewer, resolve): readonly ChannelGroupModel[] => {
    const node = (channel: KnownChannel): ChannelNodeModel => ({
      channel_id: channel.id,
      hall_id: channel.hall_id,
      name: channel.name,
      type: channel.type === 2 ? 'voice' : 'text',
      isLocked: channel.pass,
      isActive: channel.id === places.active,
      isJoining: channel.id === places.joining,
      isVoiceHere: channel.id === places.voice,
      unread: unread[channel.id]?.unread ?? 0,
      mentions: mentions[channel.id]?.count ?? 0,
      members: (mics[channel.id] ?? []).map(({ mic_uid, mic_state, nick, avatar }) => ({
        uid: mic_uid,
        nick,
        avatar: resolve(avatar),
        isMicOpen: mic_state,
        isMe: mic_uid === viewer,
      })),
      limit_mic: channel.limit_mic,
    });
    const loose = channels.filter(({ type }) => type !== 0);
    const groups = channels
      .filter(({ type }) => type === 0)
      .map(({ id, name, children }) => ({ key: id, name, channels: children.map(node) }));
    return loose.length > 0 ? [{ key: 'loose', name: null, channels: loose.map(node) }, ...groups] : groups;
  },
);

/** What the lock modal shows; null when no password is asked for. */
export const selectLock = createSelector(
  [({ channel }: Root) => channel.join, selectChannels],
  (join, channels): LockModel | null =>
    join.kind === 'locked'
      ? {
          ...join.target,
          channelName: channelNamed(channels, join.target.channel_id),
          isTrying: join.isTrying,
          error: join.error,
        }
      : null,
);

function channelNamed(channels: KnownHall['channels'], channel_id: ChannelId): string {
  return leavesOf({ channels }).find(({ id }) => id === channel_id)?.name ?? '';
}
