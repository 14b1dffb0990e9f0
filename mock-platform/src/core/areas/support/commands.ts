import { logLogin, sendFeedback, sendReport } from './messages.ts';

/** Reports of users to operations. */
export const SUPPORT_COMMANDS = {
  'account.report': sendReport,
  'user.feedback': sendFeedback,
  'user.login_log': logLogin,
} as const;
