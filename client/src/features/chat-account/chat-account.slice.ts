import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, type Load, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

export interface ChatAccountState {
  readonly load: Load;
  /** Whether an identity at the chat app signs this account in. */
  readonly isBound: boolean;
  /** Where the chat app asks for an identity, and the state that its answer is known by; null where none is configured. */
  readonly door: { readonly page: string; readonly state: string } | null;
}
export interface ChatAccountRoot {
  readonly chatAccount: ChatAccountState;
}

const initialState: ChatAccountState = { load: IDLE, isBound: false, door: null };

const slice = defineSlice({
  name: 'chatAccount',
  initialState,
  reducers: {
    /** The dialog is open, or its loading is tried again. */
    opened: (state: ChatAccountState): ChatAccountState => ({ ...state, load: LOADING }),
    known: (_state, { payload }: PayloadAction<Pick<ChatAccountState, 'isBound' | 'door'>>): ChatAccountState => ({
      ...payload,
      load: READY,
    }),
    loadFailed: (state, { payload }: PayloadAction<FeedbackText>): ChatAccountState => ({
      ...state,
      load: failedLoad(payload),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const chatAccountReducer = slice.reducer;
export const chatAccountActions = slice.actions;
export const selectChatAccount = ({ chatAccount }: ChatAccountRoot): ChatAccountState => chatAccount;
