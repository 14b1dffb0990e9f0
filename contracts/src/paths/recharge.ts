import { NO_PATH, type PathEntry } from './path-entry.ts';

export const RECHARGE_PATHS = {
  'recharge.options': { method: 'GET', path: '/recharge/options', provisional: NO_PATH },
  'recharge.create_order': { method: 'POST', path: '/recharge/create_order', provisional: NO_PATH },
  'recharge.query_order': { method: 'POST', path: '/recharge/query_order', provisional: NO_PATH },
  'recharge.cancel_order': { method: 'POST', path: '/recharge/cancel_order', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
