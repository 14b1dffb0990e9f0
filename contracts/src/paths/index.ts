import { ACCOUNT_PATHS } from './account.ts';
import { ACTIVITY_CONFIG_PATHS } from './activity-config.ts';
import { CHANNEL_PATHS } from './channel.ts';
import { CHANNEL_MANAGEMENT_PATHS } from './channel-management.ts';
import { FILE_PATHS } from './file.ts';
import { GAME_PATHS } from './game.ts';
import { GAMING_PATHS } from './gaming.ts';
import { GIFT_PATHS } from './gift.ts';
import { GROUP_PATHS } from './group.ts';
import { HALL_PATHS } from './hall.ts';
import { HALL_MANAGEMENT_PATHS } from './hall-management.ts';
import { HOME_OPS_PATHS } from './home-ops.ts';
import { HOME_PLAYERS_PATHS } from './home-players.ts';
import { IM_PATHS } from './im.ts';
import { INVITE_PATHS } from './invite.ts';
import { LOGIN_PATHS } from './login.ts';
import { LOGIN_LOG_PATHS } from './login-log.ts';
import { NOTICE_PATHS } from './notice.ts';
import { OPS_PATHS } from './ops.ts';
import { PAYMENT_PATHS } from './payment.ts';
import { PERSON_PATHS, PROFILE_PATHS, REAL_NAME_PATHS } from './profile.ts';
import { RANKING_PATHS } from './ranking.ts';
import { RECHARGE_PATHS } from './recharge.ts';
import { ROOM_PATHS } from './room.ts';
import { SEAT_PATHS } from './seat.ts';
import { SEAT_STAFF_PATHS } from './seat-staff.ts';
import { SOCIAL_PATHS } from './social.ts';
import { STAFF_PATHS } from './staff.ts';
import { STATIC_PAGE_PATHS } from './static-pages.ts';
import { SUPPORT_PATHS } from './support.ts';
import { TOURIST_PATHS } from './tourist.ts';
import { USER_PATHS } from './user.ts';
import { VISIT_PATHS } from './visit.ts';
import { VOICE_PATHS } from './voice.ts';
import { WALLET_PATHS } from './wallet.ts';

/**
 * Every method and path. Real ones are filled in in this folder, or overridden at run time by `paths` in config.json.
 * The client imports the tables of single areas, so that a page loads only the paths that it uses.
 */
export const PATHS = {
  ...ACCOUNT_PATHS,
  ...CHANNEL_PATHS,
  ...FILE_PATHS,
  ...GAME_PATHS,
  ...HOME_PLAYERS_PATHS,
  ...HALL_PATHS,
  ...LOGIN_PATHS,
  ...PERSON_PATHS,
  ...PROFILE_PATHS,
  ...REAL_NAME_PATHS,
  ...SUPPORT_PATHS,
  ...LOGIN_LOG_PATHS,
  ...PAYMENT_PATHS,
  ...RECHARGE_PATHS,
  ...WALLET_PATHS,
  ...OPS_PATHS,
  ...ACTIVITY_CONFIG_PATHS,
  ...STATIC_PAGE_PATHS,
  ...HOME_OPS_PATHS,
  ...CHANNEL_MANAGEMENT_PATHS,
  ...GAMING_PATHS,
  ...HALL_MANAGEMENT_PATHS,
  ...INVITE_PATHS,
  ...NOTICE_PATHS,
  ...VOICE_PATHS,
  ...GIFT_PATHS,
  ...RANKING_PATHS,
  ...ROOM_PATHS,
  ...SEAT_PATHS,
  ...SEAT_STAFF_PATHS,
  ...STAFF_PATHS,
  ...VISIT_PATHS,
  ...IM_PATHS,
  ...GROUP_PATHS,
  ...SOCIAL_PATHS,
  ...TOURIST_PATHS,
  ...USER_PATHS,
} as const;

export type EndpointName = keyof typeof PATHS;
