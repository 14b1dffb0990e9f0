import type { GiftId, RoomId, UserNo } from '@miczero/contracts';

/** Counts of given gifts. Money is in the ledger. */
export interface Gifts {
  /** Sendings so far: part of the ledger's keys. */
  last: number;
  /** Gifts that people have in their bags. */
  bags: Map<UserNo, Map<GiftId, number>>;
  /** Gifts that people have received, all time. */
  walls: Map<UserNo, Map<GiftId, number>>;
  /** Coins that people have given, all time: decides what decorates them. */
  wealth: Map<UserNo, number>;
  /** Rankings by room; '' is of all rooms and chats. */
  books: Map<RoomId | '', RankBook>;
  /** Each person's running combo. */
  combos: Map<UserNo, Combo>;
  /** Confession gifts that wait for an answer: `<from> <to>` to the moment. Bounded. */
  confessions: Map<string, number>;
  /** Answers by `<sender> <req_id>`, and what the request was for. Bounded. */
  requests: Map<string, { readonly subject: string; readonly answer: SentGift }>;
}

export interface RankBook {
  /** Coins received and sent, all time. */
  received: Map<UserNo, number>;
  sent: Map<UserNo, number>;
  /** The last days, by date in China time. Bounded. */
  days: Map<string, DayTally>;
}

export interface DayTally {
  received: Map<UserNo, number>;
  sent: Map<UserNo, number>;
}

export interface Combo {
  /** Room, gift and receivers: anything else begins anew. */
  readonly key: string;
  readonly count: number;
  readonly at: number;
}

export interface SentGift {
  readonly money: number;
  readonly bag_num: number;
  readonly combo: number;
}

export function emptyGifts(): Gifts {
  return {
    last: 0,
    bags: new Map(),
    walls: new Map(),
    wealth: new Map(),
    books: new Map(),
    combos: new Map(),
    confessions: new Map(),
    requests: new Map(),
  };
}
