import { capped, type RoomLineModel } from './chat-lines.model.ts';

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
  const last = lines.at(-1);
  if (last?.gift && isRepeated({ ...last, gift: last.gift }, given)) {
    const sum = { ...last.gift, num: last.gift.num + gift.num };
    return [...lines.slice(0, -1), { ...last, mid: key, time, toldAt, gift: sum }];
  }
  const line = { key: `g${key}`, mid: key, c_mid: '', content: '', author, time, toldAt, gift };
  return capped([...lines, { ...line, kind: 'gift' }]);
}

function isRepeated(last: GiftLine, { author, gift, time }: GiftLine): boolean {
  return (
    last.author?.id === author?.id &&
    last.gift.id === gift.id &&
    last.gift.name === gift.name &&
    last.gift.to.map(({ id }) => id).join() === gift.to.map(({ id }) => id).join() &&
    time - last.time <= GIFT_LINE_OPEN_MS
  );
}
