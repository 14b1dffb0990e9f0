import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import type { LinkStatus } from '../../realtime/kernel/link-actions.ts';

export interface ConnectionState {
  /** What the browser says about the network. */
  readonly networkUp: boolean;
  readonly link: LinkStatus;
  /** The link has been down long enough to be worth telling. */
  readonly isOutageTold: boolean;
  /** Origins that relative file and picture paths belong to; '' is the page's own. */
  readonly fileOrigin: string;
  readonly pictureOrigin: string;
}
export interface ConnectionRoot {
  readonly connection: ConnectionState;
}

/** How long the link may be down before the bar shows. */
export const OUTAGE_TOLD_AFTER_MS = 2000;

const initialState: ConnectionState = {
  networkUp: true,
  link: { kind: 'idle' },
  isOutageTold: false,
  fileOrigin: '',
  pictureOrigin: '',
};

/** Intent: try to connect now instead of when the pause is over; also takes the session back from another page. */
const retryRequested = createAction('connection/retryRequested');

const slice = defineSlice({
  name: 'connection',
  initialState,
  reducers: {
    networkChanged: (state: ConnectionState, { payload }: PayloadAction<boolean>): ConnectionState => ({
      ...state,
      networkUp: payload,
    }),
    outageTold: (state): ConnectionState => ({ ...state, isOutageTold: true }),
    originsKnown: (
      state,
      { payload }: PayloadAction<{ readonly files: string; readonly pictures: string }>,
    ): ConnectionState => ({ ...state, fileOrigin: payload.files, pictureOrigin: payload.pictures }),
  },
  extraReducers: (builder) => {
    builder.addCase(hallLinkActions.statusChanged, (state, { payload }) => ({
      ...state,
      link: payload,
      isOutageTold: payload.kind === 'online' || payload.kind === 'idle' ? false : state.isOutageTold,
    }));
  },
});

export const connectionReducer = slice.reducer;
export const connectionActions = { ...slice.actions, retryRequested };
