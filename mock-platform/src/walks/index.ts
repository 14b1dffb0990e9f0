import type { EndpointName, Endpoints } from '@miczero/contracts';
import { ACCOUNT_WALKS } from './areas/account.ts';
import { CHANNEL_WALKS } from './areas/channel.ts';
import { FILE_WALKS } from './areas/file.ts';
import { HALL_WALKS } from './areas/hall.ts';
import { LOGIN_WALKS } from './areas/login.ts';
import { PROFILE_WALKS } from './areas/profile.ts';
import { REAL_NAME_WALKS } from './areas/real-name.ts';
import { SOCIAL_WALKS } from './areas/social.ts';
import { SUPPORT_WALKS } from './areas/support.ts';
import { USER_WALKS } from './areas/user.ts';
import type { Stage } from './stage.ts';
import type { Walk, Walks } from './walk.ts';

/** A successful use of every call there is. A call without one does not compile. */
export const WALKS: Walks<Endpoints> = {
  ...ACCOUNT_WALKS,
  ...CHANNEL_WALKS,
  ...FILE_WALKS,
  ...HALL_WALKS,
  ...LOGIN_WALKS,
  ...PROFILE_WALKS,
  ...REAL_NAME_WALKS,
  ...SUPPORT_WALKS,
  ...SOCIAL_WALKS,
  ...USER_WALKS,
};

/** Makes the call of a walk whose `before` has run; answers what came back, whatever it is. */
export async function take(stage: Stage, name: EndpointName, walk: Walk) {
  const caller = walk.as === 'visitor' ? stage.visitor() : await stage.as(walk.as);
  const request = await walk.request(stage);
  return { request, answer: await caller.raw(name, request, caller.headers(), walk.file?.()) };
}

export { STAGE_PHONES, type StagePerson } from '../seeds/stage-people.ts';
export { Stage } from './stage.ts';
export type { Walk, Walks } from './walk.ts';
