import type { PathEntry } from './path-entry.ts';

/** Pages that a reader opens. In a module of its own, because every page links to them. */
export const STATIC_PAGE_PATHS = {
  'static.privacy': {
    method: 'GET',
    path: '/static/privacy',
    provisional: 'the specification does not show the address',
  },
  'static.agreement': {
    method: 'GET',
    path: '/static/agreement',
    provisional: 'the specification does not show the address',
  },
} as const satisfies Record<string, PathEntry>;
