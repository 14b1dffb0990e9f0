import type { RoomChatLine } from '@miczero/contracts';
import { capped, placeOf, type RoomLineModel, withArrived } from './chat-lines.model.ts';

/** A gift that is given again within this time of the last one counts up in its line. */
export const GIFT_LINE_OPEN_MS = 10_000;

type GiftLine = { readonly key: string } & Pick<RoomLineModel, 'author' | 'time' | 'toldAt'> &
  Required<Pick<RoomLineModel, 'gift'>>;

/**
 * A gift was given. A gift without a sender or a name has no line. A gift that its sender repeats while no other line comes
 * shares one, which keeps its key: a rain of gifts does not push the words out of the chat.
 */
export function withGift(lines: readonly RoomLineModel[], given: GiftLine): readonly RoomLineModel[] {
  const { key, author, gift, time, toldAt } = given;
  if (!author || gift.name === '') return lines;
  const place = placeOf(lines, given);
  const last = lines[place - 1];
  if (last?.gift && isRepeated({ ...last, gift: last.gift }, given)) {
    const sum = { ...last.gift, num: last.gift.num + gift.num };
    return lines.with(place - 1, { ...last, mid: key, time, toldAt, gift: sum });
  }
  const line = { key: `g${key}`, mid: key, c_mid: '', content: '', author, time, toldAt, gift };
  return capped(lines.toSpliced(place, 0, { ...line, kind: 'gift' }));
}

function isRepeated(last: GiftLine, { author, gift, time, toldAt }: GiftLine): boolean {
  // The clock of the device says nothing about a gift whose time is that of the platform: a pause has both ends on one clock.
  const pauseMs = (toldAt ?? time) - (last.toldAt ?? last.time);
  return (
    (toldAt === null) === (last.toldAt === null) &&
    last.author?.id === author?.id &&
    last.gift.id === gift.id &&
    last.gift.name === gift.name &&
    last.gift.to.map(({ id }) => id).join() === gift.to.map(({ id }) => id).join() &&
    pauseMs <= GIFT_LINE_OPEN_MS
  );
}

/** Ids of gifts that are remembered: many times what a join brings. */
export const TOLD_GIFTS_MAX = 500;

/** The lines of a room, and which gifts they have told, or told before they went. */
interface Told {
  readonly lines: readonly RoomLineModel[];
  /** Latest last. Lines cannot tell: repeated gifts share one, and it may be cut off or cleared. */
  readonly toldGifts: readonly string[];
}

/**
 * A gift comes twice, as an event and among the latest lines, in any order: an event may be late. Its id decides, because ids
 * say nothing of the order in which the two arrive.
 */
export function withGivenGift(told: Told, given: GiftLine): Told {
  const { lines, toldGifts } = told;
  if (toldGifts.includes(given.key)) return told;
  return { lines: withGift(lines, given), toldGifts: remembered(toldGifts, [given.key]) };
}

/** Takes lines that arrived, without the gifts that were told. */
export function withArrivedLines(
  { lines, toldGifts }: Told,
  arrived: readonly RoomChatLine[],
  receivedAt: number,
): Told {
  const news = arrived.filter(({ mid, body }) => !body.gift || !toldGifts.includes(mid));
  return {
    lines: withArrived(lines, news, receivedAt),
    toldGifts: remembered(
      toldGifts,
      news.map(({ mid, body }) => (body.gift ? mid : '')),
    ),
  };
}

/** A gift without an id is known by nothing. */
const remembered = (known: readonly string[], mids: readonly string[]): readonly string[] =>
  [...known, ...mids.filter(Boolean)].slice(-TOLD_GIFTS_MAX);
