import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import type { LinkStatus } from '../../realtime/kernel/link-actions.ts';
import type { FeedbackText } from '../feedback/index.ts';

export interface ConnectionState {
  /** What the browser says about the network. */
  readonly networkUp: boolean;
  readonly link: LinkStatus;
  /** The link has been down long enough to be worth telling. */
  readonly isOutageTold: boolean;
  /** Says how old the answers are that stand in on this page; null while none does. */
  readonly asOf: FeedbackText | null;
  /** Origins that relative file and picture paths belong to; '' is the page's own. */
  readonly fileOrigin: string;
  readonly pictureOrigin: string;
  /** Addresses of the static pages. */
  readonly documents: { readonly terms: string; readonly privacy: string };
}
type Origins = Readonly<Record<'files' | 'pictures' | 'terms' | 'privacy', string>>;
export interface ConnectionRoot {
  readonly connection: ConnectionState;
}

/** How long the link may be down before the bar shows. */
export const OUTAGE_TOLD_AFTER_MS = 2000;

const initialState: ConnectionState = {
  networkUp: true,
  link: { kind: 'idle' },
  isOutageTold: false,
  asOf: null,
  fileOrigin: '',
  pictureOrigin: '',
  documents: { terms: '', privacy: '' },
};

/** Intent: try to connect now instead of after the pause; also takes the session back from another page. */
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
    asOfTold: (state, { payload: asOf }: PayloadAction<FeedbackText | null>): ConnectionState => ({ ...state, asOf }),
    originsKnown: (state, { payload: { files, pictures, ...documents } }: PayloadAction<Origins>): ConnectionState => ({
      ...state,
      fileOrigin: files,
      pictureOrigin: pictures,
      documents,
    }),
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
