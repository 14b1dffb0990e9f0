import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import type { Message } from './chat.ts';
import type { Mic } from './voice.ts';

/** Text channels, voice channels and headings of halls. */
export interface Channels {
  /** Numbers given so far; none is given twice. */
  last_channel: number;
  channels: Map<ChannelId, Channel>;
}

export interface Channel {
  readonly id: ChannelId;
  readonly hall_id: HallId;
  name: string;
  /** 1 text, 2 voice, 0 a heading. */
  readonly type: 0 | 1 | 2;
  /** The heading above it. */
  parent: ChannelId | null;
  limit_mic: number;
  /** Empty for an open channel. */
  password: string;
  /** People who gave the right password of a text channel. */
  admitted: Map<UserNo, number>;
  banned: Map<UserNo, number>;
  /** By id, oldest first; bounded. */
  messages: Message[];
  mics: Map<UserNo, Mic>;
}

export function emptyChannels(): Channels {
  return { last_channel: 9000, channels: new Map() };
}
