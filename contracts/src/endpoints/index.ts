import type { Endpoint } from '../kernel/define-endpoint.ts';
import type { EndpointName } from '../paths/index.ts';
import { ACCOUNT_CALLS } from './account.ts';
import { CHANNEL_CALLS } from './channel.ts';
import { FILE_CALLS } from './file.ts';
import { HALL_CALLS } from './hall.ts';
import { LOGIN_CALLS } from './login.ts';
import { PROFILE_CALLS } from './profile.ts';
import { REAL_NAME_CALLS } from './real-name.ts';
import { SOCIAL_CALLS } from './social.ts';
import { SUPPORT_CALLS } from './support.ts';
import { USER_CALLS } from './user.ts';

/**
 * Every call, by name. A path without a call, or a call without a path, does not compile. The client takes the tables of
 * the areas that it uses: what a page does not call, it does not load.
 */
export const ENDPOINTS = {
  ...ACCOUNT_CALLS,
  ...CHANNEL_CALLS,
  ...FILE_CALLS,
  ...HALL_CALLS,
  ...LOGIN_CALLS,
  ...PROFILE_CALLS,
  ...REAL_NAME_CALLS,
  ...SUPPORT_CALLS,
  ...SOCIAL_CALLS,
  ...USER_CALLS,
} as const satisfies { readonly [Name in EndpointName]: Endpoint<Name> };

export type Endpoints = typeof ENDPOINTS;
