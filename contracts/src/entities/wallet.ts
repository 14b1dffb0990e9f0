import * as z from 'zod/mini';
import { counter, momentOrNever, optionalFlag, text, wireCode } from '../kernel/codecs.ts';
import { idOrNone, knownCode, knownText } from '../kernel/known-values.ts';

/** entity.wallet: whole units only. The specification shows none of the fields. */
export const wallet = z
  .object({
    /** Spendable coins. */
    money: counter,
    /** Points earned from received gifts. */
    gift_point: counter,
    /** Whether the user has made a first charge. */
    is_charged: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'Wallet' });
export type Wallet = z.output<typeof wallet>;

/** A payment method. */
const paymentMethod = z.object({
  id: idOrNone,
  /** `qr` shows a code to scan, `bank` opens a page. */
  type: knownText(['qr', 'bank'], 'qr'),
  name: text,
});

/** entity.payments-data */
export const paymentsData = z
  .object({
    list: z.array(paymentMethod),
    /** Id of the preselected method. */
    default: idOrNone,
  })
  .register(z.globalRegistry, { id: 'PaymentsData' });
export type PaymentsData = z.output<typeof paymentsData>;

/** entity.pay-setting-data: the specification does not show its fields. Amounts are whole cents of the currency. */
export const paySettingData = z
  .object({
    currency: text,
    /** Coins per whole unit of the currency, before any bonus. */
    rate: counter,
    /** Seconds after which an unpaid order closes. */
    order_time: counter,
    /** Maximum number of open orders per user. */
    order_max: counter,
  })
  .register(z.globalRegistry, { id: 'PaySettingData' });
export type PaySettingData = z.output<typeof paySettingData>;

/** A product: an amount of coins. */
export const rechargeOption = z
  .object({
    id: idOrNone,
    /** Coins, without the bonus. */
    coins: counter,
    /** Bonus coins. */
    bonus: counter,
    /** Price in cents. */
    amount: counter,
  })
  .register(z.globalRegistry, { id: 'RechargeOption' });
export type RechargeOption = z.output<typeof rechargeOption>;

/** An order of coins. The specification shows none of the fields. */
export const rechargeOrder = z
  .object({
    order_no: idOrNone,
    /** The client's own id of the order, its idempotency key. */
    client_order_id: text,
    option_id: idOrNone,
    /** Coins credited, including the bonus. */
    coins: counter,
    /** Price in cents. */
    amount: counter,
    payment_id: idOrNone,
    /** 0 created, 1 being paid, 2 paid and credited, 3 failed, 4 closed. */
    status: wireCode([0, 1, 2, 3, 4]),
    /** Content of the code to scan during payment; empty otherwise. */
    qr_code: text,
    /** The cashier's page during payment, absolute or below the host of the calls; empty otherwise. */
    pay_url: text,
    create_time: momentOrNever,
    /** Time at which the order closes if unpaid. */
    expired: momentOrNever,
    /** Time of payment; 0 for none. */
    pay_time: momentOrNever,
  })
  .register(z.globalRegistry, { id: 'RechargeOrder' });
export type RechargeOrder = z.output<typeof rechargeOrder>;

/** 0 before the first charge, 1 available, 2 claimed. */
export const PACKAGE_STATE = { early: 0, ready: 1, taken: 2 } as const;

/** entity.register-package: the package of the first charge, once per user. */
export const firstChargePackage = z
  .object({
    id: idOrNone,
    name: text,
    coins: counter,
    /** 0 before the first charge, 1 available, 2 claimed. */
    state: knownCode(PACKAGE_STATE, 'early'),
  })
  .register(z.globalRegistry, { id: 'FirstChargePackage' });
export type FirstChargePackage = z.output<typeof firstChargePackage>;
