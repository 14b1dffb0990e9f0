export { walletActions, walletReducer } from './wallet.slice.ts';
