import { METHOD, type PathEntry } from './path-entry.ts';

/** In a module of its own, because every page loads it. */
export const LOGIN_LOG_PATHS = {
  'user.login_log': { method: 'POST', path: '/go/user/login_log', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
