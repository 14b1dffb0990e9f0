import * as z from 'zod/mini';
import { rechargeOption, rechargeOrder } from '../entities/wallet.ts';
import { RECHARGE_PATHS } from '../paths/recharge.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { clientOrderId, newOrder, orderNo } from './order-fields.ts';

const SHAPE = 'the specification shows neither payload nor result';

/** api.pay.recharge-options */
const options = defineEndpoint(RECHARGE_PATHS, {
  name: 'recharge.options',
  summary: 'The products: amounts of coins on sale.',
  host: 'payment',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: z.object({ list: z.array(rechargeOption) }),
  refusals: [],
  causes: [],
  rules: ['api.pay.recharge-options'],
  provisional: SHAPE,
});

/** api.pay.create_order */
const createOrder = defineEndpoint(RECHARGE_PATHS, {
  name: 'recharge.create_order',
  summary: 'Create an order. A repeated client_order_id returns the same order.',
  host: 'payment',
  encoding: 'multipart',
  signed: true,
  request: z.object(newOrder),
  data: z.object({ order: rechargeOrder }),
  refusals: ['optionUnknown', 'paymentUnknown', 'ordersOpen', 'requestInvalid', 'tooManyRequests'],
  causes: [],
  rules: ['api.pay.create_order'],
  provisional: SHAPE,
});

/** api.pay.query_order: looked up by either id. */
const queryOrder = defineEndpoint(RECHARGE_PATHS, {
  name: 'recharge.query_order',
  summary: "One of the caller's orders, by its number or by the caller's own id.",
  host: 'payment',
  encoding: 'multipart',
  signed: true,
  request: z.object({ order_no: z.optional(orderNo), client_order_id: z.optional(clientOrderId) }),
  data: z.object({ order: rechargeOrder }),
  refusals: ['orderUnknown'],
  causes: [],
  rules: ['api.pay.query_order'],
  provisional: SHAPE,
});

/** api.pay.recharge-other */
const cancelOrder = defineEndpoint(RECHARGE_PATHS, {
  name: 'recharge.cancel_order',
  summary: 'Close an unpaid order.',
  host: 'payment',
  encoding: 'json',
  signed: true,
  request: z.object({ order_no: orderNo }),
  data: z.object({ order: rechargeOrder }),
  refusals: ['orderUnknown', 'orderPaid', 'tooManyRequests'],
  causes: [],
  rules: ['api.pay.recharge-other'],
  provisional:
    'the specification does not show what the other recharge call does; that it closes an order is our guess',
});

export const RECHARGE_CALLS = {
  'recharge.options': options,
  'recharge.create_order': createOrder,
  'recharge.query_order': queryOrder,
  'recharge.cancel_order': cancelOrder,
} as const satisfies Calls<typeof RECHARGE_PATHS>;
