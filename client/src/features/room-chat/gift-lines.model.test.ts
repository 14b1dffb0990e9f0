import { giftId, type UserNo } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HOST, person } from '../../testing/run-room.ts';
import { runs } from '../../testing/run-size.ts';
import { ROOM_LINES_MAX, type RoomLineModel, withNotice } from './chat-lines.model.ts';
import { GIFT_LINE_OPEN_MS, withGift } from './gift-lines.model.ts';

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
  gift: { id, name: `gift ${id}`, num, to: to.map((each) => person(each, '小满')) },
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
