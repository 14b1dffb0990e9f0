import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const SUPPORT_PATHS = {
  'account.report': { method: 'POST', path: '/account/report', provisional: NO_PATH },
  'user.feedback': { method: 'POST', path: '/go/user/feedback', provisional: METHOD },
  'account.censor_text': { method: 'POST', path: '/account/censor/text', provisional: NO_PATH },
  'account.censor_image': { method: 'POST', path: '/account/censor/image', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
