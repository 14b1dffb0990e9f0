import { NO_PATH, type PathEntry } from './path-entry.ts';

export const TOURIST_PATHS = {
  'tourist.recommend': { method: 'GET', path: '/v2/tourist/recommend', provisional: NO_PATH },
  'tourist.search': { method: 'GET', path: '/v2/tourist/search', provisional: NO_PATH },
  'tourist.hotwords': { method: 'GET', path: '/v2/tourist/search/hotwords', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
