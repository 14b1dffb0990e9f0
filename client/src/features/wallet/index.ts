export { paymentModal, walletModal } from './modals.ts';
export { isOpen, ORDER_STATUS, type OrderState } from './order.machine.ts';
export { topUpSaga } from './top-up.saga.ts';
export { topUpActions, topUpReducer } from './top-up.slice.ts';
export type { TopUpRoot } from './top-up.state.ts';
export { selectMoney, type WalletRoot, walletActions, walletReducer } from './wallet.slice.ts';
