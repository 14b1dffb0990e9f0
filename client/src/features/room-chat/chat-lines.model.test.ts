import type { RoomChatLine } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOST } from '../../testing/run-room.ts';
import { runs } from '../../testing/run-size.ts';
import { ROOM_LINES_MAX, withArrived } from './chat-lines.model.ts';
import { withLocal, withoutWaiting } from './own-lines.model.ts';

const line = (mid: string, c_mid = ''): RoomChatLine => ({
  mid,
  type: 1,
  body: {
    content: mid,
    c_mid,
    author: { id: HOST, nick: '小满', header: '', role: 1, nameplate: null },
    time: Number(mid),
  },
  chatType: 2,
});

describe('the chat', () => {
  test('[entity.room-chat-line] every line shows once, at most 200 are kept to show, and the server’s copy replaces the local one', () => {
    const mids = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 400 });
    fc.assert(
      fc.property(mids, (numbers) => {
        const lines = numbers.reduce(
          (known, number) => withArrived(known, [line(String(number))], 0),
          withArrived([], [], 0),
        );
        expect(new Set(lines.map(({ mid }) => mid)).size).toBe(lines.length);
        expect(lines.length).toBe(Math.min(ROOM_LINES_MAX + 1, new Set(numbers).size));
      }),
      { numRuns: runs(50) },
    );
    const local = withLocal([], { c_mid: 'c1', content: 'x', time: 1, author: null });
    const confirmed = withArrived(local, [line('7', 'c1')], 0);
    expect(confirmed).toMatchObject([{ key: 'cc1', mid: '7', content: '7' }]);
    // A confirmed line can no longer be rejected.
    expect(withoutWaiting(confirmed, 'c1')).toHaveLength(1);
    expect(withoutWaiting(local, 'c1')).toEqual([]);
  });

  test('lines that come late stand where the platform heard them, whatever the clock of the device says', () => {
    const orders = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 50 });
    fc.assert(
      fc.property(orders, fc.integer(), (numbers, receivedAt) => {
        const lines = withArrived(
          [],
          numbers.map((number) => line(String(number))),
          receivedAt,
        );
        expect(lines.map(({ time }) => time)).toEqual(numbers.toSorted((a, b) => a - b));
      }),
      { numRuns: runs(50) },
    );
  });

  test('an own line moves behind those that the platform heard before it, and keeps its key', () => {
    const written = withLocal(withArrived([], [line('5')], 0), { c_mid: 'c1', content: 'x', time: 1, author: null });
    const heard = withArrived(written, [line('6')], 0);
    expect(heard.map(({ key }) => key)).toEqual(['5', 'cc1', '6']);
    expect(withArrived(heard, [line('7', 'c1')], 0).map(({ key }) => key)).toEqual(['5', '6', 'cc1']);
  });
});
