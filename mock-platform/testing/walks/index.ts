import type { EndpointName, Endpoints } from '@miczero/contracts';
import { ACCOUNT_WALKS } from './areas/account.ts';
import { CHANNEL_WALKS } from './areas/channel.ts';
import { CHANNEL_MANAGEMENT_WALKS } from './areas/channel-management.ts';
import { FILE_WALKS } from './areas/file.ts';
import { GAME_WALKS } from './areas/game.ts';
import { GAMING_WALKS } from './areas/gaming.ts';
import { GIFT_WALKS, RANKING_WALKS } from './areas/gift.ts';
import { GROUP_WALKS } from './areas/group.ts';
import { HALL_WALKS } from './areas/hall.ts';
import { HALL_MANAGEMENT_WALKS } from './areas/hall-management.ts';
import { IM_WALKS } from './areas/im.ts';
import { INVITE_WALKS } from './areas/invite.ts';
import { LOGIN_WALKS } from './areas/login.ts';
import { NOTICE_WALKS } from './areas/notice.ts';
import { OPS_WALKS } from './areas/ops.ts';
import { PAYMENT_WALKS } from './areas/payment.ts';
import { PROFILE_WALKS } from './areas/profile.ts';
import { REAL_NAME_WALKS } from './areas/real-name.ts';
import { RECHARGE_WALKS } from './areas/recharge.ts';
import { ROOM_WALKS, STAFF_WALKS } from './areas/room.ts';
import { SEAT_WALKS } from './areas/seat.ts';
import { SOCIAL_WALKS } from './areas/social.ts';
import { SUPPORT_WALKS } from './areas/support.ts';
import { TOURIST_WALKS } from './areas/tourist.ts';
import { USER_WALKS } from './areas/user.ts';
import { VISIT_WALKS } from './areas/visit.ts';
import { VOICE_WALKS } from './areas/voice.ts';
import { WALLET_WALKS } from './areas/wallet.ts';
import type { Sandbox } from './sandbox.ts';
import type { Walk, Walks } from './walk.ts';

/** A successful use of every call there is. A call without one does not compile. */
export const WALKS: Walks<Endpoints> = {
  ...ACCOUNT_WALKS,
  ...CHANNEL_WALKS,
  ...FILE_WALKS,
  ...GAME_WALKS,
  ...HALL_WALKS,
  ...LOGIN_WALKS,
  ...PROFILE_WALKS,
  ...REAL_NAME_WALKS,
  ...SUPPORT_WALKS,
  ...PAYMENT_WALKS,
  ...RECHARGE_WALKS,
  ...WALLET_WALKS,
  ...OPS_WALKS,
  ...TOURIST_WALKS,
  ...CHANNEL_MANAGEMENT_WALKS,
  ...GAMING_WALKS,
  ...HALL_MANAGEMENT_WALKS,
  ...INVITE_WALKS,
  ...NOTICE_WALKS,
  ...VOICE_WALKS,
  ...IM_WALKS,
  ...GROUP_WALKS,
  ...SOCIAL_WALKS,
  ...USER_WALKS,
  ...ROOM_WALKS,
  ...VISIT_WALKS,
  ...STAFF_WALKS,
  ...SEAT_WALKS,
  ...GIFT_WALKS,
  ...RANKING_WALKS,
};

/** Makes the call of a walk whose `before` has run; returns the answer, success or not. */
export async function take(sandbox: Sandbox, name: EndpointName, walk: Walk) {
  const caller = walk.as === 'visitor' ? sandbox.visitor() : await sandbox.as(walk.as);
  const request = await walk.request(sandbox);
  return { request, answer: await caller.raw(name, request, caller.headers(), walk.file?.()) };
}

export { PERSONA_PHONES, type Persona } from '../../src/core/seeds/personas.ts';
export { Sandbox } from './sandbox.ts';
export type { Walk, Walks } from './walk.ts';
