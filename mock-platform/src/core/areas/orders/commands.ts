import { callBack, pressCashier, setCashier, settleOrders } from './cashier.ts';
import { cancelOrder, createOrder, payAtOnce, payOrder } from './orders.ts';
import { takePackage } from './wallet.ts';

/** The writes of orders and of what comes with them. */
export const ORDER_COMMANDS = {
  'recharge.create_order': createOrder,
  'payment.pay': payOrder,
  'payment.payForPC': payAtOnce,
  'recharge.cancel_order': cancelOrder,
  'order.settle': settleOrders,
  'cashier.press': pressCashier,
  'first_charge.get_pack': takePackage,
  'control.cashier.set': setCashier,
  'control.cashier.callback': callBack,
} as const;
