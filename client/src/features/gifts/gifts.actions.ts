import type { GiftId, UserNo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** A gift that the viewer sends. */
export interface GiftWish {
  readonly gift_id: GiftId;
  readonly gift_num: number;
  /** The receivers; null is every user on a seat. */
  readonly to: readonly UserNo[] | null;
  readonly is_bag: boolean;
}

export const giftsIntents = {
  panelRequested: createAction('gifts/panelRequested'),
  /** The bag is on screen. */
  bagRequested: createAction('gifts/bagRequested'),
  sendRequested: createAction<GiftWish>('gifts/sendRequested'),
};
