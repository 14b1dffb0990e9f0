import type { GiftEffect } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOST } from '../../testing/run-room.ts';
import { EFFECTS_MAX, emptyEffects, withEffects, withoutFirst } from './gift-effects.model.ts';

const effect = (addTime: number, listType: 'A' | 'B'): GiftEffect => ({
  addTime,
  listType,
  gift_num: 1,
  gift_effect: 'rocket',
  effect: { enter_room: '', vehicle: '' },
  userid: HOST,
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
    const three = withEffects(withEffects(emptyEffects, [effect(2, 'A'), effect(1, 'B')]), [effect(1, 'A')]);
    expect([three.A.map(({ number }) => number), three.B[0]?.number]).toEqual([[2, 0], 1]);
    expect(withEffects(emptyEffects, [])).toBe(emptyEffects);
  });
});
