import { ACCOUNT_PATHS } from './account.ts';
import { CHANNEL_PATHS } from './channel.ts';
import { FILE_PATHS } from './file.ts';
import { GIFT_PATHS } from './gift.ts';
import { HALL_PATHS } from './hall.ts';
import { RANKING_PATHS } from './ranking.ts';
import { ROOM_PATHS } from './room.ts';
import { SEAT_PATHS } from './seat.ts';
import { SOCIAL_PATHS } from './social.ts';
import { STAFF_PATHS } from './staff.ts';
import { USER_PATHS } from './user.ts';
import { VISIT_PATHS } from './visit.ts';

/**
 * Every method and path. Real ones are filled in in this folder, or overridden at run time by `paths` in config.json. The
 * client takes the tables of the areas that it uses, so that a page does not carry the paths of all the others.
 */
export const PATHS = {
  ...ACCOUNT_PATHS,
  ...CHANNEL_PATHS,
  ...FILE_PATHS,
  ...HALL_PATHS,
  ...GIFT_PATHS,
  ...RANKING_PATHS,
  ...ROOM_PATHS,
  ...SEAT_PATHS,
  ...STAFF_PATHS,
  ...VISIT_PATHS,
  ...SOCIAL_PATHS,
  ...USER_PATHS,
} as const;

export type EndpointName = keyof typeof PATHS;
