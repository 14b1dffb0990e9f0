import type { ChannelId, HallId, UserNo } from '@miczero/contracts';

/** Halls and their members. */
export interface Halls {
  /** Numbers given so far; none is given twice. */
  last_hall: number;
  halls: Map<HallId, Hall>;
  /** Mutes of people who left a hall: a mute survives leaving and coming back. Bounded. */
  mutes: Map<HallId, Map<UserNo, Mutes>>;
}

export interface Hall {
  readonly id: HallId;
  name: string;
  bg_img: string;
  intro: string;
  owner: UserNo;
  welcome: ChannelId | null;
  /** Only owner and managers may write. */
  mute_all: boolean;
  members: Map<UserNo, Member>;
  /** Every channel, in the order in which the tree shows those of one level. */
  channels: ChannelId[];
}

export interface Member {
  role: '' | 'manage';
  text_mute: boolean;
  mic_mute: boolean;
  /** The manager who muted the microphone; absent without a mute, and for one of the control API. */
  mic_muted_by?: UserNo;
  readonly joined: number;
  /** Newest message of the world when the person joined: nothing before it is unread. */
  readonly floor: number;
  /** Newest message seen, by channel. */
  read: Map<ChannelId, number>;
}

export interface Mutes {
  readonly text_mute: boolean;
  readonly mic_mute: boolean;
  readonly mic_muted_by?: UserNo;
}

export function emptyHalls(): Halls {
  return { last_hall: 8000, halls: new Map(), mutes: new Map() };
}
