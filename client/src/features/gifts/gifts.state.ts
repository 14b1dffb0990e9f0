import type { Gift } from '@miczero/contracts';
import { emptyEffects, type GiftEffects } from './gift-effects.model.ts';

export interface GiftsState {
  /** Gifts to choose from; null until they are known. They stay when the room is left. */
  readonly list: readonly Gift[] | null;
  readonly effects: GiftEffects;
  /** The latest gift across the whole screen; null shows none. */
  readonly screenGift: string | null;
  /** The latest confession; null shows none. */
  readonly confession: string | null;
}
export const initialGifts: GiftsState = { list: null, effects: emptyEffects, screenGift: null, confession: null };
