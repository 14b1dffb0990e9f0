import { setSkills } from './control.ts';

/** The writes of games. */
export const GAME_COMMANDS = {
  'control.skills.set': setSkills,
} as const;
