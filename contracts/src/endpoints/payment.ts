import * as z from 'zod/mini';
import { paymentsData, paySettingData, rechargeOrder } from '../entities/wallet.ts';
import { PAYMENT_PATHS } from '../paths/payment.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { newOrder, orderNo, paymentId } from './order-fields.ts';

const SHAPE = 'the specification shows neither payload nor result';

/** api.go.home.payment.payments, api.room.op.payments-list */
const payments = defineEndpoint(PAYMENT_PATHS, {
  name: 'payment.payments',
  summary: 'The payment methods.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: z.object({ paymentsData }),
  refusals: [],
  causes: [],
  rules: ['api.go.home.payment.payments', 'api.room.op.payments-list', 'entity.payments-data'],
  provisional: SHAPE,
});

/** api.room.op.pay-settings */
const settings = defineEndpoint(PAYMENT_PATHS, {
  name: 'payment.settings',
  summary: 'The payment settings.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: z.object({ paySettingData }),
  refusals: [],
  causes: [],
  rules: ['api.room.op.pay-settings', 'entity.pay-setting-data'],
  provisional: SHAPE,
});

/** api.go.home.payment.pay: idempotent for an order that is being paid or is paid. */
const pay = defineEndpoint(PAYMENT_PATHS, {
  name: 'payment.pay',
  summary: 'Pay an existing order.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ order_no: orderNo, payment_id: paymentId }),
  data: z.object({ order: rechargeOrder }),
  refusals: ['orderUnknown', 'paymentUnknown', 'orderClosed', 'tooManyRequests'],
  causes: [],
  rules: ['api.go.home.payment.pay'],
  provisional: SHAPE,
});

/** api.go.home.payment.payForPC */
const payForPc = defineEndpoint(PAYMENT_PATHS, {
  name: 'payment.payForPC',
  summary: 'Create an order and pay it at once; returns the code to scan.',
  host: 'api',
  encoding: 'multipart',
  signed: true,
  request: z.object(newOrder),
  data: z.object({ order: rechargeOrder }),
  refusals: ['optionUnknown', 'paymentUnknown', 'ordersOpen', 'orderClosed', 'requestInvalid', 'tooManyRequests'],
  causes: [],
  rules: ['api.go.home.payment.payForPC'],
  provisional: SHAPE,
});

/** api.go.home.payment.checkPCPayStatus */
const checkPcPayStatus = defineEndpoint(PAYMENT_PATHS, {
  name: 'payment.checkPCPayStatus',
  summary: 'The payment status of an order.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ order_no: orderNo }),
  data: z.object({ order: rechargeOrder }),
  refusals: ['orderUnknown'],
  causes: [],
  rules: ['api.go.home.payment.checkPCPayStatus'],
  provisional: SHAPE,
});

export const PAYMENT_CALLS = {
  'payment.payments': payments,
  'payment.settings': settings,
  'payment.pay': pay,
  'payment.payForPC': payForPc,
  'payment.checkPCPayStatus': checkPcPayStatus,
} as const satisfies Calls<typeof PAYMENT_PATHS>;
