import type { HallId, HallUser, Room, UserBrief } from '@miczero/contracts';
import type { KnownHall } from '../halls/index.ts';

/** Search data of the quick switcher beyond the state of the page. */
export interface QuickState {
  /** Halls that were never open on this page, asked for when the switcher opened. */
  readonly halls: Readonly<Record<HallId, KnownHall>>;
  /** Members of the open hall whose names or numbers answer `keyword`. */
  readonly keyword: string;
  readonly people: readonly HallUser[];
  readonly friends: readonly UserBrief[];
  /** When the friends were learned, in milliseconds; 0 for never. */
  readonly friendsAt: number;
  /** Rooms that the viewer visited lately or keeps, and those where friends are. */
  readonly rooms: readonly Room[];
  /** Friends who are in a room, by its number. */
  readonly friendsIn: Readonly<Record<string, string>>;
  /** When all of these rooms were learned; 0 for never. */
  readonly roomsAt: number;
  /** Rooms of the platform whose names or numbers answer the query. */
  readonly foundRooms: readonly Room[];
  /** Halls, friends or rooms are being asked for. */
  readonly isLearning: boolean;
  /** The query that has all of its results, or those that came in time. */
  readonly answered: string;
  /** The query for which Enter waits no longer, also not for the dictionary of pinyin. */
  readonly waitedFor: string;
}
export interface QuickRoot {
  readonly quick: QuickState;
}

export const initialState: QuickState = {
  halls: {},
  keyword: '',
  people: [],
  friends: [],
  friendsAt: 0,
  rooms: [],
  friendsIn: {},
  roomsAt: 0,
  foundRooms: [],
  isLearning: false,
  answered: '',
  waitedFor: '',
};
