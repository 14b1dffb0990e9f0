import type { Sandbox } from '../sandbox.ts';

/** Acts that come before the call, shared by the walks of money. */

let orders = 0;

/** A new id of a client's order. */
export function clientOrderId(): string {
  orders += 1;
  return `walk-${orders}`;
}

/** 阿澈 makes an order; answers its number. */
export async function makeOrder(sandbox: Sandbox): Promise<string> {
  const member = await sandbox.as('member');
  const request = { client_order_id: clientOrderId(), option_id: '60' };
  return (await member.call('recharge.create_order', request)).order.order_no;
}

/** The same, sent to a cashier that ends like this at once. */
export async function payOrder(
  sandbox: Sandbox,
  outcome: 'success' | 'pending' | 'failure' | 'timeout',
): Promise<string> {
  await sandbox.control('cashier.set', { outcome, delay_ms: 0 });
  const order_no = await makeOrder(sandbox);
  await (await sandbox.as('member')).call('payment.pay', { order_no });
  return order_no;
}
