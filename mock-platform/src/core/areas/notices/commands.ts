import { createNotice, deleteNotice, sweepNotices } from './notices.ts';

/** The writes of notices. */
export const NOTICE_COMMANDS = {
  'notice.create': createNotice,
  'notice.del': deleteNotice,
  'notice.sweep': sweepNotices,
} as const;
