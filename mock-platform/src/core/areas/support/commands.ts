import { logLogin, sendFeedback, sendReport } from './messages.ts';

/** What people tell operations. */
export const SUPPORT_COMMANDS = {
  'support.report': sendReport,
  'support.feedback': sendFeedback,
  'support.login_log': logLogin,
} as const;
