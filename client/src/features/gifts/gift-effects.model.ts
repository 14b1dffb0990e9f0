import type { GiftEffect } from '@miczero/contracts';

/** Animations that wait to be played: gifts in list A, entrances in list B, each in the order of addTime. */
export interface GiftEffects {
  readonly A: readonly GiftEffect[];
  readonly B: readonly GiftEffect[];
}

/** Waiting animations of one list; in a rain of gifts the oldest are not played any more. */
export const EFFECTS_MAX = 100;

export const emptyEffects: GiftEffects = { A: [], B: [] };

export function withEffects(effects: GiftEffects, added: readonly GiftEffect[]): GiftEffects {
  if (added.length === 0) return effects;
  const queue = (list: 'A' | 'B') =>
    [...effects[list], ...added.filter(({ listType }) => listType === list)]
      // A stable sort: what has the same moment stays as it came.
      .sort((a, b) => a.addTime - b.addTime)
      .slice(-EFFECTS_MAX);
  return { A: queue('A'), B: queue('B') };
}

/** The first animation of a list has been played. */
export function withoutFirst(effects: GiftEffects, list: 'A' | 'B'): GiftEffects {
  return { ...effects, [list]: effects[list].slice(1) };
}
