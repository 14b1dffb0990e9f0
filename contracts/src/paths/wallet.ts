import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const WALLET_PATHS = {
  'wallet.money': { method: 'GET', path: '/go/home/wallet/money', provisional: METHOD },
  'first_charge.get_pack': { method: 'POST', path: '/account/first_charge/get_pack', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
