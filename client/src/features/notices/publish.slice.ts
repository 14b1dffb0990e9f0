import type { HallId } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

/** The form of a new notice. */
export interface PublishState {
  readonly isSending: boolean;
  readonly error: FeedbackText | null;
  /** Notices published from this page: a form that sees it grow starts over. */
  readonly published: number;
}
export interface PublishRoot {
  readonly notices: PublishState;
}

const initialState: PublishState = { isSending: false, error: null, published: 0 };

const slice = defineSlice({
  name: 'notices',
  initialState,
  reducers: {
    sending: (state: PublishState): PublishState => ({ ...state, isSending: true, error: null }),
    failed: (state, { payload }: PayloadAction<FeedbackText>): PublishState => ({
      ...state,
      isSending: false,
      error: payload,
    }),
    published: (state): PublishState => ({ isSending: false, error: null, published: state.published + 1 }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const noticesReducer = slice.reducer;
export const noticesActions = {
  ...slice.actions,
  publishRequested: createAction<{ readonly hall_id: HallId; readonly title: string; readonly content: string }>(
    'notices/publishRequested',
  ),
  deleteRequested: createAction<{ readonly hall_id: HallId; readonly id: string }>('notices/deleteRequested'),
};

export const selectPublish = ({ notices }: PublishRoot): PublishState => notices;
