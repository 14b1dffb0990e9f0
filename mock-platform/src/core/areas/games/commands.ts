import { setSkills } from './staging.ts';

/** The writes of games. */
export const GAME_COMMANDS = {
  'staging.set_skills': setSkills,
} as const;
