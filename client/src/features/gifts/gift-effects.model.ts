import type { GiftEffect } from '@miczero/contracts';
import { type EffectEnd, effectFileOf, type Playable, sceneOf } from '../../lib/effect-file.ts';

/**
 * An effect with what shows it: a file or a scene, a drawing of the client in place of a scene that does not play, or the picture or
 * banner in place of a file.
 */
export interface WaitingEffect extends GiftEffect {
  readonly shows: Playable | 'drawing' | 'banner' | 'picture';
  /** Where it came in the room: another one is drawn anew, and one that waits for its end continues when others come. */
  readonly number: number;
  /** What a banner says about a gift; empty for an entrance. */
  readonly title: string;
  /** Picture of the gift; empty for none. */
  readonly image: string;
}

/** Gifts in list A, entrances in list B. The first of each plays, and stays until its end; the others wait in the order of addTime. */
export interface GiftEffects {
  readonly A: readonly WaitingEffect[];
  readonly B: readonly WaitingEffect[];
  /** Number of the next one. */
  readonly next: number;
}

/** Animations of one list; in a rain of gifts the oldest that wait are not played any more. */
export const EFFECTS_MAX = 100;
/** More than these wait: each plays shorter, so that a rain of gifts does not hold the lane for minutes. */
export const UNHURRIED = 3;

export const emptyEffects: GiftEffects = { A: [], B: [], next: 0 };

/**
 * Adds the effects of a message, which belong to this gift. A gift that its sender gives again while it waits plays once, with the
 * sum: a combo does not hold the lane for minutes.
 */
export function withEffects(
  effects: GiftEffects,
  added: readonly GiftEffect[],
  { title, image }: Pick<WaitingEffect, 'title' | 'image'> = { title: '', image: '' },
): GiftEffects {
  if (added.length === 0) return effects;
  const waiting = added.map((effect, index) => {
    const number = effects.next + index;
    return { ...effect, shows: shownBy(effect), number, title, image };
  });
  const queue = (list: GiftEffect['listType']) => {
    const playing = effects[list].slice(0, 1);
    const next = waiting
      .filter(({ listType }) => listType === list)
      .reduce(withOne, effects[list].slice(1))
      // A stable sort: what has the same moment stays as it came.
      .toSorted((a, b) => a.addTime - b.addTime)
      .slice(-EFFECTS_MAX + playing.length);
    return [...playing, ...next];
  };
  return { A: queue('A'), B: queue('B'), next: effects.next + added.length };
}

function withOne(list: readonly WaitingEffect[], added: WaitingEffect): readonly WaitingEffect[] {
  const at = list.findIndex((each) => isSameGift(each, added));
  if (at < 0) return [...list, added];
  return list.map((each, index) => (index === at ? { ...each, gift_num: each.gift_num + added.gift_num } : each));
}

const isSameGift = (one: WaitingEffect, other: WaitingEffect) =>
  one.listType === 'A' &&
  other.listType === 'A' &&
  one.userid === other.userid &&
  one.gift_effect === other.gift_effect &&
  one.title === other.title;

/** The first animation of a list has been played. */
export function withoutFirst(effects: GiftEffects, list: GiftEffect['listType']): GiftEffects {
  return { ...effects, [list]: effects[list].slice(1) };
}

/**
 * The first animation does not play. In place of a file there is the picture of its gift, and a banner where there is none or the
 * page is too slow for more; in place of a scene, the small drawing.
 */
export function withFirstStill(
  effects: GiftEffects,
  list: GiftEffect['listType'],
  end: Exclude<EffectEnd, 'played'>,
): GiftEffects {
  const [first, ...rest] = effects[list];
  if (!first) return effects;
  return { ...effects, [list]: [{ ...first, shows: stillOf(first, end) }, ...rest] };
}

function stillOf({ shows, image }: WaitingEffect, end: EffectEnd): WaitingEffect['shows'] {
  if (isScene(shows)) return 'drawing';
  return end === 'slow' || image === '' ? 'banner' : 'picture';
}

/** Plays over the whole window. */
export const isScene = (shows: WaitingEffect['shows'] | undefined): boolean =>
  typeof shows === 'object' && shows.format === 'scene';

/** The file or scene of the first animation, when it is one. */
export function firstFile(effects: GiftEffects, list: GiftEffect['listType']): Playable | null {
  const shows = effects[list][0]?.shows;
  return typeof shows === 'object' ? shows : null;
}

/** Real servers name a file in place of a drawing (decision 0111). */
function shownBy({ listType, gift_effect, effect }: GiftEffect): WaitingEffect['shows'] {
  if (listType === 'B') return effectFileOf(effect.vehicle) ?? 'drawing';
  return sceneOf(gift_effect) ?? effectFileOf(gift_effect) ?? 'drawing';
}
