import type { GiftEffect, RoomChatLine } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HOST, seat } from '../../testing/run-room.ts';
import { runs } from '../../testing/run-size.ts';
import { withAccepted } from './applications.model.ts';
import { ROOM_LINES_MAX, withArrived, withLocal, withoutRejected } from './chat-lines.model.ts';
import { EFFECTS_MAX, emptyEffects, withEffects, withoutFirst } from './gift-effects.model.ts';
import { joinPlan } from './join-type.model.ts';
import { isSpeaking, seatFacts } from './seats.model.ts';

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
const effect = (addTime: number, listType: 'A' | 'B'): GiftEffect => ({
  addTime,
  listType,
  gift_num: 1,
  gift_effect: 'rocket',
  effect: { enter_room: '', vehicle: '' },
  userid: HOST,
});

describe('seats', () => {
  test('[room-flow.seats.on-seat, room-flow.seats.number, room-flow.seats.muted, room-flow.seats.host-present] read from the list', () => {
    expect(seatFacts([seat(0, HOST), seat(1, VIEWER, 2)], VIEWER)).toEqual({
      isOnSeat: true,
      mic_number: 1,
      isMuted: true,
      isHostPresent: true,
    });
    expect(seatFacts([seat(0), seat(1, HOST)], VIEWER)).toEqual({
      isOnSeat: false,
      mic_number: null,
      isMuted: false,
      isHostPresent: false,
    });
  });

  test('[room-flow.seats.speaking] speaking is a level above zero on a seat that is not muted', () => {
    expect([0, 1, 100].map((volume) => isSpeaking(seat(1, HOST, 1, volume)))).toEqual([false, true, true]);
    expect(isSpeaking(seat(1, HOST, 2, 50))).toBe(false);
  });
});

describe('coming in', () => {
  test('[room-flow.join-type.allowed, room-flow.join-type.follow-source] 1, 2, 4, 5 plainly, 11 and 16 after somebody, nothing else', () => {
    const plans = Array.from({ length: 20 }, (_, type) => [type, joinPlan(type, HOST)] as const).filter(
      ([, plan]) => plan,
    );
    expect(plans.map(([type, plan]) => [type, plan?.follow_along])).toEqual([
      [1, null],
      [2, null],
      [4, null],
      [5, null],
      [11, HOST],
      [16, HOST],
    ]);
  });
});

describe('applications', () => {
  test('[room-flow.seat-apply.accepted-list] by their moment, none lost when two have the same, the latest 100', () => {
    const entry = { to: HOST, mic_number: 1 };
    expect(withAccepted(withAccepted({}, 5, entry), 5, entry)).toEqual({ 5: entry, 6: entry });
    let accepted = {};
    for (let at = 0; at < 150; at += 1) accepted = withAccepted(accepted, at, entry);
    expect(Object.keys(accepted)).toHaveLength(100);
    expect(Object.keys(accepted)[0]).toBe('50');
  });
});

describe('the chat', () => {
  test('[entity.room-chat-line] whatever arrives however often: every line once, at most 200, and a local copy is replaced', () => {
    const mids = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 400 });
    fc.assert(
      fc.property(mids, (numbers) => {
        const lines = numbers.reduce(
          (known, number) => withArrived(known, [line(String(number))], 0),
          withArrived([], [], 0),
        );
        expect(new Set(lines.map(({ mid }) => mid)).size).toBe(lines.length);
        expect(lines.length).toBe(Math.min(ROOM_LINES_MAX, new Set(numbers).size));
      }),
      { numRuns: runs(50) },
    );
    const local = withLocal([], { c_mid: 'c1', content: 'x', time: 1, author: null });
    const confirmed = withArrived(local, [line('7', 'c1')], 0);
    expect(confirmed).toMatchObject([{ key: 'cc1', mid: '7', content: '7' }]);
    // What is confirmed is rejected no more.
    expect(withoutRejected(confirmed, 'c1')).toHaveLength(1);
    expect(withoutRejected(local, 'c1')).toEqual([]);
  });
});

describe('gift effects', () => {
  test('[entity.gift-effect] two lists, each in the order of addTime, the newest 100, played one by one', () => {
    const arbitrary = fc.array(fc.record({ at: fc.nat(1000), list: fc.constantFrom('A' as const, 'B' as const) }));
    fc.assert(
      fc.property(arbitrary, (all) => {
        const effects = all.reduce((queue, { at, list }) => withEffects(queue, [effect(at, list)]), emptyEffects);
        for (const name of ['A', 'B'] as const) {
          const times = effects[name].map(({ addTime }) => addTime);
          expect(times).toEqual([...times].sort((a, b) => a - b));
          expect(times.length).toBe(Math.min(EFFECTS_MAX, all.filter(({ list }) => list === name).length));
          expect(withoutFirst(effects, name)[name]).toEqual(effects[name].slice(1));
        }
      }),
    );
    expect(withEffects(emptyEffects, [])).toBe(emptyEffects);
  });
});
