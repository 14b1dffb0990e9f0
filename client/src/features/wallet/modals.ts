import { defineModal } from '../modals/index.ts';

/** The viewer's coins: the balance, the packages, and past orders. */
export const walletModal = defineModal('wallet');

/** modal.payment-choice: how to pay for an amount of coins, and how the payment goes. Without an option it continues. */
export const paymentModal = defineModal<{ readonly option_id: string | null }>('payment');
