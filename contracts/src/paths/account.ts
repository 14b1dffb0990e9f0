import { NO_PATH, type PathEntry } from './path-entry.ts';

export const ACCOUNT_PATHS = {
  'account.login': { method: 'POST', path: '/account/login', provisional: NO_PATH },
  'account.register': { method: 'POST', path: '/account/register', provisional: NO_PATH },
  'account.logout': { method: 'POST', path: '/account/logout', provisional: NO_PATH },
  'account.chktoken': { method: 'POST', path: '/account/chktoken', provisional: NO_PATH },
  'account.setbase': { method: 'POST', path: '/account/setbase', provisional: NO_PATH },
  'account.captcha': { method: 'GET', path: '/account/captcha', provisional: NO_PATH },
  'account.sms': { method: 'POST', path: '/account/sms', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
