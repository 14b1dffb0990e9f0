import { createSelector } from '@reduxjs/toolkit';
import { bannersOf } from '../../banners/index.ts';
import { type ConnectionRoot, selectResolvePicture } from '../../connection/index.ts';
import { isOpen, type TopUpRoot } from '../index.ts';

export const selectPurse = ({ topUp }: TopUpRoot) => topUp.purse;
export const selectShop = createSelector(
  [({ topUp }: TopUpRoot) => topUp.shop, ({ topUp }: TopUpRoot) => topUp.shopLoad],
  (shop, load) => ({ shop, load }),
);
export const selectTopUpBanners = createSelector(
  [({ topUp }: ConnectionRoot & TopUpRoot) => topUp.banners, (state: ConnectionRoot) => selectResolvePicture(state)],
  bannersOf,
);
export const selectCheck = ({ topUp }: TopUpRoot) => topUp.check;
export const selectOrder = ({ topUp }: TopUpRoot) => topUp.order;
/** The order that may still be paid; null for none. */
export const selectOpenOrder = ({ topUp: { order } }: TopUpRoot) => (isOpen(order) ? order : null);
export const selectHistory = createSelector(
  [({ topUp }: TopUpRoot) => topUp.history, ({ topUp }: TopUpRoot) => topUp.historyLoad],
  (list, load) => ({ list, load }),
);
export const selectPackages = createSelector(
  [
    ({ topUp }: TopUpRoot) => topUp.purse,
    ({ topUp }: TopUpRoot) => topUp.pack,
    ({ topUp }: TopUpRoot) => topUp.isClaiming,
    ({ topUp }: TopUpRoot) => topUp.newcomer,
  ],
  (purse, pack, isClaiming, newcomer) => ({
    /** screen.money.first-charge-package */
    first: pack !== null ? ('taken' as const) : purse?.is_charged ? ('ready' as const) : ('early' as const),
    isClaiming,
    newcomer,
  }),
);
/** The currency of prices; yuan until the platform has told. */
export const selectCurrency = ({ topUp }: TopUpRoot): string => topUp.shop?.settings.currency || 'CNY';
