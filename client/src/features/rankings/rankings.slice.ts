import type { DataOf, Endpoints, Gift, RoomId } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, LOADING, type Load, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

type Tabs = DataOf<Endpoints['ranking.tabs']>;
export type RankingId = Tabs['list'][number]['id'];
export type RankingPeriod = Tabs['periods'][number]['type'];
export type RankingPage = DataOf<Endpoints['ranking.received']>;

/** Which ranking is asked for. */
export interface RankingWish {
  readonly id: RankingId;
  readonly period: RankingPeriod;
  /** null covers all rooms. */
  readonly group_id: RoomId | null;
}
interface Ranking {
  readonly wish: RankingWish;
  readonly load: Load;
  /** The former list stays during a reload. */
  readonly page: RankingPage | null;
}

export interface RankingsState {
  /** The rankings that there are; null until they are known. */
  readonly tabs: Tabs | null;
  readonly rankings: Readonly<Record<string, Ranking>>;
  /** The ranking that came on screen last; null before the first. */
  readonly shown: RankingWish | null;
  /** The catalogue, which says what each gift counts; null until it is known. */
  readonly gifts: readonly Gift[] | null;
  /** Why the catalogue did not come. */
  readonly giftsFailed: FeedbackText | null;
}
export interface RankingsRoot {
  readonly rankings: RankingsState;
}

const initialState: RankingsState = { tabs: null, rankings: {}, shown: null, gifts: null, giftsFailed: null };

/** The key of a ranking in the state. */
export const keyOf = ({ id, period, group_id }: RankingWish) => `${id} ${period} ${group_id ?? ''}`;

/** Intent: load the present state of this ranking. */
const requested = createAction<RankingWish>('rankings/requested');
/** Intent: load a ranking without a press; what the page says of it stays until there is an answer. */
const triedAgain = createAction<RankingWish>('rankings/triedAgain');
const giftsRequested = createAction('rankings/giftsRequested');

function withRanking(state: RankingsState, wish: RankingWish, change: Partial<Ranking>): RankingsState {
  const key = keyOf(wish);
  const before = state.rankings[key] ?? { wish, load: LOADING, page: null };
  return { ...state, rankings: { ...state.rankings, [key]: { ...before, ...change } } };
}

const slice = defineSlice({
  name: 'rankings',
  initialState,
  reducers: {
    tabsLoaded: (state: RankingsState, { payload }: PayloadAction<Tabs>): RankingsState => ({
      ...state,
      tabs: payload,
    }),
    loaded: (
      state,
      { payload }: PayloadAction<{ readonly wish: RankingWish; readonly page: RankingPage }>,
    ): RankingsState => withRanking(state, payload.wish, { load: READY, page: payload.page }),
    failed: (
      state,
      { payload }: PayloadAction<{ readonly wish: RankingWish; readonly error: FeedbackText }>,
    ): RankingsState => withRanking(state, payload.wish, { load: failedLoad(payload.error) }),
    shown: (state, { payload }: PayloadAction<RankingWish>): RankingsState => ({ ...state, shown: payload }),
    giftsLoaded: (state, { payload }: PayloadAction<readonly Gift[]>): RankingsState => ({
      ...state,
      gifts: payload,
      giftsFailed: null,
    }),
    giftsFailed: (state, { payload }: PayloadAction<FeedbackText>): RankingsState => ({
      ...state,
      giftsFailed: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(requested, (state, { payload }) => withRanking(state, payload, { load: LOADING }))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const rankingsReducer = slice.reducer;
export const rankingsActions = {
  ...slice.actions,
  requested,
  triedAgain,
  tabsRequested: createAction('rankings/tabsRequested'),
  giftsRequested,
};

export const selectRankingTabs = ({ rankings }: RankingsRoot) => rankings.tabs;
export const selectRanking = ({ rankings }: RankingsRoot, wish: RankingWish): Ranking | null =>
  rankings.rankings[keyOf(wish)] ?? null;
export const selectPricedGifts = ({ rankings }: RankingsRoot) => rankings.gifts;
export const selectPricesFailure = ({ rankings }: RankingsRoot) => rankings.giftsFailed;
