import { NO_PATH, type PathEntry } from './path-entry.ts';

/** In a module of its own, because every lobby loads it. */
export const ACTIVITY_CONFIG_PATHS = {
  'activity.config': { method: 'POST', path: '/go/lobby/activity/config', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
