import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { paymentModal, walletModal } from '../modals.ts';

export const WALLET_DIALOGS = [
  dialogOf(
    walletModal,
    lazyPart(() => import('./WalletDialog.tsx')),
  ),
  dialogOf(
    paymentModal,
    lazyPart(() => import('./PaymentDialog.tsx')),
  ),
];
