import type { WALLET_CALLS } from '@miczero/contracts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { payOrder } from './money-acts.ts';

/** 阿澈 has charged for the first time. */
async function charge(sandbox: Sandbox): Promise<void> {
  const order_no = await payOrder(sandbox, 'success');
  await (await sandbox.as('member')).call('recharge.query_order', { order_no });
}

export const WALLET_WALKS: Walks<typeof WALLET_CALLS> = {
  'wallet.money': [
    { as: 'member', before: charge, request: () => ({}) },
    { as: 'outsider', request: () => ({}) },
  ],
  'first_charge.get_pack': [{ as: 'member', before: charge, request: () => ({}) }],
};
