import type { RECHARGE_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { clientOrderId, makeOrder } from './money-acts.ts';

export const RECHARGE_WALKS: Walks<typeof RECHARGE_CALLS> = {
  'recharge.options': [{ as: 'member', request: () => ({}) }],
  'recharge.create_order': [
    { as: 'member', request: () => ({ client_order_id: clientOrderId(), option_id: '60', payment_id: '1' }) },
    { as: 'member', request: () => ({ client_order_id: clientOrderId(), option_id: '60' }) },
  ],
  'recharge.query_order': [
    { as: 'member', request: async (sandbox) => ({ order_no: await makeOrder(sandbox) }) },
    {
      as: 'member',
      request: async (sandbox) => {
        const client_order_id = clientOrderId();
        await (await sandbox.as('member')).call('recharge.create_order', { client_order_id, option_id: '60' });
        return { client_order_id };
      },
    },
  ],
  'recharge.cancel_order': [{ as: 'member', request: async (sandbox) => ({ order_no: await makeOrder(sandbox) }) }],
};
