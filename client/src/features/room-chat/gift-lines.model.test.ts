import { giftId, ROOM_LINE, type RoomChatLine, type UserNo } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HOST, person } from '../../testing/run-room.ts';
import { runs } from '../../testing/run-size.ts';
import { ROOM_LINES_MAX, type RoomLineModel, withNotice } from './chat-lines.model.ts';
import { GIFT_LINE_OPEN_MS, TOLD_GIFTS_MAX, withArrivedLines, withGift, withGivenGift } from './gift-lines.model.ts';

const ROSE = z.parse(giftId, '1');
const given = (
  key: number,
  {
    from = HOST,
    to = [VIEWER],
    id = ROSE,
    time = 0,
    num = 1,
  }: Partial<Record<'time' | 'num', number>> & {
    readonly from?: UserNo;
    readonly to?: readonly UserNo[];
    readonly id?: typeof ROSE;
  } = {},
) => ({
  key: String(key),
  author: person(from, '阿澈'),
  gift: { id, name: `gift ${id}`, image: '', num, to: to.map((each) => person(each, '小满')) },
  time,
  toldAt: time,
});
const give = (...gifts: readonly Parameters<typeof withGift>[1][]) =>
  gifts.reduce(withGift, [] as readonly RoomLineModel[]);
const counts = (lines: readonly RoomLineModel[]) => lines.map(({ gift }) => gift?.num ?? null);

describe('lines of gifts', () => {
  test('a repeated gift counts up in one line that keeps its key, as long as no pause is too long', () => {
    const lines = give(
      given(1, { num: 3 }),
      given(2, { time: GIFT_LINE_OPEN_MS }),
      given(3, { time: 2 * GIFT_LINE_OPEN_MS }),
      given(4, { time: 3 * GIFT_LINE_OPEN_MS + 1 }),
    );
    expect(lines).toMatchObject([
      { key: 'g1', mid: '3', gift: { num: 5 } },
      { key: 'g4', gift: { num: 1 } },
    ]);
  });

  test.each([
    ['sender', { from: VIEWER }],
    ['receivers', { to: [VIEWER, HOST] }],
    ['gift', { id: z.parse(giftId, '2') }],
  ] as const)('another %s begins another line', (_, other) => {
    expect(counts(give(given(1), given(2, other), given(3)))).toEqual([1, 1, 1]);
  });

  test('the clock of a device that runs behind joins no gift to one of the platform’s clock, and counts between two of its own', () => {
    const now = 1_790_000_000_000;
    const history = given(1, { time: now });
    const live = (key: number, pauseMs: number) => ({
      ...given(key, { time: now - 3_600_000 + pauseMs }),
      toldAt: null,
    });
    expect(counts(give(history, live(2, 0), live(3, 1000), live(4, 1001 + GIFT_LINE_OPEN_MS)))).toEqual([1, 2, 1]);
  });

  test('a line between two gifts keeps them apart', () => {
    const between = withNotice(give(given(1)), 'n', '公告', { time: 0, toldAt: 0 });
    expect(counts(withGift(between, given(2)))).toEqual([1, null, 1]);
  });

  test('no gift is lost in the count, and a rain of gifts stays bounded', () => {
    const rain = fc.array(fc.record({ from: fc.constantFrom(HOST, VIEWER), num: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: ROOM_LINES_MAX,
    });
    fc.assert(
      fc.property(rain, (gifts) => {
        const lines = give(...gifts.map((gift, index) => given(index, gift)));
        expect(lines.reduce((sum, { gift }) => sum + (gift?.num ?? 0), 0)).toBe(
          gifts.reduce((sum, { num }) => sum + num, 0),
        );
        expect(lines.every(({ author }, index) => author?.id !== lines[index + 1]?.author?.id)).toBe(true);
      }),
      { numRuns: runs(50) },
    );
    const [one, other] = [{ from: HOST }, { from: VIEWER }];
    const many = Array.from({ length: 3 * ROOM_LINES_MAX }, (_, index) => given(index, index % 2 === 0 ? one : other));
    expect(give(...many)).toHaveLength(ROOM_LINES_MAX + 1);
  });
});

describe('gifts that come as events and among the latest lines', () => {
  /** As the history of a join tells a gift. */
  const inHistory = ({ key, author, gift, time }: ReturnType<typeof given>): RoomChatLine => ({
    mid: key,
    type: ROOM_LINE.gift,
    chatType: 2,
    body: {
      content: '',
      c_mid: '',
      time,
      author: { ...author, role: 3, nameplate: null },
      gift: { gift_id: gift.id, gift_name: gift.name, image: '', gift_num: gift.num, to: [...gift.to] },
    },
  });
  const said = (mid: string, time: number): RoomChatLine => ({
    mid,
    type: ROOM_LINE.text,
    chatType: 2,
    body: { content: mid, c_mid: '', time },
  });
  const GIFTS = 20;
  /** Each gift has a number of its own: their sum says which were told, and how often. */
  const gifts = Array.from({ length: GIFTS }, (_, index) =>
    given(index + 1, { num: 2 ** index, time: index * 3000, from: index % 5 < 3 ? HOST : VIEWER }),
  );
  const arrival = fc.oneof(
    fc.record({ event: fc.nat(GIFTS - 1) }),
    fc.record({ history: fc.tuple(fc.nat(GIFTS - 1), fc.nat(GIFTS - 1)), says: fc.boolean() }),
  );

  test('[room-event.0x4009, room-event.0x3002] every gift is told exactly once, in any order, however often and late it comes', () => {
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 40 }), fc.boolean(), (arrivals, isCleared) => {
        const seen = new Set<number>();
        let state: Parameters<typeof withGivenGift>[0] = { lines: [], toldGifts: [] };
        for (const each of arrivals) {
          if ('event' in each) {
            const gift = gifts[each.event];
            if (gift) state = withGivenGift(state, gift);
            seen.add(each.event);
          } else {
            const [from, to] = each.history.toSorted((a, b) => a - b) as [number, number];
            const list = gifts.slice(from, to + 1).map(inHistory);
            state = withArrivedLines(state, each.says ? [said(`t${from}`, from * 3000 + 1), ...list] : list, 0);
            for (let index = from; index <= to; index += 1) seen.add(index);
          }
        }
        expect(state.lines.reduce((sum, { gift }) => sum + (gift?.num ?? 0), 0)).toBe(
          [...seen].reduce((sum, index) => sum + 2 ** index, 0),
        );
        const times = state.lines.map(({ toldAt }) => toldAt ?? 0);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        // A chat that was cleared does not tell its gifts again.
        if (isCleared) {
          const cleared = withArrivedLines(
            { ...state, lines: [] },
            [...seen].flatMap((index) => gifts[index] ?? []).map(inHistory),
            0,
          );
          expect(cleared.lines).toEqual([]);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('the memory of gifts stays bounded, and a gift without an id is told each time', () => {
    let state: Parameters<typeof withGivenGift>[0] = { lines: [], toldGifts: [] };
    for (let key = 1; key <= TOLD_GIFTS_MAX + 50; key += 1) state = withGivenGift(state, given(key));
    expect(state.toldGifts).toHaveLength(TOLD_GIFTS_MAX);
    const nameless = { ...given(1), key: '' };
    state = withGivenGift(withGivenGift({ lines: [], toldGifts: [] }, nameless), nameless);
    expect(counts(state.lines)).toEqual([2]);
  });
});
