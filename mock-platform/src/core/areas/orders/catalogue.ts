import {
  COINS_PER_UNIT,
  ORDER_LIFETIME_MS,
  ORDERS_OPEN_MAX,
  type PaymentsData,
  type PaySettingData,
  type RechargeOption,
} from '@miczero/contracts';

/** What can be bought and how: the same in every world. */

export const RECHARGE_OPTIONS: readonly RechargeOption[] = [
  { id: '60', coins: 60, bonus: 0, amount: 600 },
  { id: '300', coins: 300, bonus: 15, amount: 3000 },
  { id: '980', coins: 980, bonus: 80, amount: 9800 },
  { id: '1980', coins: 1980, bonus: 200, amount: 19_800 },
  { id: '6480', coins: 6480, bonus: 800, amount: 64_800 },
];

export const PAYMENTS: PaymentsData = {
  list: [
    { id: '1', type: 'qr', name: '扫码支付' },
    { id: '2', type: 'bank', name: '网银支付' },
  ],
  default: '1',
};

export const PAY_SETTINGS: PaySettingData = {
  currency: 'CNY',
  rate: COINS_PER_UNIT,
  order_time: ORDER_LIFETIME_MS / 1000,
  order_max: ORDERS_OPEN_MAX,
};

/** What comes with the first charge. */
export const FIRST_PACKAGE = { id: 'first', name: '首充礼包', coins: 66 } as const;
