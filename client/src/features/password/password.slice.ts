import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

export interface PasswordState {
  /** Whether the account has a password; null until it is known. */
  readonly hasPassword: boolean | null;
  /** The masked phone that a code was sent to; null before. */
  readonly sentTo: string | null;
  /** The code itself, which only a demo tells. */
  readonly mockCode: string;
  /** Seconds until another code may be asked for. */
  readonly secondsLeft: number;
  /** The request under way: for a code, or the one that saves the password. */
  readonly sending: 'code' | 'save' | null;
  readonly error: FeedbackText | null;
}
export interface PasswordRoot {
  readonly password: PasswordState;
}
const initialPassword: PasswordState = {
  hasPassword: null,
  sentTo: null,
  mockCode: '',
  secondsLeft: 0,
  sending: null,
  error: null,
};

const intents = {
  opened: createAction('password/opened'),
  codeRequested: createAction('password/codeRequested'),
  saveRequested: createAction<{ readonly password: string; readonly smscode: string }>('password/saveRequested'),
};

const slice = defineSlice({
  name: 'password',
  initialState: initialPassword,
  reducers: {
    known: (state: PasswordState, { payload }: PayloadAction<boolean>): PasswordState => ({
      ...state,
      hasPassword: payload,
    }),
    codeSent: (
      state,
      {
        payload: { phone, mockCode, seconds },
      }: PayloadAction<{ readonly phone: string; readonly mockCode: string; readonly seconds: number }>,
    ): PasswordState => ({ ...state, sentTo: phone, mockCode, secondsLeft: seconds, sending: null }),
    countedDown: (state, { payload }: PayloadAction<number>): PasswordState => ({ ...state, secondsLeft: payload }),
    failed: (state, { payload }: PayloadAction<FeedbackText>): PasswordState => ({
      ...state,
      sending: null,
      error: payload,
    }),
    saved: (): PasswordState => initialPassword,
  },
  extraReducers: (builder) => {
    builder
      // A dialog that is opened again waits no less for the next code.
      .addCase(intents.opened, ({ secondsLeft }) => ({ ...initialPassword, secondsLeft }))
      .addCase(intents.codeRequested, (state) => ({ ...state, sending: 'code', error: null }))
      .addCase(intents.saveRequested, (state) => ({ ...state, sending: 'save', error: null }))
      .addCase(sessionActions.signedOut, () => initialPassword);
  },
});

export const passwordReducer = slice.reducer;
export const passwordActions = { ...slice.actions, ...intents };
export const selectPassword = ({ password }: PasswordRoot): PasswordState => password;
