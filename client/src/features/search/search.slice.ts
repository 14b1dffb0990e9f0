import type { Hall, PlayerBrief, Room } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import type { SearchKind } from './modals.ts';

export interface SearchResults {
  readonly halls: readonly Hall[];
  readonly rooms: readonly Room[];
  readonly users: readonly PlayerBrief[];
}
export interface SearchState {
  readonly kind: SearchKind;
  readonly keyword: string;
  readonly load: Load;
  readonly results: SearchResults;
  /** Why some kinds of results did not come beside the others. */
  readonly partFailed: FeedbackText | null;
  readonly hotwords: readonly string[];
  /** Newest first. */
  readonly recent: readonly string[];
}
export interface SearchRoot {
  readonly search: SearchState;
}

/** Searches that are remembered. */
export const RECENT_MAX = 8;
const NOTHING: SearchResults = { halls: [], rooms: [], users: [] };
const initialState: SearchState = {
  kind: 'all',
  keyword: '',
  load: IDLE,
  results: NOTHING,
  partFailed: null,
  hotwords: [],
  recent: [],
};

const intents = {
  /** The dialog was opened to find this. */
  opened: createAction<{ readonly kind: SearchKind; readonly keyword?: string }>('search/opened'),
  /** The same text is searched for among these. */
  kindPicked: createAction<SearchKind>('search/kindPicked'),
  /** The field holds this text. An empty one shows hot words and recent searches. */
  typed: createAction<{ readonly keyword: string }>('search/typed'),
  retryRequested: createAction('search/retryRequested'),
  /** Intent: search again after a failure; what the dialog says of it stays until there is an answer. */
  triedAgain: createAction('search/triedAgain'),
  /** A result was chosen: the keyword is worth remembering. */
  picked: createAction('search/picked'),
  recentCleared: createAction('search/recentCleared'),
};

const slice = defineSlice({
  name: 'search',
  initialState,
  reducers: {
    hotwordsLoaded: (state: SearchState, { payload }: PayloadAction<readonly string[]>): SearchState => ({
      ...state,
      hotwords: payload,
    }),
    recentKnown: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
    found: (
      state,
      {
        payload: { results, partFailed },
      }: PayloadAction<{ readonly results: SearchResults; readonly partFailed: FeedbackText | null }>,
    ) => ({ ...state, load: READY, results, partFailed }),
    failed: (state, { payload }: PayloadAction<FeedbackText>) => ({ ...state, load: failedLoad(payload) }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.opened, (state, { payload: { kind, keyword = '' } }) => ({
        ...initialState,
        kind,
        keyword,
        load: keyword.trim() === '' ? IDLE : LOADING,
        hotwords: state.hotwords,
        recent: state.recent,
      }))
      .addCase(intents.kindPicked, (state, { payload: kind }) => ({
        ...state,
        kind,
        results: NOTHING,
        partFailed: null,
        load: state.keyword.trim() === '' ? IDLE : LOADING,
      }))
      .addCase(intents.typed, (state, { payload: { keyword } }) => ({
        ...state,
        keyword,
        // The former results stay until the new ones are here, so that the list does not flicker.
        ...(keyword.trim() === '' ? { load: IDLE, results: NOTHING, partFailed: null } : { load: LOADING }),
      }))
      .addCase(intents.retryRequested, (state) => ({ ...state, load: LOADING }));
  },
});

export const searchReducer = slice.reducer;
export const searchActions = { ...slice.actions, ...intents };
