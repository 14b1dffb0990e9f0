import { defineModal } from '../modals/index.ts';

/** The viewer's coins: the balance, the packages, and past orders. `need`: the coins for which it was opened. */
export const walletModal = defineModal<{ readonly need: number | null }>('wallet');

/** modal.payment-choice: how to pay for an amount of coins, and how the payment goes. Without an option it continues. */
export const paymentModal = defineModal<{ readonly option_id: string | null }>('payment');
