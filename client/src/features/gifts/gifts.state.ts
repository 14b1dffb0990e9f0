import type { Gift } from '@miczero/contracts';
import { emptyEffects, type GiftEffects } from './gift-effects.model.ts';
import type { GiftWish } from './gifts.actions.ts';

/** A gift that the viewer has sent. */
export interface LatestGift {
  readonly name: string;
  readonly num: number;
  readonly combo: number;
}

export interface GiftsState {
  /** Gifts to choose from; null until they are known. They stay when the room is left. */
  readonly list: readonly Gift[] | null;
  /** Gifts of the bag that the room does not sell. */
  readonly bagOnly: readonly Gift[];
  /** The panel could not be loaded. */
  readonly hasFailed: boolean;
  readonly sending: 'idle' | 'sending';
  /** The viewer's latest gift, for the word about it; null before the first. */
  readonly latest: LatestGift | null;
  /** What the viewer sent latest in this room: the panel opens with its receivers. */
  readonly latestWish: GiftWish | null;
  readonly effects: GiftEffects;
  /** Gifts across the whole screen. The first of each crosses the room, the others wait. */
  readonly screenGifts: readonly string[];
  readonly confessions: readonly string[];
}
export interface GiftsRoot {
  readonly gifts: GiftsState;
}
export const initialGifts: GiftsState = {
  list: null,
  bagOnly: [],
  hasFailed: false,
  sending: 'idle',
  latest: null,
  latestWish: null,
  effects: emptyEffects,
  screenGifts: [],
  confessions: [],
};
