import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const PAYMENT_PATHS = {
  'payment.payments': { method: 'GET', path: '/go/home/payment/payments', provisional: METHOD },
  'payment.settings': { method: 'GET', path: '/go/home/payment/settings', provisional: NO_PATH },
  'payment.pay': { method: 'POST', path: '/go/home/payment/pay', provisional: METHOD },
  'payment.payForPC': { method: 'POST', path: '/go/home/payment/payForPC' },
  'payment.checkPCPayStatus': { method: 'GET', path: '/go/home/payment/checkPCPayStatus', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
