export { giftsEventHandlers } from './gifts.events.ts';
export { giftsSaga } from './gifts.saga.ts';
export { giftsActions, giftsReducer } from './gifts.slice.ts';
export type { GiftsRoot, LatestGift } from './gifts.state.ts';
export { type UnsureGifts, untilAnswered } from './until-answered.saga.ts';
