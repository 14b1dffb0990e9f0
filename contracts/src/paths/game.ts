import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const GAME_PATHS = {
  'game.player_skill': { method: 'GET', path: '/v2/user_game/player/skill', provisional: METHOD },
  'game.config': { method: 'GET', path: '/v2/user_game/config', provisional: METHOD },
  'game.gift_user': { method: 'GET', path: '/v2/home/gift_user', provisional: METHOD },
  'game.match_entry': { method: 'GET', path: '/v2/home/match_entry', provisional: METHOD },
  'game.skill_data': { method: 'GET', path: '/v1/user/skillData', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
