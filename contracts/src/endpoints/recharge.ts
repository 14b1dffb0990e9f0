import * as z from 'zod/mini';
import { rechargeOption, rechargeOrder } from '../entities/wallet.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { RECHARGE_PATHS } from '../paths/recharge.ts';
import { clientOrderId, newOrder, orderNo } from './order-fields.ts';

const SHAPE = 'payload and result are not shown';

/** api.pay.recharge-options */
const options = defineEndpoint(RECHARGE_PATHS, {
  name: 'recharge.options',
  summary: 'What can be bought.',
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
  summary: 'Make an order. The same client_order_id again answers the same order.',
  host: 'payment',
  encoding: 'multipart',
  signed: true,
  request: z.object(newOrder),
  data: z.object({ order: rechargeOrder }),
  refusals: ['optionUnknown', 'paymentUnknown', 'ordersOpen', 'tooManyRequests'],
  causes: [],
  rules: ['api.pay.create_order'],
  provisional: SHAPE,
});

/** api.pay.query_order: by either id. */
const queryOrder = defineEndpoint(RECHARGE_PATHS, {
  name: 'recharge.query_order',
  summary: 'One of my orders, by its number or by my own id of it.',
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
  summary: 'Close an order that is not paid yet.',
  host: 'payment',
  encoding: 'json',
  signed: true,
  request: z.object({ order_no: orderNo }),
  data: z.object({ order: rechargeOrder }),
  refusals: ['orderUnknown', 'orderPaid', 'tooManyRequests'],
  causes: [],
  rules: ['api.pay.recharge-other'],
  provisional: 'what the other recharge call does is not shown; that it closes an order is our guess',
});

export const RECHARGE_CALLS = {
  'recharge.options': options,
  'recharge.create_order': createOrder,
  'recharge.query_order': queryOrder,
  'recharge.cancel_order': cancelOrder,
} as const satisfies Calls<typeof RECHARGE_PATHS>;
