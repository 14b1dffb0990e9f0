import type { ChannelId, HallId, UserNo } from '@miczero/contracts';

/** Team invites of voice channels, and gaming entries. */
export interface TeamUp {
  /** The running invite of each voice channel. */
  invites: Map<ChannelId, Invite>;
  /** Numbers given so far; none is given twice. */
  last_gaming: number;
  /** Open entries; `gaming_of` holds the one entry of each person. */
  gamings: Map<string, GamingEntry>;
  gaming_of: Map<UserNo, string>;
}

export interface TeamTexts {
  readonly tags: readonly string[];
  readonly game_nickname: string;
  readonly game_info: string;
}

/** The same as a call gives them: an absent field stays as it is. */
export type GivenTeamTexts = { readonly [Field in keyof TeamTexts]?: TeamTexts[Field] | undefined };

export interface Invite extends TeamTexts {
  /** Id of the message that carries it. */
  readonly msg: number;
  readonly hall_id: HallId;
  /** The voice channel of the team, and the text channel of the message. */
  readonly channel_id: ChannelId;
  readonly text_id: ChannelId;
  readonly from: UserNo;
  /** Lifetime in seconds, and the moment of its end. */
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

export function emptyTeamUp(): TeamUp {
  return { invites: new Map(), last_gaming: 0, gamings: new Map(), gaming_of: new Map() };
}
