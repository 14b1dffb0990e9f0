import { ACCOUNT_PATHS } from './account.ts';
import { CHANNEL_PATHS } from './channel.ts';
import { FILE_PATHS } from './file.ts';
import { HALL_PATHS } from './hall.ts';
import { LOGIN_PATHS } from './login.ts';
import { PROFILE_PATHS, REAL_NAME_PATHS } from './profile.ts';
import { SOCIAL_PATHS } from './social.ts';
import { SUPPORT_PATHS } from './support.ts';
import { USER_PATHS } from './user.ts';

/**
 * Every method and path. Real ones are filled in in this folder, or overridden at run time by `paths` in config.json. The
 * client takes the tables of the areas that it uses, so that a page does not carry the paths of all the others.
 */
export const PATHS = {
  ...ACCOUNT_PATHS,
  ...CHANNEL_PATHS,
  ...FILE_PATHS,
  ...HALL_PATHS,
  ...LOGIN_PATHS,
  ...PROFILE_PATHS,
  ...REAL_NAME_PATHS,
  ...SUPPORT_PATHS,
  ...SOCIAL_PATHS,
  ...USER_PATHS,
} as const;

export type EndpointName = keyof typeof PATHS;
