import type { Room } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

/** Which rooms: all of them or one category, those visited lately, the favourites, the viewer's own. */
export type RoomShelf =
  | { readonly kind: 'open'; readonly room_class: string | null }
  | { readonly kind: 'recent' | 'favourite' | 'mine' };

export interface RoomListState {
  readonly shelf: RoomShelf;
  readonly load: Load;
  /** Why rooms that stand there could not be loaded again, or more of them. */
  readonly stale: FeedbackText | null;
  readonly rooms: readonly Room[];
  readonly page: number;
  readonly page_total: number;
  readonly isLoadingMore: boolean;
  /** The platform looks for a room that fits. */
  readonly isMatching: boolean;
}
export interface RoomListRoot {
  readonly roomList: RoomListState;
}

const initialState: RoomListState = {
  shelf: { kind: 'open', room_class: null },
  load: IDLE,
  stale: null,
  rooms: [],
  page: 1,
  page_total: 1,
  isLoadingMore: false,
  isMatching: false,
};

/** Intent: load the present state of this shelf. */
const shown = createAction<RoomShelf>('roomList/shown');
/** Intent: load a shelf that failed; what the page says of it stays until there is an answer. */
const triedAgain = createAction('roomList/triedAgain');
/** The screen is left: nothing is refreshed any more, and what failed is not asked for again. */
const left = createAction('roomList/left');

export const isSameShelf = (a: RoomShelf, b: RoomShelf): boolean =>
  a.kind === b.kind && (a.kind !== 'open' || b.kind !== 'open' || a.room_class === b.room_class);

const slice = defineSlice({
  name: 'roomList',
  initialState,
  reducers: {
    /** Replaces the list; `page` is its number of pages. */
    loaded: (
      state: RoomListState,
      { payload }: PayloadAction<Pick<RoomListState, 'shelf' | 'rooms' | 'page' | 'page_total'>>,
    ): RoomListState =>
      isSameShelf(state.shelf, payload.shelf) ? { ...state, ...payload, load: READY, stale: null } : state,
    moreLoaded: (
      state,
      { payload }: PayloadAction<Pick<RoomListState, 'shelf' | 'rooms' | 'page' | 'page_total'>>,
    ): RoomListState =>
      isSameShelf(state.shelf, payload.shelf)
        ? { ...state, ...payload, rooms: [...state.rooms, ...payload.rooms], isLoadingMore: false, stale: null }
        : state,
    /** The former list stays. */
    failed: (state, { payload }: PayloadAction<FeedbackText>): RoomListState => ({
      ...state,
      isLoadingMore: false,
      ...(state.load.status === 'ready' ? { stale: payload } : { load: failedLoad(payload) }),
    }),
    moreRequested: (state): RoomListState => ({ ...state, isLoadingMore: true }),
    matchMoved: (state, { payload }: PayloadAction<{ readonly isMatching: boolean }>): RoomListState => ({
      ...state,
      isMatching: payload.isMatching,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(shown, (state, { payload }) =>
        isSameShelf(state.shelf, payload) && state.load.status === 'ready'
          ? state
          : { ...initialState, shelf: payload, load: LOADING },
      )
      .addCase(left, (state) => ({
        ...state,
        stale: null,
        load: state.load.status === 'failed' ? IDLE : state.load,
      }))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const roomListReducer = slice.reducer;
export const roomListActions = {
  ...slice.actions,
  shown,
  triedAgain,
  left,
  /** Announced: the counts are as the platform has them now. */
  refreshed: createAction('roomList/refreshed'),
  /** Intent: a room that fits, of this category or of any. */
  matchRequested: createAction<{ readonly room_class: string | null }>('roomList/matchRequested'),
};
