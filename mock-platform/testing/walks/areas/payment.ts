import type { PAYMENT_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { clientOrderId, makeOrder, payOrder } from './money-acts.ts';

export const PAYMENT_WALKS: Walks<typeof PAYMENT_CALLS> = {
  'payment.payments': [{ as: 'member', request: () => ({}) }],
  'payment.settings': [{ as: 'member', request: () => ({}) }],
  'payment.pay': [
    { as: 'member', request: async (sandbox) => ({ order_no: await makeOrder(sandbox), payment_id: '2' }) },
    { as: 'member', request: async (sandbox) => ({ order_no: await makeOrder(sandbox) }) },
  ],
  'payment.payForPC': [
    { as: 'member', request: () => ({ client_order_id: clientOrderId(), option_id: '300', payment_id: '1' }) },
    { as: 'member', request: () => ({ client_order_id: clientOrderId(), option_id: '60' }) },
  ],
  'payment.checkPCPayStatus': [
    { as: 'member', request: async (sandbox) => ({ order_no: await payOrder(sandbox, 'success') }) },
    { as: 'member', request: async (sandbox) => ({ order_no: await payOrder(sandbox, 'pending') }) },
    { as: 'member', request: async (sandbox) => ({ order_no: await payOrder(sandbox, 'failure') }) },
    { as: 'member', request: async (sandbox) => ({ order_no: await payOrder(sandbox, 'timeout') }) },
  ],
};
