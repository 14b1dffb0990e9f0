import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

export interface SupportState {
  readonly isSending: boolean;
  readonly error: FeedbackText | null;
}
export interface SupportRoot {
  readonly support: SupportState;
}
const initialSupport: SupportState = { isSending: false, error: null };

const sendRequested = createAction<{ readonly content: string; readonly contact: string }>('support/sendRequested');

const slice = defineSlice({
  name: 'support',
  initialState: initialSupport,
  reducers: {
    sent: (): SupportState => initialSupport,
    failed: (_state: SupportState, { payload }: PayloadAction<FeedbackText>): SupportState => ({
      isSending: false,
      error: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sendRequested, () => ({ isSending: true, error: null }))
      .addCase(sessionActions.signedOut, () => initialSupport);
  },
});

export const supportReducer = slice.reducer;
export const supportActions = { ...slice.actions, sendRequested };
export const selectSupport = ({ support }: SupportRoot): SupportState => support;
