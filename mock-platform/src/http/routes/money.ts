import type { PAYMENT_CALLS, RECHARGE_CALLS, WALLET_CALLS } from '@miczero/contracts';
import { isOrderDue } from '../../core/areas/orders/cashier.ts';
import { PAY_SETTINGS, PAYMENTS, RECHARGE_OPTIONS } from '../../core/areas/orders/catalogue.ts';
import { findOrder } from '../../core/areas/orders/orders.ts';
import { walletOf } from '../../core/areas/orders/wallet.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

type MoneyCall = keyof typeof WALLET_CALLS | keyof typeof PAYMENT_CALLS | keyof typeof RECHARGE_CALLS;

export const moneyHandlers: Handlers<MoneyCall> = {
  'wallet.money': async (call) => {
    await settle(call.runner);
    return walletOf(call.runner.world, callerOf(call).no);
  },
  'first_charge.get_pack': async (call) => call.runner.run('first_charge.get_pack', await takeOrder(call), {}),
  'payment.payments': () => ({ paymentsData: { ...PAYMENTS, list: [...PAYMENTS.list] } }),
  'payment.settings': () => ({ paySettingData: PAY_SETTINGS }),
  'payment.pay': async (call) => call.runner.run('payment.pay', await takeOrder(call), call.request),
  'payment.payForPC': async (call) => call.runner.run('payment.payForPC', await takeOrder(call), call.request),
  'payment.checkPCPayStatus': async (call) => lookUp(call, call.request),
  'recharge.options': () => ({ list: [...RECHARGE_OPTIONS] }),
  'recharge.create_order': async (call) =>
    call.runner.run('recharge.create_order', await takeOrder(call), call.request),
  'recharge.query_order': async (call) => lookUp(call, call.request),
  'recharge.cancel_order': async (call) =>
    call.runner.run('recharge.cancel_order', await takeOrder(call), call.request),
};

/** The caller of a call that makes or changes an order; too many of them at once are refused. */
async function takeOrder(call: Pick<Call, 'actor' | 'limits' | 'runner'>): Promise<Actor> {
  const actor = callerOf(call);
  await call.limits.take('order', `${call.runner.name} ${actor.no}`);
  return actor;
}

/** Settles what is due first: the answer is about now, not about the last sweep. */
async function settle(runner: WorldRunner): Promise<void> {
  if (isOrderDue(runner.world, runner.now())) await runner.run('order.settle', null, {});
}

async function lookUp(
  { runner, actor }: Pick<Call, 'actor' | 'runner'>,
  ids: { readonly order_no?: string | undefined; readonly client_order_id?: string | undefined },
) {
  await settle(runner);
  return findOrder(runner.world, callerOf({ actor }).no, ids, runner.now());
}
