import type { Endpoint } from '../kernel/define-endpoint.ts';
import type { EndpointName } from '../paths/index.ts';
import { ACCOUNT_CALLS } from './account.ts';
import { CHANNEL_CALLS } from './channel.ts';
import { FILE_CALLS } from './file.ts';
import { GIFT_CALLS } from './gift.ts';
import { HALL_CALLS } from './hall.ts';
import { RANKING_CALLS } from './ranking.ts';
import { ROOM_CALLS } from './room.ts';
import { SEAT_CALLS } from './seat.ts';
import { SOCIAL_CALLS } from './social.ts';
import { STAFF_CALLS } from './staff.ts';
import { USER_CALLS } from './user.ts';
import { VISIT_CALLS } from './visit.ts';

/**
 * Every call, by name. A path without a call, or a call without a path, does not compile. The client takes the tables of
 * the areas that it uses: what a page does not call, it does not load.
 */
export const ENDPOINTS = {
  ...ACCOUNT_CALLS,
  ...CHANNEL_CALLS,
  ...FILE_CALLS,
  ...HALL_CALLS,
  ...GIFT_CALLS,
  ...RANKING_CALLS,
  ...ROOM_CALLS,
  ...SEAT_CALLS,
  ...STAFF_CALLS,
  ...VISIT_CALLS,
  ...SOCIAL_CALLS,
  ...USER_CALLS,
} as const satisfies { readonly [Name in EndpointName]: Endpoint<Name> };

export type Endpoints = typeof ENDPOINTS;
