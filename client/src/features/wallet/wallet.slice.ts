import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { sessionActions } from '../session/index.ts';

export interface WalletState {
  /** The viewer's coins; null until the platform has told them. */
  readonly money: number | null;
}
export interface WalletRoot {
  readonly wallet: WalletState;
}
const initialWallet: WalletState = { money: null };

const slice = defineSlice({
  name: 'wallet',
  initialState: initialWallet,
  reducers: {
    /** A call told the balance. */
    known: (_state: WalletState, { payload }: PayloadAction<number>): WalletState => ({ money: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialWallet);
  },
});

export const walletReducer = slice.reducer;
export const walletActions = slice.actions;

/** The viewer's coins; null until they are known, also while the wallet is not loaded. */
export const selectMoney = ({ wallet }: Partial<WalletRoot>): number | null => wallet?.money ?? null;
