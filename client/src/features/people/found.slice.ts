import type { HallUser } from '@miczero/contracts';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import { hallsActions } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';

/** The members of the open hall that a search found. */
export interface FoundState {
  /** What stands in the field. */
  readonly words: string;
  /** '' while nothing is searched for. */
  readonly keyword: string;
  readonly load: Load;
  readonly users: readonly HallUser[];
  readonly page: number;
  readonly pageTotal: number;
}
export interface FoundRoot {
  readonly found: FoundState;
}

const initialState: FoundState = { words: '', keyword: '', load: IDLE, users: [], page: 0, pageTotal: 0 };

interface FoundPage {
  readonly keyword: string;
  readonly users: readonly HallUser[];
  readonly page: number;
  readonly page_total: number;
}

const slice = defineSlice({
  name: 'found',
  initialState,
  reducers: {
    /** Intent: find members by nick or number; a text without ink ends the search. */
    searched: (_state: FoundState, { payload: words }: PayloadAction<string>): FoundState => {
      const keyword = words.trim();
      return { ...initialState, words, keyword, load: keyword === '' ? IDLE : LOADING };
    },
    /** Intent: the next page. */
    moreRequested: (state): FoundState => ({ ...state, load: LOADING }),
    pageLoaded: (state, { payload }: PayloadAction<FoundPage>): FoundState => {
      if (payload.keyword !== state.keyword) return state;
      const known = new Set(state.users.map(({ id }) => id));
      const users = [...state.users, ...payload.users.filter(({ id }) => !known.has(id))];
      return { ...state, load: READY, users, page: payload.page, pageTotal: payload.page_total };
    },
    failed: (state, { payload }: PayloadAction<FeedbackText>): FoundState => ({ ...state, load: failedLoad(payload) }),
  },
  extraReducers: (builder) => {
    // Another hall begins without a search.
    builder.addCase(hallsActions.hallClosed, () => initialState).addCase(sessionActions.signedOut, () => initialState);
  },
});

export const foundReducer = slice.reducer;
export const foundActions = slice.actions;
