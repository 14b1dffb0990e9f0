import fc from 'fast-check';
import type { CommandName } from '../../../src/core/machine/command-table.ts';

/** What may arrive at every command of orders, and every reason that each has to refuse it. */

const OWNER = '10001';
const FRIEND = '10002';

type Give = (name: CommandName, no: string | undefined, input: object) => void;

/** Somebody with as many open orders as there may be, somebody who has paid, and closed, and taken the package. */
export function stageOrderReasons(give: Give): void {
  give('staging.set_cashier', undefined, { user: '*', outcome: 'success', delay_ms: 0 });
  give('order.pay_at_once', FRIEND, { client_order_id: 'f1', option_id: '60' });
  give('order.settle', undefined, {});
  give('package.take', FRIEND, {});
  give('order.create', FRIEND, { client_order_id: 'f2', option_id: '60' });
  give('order.cancel', FRIEND, { order_no: '2' });
  for (const client_order_id of ['o1', 'o2', 'o3', 'o4', 'o5'])
    give('order.create', OWNER, { client_order_id, option_id: '60' });
}

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
const made = {
  client_order_id: from('f1', 'f2', 'o1', 'new'),
  option_id: from('60', '60', '300', 'none'),
  payment_id: from(undefined, undefined, '1', '9'),
};
const order_no = from('1', '2', '3', '404');

export const ORDER_INPUTS = {
  'order.create': fc.record(made),
  'order.pay_at_once': fc.record(made),
  'order.pay': fc.record({ order_no, payment_id: made.payment_id }),
  'order.cancel': fc.record({ order_no }),
  'order.settle': fc.constant({}),
  'package.take': fc.constant({}),
  'staging.set_cashier': fc.record({
    user: from('*', OWNER, '404'),
    outcome: from('success', 'pending', 'failure', 'timeout', 'duplicate'),
    delay_ms: from(0, 2000),
  }),
  'staging.cashier_callback': fc.record({ order_no, result: from('success', 'failure') }),
} as const satisfies { readonly [Name in CommandName]?: fc.Arbitrary<object> };

const MADE = ['accountUnknown', 'optionUnknown', 'ordersOpen', 'paymentUnknown', 'requestInvalid'];

export const ORDER_REFUSALS: { readonly [Name in CommandName]?: readonly string[] } = {
  'order.create': MADE,
  'order.pay_at_once': [...MADE, 'orderClosed'],
  'order.pay': ['accountUnknown', 'orderClosed', 'orderUnknown', 'paymentUnknown'],
  'order.cancel': ['accountUnknown', 'orderPaid', 'orderUnknown'],
  'package.take': ['accountUnknown', 'firstChargeNeeded', 'packageTaken'],
  'staging.set_cashier': ['userUnknown'],
  'staging.cashier_callback': ['orderUnknown'],
};
