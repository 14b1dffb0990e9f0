import fc from 'fast-check';
import type { CommandName } from '../../../src/core/machine/command-table.ts';

/** What may arrive at every command of orders, and every reason that each has to refuse it. */

const OWNER = '10001';
const FRIEND = '10002';

type Give = (name: CommandName, no: string | undefined, input: object) => void;

/** A person with as many open orders as permitted, and one who has paid, closed and taken the package. */
export function prepareOrderReasons(give: Give): void {
  give('control.cashier.set', undefined, { user: '*', outcome: 'success', delay_ms: 0 });
  give('payment.payForPC', FRIEND, { client_order_id: 'f1', option_id: '60' });
  give('order.settle', undefined, {});
  give('first_charge.get_pack', FRIEND, {});
  give('recharge.create_order', FRIEND, { client_order_id: 'f2', option_id: '60' });
  give('recharge.cancel_order', FRIEND, { order_no: '2' });
  for (const client_order_id of ['o1', 'o2', 'o3', 'o4', 'o5'])
    give('recharge.create_order', OWNER, { client_order_id, option_id: '60' });
}

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
const made = {
  client_order_id: from('f1', 'f2', 'o1', 'new'),
  option_id: from('60', '60', '300', 'none'),
  payment_id: from(undefined, undefined, '1', '9'),
};
const order_no = from('1', '2', '3', '404');

export const ORDER_INPUTS = {
  'recharge.create_order': fc.record(made),
  'payment.payForPC': fc.record(made),
  'payment.pay': fc.record({ order_no, payment_id: made.payment_id }),
  'recharge.cancel_order': fc.record({ order_no }),
  'order.settle': fc.constant({}),
  'cashier.press': fc.record({ order_no, ticket: from('', 'guessed'), button: from('pay', 'late', 'twice', 'fail') }),
  'first_charge.get_pack': fc.constant({}),
  'control.cashier.set': fc.record({
    user: from('*', OWNER, '404'),
    outcome: from('success', 'pending', 'failure', 'timeout', 'duplicate'),
    delay_ms: from(0, 2000),
  }),
  'control.cashier.callback': fc.record({ order_no, result: from('success', 'failure') }),
} as const satisfies { readonly [Name in CommandName]?: fc.Arbitrary<object> };

const MADE = ['accountUnknown', 'optionUnknown', 'ordersOpen', 'paymentUnknown', 'requestInvalid'];

export const ORDER_REFUSALS: { readonly [Name in CommandName]?: readonly string[] } = {
  'recharge.create_order': MADE,
  'payment.payForPC': [...MADE, 'orderClosed'],
  'payment.pay': ['accountUnknown', 'orderClosed', 'orderUnknown', 'paymentUnknown'],
  'recharge.cancel_order': ['accountUnknown', 'orderPaid', 'orderUnknown'],
  'first_charge.get_pack': ['accountUnknown', 'firstChargeNeeded', 'packageTaken'],
  'cashier.press': ['orderUnknown'],
  'control.cashier.set': ['userUnknown'],
  'control.cashier.callback': ['orderUnknown'],
};
