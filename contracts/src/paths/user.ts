import { METHOD, type PathEntry } from './path-entry.ts';

export const USER_PATHS = {
  'user.infos': { method: 'POST', path: '/go/user/infos', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
