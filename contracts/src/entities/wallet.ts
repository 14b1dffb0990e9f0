import * as z from 'zod/mini';
import { counter, momentOrNever, optionalFlag, text, wireCode } from '../kernel/codecs.ts';
import { idOrNone, knownCode, knownText } from '../kernel/known-values.ts';

/** entity.wallet: whole units only. The specification shows none of the fields. */
export const wallet = z
  .object({
    /** Coins that can be spent. */
    money: counter,
    /** Points that gifts from others have brought. */
    gift_point: counter,
    /** Whether a first charge was made. */
    is_charged: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'Wallet' });
export type Wallet = z.output<typeof wallet>;

/** One way to pay. */
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
    /** Id of the method that is chosen to begin with. */
    default: idOrNone,
  })
  .register(z.globalRegistry, { id: 'PaymentsData' });
export type PaymentsData = z.output<typeof paymentsData>;

/** entity.pay-setting-data: its fields are not shown. Amounts are whole cents of the currency. */
export const paySettingData = z
  .object({
    currency: text,
    /** Coins for one whole unit of the currency, before any bonus. */
    rate: counter,
    /** Seconds after which an order that was not paid is closed. */
    order_time: counter,
    /** Orders of one person that may be open at a time. */
    order_max: counter,
  })
  .register(z.globalRegistry, { id: 'PaySettingData' });
export type PaySettingData = z.output<typeof paySettingData>;

/** What can be bought. */
export const rechargeOption = z
  .object({
    id: idOrNone,
    /** Coins, without the bonus. */
    coins: counter,
    /** Coins on top. */
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
    /** Coins that it brings, the bonus included. */
    coins: counter,
    /** Price in cents. */
    amount: counter,
    payment_id: idOrNone,
    /** 0 made, 1 being paid, 2 paid and credited, 3 failed, 4 closed. */
    status: wireCode([0, 1, 2, 3, 4]),
    /** What to show as a code to scan while it is being paid; empty otherwise. */
    qr_code: text,
    create_time: momentOrNever,
    /** Moment at which it is closed if it is not paid by then. */
    expired: momentOrNever,
    /** Moment of payment; 0 for none. */
    pay_time: momentOrNever,
  })
  .register(z.globalRegistry, { id: 'RechargeOrder' });
export type RechargeOrder = z.output<typeof rechargeOrder>;

/** 0 before the first charge, 1 to be had, 2 taken. */
export const PACKAGE_STATE = { early: 0, ready: 1, taken: 2 } as const;

/** entity.register-package: what comes with the first charge, once a person. */
export const firstChargePackage = z
  .object({
    id: idOrNone,
    name: text,
    coins: counter,
    /** 0 before the first charge, 1 to be had, 2 taken. */
    state: knownCode(PACKAGE_STATE, 'early'),
  })
  .register(z.globalRegistry, { id: 'FirstChargePackage' });
export type FirstChargePackage = z.output<typeof firstChargePackage>;
