import { createSelector } from '@reduxjs/toolkit';
import { type PreferencesRoot, selectPreferences } from '../../preferences/index.ts';
import type { WalletRoot } from '../../wallet/index.ts';
import type { GiftsRoot } from '../index.ts';

/** What the panel shows: the gifts, the coins, and whether a gift is being sent. */
export const selectGiftPanel = createSelector(
  [({ gifts }: GiftsRoot) => gifts, ({ wallet }: WalletRoot) => wallet.money],
  ({ list, bagOnly, hasFailed, sending, latest }, money) => ({
    list,
    bagOnly,
    hasFailed,
    isSending: sending === 'sending',
    latest,
    money,
  }),
);

/** The receivers of the latest gift of this visit; undefined before the first. */
export const selectLatestReceivers = ({ gifts }: GiftsRoot) => gifts.latestWish?.to;

/** The animations that play now, and what stands across the room. */
export const selectShow = createSelector(
  [({ gifts }: GiftsRoot) => gifts, (state: PreferencesRoot) => selectPreferences(state).giftEffects],
  ({ effects, screenGifts, confessions }, isAnimated) => ({
    gift: (isAnimated && effects.A[0]) || null,
    entrance: (isAnimated && effects.B[0]) || null,
    waiting: effects.A.length,
    screenGift: screenGifts[0],
    confession: confessions[0],
  }),
);
