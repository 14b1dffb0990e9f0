import { BY_NAME, type PathEntry } from './path-entry.ts';

export const NOTICE_PATHS = {
  'notice.create': { method: 'POST', path: '/go/lobby/notice/create' },
  'notice.del': { method: 'POST', path: '/go/lobby/notice/del' },
  'notice.list': { method: 'POST', path: '/go/lobby/notice/list', provisional: BY_NAME },
} as const satisfies Record<string, PathEntry>;
