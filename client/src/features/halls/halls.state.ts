import type { ChannelId, Hall, HallId } from '@miczero/contracts';
import { IDLE, type Load } from '../feedback/index.ts';
import type { KnownHall, RailHall } from './known-hall.ts';
import { type Members, noMembers } from './members.model.ts';
import { type Notices, noNotices } from './notices.model.ts';

export interface ChannelUnread {
  readonly hall_id: HallId;
  readonly unread: number;
}

export type Mentions = Readonly<Record<ChannelId, ChannelMentions>>;
export interface ChannelMentions {
  readonly hall_id: HallId;
  readonly count: number;
  /** Of an earlier page: the platform may know that they were read since, here or elsewhere. */
  readonly isRestored?: true;
}

export interface OpenHall {
  readonly hall_id: HallId;
  readonly load: Load;
  readonly hall: KnownHall | null;
  /** The channel to enter once the hall is here; null: the welcome channel. */
  readonly wanted: ChannelId | null;
}

export interface HallsState {
  readonly mine: { readonly load: Load; readonly list: readonly RailHall[] };
  readonly discover: {
    readonly load: Load;
    readonly keyword: string;
    readonly list: readonly Hall[];
    /** The search that found the list. */
    readonly listed: string;
    /** The last one that came of this search; 0 until the first one has come, also where the list is from before. */
    readonly page: number;
    readonly pageTotal: number;
  };
  /** Of the operators; empty for none, null until a session has been told. */
  readonly announcement: string | null;
  readonly entering: HallId | null;
  readonly open: OpenHall | null;
  /** Halls of the viewer that were open, the newest at the end: shown at once when one is opened again, and while offline. */
  readonly known: Readonly<Record<HallId, KnownHall>>;
  readonly membersLoad: Load;
  readonly members: Members;
  readonly hallUnread: Readonly<Record<HallId, number>>;
  readonly channelUnread: Readonly<Record<ChannelId, ChannelUnread>>;
  /** Messages that mention the viewer and were not seen, by channel. */
  readonly mentions: Mentions;
  readonly notices: Notices;
  /** The channel on screen; null for none. */
  readonly shown: ChannelId | null;
  /** The channel whose newest line is in view: what arrives there is seen while the page is watched. */
  readonly viewed: ChannelId | null;
}
export interface HallsRoot {
  readonly halls: HallsState;
}

export const initialState: HallsState = {
  mine: { load: IDLE, list: [] },
  discover: { load: IDLE, keyword: '', list: [], listed: '', page: 0, pageTotal: 0 },
  announcement: null,
  entering: null,
  open: null,
  known: {},
  membersLoad: IDLE,
  members: noMembers,
  hallUnread: {},
  channelUnread: {},
  mentions: {},
  notices: noNotices,
  shown: null,
  viewed: null,
};
