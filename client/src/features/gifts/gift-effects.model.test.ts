import { type GiftEffect, userNo } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HOST } from '../../testing/run-room.ts';
import { EFFECTS_MAX, emptyEffects, type GiftEffects, withEffects, withoutFirst } from './gift-effects.model.ts';

function nextSender() {
  senders += 1;
  return z.parse(userNo, String(senders));
}

/** Each of another sender, unless one is named. */
let senders = 10_000;
const effect = (addTime: number, listType: 'A' | 'B', userid = nextSender()): GiftEffect => ({
  addTime,
  listType,
  gift_num: 1,
  gift_effect: 'rocket',
  effect: { enter_room: '', vehicle: '' },
  userid,
});

describe('gift effects', () => {
  test('[entity.gift-effect] two lists, each with the one that plays and then the newest 99 in the order of addTime, played one by one', () => {
    const arbitrary = fc.array(fc.record({ at: fc.nat(1000), list: fc.constantFrom('A' as const, 'B' as const) }));
    fc.assert(
      fc.property(arbitrary, (all) => {
        const effects = all.reduce((queue, { at, list }) => withEffects(queue, [effect(at, list)]), emptyEffects);
        for (const name of ['A', 'B'] as const) {
          const [first, ...times] = effects[name].map(({ addTime }) => addTime);
          expect(first).toBe(all.find(({ list }) => list === name)?.at);
          expect(times).toEqual([...times].sort((a, b) => a - b));
          expect(effects[name].length).toBe(Math.min(EFFECTS_MAX, all.filter(({ list }) => list === name).length));
          expect(withoutFirst(effects, name)[name]).toEqual(effects[name].slice(1));
        }
      }),
    );
    expect(withEffects(emptyEffects, [])).toBe(emptyEffects);
  });

  test('[entity.gift-effect] a gift that its sender gives again while it waits plays once, with the sum', () => {
    const gift = { title: '南风 → 露露 玫瑰', image: '' };
    const give = (effects: GiftEffects, userid = HOST, title = gift.title) =>
      withEffects(effects, [effect(1, 'A', userid)], { ...gift, title });
    // The first one plays; the next two share one play.
    const combo = give(give(give(emptyEffects)));
    expect(combo.A.map(({ gift_num }) => gift_num)).toEqual([1, 2]);
    expect(combo.A.map(({ number }) => number)).toEqual([0, 1]);
    const others = give(give(combo, nextSender()), HOST, '南风 → 阿澈 玫瑰');
    expect(others.A.map(({ gift_num }) => gift_num)).toEqual([1, 2, 1, 1]);
    expect(give(others).A.map(({ gift_num }) => gift_num)).toEqual([1, 3, 1, 1]);
    const entrances = withEffects(emptyEffects, [effect(1, 'B', HOST), effect(1, 'B', HOST), effect(1, 'B', HOST)]);
    expect(entrances.B).toHaveLength(3);
  });

  test('[entity.gift-effect] the effect that plays stays first when an older one comes late, and in a rain', () => {
    const playing = withEffects(emptyEffects, [effect(100, 'A')]);
    const late = withEffects(playing, [effect(99, 'A')]);
    expect(late.A.map(({ addTime }) => addTime)).toEqual([100, 99]);
    const rain = withEffects(
      late,
      Array.from({ length: EFFECTS_MAX }, (_, moment) => effect(200 + moment, 'A')),
    );
    expect([rain.A.length, rain.A[0]?.addTime, rain.A[1]?.addTime]).toEqual([EFFECTS_MAX, 100, 201]);
  });
});
