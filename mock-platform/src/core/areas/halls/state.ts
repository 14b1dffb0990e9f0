import type { ChannelId, HallId, UserNo, VoiceSettings } from '@miczero/contracts';

/** What halls keep beside themselves and their channels. */
export interface Lobby {
  /** Numbers given so far; none is ever given twice. */
  last_hall: number;
  last_channel: number;
  last_notice: number;
  last_gaming: number;
  /** By hall, oldest first. Bounded by HALL_NOTICES_MAX. */
  notices: Map<HallId, Map<string, Notice>>;
  /** The running invite of each voice channel that has one. */
  invites: Map<ChannelId, Invite>;
  /** Open entries; `gaming_of` holds the one of each person who has any. */
  gamings: Map<string, GamingEntry>;
  gaming_of: Map<UserNo, string>;
  voice_settings: Map<UserNo, VoiceSettings>;
  /** Mutes of people who left a hall: coming back does not shake them off. Bounded. */
  mutes: Map<HallId, Map<UserNo, Mutes>>;
}

export interface Notice {
  readonly id: string;
  readonly type: 1 | 2;
  readonly title: string;
  readonly content: string;
  readonly from: UserNo;
  readonly at: number;
  /** Moment at which it ends; 0 is never. */
  readonly expired: number;
}

export interface TeamTexts {
  readonly tags: readonly string[];
  readonly game_nickname: string;
  readonly game_info: string;
}

/** The same as they are given: what is absent stays as it is. */
export type GivenTeamTexts = { readonly [Field in keyof TeamTexts]?: TeamTexts[Field] | undefined };

export interface Invite extends TeamTexts {
  /** Id of the message that carries it. */
  readonly msg: number;
  readonly hall_id: HallId;
  /** The voice channel of the team, and the text channel of the message. */
  readonly channel_id: ChannelId;
  readonly text_id: ChannelId;
  readonly from: UserNo;
  /** Seconds that it holds, and the moment at which it ends. */
  readonly time_len: number;
  readonly until: number;
  readonly status: 0 | 1;
}

export interface GamingEntry extends TeamTexts {
  readonly id: string;
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly from: UserNo;
  readonly game_name: string;
  readonly vacancy: number;
  readonly at: number;
}

export interface Mutes {
  readonly text_mute: boolean;
  readonly mic_mute: boolean;
}

export function emptyLobby(): Lobby {
  return {
    last_hall: 8000,
    last_channel: 9000,
    last_notice: 0,
    last_gaming: 0,
    notices: new Map(),
    invites: new Map(),
    gamings: new Map(),
    gaming_of: new Map(),
    voice_settings: new Map(),
    mutes: new Map(),
  };
}
