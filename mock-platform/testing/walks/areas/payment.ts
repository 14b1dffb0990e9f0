import type { PAYMENT_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { clientOrderId, makeOrder, payOrder } from './money-acts.ts';

export const PAYMENT_WALKS: Walks<typeof PAYMENT_CALLS> = {
  'payment.payments': [{ as: 'member', request: () => ({}) }],
  'payment.settings': [{ as: 'member', request: () => ({}) }],
  'payment.pay': [
    { as: 'member', request: async (stage) => ({ order_no: await makeOrder(stage), payment_id: '2' }) },
    { as: 'member', request: async (stage) => ({ order_no: await makeOrder(stage) }) },
  ],
  'payment.payForPC': [
    { as: 'member', request: () => ({ client_order_id: clientOrderId(), option_id: '300', payment_id: '1' }) },
    { as: 'member', request: () => ({ client_order_id: clientOrderId(), option_id: '60' }) },
  ],
  'payment.checkPCPayStatus': [
    { as: 'member', request: async (stage) => ({ order_no: await payOrder(stage, 'success') }) },
    { as: 'member', request: async (stage) => ({ order_no: await payOrder(stage, 'pending') }) },
    { as: 'member', request: async (stage) => ({ order_no: await payOrder(stage, 'failure') }) },
    { as: 'member', request: async (stage) => ({ order_no: await payOrder(stage, 'timeout') }) },
  ],
};
