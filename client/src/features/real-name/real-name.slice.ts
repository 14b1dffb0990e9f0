import type { RealName } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

export interface RealNameState {
  readonly load: Load;
  /** entity.real-name, as last told; null before. */
  readonly record: RealName | null;
  readonly isSending: boolean;
  /** Why the platform refused the submission (rule.real-name-failure). */
  readonly error: FeedbackText | null;
}
export interface RealNameRoot {
  readonly realName: RealNameState;
}

const initialState: RealNameState = { load: IDLE, record: null, isSending: false, error: null };

const slice = defineSlice({
  name: 'realName',
  initialState,
  reducers: {
    /** The dialog is open, or its loading is tried again. */
    opened: (state: RealNameState): RealNameState => ({ ...state, load: LOADING, error: null, isSending: false }),
    known: (state, { payload }: PayloadAction<RealName>): RealNameState => ({
      ...state,
      load: READY,
      record: payload,
      isSending: false,
      error: null,
    }),
    loadFailed: (state, { payload }: PayloadAction<FeedbackText>): RealNameState => ({
      ...state,
      load: failedLoad(payload),
    }),
    sending: (state): RealNameState => ({ ...state, isSending: true, error: null }),
    refused: (state, { payload }: PayloadAction<FeedbackText>): RealNameState => ({
      ...state,
      isSending: false,
      error: payload,
    }),
    /** room-flow.create.12010: nothing is known of a name any more. */
    reset: (): RealNameState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const realNameReducer = slice.reducer;
export const realNameActions = {
  ...slice.actions,
  submitRequested: createAction<{ readonly real_name: string; readonly id_card: string }>('realName/submitRequested'),
};

export const selectRealName = ({ realName }: RealNameRoot): RealNameState => realName;
