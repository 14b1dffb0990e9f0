import type { Banner, DataOf, Endpoints, Hall, PlayerBrief, Room } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';

type AppDownload = DataOf<Endpoints['ops.app_download']>['list'][number];
export type RoomCategory = DataOf<Endpoints['room.cate_type']>['list'][number];

/** Content beside the halls of "discover". */
export interface DiscoverState {
  /** Of the rooms. */
  readonly load: Load;
  /** Why a shelf did not come the last time; what it had stays. */
  readonly failed: FailedShelves;
  /** Busiest rooms first. */
  readonly rooms: readonly Room[];
  readonly categories: readonly RoomCategory[];
  /** Null until they are known: their place is kept. */
  readonly banners: readonly Banner[] | null;
  /** Beside the players. */
  readonly playerBanners: readonly Banner[];
  /** For a visitor without a session; empty otherwise. */
  readonly recommended: readonly Hall[];
  /** Null until they are known, which is after the viewer is. */
  readonly players: readonly PlayerBrief[] | null;
  /** Null until they are known, with the address. */
  readonly downloads: readonly AppDownload[] | null;
  /** The download address that suits the visitor; empty for none. */
  readonly downloadUrl: string;
}
/** Shelves of which people expect rows; banners are left out without a word. */
export type FailedShelves = Readonly<
  Partial<Record<'rooms' | 'recommended' | 'players' | 'downloads', FeedbackText | undefined>>
>;
export interface DiscoverRoot {
  readonly discover: DiscoverState;
}

const initialState: DiscoverState = {
  load: IDLE,
  failed: {},
  rooms: [],
  categories: [],
  banners: null,
  playerBanners: [],
  recommended: [],
  players: null,
  downloads: null,
  downloadUrl: '',
};

const shown = createAction('discover/shown');

const slice = defineSlice({
  name: 'discover',
  initialState,
  reducers: {
    roomsLoaded: (state: DiscoverState, { payload }: PayloadAction<readonly Room[]>): DiscoverState => ({
      ...state,
      load: READY,
      rooms: payload,
      failed: { ...state.failed, rooms: undefined },
    }),
    /** Rooms that were loaded before stay. */
    roomsFailed: (state, { payload }: PayloadAction<FeedbackText>) =>
      state.load.status === 'ready'
        ? { ...state, failed: { ...state.failed, rooms: payload } }
        : { ...state, load: failedLoad(payload) },
    /** Any shelf but the rooms; those in `failed` did not come, or, as undefined, have come. */
    shelvesLoaded: (
      state,
      { payload: { failed, ...shelves } }: PayloadAction<Partial<Omit<DiscoverState, 'load' | 'rooms'>>>,
    ) => ({ ...state, ...shelves, failed: { ...state.failed, ...failed } }),
  },
  extraReducers: (builder) => {
    builder.addCase(shown, (state) => (state.load.status === 'ready' ? state : { ...state, load: LOADING }));
  },
});

export const discoverReducer = slice.reducer;
export const discoverActions = {
  ...slice.actions,
  /** The shelves are on screen, or their rooms are to be loaded again. */
  shown,
  /** The shelves are on screen, and it is known who sees them: a person, or a visitor. */
  viewerKnown: createAction('discover/viewerKnown'),
  /** The screen is left: nothing is refreshed any more. */
  left: createAction('discover/left'),
  /** Announced: the live counts are fresh. */
  refreshed: createAction('discover/refreshed'),
};
