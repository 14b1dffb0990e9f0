import type { EndpointName } from '../paths/index.ts';
import { ACCOUNT_CALLS } from './account.ts';
import { CHANNEL_CALLS } from './channel.ts';
import { CHANNEL_MANAGEMENT_CALLS } from './channel-management.ts';
import type { Endpoint } from './define-endpoint.ts';
import { FILE_CALLS } from './file.ts';
import { GAME_CALLS } from './game.ts';
import { GAMING_CALLS } from './gaming.ts';
import { GIFT_CALLS } from './gift.ts';
import { GROUP_CALLS } from './group.ts';
import { HALL_CALLS } from './hall.ts';
import { HALL_MANAGEMENT_CALLS } from './hall-management.ts';
import { IM_CALLS } from './im.ts';
import { INVITE_CALLS } from './invite.ts';
import { LOGIN_CALLS } from './login.ts';
import { NOTICE_CALLS } from './notice.ts';
import { OPS_CALLS } from './ops.ts';
import { PAYMENT_CALLS } from './payment.ts';
import { PERSON_CALLS } from './person.ts';
import { PROFILE_CALLS } from './profile.ts';
import { RANKING_CALLS } from './ranking.ts';
import { REAL_NAME_CALLS } from './real-name.ts';
import { RECHARGE_CALLS } from './recharge.ts';
import { ROOM_CALLS } from './room.ts';
import { SEAT_CALLS } from './seat.ts';
import { SEAT_STAFF_CALLS } from './seat-staff.ts';
import { SOCIAL_CALLS } from './social.ts';
import { STAFF_CALLS } from './staff.ts';
import { SUPPORT_CALLS } from './support.ts';
import { TOURIST_CALLS } from './tourist.ts';
import { USER_CALLS } from './user.ts';
import { VISIT_CALLS } from './visit.ts';
import { VOICE_CALLS } from './voice.ts';
import { WALLET_CALLS } from './wallet.ts';

/**
 * Every call by name. A path without a call, or a call without a path, does not compile. The client imports the tables
 * of single areas instead, so that a page loads only the calls that it makes.
 */
export const ENDPOINTS = {
  ...ACCOUNT_CALLS,
  ...CHANNEL_CALLS,
  ...FILE_CALLS,
  ...GAME_CALLS,
  ...HALL_CALLS,
  ...LOGIN_CALLS,
  ...PROFILE_CALLS,
  ...PERSON_CALLS,
  ...REAL_NAME_CALLS,
  ...SUPPORT_CALLS,
  ...PAYMENT_CALLS,
  ...RECHARGE_CALLS,
  ...WALLET_CALLS,
  ...OPS_CALLS,
  ...CHANNEL_MANAGEMENT_CALLS,
  ...GAMING_CALLS,
  ...HALL_MANAGEMENT_CALLS,
  ...INVITE_CALLS,
  ...NOTICE_CALLS,
  ...VOICE_CALLS,
  ...GIFT_CALLS,
  ...RANKING_CALLS,
  ...ROOM_CALLS,
  ...SEAT_CALLS,
  ...SEAT_STAFF_CALLS,
  ...STAFF_CALLS,
  ...VISIT_CALLS,
  ...IM_CALLS,
  ...GROUP_CALLS,
  ...SOCIAL_CALLS,
  ...TOURIST_CALLS,
  ...USER_CALLS,
} as const satisfies { readonly [Name in EndpointName]: Endpoint<Name> };

export type Endpoints = typeof ENDPOINTS;
