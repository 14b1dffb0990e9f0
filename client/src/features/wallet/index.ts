export { type WalletRoot, walletActions, walletReducer } from './wallet.slice.ts';
