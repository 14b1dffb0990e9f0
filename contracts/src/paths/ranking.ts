import { METHOD, type PathEntry } from './path-entry.ts';

export const RANKING_PATHS = {
  'ranking.tabs': { method: 'GET', path: '/go/home/room/rankTab', provisional: METHOD },
  'ranking.received': { method: 'GET', path: '/go/home/room/recvRank', provisional: METHOD },
  'ranking.sent': { method: 'GET', path: '/go/home/room/sendRank', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
