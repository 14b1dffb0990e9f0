import type { DataOf, Endpoints, RechargeOrder } from '@miczero/contracts';
import { rechargeOrder } from '@miczero/contracts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import type { FakePorts } from './fakes/fake-ports.ts';
import type { MountedApp } from './mount-app.tsx';

/** An order of 300 coins and a bonus of 15. */
export const orderOf = (fields: Partial<Record<keyof RechargeOrder, unknown>> = {}): RechargeOrder =>
  z.parse(rechargeOrder, {
    order_no: '1',
    client_order_id: 'a1',
    option_id: '300',
    coins: 315,
    amount: 3000,
    payment_id: '1',
    status: 1,
    qr_code: 'miczero://pay/1',
    create_time: Date.UTC(2026, 0, 2, 3, 4, 5),
    expired: Date.UTC(2026, 0, 2, 3, 9, 5),
    ...fields,
  });

type Answer = DataOf<Endpoints['payment.pay']>;

/** A wallet of 100 coins, five amounts, two methods. What became of an order is what `status` says. */
export function answerMoney({ http }: FakePorts) {
  const market = { money: 100, is_charged: false, status: 1 as RechargeOrder['status'] };
  let latest: Partial<RechargeOrder> = {};
  const told = (fields: Partial<Record<keyof RechargeOrder, unknown>> = {}): Answer => ({
    order: orderOf({
      ...latest,
      status: market.status,
      ...fields,
      ...(market.status > 1 && { qr_code: '', pay_url: '' }),
    }),
  });
  http.on('wallet.money', () => ({ money: market.money, gift_point: 42, is_charged: market.is_charged }));
  http.on('recharge.options', {
    list: [
      { id: '60', coins: 60, bonus: 0, amount: 600 },
      { id: '300', coins: 300, bonus: 15, amount: 3000 },
      { id: '980', coins: 980, bonus: 80, amount: 9800 },
      { id: '1980', coins: 1980, bonus: 200, amount: 19_800 },
      { id: '6480', coins: 6480, bonus: 800, amount: 64_800 },
    ],
  });
  http.on('payment.payments', {
    paymentsData: {
      list: [
        { id: '1', type: 'qr', name: '扫码支付' },
        { id: '2', type: 'bank', name: '网银支付' },
      ],
      default: '1',
    },
  });
  http.on('payment.settings', { paySettingData: { currency: 'CNY', rate: 10, order_time: 300, order_max: 5 } });
  http.on('user.first_register_package', {
    reg_package: { name: '新人礼包', list: [{ name: '玫瑰', icon: 'rose', num: 3 }], is_new: false },
  });
  const made = ({
    client_order_id,
    payment_id = '1',
  }: {
    client_order_id: string;
    payment_id?: string | undefined;
  }) => {
    latest = { client_order_id, payment_id };
  };
  http.on('payment.payForPC', (request) => {
    made(request);
    return told();
  });
  http.on('recharge.create_order', (request) => {
    made(request);
    return told({ status: 0, qr_code: '' });
  });
  http.on('payment.pay', () => told({ pay_url: '/cashier/1?ticket=t' }));
  http.on('payment.checkPCPayStatus', () => told({ pay_url: '/cashier/1?ticket=t' }));
  http.on('recharge.query_order', ({ client_order_id }) => {
    if (client_order_id !== undefined) latest = { ...latest, client_order_id };
    return told({ pay_url: '/cashier/1?ticket=t' });
  });
  http.on('recharge.cancel_order', () => told({ status: 4 }));
  return market;
}

/** Opens the wallet by the menu of the viewer. */
export async function openWallet(app: MountedApp) {
  await page.getByRole('button', { name: '小满 的菜单' }).first().click();
  await app.settle();
  await page.getByRole('menuitem', { name: /钱包/ }).click();
  await app.settle();
  return page.getByRole('dialog', { name: '钱包' });
}

/** Too few coins for a gift have led to the wallet: buys coins there, which are paid at once, and comes back to the gift. */
export async function topUpForGift(
  app: MountedApp,
  {
    market,
    price,
    money,
  }: { readonly market: { money: number; status: number } | null; readonly price: string; readonly money: number },
): Promise<void> {
  if (!market) throw new Error('the wallet is not answered');
  const wallet = page.getByRole('dialog', { name: '钱包' });
  await wallet.getByRole('button', { name: price }).click();
  await app.settle();
  await page.getByRole('button', { name: `支付 ${price}` }).click();
  await app.settle();
  Object.assign(market, { status: 2, money });
  await app.clock.advance(3000);
  await app.settle();
  await page.getByRole('button', { name: '完成' }).click();
  await expect.element(wallet.getByText(/这份礼物还差/)).not.toBeInTheDocument();
  // One layer at a time: the gifts stay.
  await userEvent.keyboard('{Escape}');
  await expect.element(wallet).not.toBeInTheDocument();
}
