import { sweepSessions } from './sessions.ts';

/** The writes of sessions. */
export const SESSION_COMMANDS = {
  'session.sweep': sweepSessions,
} as const;
