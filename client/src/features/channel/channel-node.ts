import type { ChannelId, HallId, UserNo } from '@miczero/contracts';

export interface VoiceMemberModel {
  readonly uid: UserNo;
  readonly nick: string;
  readonly avatar: string;
  readonly isMicOpen: boolean;
  readonly isMe: boolean;
  /** When a member whose microphone is muted asked to be heard again; absent for none. */
  readonly apply_time?: number | undefined;
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
  /** Only mentions are worth a mark. */
  readonly isMuted: boolean;
  readonly unread: number;
  readonly mentions: number;
  /** Of a voice channel. */
  readonly members: readonly VoiceMemberModel[];
  /** Most people in a voice channel; 0 is no limit. */
  readonly limit_mic: number;
}
