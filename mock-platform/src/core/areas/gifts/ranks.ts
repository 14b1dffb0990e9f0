import type { DataOf, Endpoints, RankEntry, RoomId, UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { isRoomClosedTo, requireAction } from '../../rights/room-permissions.ts';
import type { Gifts, RankBook } from '../../state/gifts.ts';
import type { World } from '../../state/world.ts';
import { personOf } from '../rooms/room-data.ts';

/** Days begin at midnight in China, where the product's people are. */
const CHINA_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** Enough for a week that began on Monday. */
const DAYS_KEPT = 8;

type Side = 'received' | 'sent';

export function dayOf(at: number): string {
  return new Date(at + CHINA_MS).toISOString().slice(0, 10);
}

/** The days since Monday, today included. */
export function weekOf(at: number): string[] {
  const weekday = (new Date(at + CHINA_MS).getUTCDay() + 6) % 7;
  return Array.from({ length: weekday + 1 }, (_, back) => dayOf(at - back * DAY_MS));
}

/** Adds coins that one person gave another to the room's ranking and to the overall one. */
export function noteGift(gifts: Gifts, room: RoomId | '', from: UserNo, to: UserNo, coins: number, at: number): void {
  for (const id of room === '' ? ([''] as const) : (['', room] as const)) {
    const book = gifts.books.get(id) ?? { received: new Map(), sent: new Map(), days: new Map() };
    const today = book.days.get(dayOf(at)) ?? { received: new Map(), sent: new Map() };
    for (const tally of [book, today]) {
      tally.received.set(to, (tally.received.get(to) ?? 0) + coins);
      tally.sent.set(from, (tally.sent.get(from) ?? 0) + coins);
    }
    book.days.set(dayOf(at), today);
    forgetOldest(book.days, DAYS_KEPT);
    gifts.books.set(id, book);
  }
}

export interface RankRequest {
  readonly group_id?: RoomId | undefined;
  readonly type: 'day' | 'week' | 'all';
  readonly page: number;
  readonly limit: number;
}

/** api.go.home.room.recvRank, api.go.home.room.sendRank */
export function rankingOf(
  world: World,
  viewer: UserNo,
  side: Side,
  { group_id, type, page, limit }: RankRequest,
  at: number,
): DataOf<Endpoints['ranking.sent']> {
  const room = group_id === undefined ? null : requireAction(world, group_id, viewer, 'preview');
  const scores = scoresOf(world.gifts.books.get(group_id ?? ''), side, type, at);
  const own = scores.get(viewer) ?? 0;
  // As on its card: the people behind a password stay hidden until it was given.
  if (room && isRoomClosedTo(room, viewer))
    return { list: [], mine: { ...personOf(world, viewer), rank: 0, score: own } };
  const sorted = [...scores].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const entry = (no: UserNo, score: number, rank: number): RankEntry => ({ ...personOf(world, no), rank, score });
  const first = (page - 1) * limit;
  const list = sorted.slice(first, first + limit).map(([no, score], index) => entry(no, score, first + index + 1));
  const place = sorted.findIndex(([no]) => no === viewer);
  return { list, mine: entry(viewer, own, place + 1) };
}

function scoresOf(book: RankBook | undefined, side: Side, type: RankRequest['type'], at: number): Map<UserNo, number> {
  if (!book) return new Map();
  if (type === 'all') return book[side];
  const sums = new Map<UserNo, number>();
  for (const day of type === 'day' ? [dayOf(at)] : weekOf(at)) {
    for (const [no, coins] of book.days.get(day)?.[side] ?? []) sums.set(no, (sums.get(no) ?? 0) + coins);
  }
  return sums;
}

/** api.go.home.room.rankTab */
export const RANK_TABS: DataOf<Endpoints['ranking.tabs']> = {
  list: [
    { id: 'received', name: '魅力榜' },
    { id: 'sent', name: '贡献榜' },
  ],
  periods: [
    { type: 'day', name: '日榜' },
    { type: 'week', name: '周榜' },
    { type: 'all', name: '总榜' },
  ],
};
