import { callBack, setCashier, settleOrders } from './cashier.ts';
import { cancelOrder, createOrder, payAtOnce, payOrder } from './orders.ts';
import { takePackage } from './wallet.ts';

/** The writes of orders and of what comes with them. */
export const ORDER_COMMANDS = {
  'order.create': createOrder,
  'order.pay': payOrder,
  'order.pay_at_once': payAtOnce,
  'order.cancel': cancelOrder,
  'order.settle': settleOrders,
  'package.take': takePackage,
  'staging.set_cashier': setCashier,
  'staging.cashier_callback': callBack,
} as const;
