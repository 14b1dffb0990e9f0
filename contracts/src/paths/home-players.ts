import { METHOD, type PathEntry } from './path-entry.ts';

/** In a module of its own, because the first page loads it. */
export const HOME_PLAYERS_PATHS = {
  'game.home_player': { method: 'GET', path: '/v2/home/player', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
