export { giftPointsModal, rankingModal } from './modals.ts';
export { rankingsSaga } from './rankings.saga.ts';
export {
  type RankingId,
  type RankingPeriod,
  type RankingsRoot,
  type RankingWish,
  rankingsActions,
  rankingsReducer,
  selectPricedGifts,
  selectPricesFailure,
  selectRanking,
  selectRankingTabs,
} from './rankings.slice.ts';
